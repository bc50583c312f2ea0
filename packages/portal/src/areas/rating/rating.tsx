import './rating.css';
import { useClient, useStore } from '@logikit/sdk/react';
import { KitSleeping } from '@logikit/widgets/ui';
import { type ReactElement, useEffect } from 'react';
import { Link, useLoaderData, useRevalidator } from 'react-router';
import { page } from '../../app/page.ts';
import { followUpdates } from '../../client/live-updates.ts';
import { CabinetPage } from '../../layout/cabinet/cabinet-page.tsx';
import { pageOf } from '../../layout/pagination.tsx';
import { dashboardPath } from '../../paths/cabinet.ts';
import { ratingPath, ratingTabs } from '../../paths/rating.ts';
import { roadPath } from '../../paths/training.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PillLinks } from '../../ui/pill-links.tsx';
import { TimeLeft } from '../../ui/timers/time-left.tsx';
import { formatMonth } from '../../words/formatters.ts';
import { useLocale, useWords } from '../../words/use-words.ts';
import { BoardList } from './board-list.tsx';
import { loadRating, type Rating } from './load-rating.ts';
import { MissingCard } from './missing-card.tsx';
import { NextPlace } from './next-place.tsx';
import { Podium, podiumOf } from './podium.tsx';

export const clientLoader = page({
  areas: ['rating'],
  requires: 'profile',
  load: ({ params, url }) => loadRating({ tab: params['tab'], page: pageOf(url.searchParams) }),
});

/** Who has how many points: this month, ever, among friends, in the city and in the school. */
export default function RatingPage(): ReactElement {
  const t = useWords('rating');
  const locale = useLocale();
  const rating = useLoaderData<typeof clientLoader>();
  const client = useClient();
  const { revalidate } = useRevalidator();
  // Follows the platform: points are written after the answer that they are for.
  useEffect(() => followUpdates(client, 'ratingChanged', revalidate), [client, revalidate]);
  const lesson = useStore(client.profile.store, (state) => (state.status === 'ready' ? state.profile.courseTL : 2));
  const road = rating.threadId === null ? dashboardPath(locale) : roadPath(locale, lesson, rating.threadId);
  return (
    <CabinetPage eyebrow={t('rating.eyebrow')} title={t('rating.title')} roadTo={road}>
      <title>{t('rating.tab')}</title>
      <div className="rating">
        <PillLinks label={t('rating.tabs.label')}>
          {ratingTabs.map((tab) => (
            <Link key={tab} to={ratingPath(locale, tab)} aria-current={tab === rating.tab ? 'page' : undefined}>
              {t(`rating.tabs.${tab}`)}
            </Link>
          ))}
        </PillLinks>
        <MissingCard missing={rating.board.missing} goOn={road} />
        <Board rating={rating} />
      </div>
    </CabinetPage>
  );
}

function Board({ rating }: { readonly rating: Rating }): ReactElement | null {
  const t = useWords('rating');
  const { board, tab } = rating;
  const isClosed = ['city', 'school', 'people'].some((lack) => board.missing.some((one) => one === lack));
  if (isClosed) return null;
  if (board.data.length === 0)
    return <EmptyState pose={KitSleeping} title={t('rating.empty.title')} text={t(`rating.empty.${tab}`)} />;
  const onPodium = podiumOf(board);
  return (
    <div className="rating-board">
      <div className="rating-head">
        <section className="lk-card rating-card" aria-labelledby="rating-board">
          <BoardTitle rating={rating} />
          {onPodium.length > 0 && <Podium entries={onPodium} />}
        </section>
        <NextPlace board={board} />
      </div>
      <BoardList rating={rating} entries={board.data.slice(onPodium.length)} />
    </div>
  );
}

function BoardTitle({ rating: { tab, season, board } }: { readonly rating: Rating }): ReactElement {
  const t = useWords('rating');
  const locale = useLocale();
  const isSeason = tab === 'season' && season !== null;
  return (
    <div className="rating-title">
      <p className="eyebrow">{t('rating.people', { count: board.total })}</p>
      <h2 id="rating-board">{isSeason ? formatMonth(locale, season.day) : t(`rating.tabs.${tab}`)}</h2>
      {isSeason && (
        <p className="rating-time">
          {t('rating.toEnd')} <TimeLeft endsAt={season.endsAt} label={t('rating.toEnd')} />
        </p>
      )}
    </div>
  );
}
