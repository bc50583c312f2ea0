import type { Model } from '@logikit/sdk';
import { KitSleeping } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { Pagination } from '../../layout/pagination.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { formatSeason } from '../../words/formatters.ts';
import { useLocale, useWords } from '../../words/use-words.ts';
import { useBoardPath } from './rating-home.ts';
import { RatingRow } from './rating-row.tsx';

type Hall = Model<'HallOfFame'>;
type Winner = Hall['hallOfFame'][number]['winners'][number];

const audiences = ['junior', 'adult'] as const;

/** The first three of every month that has ended, the last month first. */
export function HallOfFame({ hall: { hallOfFame, page, lastPage } }: { readonly hall: Hall }): ReactElement {
  const t = useWords('rating');
  const locale = useLocale();
  const pathTo = useBoardPath();
  if (hallOfFame.length === 0)
    return <EmptyState pose={KitSleeping} title={t('rating.empty.title')} text={t('rating.empty.hall-of-fame')} />;
  return (
    <div className="rating-hall">
      {hallOfFame.map(({ season, winners }) => (
        <section key={season.id} className="lk-card rating-month" aria-labelledby={`month-${season.id}`}>
          <h2 id={`month-${season.id}`}>{formatSeason(locale, season.id)}</h2>
          <div>
            {audiences.map((audience) => (
              <Winners
                key={audience}
                title={t(`rating.audience.${audience}`)}
                winners={winners.filter((one) => one.audience === audience)}
              />
            ))}
          </div>
        </section>
      ))}
      <Pagination meta={{ currentPage: page, lastPage }} to={(next) => pathTo('hall-of-fame', { page: next })} />
    </div>
  );
}

interface WinnersProps {
  readonly title: string;
  readonly winners: readonly Winner[];
}

function Winners({ title, winners }: WinnersProps): ReactElement | null {
  const t = useWords('rating');
  if (winners.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <ol>
        {winners.map((winner, index) => (
          <RatingRow key={index} person={winner} note={t(`rating.league.${winner.league}`)} />
        ))}
      </ol>
    </section>
  );
}
