import './collection.css';
import type { Model } from '@logikit/sdk';
import { useClient } from '@logikit/sdk/react';
import { Button, Chip, Kit, KitPuzzled, StarIcon } from '@logikit/widgets/ui';
import { type ReactElement, useState } from 'react';
import { useLoaderData } from 'react-router';
import { client as pageClient } from '../../client/client.ts';
import { useMutation } from '../../client/use-mutation.ts';
import { CabinetPage } from '../../layout/cabinet/cabinet-page.tsx';
import { CollectionCardFace } from '../../ui/collection-card-face.tsx';
import { sounds } from '../../sound/sounds.ts';
import { useLocale, useWords } from '../../words/use-words.ts';
import { dashboardPath } from '../../paths/cabinet.ts';
import { page } from '../../app/page.ts';

type Card = Model<'CollectionCard'>;

const motifs = ['meadow', 'harbour', 'peaks', 'forest', 'desert', 'space'] as const;

export const clientLoader = page({
  areas: ['collections', 'errors', 'cabinet', 'public'],
  requires: 'profile',
  load: () => pageClient().collection.listCards(),
});

/** The collection: things of the six landscapes, bought with stars that were earned by solving. */
export default function Cards(): ReactElement {
  const t = useWords('collections');
  const locale = useLocale();
  const client = useClient();
  const loaded = useLoaderData<typeof clientLoader>();
  const [cards, setCards] = useState(loaded.cards);
  const [balance, setBalance] = useState(loaded.starsOnBalance);
  const { isPending, error, run } = useMutation({ refreshes: 'nothing' });

  const open = ({ id }: Card): Promise<boolean> =>
    run(async () => {
      const opened = await client.collection.openCard({ params: { id } });
      setBalance(opened.starsOnBalance);
      client.profile.patch({ starsOnBalance: opened.starsOnBalance });
      // The card of the moment is now the one that was bought; it brings its sound and its turn.
      const moment = (await client.collection.getSituationalCard().catch(() => ({ card: null }))).card;
      const shown = moment?.id === id ? moment : opened.card;
      setCards((all) => all.map((card) => (card.id === id ? shown : card)));
      if (shown.sound) sounds().play('ui', shown.sound);
    });

  const opened = cards.filter(({ isOpened }) => isOpened).length;
  return (
    <CabinetPage
      eyebrow={t('collections.eyebrow', { opened, all: cards.length })}
      title={t('collections.title')}
      roadTo={dashboardPath(locale)}
    >
      <title>{t('collections.tab')}</title>
      <div className="collection-balance">
        <Chip icon={<StarIcon />} label={t('collections.balance', { count: balance })}>
          {balance}
        </Chip>
        <p>{t('collections.lead')}</p>
      </div>
      <p role="alert" className="form-error">
        {error}
      </p>
      {cards.length === 0 && <Empty />}
      {motifs.map((motif) => (
        <section key={motif} className="collection-group">
          <h2>{t(`collections.group.${motif}`)}</h2>
          <ul>
            {cards
              .filter(({ group }) => group === motif)
              .map((card) => (
                <li key={card.id} className="collection-card" data-opened={card.isOpened || undefined}>
                  <CollectionCardFace card={card} />
                  <CardFoot card={card} balance={balance} isPending={isPending} open={open} />
                </li>
              ))}
          </ul>
        </section>
      ))}
    </CabinetPage>
  );
}

interface CardFootProps {
  readonly card: Card;
  readonly balance: number;
  readonly isPending: boolean;
  readonly open: (card: Card) => Promise<unknown>;
}

function CardFoot({ card, balance, isPending, open }: CardFootProps): ReactElement {
  const t = useWords('collections');
  const name = t(`collections.card.${card.code}`);
  if (card.isOpened) return <b>{name}</b>;
  if (balance < card.price) {
    return <span className="collection-wait">{t('collections.missing', { count: card.price - balance })}</span>;
  }
  return (
    <Button tone="plain" size="small" disabled={isPending} onClick={() => void open(card)}>
      <StarIcon />
      {t('collections.open', { count: card.price })}
      <span className="lk-unseen">{name}</span>
    </Button>
  );
}

function Empty(): ReactElement {
  const t = useWords('collections');
  return (
    <div className="message-page">
      <Kit pose={KitPuzzled} className="message-page-kit" />
      <p>{t('collections.empty')}</p>
    </div>
  );
}
