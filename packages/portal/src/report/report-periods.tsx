import type { Model } from '@logikit/sdk';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { useWords } from '../words/use-words.ts';
import { PillLinks } from '../ui/pill-links.tsx';

type Period = Model<'LearningReport'>['period'];

const periods = ['week', 'month', 'all'] as const satisfies readonly Period[];

/** The period that an address asks for. */
export function periodOf(search: URLSearchParams): Period {
  return periods.find((period) => period === search.get('period')) ?? 'week';
}

/** Which days a report tells of. Says words of the area `personal`. */
export function ReportPeriods({ chosen }: { readonly chosen: Period }): ReactElement {
  const t = useWords('personal');
  return (
    <PillLinks label={t('personal.period.label')}>
      {periods.map((period) => (
        <Link
          key={period}
          to={`?period=${period}`}
          replace
          preventScrollReset
          aria-current={period === chosen ? 'true' : undefined}
        >
          {t(`personal.period.${period}`)}
        </Link>
      ))}
    </PillLinks>
  );
}
