import type { Model } from '@logikit/sdk';
import type { ReactElement } from 'react';
import { formatNumber } from '../../words/formatters.ts';
import { useLocale, useWords } from '../../words/use-words.ts';
import { Face } from './face.tsx';
import type { Entry } from './load-rating.ts';

const STEPS = 3;

/** The first three of a board, whose first page this is; none where there are fewer. */
export function podiumOf({ data, page }: Model<'RatingPage'>): readonly Entry[] {
  return page === 1 && data.length >= STEPS ? data.slice(0, STEPS) : [];
}

/** The first three, each on a step of their own; whoever has as many points has the same number on it. */
export function Podium({ entries }: { readonly entries: readonly Entry[] }): ReactElement {
  const t = useWords('rating');
  const locale = useLocale();
  return (
    <ol className="rating-podium">
      {entries.map((entry) => (
        <li key={entry.userId} aria-current={entry.isMe ? 'true' : undefined}>
          <Face entry={entry} />
          <p className="rating-podium-name">
            {entry.isMe ? t('rating.you', { name: entry.displayName }) : entry.displayName}
            <span>{t('rating.stars', { count: entry.points, number: formatNumber(locale, entry.points) })}</span>
          </p>
          <p
            className="rating-step"
            role="img"
            aria-label={t('rating.place', { place: formatNumber(locale, entry.place) })}
          >
            {formatNumber(locale, entry.place)}
          </p>
        </li>
      ))}
    </ol>
  );
}
