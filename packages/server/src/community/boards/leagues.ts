import type { Model } from '@logikit/contract';
import { timestampOf } from '../../kernel/clock/index.ts';
import type { Emit } from '../../kernel/pubsub/index.ts';
import {
  readLeagues,
  readOwnGroup,
  readSeen,
  seasonOf,
  type SeenGroup,
  selectAllPoints,
  selectOwn,
  selectUnseenResult,
  selectWinners,
  spanOf,
  updateLooked,
  type Winner,
} from '../../learning/rating/index.ts';
import { type Reader, readPublicProfiles } from '../profiles/index.ts';
import { listBoardClasses } from '../school/index.ts';
import { standingOf, toEntries } from './boards.ts';

const DAY_MS = 86_400_000;

export async function readGroup(reader: Reader): Promise<Model<'RatingGroup'>> {
  const { tx, clock, userId } = reader;
  const now = clock.now();
  const season = seasonOf(now);
  const { endsAt } = spanOf(season);
  const { missing, group } = await findGroup(reader, season);
  const { size, promoted, demoted, rows } = group ?? { size: 0, promoted: 0, demoted: 0, rows: [] };
  return {
    state: missing.length > 0 ? 'out' : group ? 'open' : 'gathering',
    missing: [...missing],
    league: group?.league ?? (await readLeagues(tx, season, [userId]))(userId),
    endsAt: timestampOf(endsAt),
    daysLeft: Math.ceil((endsAt.getTime() + 1000 - now.getTime()) / DAY_MS),
    size,
    promoted,
    demoted,
    cards: await toEntries(reader, rows, season),
  };
}

interface Found {
  readonly missing: Model<'RatingGroup'>['missing'];
  /** Null: there is none, or they take no part. */
  readonly group: SeenGroup | null;
}

async function findGroup(reader: Reader, season: number): Promise<Found> {
  const { tx, clock, userId } = reader;
  const [seen, own] = await Promise.all([standingOf(reader), selectOwn(tx, userId, season)]);
  const missing = [...seen.missing, ...(own ? [] : (['points'] as const))];
  // Whoever is not shown yet would be missing among the cards.
  const group =
    missing.length > 0 || !own?.isShown ? null : await readOwnGroup({ tx, now: clock.now() }, { userId, season });
  return { missing, group };
}

/** Of the own group: nobody's number is asked for, so nobody is found by it. */
export async function readCardsInfo(reader: Reader): Promise<Model<'CardsInfo'>> {
  const { group } = await findGroup(reader, seasonOf(reader.clock.now()));
  const ids = (group?.rows ?? []).map(({ userId }) => userId);
  const [profiles, points] = await Promise.all([readPublicProfiles(reader, ids), selectAllPoints(reader.tx, ids)]);
  return {
    info: profiles.map(({ userId, displayName }) => ({ userId, displayName, stars: points.get(userId) ?? 0 })),
  };
}

export async function readSeasonInfo(reader: Reader): Promise<Model<'SeasonInfo'>> {
  const { tx, clock, userId } = reader;
  const result = await selectUnseenResult(tx, userId);
  return {
    season: seasonModel(seasonOf(clock.now())),
    classes: await listBoardClasses(reader),
    seasons: { notViewedSeason: result?.season ?? null, result },
  };
}

/** All that is left to look at has been looked at; other devices hear of it. */
export async function lookAtReward({ tx, clock, userId }: Reader, emit: Emit): Promise<{ readonly status: 'ok' }> {
  if (await updateLooked(tx, userId, clock.now())) await emit(`user.${userId}`, { name: 'ratingChanged' });
  return { status: 'ok' };
}

export async function readHall(reader: Reader, { page = 1 }: Model<'HallOfFameQuery'>): Promise<Model<'HallOfFame'>> {
  const { winners, lastPage } = await selectWinners(reader.tx, page);
  const name = await namesOf(reader, winners);
  const seasons = [...Map.groupBy(winners, ({ season }) => season)];
  const hallOfFame = seasons.map(([season, all]) => ({ season: seasonModel(season), winners: all.map(name) }));
  return { hallOfFame, page, lastPage };
}

/** Whoever may be seen now is named, as the reader may read it. */
async function namesOf(reader: Reader, winners: readonly Winner[]): Promise<(winner: Winner) => Model<'Winner'>> {
  const ids = winners.flatMap(({ userId }) => (userId === null ? [] : [userId]));
  const seen = await readSeen(reader.tx, ids, reader.clock.now());
  const named = ids.filter((id) => seen.get(id)?.missing.length === 0);
  const profiles = new Map((await readPublicProfiles(reader, named)).map((one) => [one.userId, one]));
  return ({ audience, place, points, league, userId }) => {
    const profile = userId === null ? undefined : profiles.get(userId);
    return {
      audience,
      place,
      points,
      league,
      userId: profile?.userId ?? null,
      displayName: profile?.displayName ?? null,
      avatar: profile?.avatar ?? null,
      level: profile?.level ?? null,
      isMe: userId === reader.userId,
    };
  };
}

function seasonModel(id: number): Model<'Season'> {
  const { startsAt, endsAt } = spanOf(id);
  return { id, startsAt: timestampOf(startsAt), endsAt: timestampOf(endsAt) };
}
