import type { Model } from '@logikit/sdk';
import { Kit, KitPointing } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { formatNumber } from '../../words/formatters.ts';
import { useLocale, useWords } from '../../words/use-words.ts';
import { nextStepOf, tellStep } from './next-step.ts';

/** What a problem gives at most. */
const STARS = 3;

/** Kit names the next place, and what leads there. */
export function NextPlace({ board }: { readonly board: Model<'RatingPage'> }): ReactElement | null {
  const t = useWords('rating');
  const locale = useLocale();
  const { me, missing } = board;
  const step = nextStepOf(board);
  if (!step && (me?.place !== 1 || missing.length > 0)) return null;
  const problems = Math.ceil((step?.stars ?? 0) / STARS);
  return (
    <div className="rating-kit">
      <Kit pose={KitPointing} />
      <p>
        {step
          ? `${tellStep(t, locale, step)} ${t('rating.next.problems', { count: problems, number: formatNumber(locale, problems) })}`
          : t('rating.first')}
      </p>
    </div>
  );
}
