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
  const [info, threadId, shown] = await Promise.all([
    rating.getRatingSeason(),
    courses.getLastInProgress().then(({ thread }) => thread?.id ?? null),
    loadShown({ tab, page, isPaged }),
  ]);
  const { classes, season, seasons } = info;
  const any = { hasClass: classes.length > 0, threadId };
  if (shown.tab === 'class') return { ...any, tab: shown.tab, boards: await loadClassBoards(classes) };
  if (shown.tab === 'hall-of-fame') return { ...any, ...shown };
  return {
    ...any,
    ...shown,
    season: season && { id: season.id, endsAt: fromTimestamp(season.endsAt) },
    result: seasons.result,
  };
}

type Classes = Model<'SeasonInfo'>['classes'];

async function loadClassBoards(classes: Classes): Promise<readonly Model<'ClassBoard'>[]> {
  const { rating } = client();
  return Promise.all(classes.map(({ id }) => rating.getClassBoard({ params: { classId: id } })));
}

interface AskedBoard {
  readonly tab: RatingTab;
  readonly page: number;
  readonly isPaged: boolean;
}

type Shown =
  | Pick<BoardRating, 'tab' | 'board' | 'group' | 'ownPage'>
  | Pick<HallRating, 'tab' | 'hall'>
  | Pick<ClassRating, 'tab'>;

/** What can be asked for before one knows the season and the classes. */
async function loadShown({ tab, page, isPaged }: AskedBoard): Promise<Shown> {
  if (tab === 'class') return { tab };
  if (tab === 'hall-of-fame') return { tab, hall: await client().rating.getHallOfFame({ query: { page } }) };
  const [{ board, group }] = await Promise.all([
    tab === 'season' && !isPaged ? loadSeason() : loadTop(tab, page),
    syncTime(),
  ]);
  const isElsewhere = board.missing.length === 0 && !board.data.some(({ isMe }) => isMe);
  return { tab, board, group, ownPage: isElsewhere ? await ownPageOf(tab) : null };
}

type BoardPage = Pick<BoardRating, 'board' | 'group'>;

async function loadTop(tab: BoardTab, page: number): Promise<BoardPage> {
  return { board: await client().rating.getRatingTop({ query: { tab, page } }), group: null };
}

/** The own group; whoever has none yet sees the whole month. */
async function loadSeason(): Promise<BoardPage> {
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
