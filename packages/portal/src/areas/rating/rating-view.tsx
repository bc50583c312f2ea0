import './rating.css';
import { useClient } from '@logikit/sdk/react';
import { KitSleeping } from '@logikit/widgets/ui';
import { type ReactElement, useEffect } from 'react';
import { Link, useRevalidator } from 'react-router';
import { followUpdates } from '../../client/live-updates.ts';
import { ratingTabs } from '../../paths/rating.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LeagueEmblem } from '../../ui/league-emblem.tsx';
import { PillLinks } from '../../ui/pill-links.tsx';
import { TimeLeft } from '../../ui/timers/time-left.tsx';
import { formatSeason } from '../../words/formatters.ts';
import { useLocale, useWords } from '../../words/use-words.ts';
import { BoardList } from './board-list.tsx';
import { ClassBoards } from './class-boards.tsx';
import { GatheringCard } from './gathering-card.tsx';
import { HallOfFame } from './hall-of-fame.tsx';
import type { BoardRating, Rating } from './load-rating.ts';
import { MissingCard } from './missing-card.tsx';
import { NextPlace } from './next-place.tsx';
import { Podium, podiumOf } from './podium.tsx';
import { useBoardPath } from './rating-home.ts';
import { RatingSearch } from './rating-search.tsx';

interface RatingViewProps {
  readonly rating: Rating;
  /** Where the next problem is; null where no way leads out of the boards. */
  readonly goOn: string | null;
}

/** The boards with the ways between them. */
export function RatingView({ rating, goOn }: RatingViewProps): ReactElement {
  const t = useWords('rating');
  const pathTo = useBoardPath();
  const client = useClient();
  const { revalidate } = useRevalidator();
  // Follows the platform: points are written after the answer that they are for.
  useEffect(() => followUpdates(client, 'ratingChanged', revalidate), [client, revalidate]);
  return (
    <div className="rating">
      <PillLinks label={t('rating.tabs.label')}>
        {ratingTabs
          .filter((tab) => tab !== 'class' || rating.hasClass || rating.tab === 'class')
          .map((tab) => (
            <Link key={tab} to={pathTo(tab)} aria-current={tab === rating.tab ? 'page' : undefined}>
              {t(`rating.tabs.${tab}`)}
            </Link>
          ))}
      </PillLinks>
      <RatingSearch tab={rating.tab} />
      {rating.tab === 'hall-of-fame' && <HallOfFame hall={rating.hall} />}
      {rating.tab === 'class' && <ClassBoards boards={rating.boards} />}
      {'board' in rating && (
        <>
          <MissingCard missing={rating.board.missing} goOn={goOn} />
          {rating.group?.state === 'gathering' && <GatheringCard />}
          <Board rating={rating} />
        </>
      )}
    </div>
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
