import { fromTimestamp, type Model } from '@logikit/sdk';
import { client } from '../../client/client.ts';
import { syncTime } from '../../client/use-countdown.ts';
import { type RatingTab, ratingTabs } from '../../paths/rating.ts';

export type Entry = Model<'RatingEntry'>;

export interface Rating {
  readonly tab: RatingTab;
  readonly board: Model<'RatingPage'>;
  /** The month that counts now: a day in it, and its last moment, in milliseconds. */
  readonly season: { readonly day: string; readonly endsAt: number } | null;
  /** The page with the own row, where it is another one. */
  readonly ownPage: number | null;
  /** The thread of the road tab; null before the first problem. */
  readonly threadId: number | null;
}

export interface Asked {
  readonly tab: string | undefined;
  readonly page: number;
}

/** One page of one board, and the way to the own row. */
export async function loadRating({ tab: asked, page }: Asked): Promise<Rating> {
  const tab = ratingTabs.find((one) => one === asked) ?? 'season';
  const { rating, courses } = client();
  const [board, { season }, last] = await Promise.all([
    rating.getRatingTop({ query: { tab, page } }),
    rating.getRatingSeason(),
    courses.getLastInProgress(),
    syncTime(),
  ]);
  return {
    tab,
    board,
    season: season && {
      day: `${String(season.id).slice(0, 4)}-${String(season.id).slice(4)}-01`,
      endsAt: fromTimestamp(season.endsAt),
    },
    ownPage: board.missing.length > 0 || board.data.some(({ isMe }) => isMe) ? null : await ownPageOf(tab),
    threadId: last.thread?.id ?? null,
  };
}

async function ownPageOf(tab: RatingTab): Promise<number | null> {
  const { rating } = client();
  const ways: Partial<Record<RatingTab, () => Promise<Model<'FoundPlace'>>>> = {
    season: () => rating.findMe(),
    city: () => rating.findMyCity(),
    school: () => rating.findMySchool(),
  };
  return (await ways[tab]?.())?.page ?? null;
}
