import type { Model } from '@logikit/sdk';
import type { ReactElement } from 'react';
import { ratingAnchor } from '../../paths/rating.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { formatNumber } from '../../words/formatters.ts';
import { useLocale, useWords } from '../../words/use-words.ts';
import type { Entry } from './load-rating.ts';
import { PersonName } from './person-name.tsx';
import { useArrival } from './use-arrival.ts';

const STEPS = 3;

/** The first three of a board, whose first page this is; none where there are fewer. */
export function podiumOf({ data, page }: Model<'RatingPage'>): readonly Entry[] {
  return page === 1 && data.length >= STEPS ? data.slice(0, STEPS) : [];
}

/** The first three, each on a step of their own; whoever has as many points has the same number on it. */
export function Podium({ entries }: { readonly entries: readonly Entry[] }): ReactElement {
  return (
    <ol className="rating-podium">
      {entries.map((entry) => (
        <Step key={entry.userId} entry={entry} />
      ))}
    </ol>
  );
}

function Step({ entry }: { readonly entry: Entry }): ReactElement {
  const t = useWords('rating');
  const locale = useLocale();
  const { isMe, userId, points, place } = entry;
  const arrival = useArrival(ratingAnchor(userId));
  return (
    <li aria-current={isMe ? 'true' : undefined} {...arrival}>
      <Avatar avatar={entry.avatar} size={60} />
      <p className="rating-podium-name">
        <PersonName person={entry} />
        <span>{t('rating.stars', { count: points, number: formatNumber(locale, points) })}</span>
      </p>
      <p className="rating-step" role="img" aria-label={t('rating.place', { place: formatNumber(locale, place) })}>
        {formatNumber(locale, place)}
      </p>
    </li>
  );
}
