import { fromTimestamp, type Model } from '@logikit/sdk';
import { client } from '../../client/client.ts';
import { syncTime } from '../../client/use-countdown.ts';
import { notFound } from '../../app/not-found.ts';
import { type RatingTab, ratingTabs } from '../../paths/rating.ts';

export type Entry = Model<'RatingEntry'>;

export type BoardTab = Exclude<RatingTab, 'class' | 'hall-of-fame'>;

interface AnyRating {
  /** Whether the learner is in a class that has a board. */
  readonly hasClass: boolean;
  /** The thread of the road tab; null before the first problem. */
  readonly threadId: number | null;
}

export interface BoardRating extends AnyRating {
  readonly tab: BoardTab;
  readonly board: Model<'RatingPage'>;
  /** The own group of this month; null on other boards. While it is open, the board is the group's. */
  readonly group: Model<'RatingGroup'> | null;
  /** The month that counts now, and its last moment, in milliseconds. */
  readonly season: { readonly id: number; readonly endsAt: number } | null;
  /** The page with the own row, where it is another one. */
  readonly ownPage: number | null;
  /** What the month before has given, and nobody has looked at. */
  readonly result: Model<'SeasonResult'> | null;
}

export interface HallRating extends AnyRating {
  readonly tab: 'hall-of-fame';
  readonly hall: Model<'HallOfFame'>;
}

export interface ClassRating extends AnyRating {
  readonly tab: 'class';
  readonly boards: readonly Model<'ClassBoard'>[];
}

export type Rating = BoardRating | HallRating | ClassRating;

export interface Asked {
  readonly tab: string | undefined;
  readonly page: number;
  /** The address names a page: it is one of the whole month, and not the own group. */
  readonly isPaged?: boolean;
}

export async function loadRating({ tab: asked, page, isPaged = false }: Asked): Promise<Rating> {
  const tab = asked === undefined ? 'season' : ratingTabs.find((one) => one === asked);
  if (!tab) throw notFound();
  const { rating, courses } = client();
  const [info, threadId] = await Promise.all([
    rating.getRatingSeason(),
    courses.getLastInProgress().then(({ thread }) => thread?.id ?? null),
  ]);
  const { classes } = info;
  const any = { hasClass: classes.length > 0, threadId };
  if (tab === 'hall-of-fame') return { tab, hall: await rating.getHallOfFame({ query: { page } }), ...any };
  if (tab === 'class') {
    const boards = classes.map(({ id }) => rating.getClassBoard({ params: { classId: id } }));
    return { tab, boards: await Promise.all(boards), ...any };
  }
  return { ...(await loadBoard({ tab, page, isPaged }, info)), ...any };
}

interface AskedBoard {
  readonly tab: BoardTab;
  readonly page: number;
  readonly isPaged: boolean;
}

/** One page of one board, and the way to the own row. */
async function loadBoard(
  { tab, page, isPaged }: AskedBoard,
  { season, seasons }: Model<'SeasonInfo'>,
): Promise<Omit<BoardRating, keyof AnyRating>> {
  const [{ board, group }] = await Promise.all([
    tab === 'season' && !isPaged ? loadSeason() : loadTop(tab, page),
    syncTime(),
  ]);
  return {
    tab,
    board,
    group,
    result: seasons.result,
    season: season && {
      id: season.id,
      endsAt: fromTimestamp(season.endsAt),
    },
    ownPage: board.missing.length > 0 || board.data.some(({ isMe }) => isMe) ? null : await ownPageOf(tab),
  };
}

type Shown = Pick<BoardRating, 'board' | 'group'>;

async function loadTop(tab: BoardTab, page: number): Promise<Shown> {
  return { board: await client().rating.getRatingTop({ query: { tab, page } }), group: null };
}

/** The own group; whoever has none yet sees the whole month. */
async function loadSeason(): Promise<Shown> {
  const group = await client().rating.getRatingCards();
  if (group.state !== 'open') return { ...(await loadTop('season', 1)), group };
  const { cards, size, missing } = group;
  const me = cards.find(({ isMe }) => isMe) ?? null;
  return { board: { data: cards, page: 1, lastPage: 1, total: size, me, missing }, group };
}

async function ownPageOf(tab: BoardTab): Promise<number | null> {
  const { rating } = client();
  const ways: Partial<Record<BoardTab, () => Promise<Model<'FoundPlace'>>>> = {
    season: () => rating.findMe(),
    city: () => rating.findMyCity(),
    school: () => rating.findMySchool(),
  };
  return (await ways[tab]?.())?.page ?? null;
}
