import { type Model, numbers } from '@logikit/contract';
import { cityName } from '../../identity/households/index.ts';
import { ApiError } from '../../kernel/errors/index.ts';
import {
  ALL_TIME,
  type Board,
  countBoard,
  type InstitutionRow,
  isSeason,
  type Lack,
  type Own,
  type Placed,
  readAround,
  readBoard,
  readLeagues,
  readPage,
  readPlace,
  readSeen,
  schoolKey,
  schoolName,
  seasonOf,
  type Seen,
  selectInstitutionsById,
  selectOwn,
} from '../../learning/rating/index.ts';
import { drawnNickname, type Reader, readPublicProfiles } from '../profiles/index.ts';
import { readFriendIds } from '../social/index.ts';

type Tab = NonNullable<Model<'TopQuery'>['tab']>;

/** Whoever asks, and how they stand. */
interface Asker {
  readonly seen: Seen;
  /** Null: without a point in this season. */
  readonly own: Own | null;
  /** Null: they have no city or no school to be shown, or are too few there. */
  readonly board: Board | null;
  /** What is missing for a place on this board. */
  readonly missing: readonly Lack[];
}

export async function standingOf({ tx, clock, userId }: Reader): Promise<Seen> {
  const seen = (await readSeen(tx, [userId], clock.now())).get(userId);
  if (!seen) throw new ApiError('notFound');
  return seen;
}

export async function askFor(reader: Reader, { tab = 'season', season }: Model<'TopQuery'>): Promise<Asker> {
  const { tx, clock, userId } = reader;
  const now = clock.now();
  if (season !== undefined && !isSeason(season, now)) throw new ApiError('notFound');
  const number = tab === 'all-time' ? ALL_TIME : (season ?? seasonOf(now));
  const [seen, own] = await Promise.all([standingOf(reader), selectOwn(tx, userId, number)]);
  const within = await withinOf(reader, tab, seen);
  const board = within && { season: number, audience: own?.audience ?? seen.audience, within };
  const isPlace = within?.kind === 'city' || within?.kind === 'school';
  const isTooSmall = board !== null && isPlace && (await countBoard(tx, board)) < numbers.rating.leastPeople;
  const lacks: readonly (readonly [Lack, boolean])[] = [
    ['points', own === null],
    ['city', tab === 'city' && board === null],
    ['school', tab === 'school' && board === null],
    ['people', isTooSmall],
  ];
  const missing = [...seen.missing, ...lacks.flatMap(([lack, isLacking]) => (isLacking ? [lack] : []))];
  return { seen, own, board: isTooSmall ? null : board, missing };
}

/** Of a city and of a school everybody sees their own alone. */
async function withinOf(reader: Reader, tab: Tab, { cityCode, school }: Seen): Promise<Board['within'] | null> {
  if (tab === 'city') return cityCode === null ? null : { kind: 'city', cityCode };
  if (tab === 'school') return school === null ? null : { kind: 'school', key: schoolKey(school) };
  if (tab !== 'friends') return { kind: 'all' };
  return { kind: 'users', userIds: [...(await readFriendIds(reader)), reader.userId] };
}

export async function readTop(reader: Reader, query: Model<'TopQuery'>): Promise<Model<'RatingPage'>> {
  const { tx, clock } = reader;
  const { board, own, missing } = await askFor(reader, query);
  const { page = 1 } = query;
  if (!board) return { data: [], page, lastPage: 1, total: 0, me: null, missing: [...missing] };
  const [rows, total, me] = await Promise.all([
    readBoard({ tx, now: clock.now() }, board, page),
    countBoard(tx, board),
    own && readPlace(tx, board, own),
  ]);
  const entries = await toEntries(reader, [...rows, ...(me ? [me] : [])], board.season);
  return {
    data: entries.slice(0, me ? -1 : entries.length),
    page,
    lastPage: Math.max(1, Math.min(numbers.rating.pages, Math.ceil(total / numbers.rating.rows))),
    total,
    me: me ? (entries.at(-1) ?? null) : null,
    missing: [...missing],
  };
}

/** By the names that the reader may read: a stranger's is drawn. All time shows the leagues of today. */
export async function toEntries(
  reader: Reader,
  rows: readonly Placed[],
  season: number,
): Promise<Model<'RatingEntry'>[]> {
  const ids = rows.map(({ userId }) => userId);
  const [all, leagueOf] = await Promise.all([
    readPublicProfiles(reader, ids),
    readLeagues(reader.tx, season === ALL_TIME ? seasonOf(reader.clock.now()) : season, ids),
  ]);
  const profiles = new Map(all.map((one) => [one.userId, one]));
  return rows.flatMap(({ userId, points, place }) => {
    const profile = profiles.get(userId);
    if (!profile) return [];
    const { displayName, avatar, level } = profile;
    const league = leagueOf(userId);
    return [{ userId, displayName, avatar, level, place, points, league, isMe: userId === reader.userId }];
  });
}

export async function findMe(reader: Reader, tab: Tab = 'season'): Promise<Model<'FoundPlace'>> {
  const { tx } = reader;
  const { board, own, missing } = await askFor(reader, { tab });
  if (!board || !own || missing.length > 0) return { page: null, place: null };
  const [page, { place }] = await Promise.all([readPage(tx, board, own), readPlace(tx, board, own)]);
  return { page: page > numbers.rating.pages ? null : page, place };
}

export async function readPositions(reader: Reader): Promise<Model<'Positions'>> {
  const { tx, clock } = reader;
  const { board, own } = await askFor(reader, {});
  if (!board || !own) return { positions: [] };
  return { positions: await toEntries(reader, await readAround({ tx, now: clock.now() }, board, own), board.season) };
}

export async function readOwnInfo(reader: Reader): Promise<Model<'UserRatingInfo'>> {
  const { tx, clock, userId } = reader;
  const { board, own, missing } = await askFor(reader, {});
  const leagueOf = await readLeagues(tx, seasonOf(clock.now()), [userId]);
  const place = board && own && missing.length === 0 ? (await readPlace(tx, board, own)).place : null;
  const isInRating = missing.every((lack) => lack === 'points');
  return { userRatingInfo: { place, points: own?.points ?? 0, league: own && leagueOf(userId), isInRating } };
}

export async function readIsInRating(reader: Reader): Promise<Model<'IsInRating'>> {
  return { isInRating: (await standingOf(reader)).missing.length === 0 };
}

/** What strangers read. */
export function readPersonalInfo({ userId, locale }: Reader): Model<'PersonalInfo'> {
  return { personalInfo: { displayName: drawnNickname(userId, locale) } };
}

export async function readTotal(reader: Reader): Promise<Model<'TotalCount'>> {
  const { board } = await askFor(reader, {});
  return { totalCount: board ? await countBoard(reader.tx, board) : 0 };
}

/** Who is not seen in the rating and who does not exist are the same here. */
export async function readRated(reader: Reader, ids: readonly number[]): Promise<Model<'UserList'>> {
  const { tx, clock } = reader;
  const seen = await readSeen(tx, ids, clock.now());
  return {
    users: await readPublicProfiles(
      reader,
      ids.filter((id) => seen.get(id)?.missing.length === 0),
    ),
  };
}

export async function readRatingProfile(reader: Reader, userId: number): Promise<Model<'RatingProfile'>> {
  const { tx, clock } = reader;
  const { users } = await readRated(reader, [userId]);
  const [profile] = users;
  if (!profile) throw new ApiError('notFound');
  const season = seasonOf(clock.now());
  const own = await selectOwn(tx, userId, season);
  if (!own) return { profile, place: null, points: 0 };
  const board: Board = { season, audience: own.audience, within: { kind: 'all' } };
  return { profile, place: (await readPlace(tx, board, own)).place, points: own.points };
}

export function readCities(codes: readonly string[]): Model<'Cities'> {
  return {
    cities: [...new Set(codes)].flatMap((code) => {
      const name = cityName(code);
      return name === null ? [] : [{ code, name }];
    }),
  };
}

export async function readInstitutions(reader: Reader, ids: readonly number[]): Promise<Model<'Institutions'>> {
  const { school } = await standingOf(reader);
  const rows = await selectInstitutionsById(reader.tx, ids, school && schoolKey(school));
  return { institutions: rows.map(toInstitution) };
}

export function toInstitution(row: InstitutionRow): Model<'Institution'> {
  const { id, type, cityCode } = row;
  return { id, name: schoolName(row), type, cityCode };
}
