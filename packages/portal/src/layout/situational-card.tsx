import './situational-card.css';
import type { Model } from '@logikit/sdk';
import { useClient, useStore } from '@logikit/sdk/react';
import { Button, StarIcon } from '@logikit/widgets/ui';
import { type ReactElement, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { CollectionCardFace } from '../ui/collection-card-face.tsx';
import { useMutation } from '../client/use-mutation.ts';
import { sounds } from '../sound/sounds.ts';
import { useLocale, useWords } from '../words/use-words.ts';
import { cardsPath } from '../paths/collections.ts';

type Card = Model<'CollectionCard'>;

interface SituationalCardProps {
  /** Large and upright, as a thing to take along. */
  readonly isKeepsake?: boolean;
}

/** The card that fits the moment: one that the stars would open, or one just opened, which turns over once (E-028). */
export function SituationalCard({ isKeepsake }: SituationalCardProps): ReactElement | null {
  const t = useWords('collections');
  const locale = useLocale();
  const client = useClient();
  const userId = useStore(client.profile.store, ({ profile }) => profile?.userId ?? null);
  const [card, setCard] = useState<Card | null>(null);
  const { error, run } = useMutation({ refreshes: 'nothing' });

  // Follows the platform: what fits now. Its sound is told once, so it rings once.
  useEffect(() => {
    if (userId === null) return;
    let isGone = false;
    client.collection.getSituationalCard().then(
      ({ card: found }) => isGone || show(found, setCard),
      (cause: unknown) => client.log('The card of the moment did not come.', cause),
    );
    return () => {
      isGone = true;
    };
  }, [client, userId]);

  if (!card) return null;
  const open = (): Promise<boolean> =>
    run(async () => {
      const { starsOnBalance } = await client.collection.openCard({ params: { id: card.id } });
      client.profile.patch({ starsOnBalance });
      show((await client.collection.getSituationalCard()).card, setCard);
    });
  return (
    <section
      className={isKeepsake ? 'situational-card' : 'lk-card situational-card'}
      data-keepsake={isKeepsake || undefined}
      data-card={card.code}
    >
      <CollectionCardFace card={card} />
      <div>
        <h2 className={isKeepsake ? 'lk-unseen' : undefined}>
          {t(card.isOpened ? 'collections.moment.mine' : 'collections.moment.title')}
        </h2>
        {(card.isOpened || !isKeepsake) && (
          <p className="situational-card-name">{t(`collections.card.${card.code}`)}</p>
        )}
        {!card.isOpened && (
          <Button tone="sun" size="small" onClick={() => void open()}>
            <StarIcon />
            {t('collections.open', { count: card.price })}
          </Button>
        )}
        <p role="alert" className="form-error">
          {error}
        </p>
        {!isKeepsake && (
          <Link className="text-link" to={cardsPath(locale)}>
            {t('collections.all')}
          </Link>
        )}
      </div>
    </section>
  );
}

function show(card: Card | null, setCard: (card: Card | null) => void): void {
  setCard(card);
  if (card?.sound) sounds().play('ui', card.sound);
}
