import type { Model } from '@logikit/sdk';
import { Kit, KitPointing } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { formatNumber } from '../../words/formatters.ts';
import { useLocale, useWords } from '../../words/use-words.ts';

/** What a problem gives at most. */
const STARS = 3;

/** Kit names the next place that can be reached; a place that could be lost is never spoken of. */
export function NextPlace({
  board: { data, me, missing },
}: {
  readonly board: Model<'RatingPage'>;
}): ReactElement | null {
  const t = useWords('rating');
  const locale = useLocale();
  if (!me || missing.length > 0) return null;
  const ahead = data.findLast(({ points }) => points > me.points);
  if (!ahead && me.place > 1) return null;
  const stars = ahead ? ahead.points - me.points : 0;
  const problems = Math.ceil(stars / STARS);
  return (
    <div className="rating-kit">
      <Kit pose={KitPointing} />
      {ahead ? (
        <p>
          {t('rating.next', {
            count: stars,
            number: formatNumber(locale, stars),
            place: formatNumber(locale, ahead.place),
          })}{' '}
          {t('rating.next.problems', { count: problems, number: formatNumber(locale, problems) })}
        </p>
      ) : (
        <p>{t('rating.first')}</p>
      )}
    </div>
  );
}
