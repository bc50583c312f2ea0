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
import { formatSeason } from '../../words/formatters.ts';
import { useLocale, useWords } from '../../words/use-words.ts';
import { BoardList } from './board-list.tsx';
import { GatheringCard } from './gathering-card.tsx';
import { HallOfFame } from './hall-of-fame.tsx';
import { LeagueEmblem } from '../../ui/league-emblem.tsx';
import { type BoardRating, loadRating } from './load-rating.ts';
import { MissingCard } from './missing-card.tsx';
import { NextPlace } from './next-place.tsx';
import { Podium, podiumOf } from './podium.tsx';
import { RatingSearch } from './rating-search.tsx';

export const clientLoader = page({
  areas: ['rating', 'errors'],
  requires: 'profile',
  load: ({ params, url }) =>
    loadRating({ tab: params['tab'], page: pageOf(url.searchParams), isPaged: url.searchParams.has('page') }),
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
  // Follows the platform: what the month before has given is told where its places are.
  const result = rating.tab === 'hall-of-fame' ? null : rating.result;
  useEffect(() => {
    if (result) client.popups.open('seasonResult');
  }, [client, result]);
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
        <RatingSearch tab={rating.tab} />
        {rating.tab === 'hall-of-fame' ? (
          <HallOfFame hall={rating.hall} />
        ) : (
          <>
            <MissingCard missing={rating.board.missing} goOn={road} />
            {rating.group?.state === 'gathering' && <GatheringCard />}
            <Board rating={rating} />
          </>
        )}
      </div>
    </CabinetPage>
  );
}

function Board({ rating }: { readonly rating: BoardRating }): ReactElement | null {
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

function BoardTitle({ rating: { tab, season, board, group } }: { readonly rating: BoardRating }): ReactElement {
  const t = useWords('rating');
  const locale = useLocale();
  const isSeason = tab === 'season' && season !== null;
  const month = isSeason ? formatSeason(locale, season.id) : null;
  const league = group?.state === 'open' ? group.league : null;
  const people = t('rating.people', { count: board.total });
  return (
    <div className="rating-title">
      <div>
        <p className="eyebrow">{league !== null && month !== null ? `${month} · ${people}` : people}</p>
        <h2 id="rating-board">{league === null ? (month ?? t(`rating.tabs.${tab}`)) : t(`rating.league.${league}`)}</h2>
        {isSeason && (
          <p className="rating-time">
            {t('rating.toEnd')} <TimeLeft endsAt={season.endsAt} label={t('rating.toEnd')} />
          </p>
        )}
      </div>
      {league !== null && <LeagueEmblem league={league} />}
    </div>
  );
}
