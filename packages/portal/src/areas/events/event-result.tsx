import './event.css';
import type { Model } from '@logikit/sdk';
import { RatingIcon, StarIcon } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { formatNumber } from '../../words/formatters.ts';
import { useLocale, useWords } from '../../words/use-words.ts';

/** How it went: the stars, and the place where there is one. */
export function EventResult({ result }: { readonly result: Model<'EventResult'> }): ReactElement {
  const t = useWords('events');
  const locale = useLocale();
  const { stars, maxStars, place, participants } = result;
  return (
    <span className="event-earned">
      <span>
        <StarIcon />
        {t('events.result.stars', { stars, of: maxStars })}
      </span>
      {place !== null && (
        <span>
          <RatingIcon />
          {t('events.result.place', {
            place: formatNumber(locale, place),
            participants: formatNumber(locale, participants),
          })}
        </span>
      )}
    </span>
  );
}
