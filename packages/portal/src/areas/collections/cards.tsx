import './collections.css';
import type { Model } from '@logikit/sdk';
import { useClient } from '@logikit/sdk/react';
import { Button, Chip, Kit, KitPuzzled, StarIcon } from '@logikit/widgets/ui';
import { type ReactElement, useState } from 'react';
import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router';
import { client as pageClient } from '../../client.ts';
import { CabinetShell } from '../../shell/cabinet-shell.tsx';
import { CollectionFace } from '../../shell/collection-face.tsx';
import { requireProfile } from '../../shell/guards.ts';
import { sounds } from '../../shell/sounds.ts';
import { localeOf } from '../../words/locales.ts';
import { useLocale, useWords } from '../../words/use-words.ts';
import { loadWords } from '../../words/words.ts';
import { dashboardPath } from '../cabinet/paths.ts';

type Card = Model<'CollectionCard'>;

const motifs = ['meadow', 'harbour', 'peaks', 'forest', 'desert', 'space'] as const;

export async function clientLoader(arrival: ClientLoaderFunctionArgs): Promise<Model<'CollectionCards'>> {
  await requireProfile(arrival);
  const locale = localeOf(new URL(arrival.request.url).pathname);
  const [cards] = await Promise.all([
    pageClient().collection.listCards(),
    loadWords(locale, ['collections', 'errors', 'cabinet', 'public']),
  ]);
  return cards;
}

/** The collection: things of the six landscapes, bought with stars that were earned by solving. */
export default function Cards(): ReactElement {
  const t = useWords('collections');
  const locale = useLocale();
  const client = useClient();
  const errorText = useWords('errors');
  const loaded = useLoaderData<typeof clientLoader>();
  const [cards, setCards] = useState(loaded.cards);
  const [balance, setBalance] = useState(loaded.starsOnBalance);
  const [fault, setFault] = useState<string | null>(null);
  const [busy, setBusy] = useState<number | null>(null);

  const open = async ({ id }: Card): Promise<void> => {
    setFault(null);
    setBusy(id);
    try {
      const opened = await client.collection.openCard({ params: { id } });
      setBalance(opened.starsOnBalance);
      client.profile.patch({ starsOnBalance: opened.starsOnBalance });
      // The card of the moment is now the one that was bought; it brings its sound and its turn.
      const moment = (await client.collection.getSituationalCard().catch(() => ({ card: null }))).card;
      const shown = moment?.id === id ? moment : opened.card;
      setCards((all) => all.map((card) => (card.id === id ? shown : card)));
      if (shown.sound) sounds().play('ui', shown.sound);
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : 'internal';
      setFault(errorText(`errors.${code}`, { defaultValue: errorText('errors.internal') }));
    }
    setBusy(null);
  };

  const opened = cards.filter(({ isOpened }) => isOpened).length;
  return (
    <CabinetShell
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
        {fault}
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
                  <CollectionFace card={card} />
                  <CardFoot card={card} balance={balance} isBusy={busy !== null} open={open} />
                </li>
              ))}
          </ul>
        </section>
      ))}
    </CabinetShell>
  );
}

interface CardFootProps {
  readonly card: Card;
  readonly balance: number;
  readonly isBusy: boolean;
  readonly open: (card: Card) => Promise<void>;
}

function CardFoot({ card, balance, isBusy, open }: CardFootProps): ReactElement {
  const t = useWords('collections');
  const name = t(`collections.card.${card.code}`);
  if (card.isOpened) return <b>{name}</b>;
  if (balance < card.price) {
    return <span className="collection-wait">{t('collections.missing', { count: card.price - balance })}</span>;
  }
  return (
    <Button tone="plain" size="small" disabled={isBusy} onClick={() => void open(card)}>
      <StarIcon />
      {t('collections.open', { count: card.price })}
      <span className="lk-unseen">{name}</span>
    </Button>
  );
}

function Empty(): ReactElement {
  const t = useWords('collections');
  return (
    <div className="lonely">
      <Kit pose={KitPuzzled} className="lonely-kit" />
      <p>{t('collections.empty')}</p>
    </div>
  );
}
