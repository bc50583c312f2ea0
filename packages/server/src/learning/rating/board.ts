import { numbers } from '@logikit/contract';
import type { Tx } from '../../kernel/database/index.ts';
import {
  beginningOf,
  type Board,
  countBefore,
  countBeforeEach,
  countBetter,
  type Own,
  type Ranked,
  selectAround,
  selectNamed,
  selectTop,
} from './board.db.ts';
import { readSeen, schoolKey, type Seen } from './seen.ts';

/** Somebody on a board. Equal points share a place (rule D-230). */
export interface Placed {
  readonly userId: number;
  readonly points: number;
  readonly place: number;
}

export interface Reading {
  readonly tx: Tx;
  readonly now: Date;
}

/**
 * A page from 1 on. Rows follow what people let be shown in a moment; whether they may be named is asked again each time,
 * so that whoever has taken it back is gone at once.
 */
export async function readBoard({ tx, now }: Reading, board: Board, page: number): Promise<readonly Placed[]> {
  const { rows: limit } = numbers.rating;
  const offset = (page - 1) * limit;
  const rows = await selectTop(tx, board, { limit, offset });
  return visible({ tx, now }, board, await placed(tx, board, { rows, offset }));
}

/** The place of this person, who may not be shown there: then it is where they would stand. */
export async function readPlace(tx: Tx, board: Board, own: Ranked): Promise<Placed> {
  const { userId, points } = own;
  return { userId, points, place: (await countBetter(tx, board, points)) + 1 };
}

/** The page that somebody's row is on. */
export async function readPage(tx: Tx, board: Board, own: Ranked): Promise<number> {
  return Math.floor((await countBefore(tx, board, own)) / numbers.rating.rows) + 1;
}

/** Those before and behind somebody on the board of all, who stands in between. */
export async function readAround({ tx, now }: Reading, board: Board, own: Own): Promise<readonly Placed[]> {
  const [{ above, below }, before, me] = await Promise.all([
    selectAround(tx, board, own),
    countBefore(tx, board, own),
    readPlace(tx, board, own),
  ]);
  const rows = own.isShown ? [...above, own, ...below] : [...above, ...below];
  const all = await placed(tx, board, { rows, offset: before - above.length });
  const others = await visible(
    { tx, now },
    board,
    all.filter(({ userId }) => userId !== own.userId),
  );
  const isAbove = new Set(above.map(({ userId }) => userId));
  return [
    ...others.filter(({ userId }) => isAbove.has(userId)),
    me,
    ...others.filter(({ userId }) => !isAbove.has(userId)),
  ];
}

export interface Found extends Placed {
  /** The page of the board that they stand on. */
  readonly page: number;
}

interface Names {
  /** People whom the reader knows by a name of their own. */
  readonly userIds: readonly number[];
  /** Numbers of the drawn nicknames. */
  readonly nicknames: readonly number[];
}

/** Those of a board who bear these names, in its order: when there are too many, those whom the reader knows stay. */
export async function readNamed(
  { tx, now }: Reading,
  board: Board,
  { userIds, nicknames }: Names,
): Promise<readonly Found[]> {
  const { rows: limit } = numbers.rating.search;
  const known = { ...board, within: { kind: 'users' as const, userIds } };
  const [own, others] = await Promise.all([
    selectTop(tx, known, { limit, offset: 0 }),
    selectNamed(tx, board, { nicknames, limit }),
  ]);
  const rows = [...new Map([...own, ...others].map((one) => [one.userId, one])).values()]
    .slice(0, limit)
    .toSorted((one, other) => other.rankKey - one.rankKey || other.userId - one.userId);
  const before = await countBeforeEach(tx, board, [...rows, ...rows.map(({ points }) => beginningOf(points))]);
  const found = rows.map(({ userId, points }, index): Found => ({
    userId,
    points,
    place: (before[rows.length + index] ?? 0) + 1,
    page: Math.floor((before[index] ?? 0) / numbers.rating.rows) + 1,
  }));
  return visible({ tx, now }, board, found);
}

interface Rows {
  readonly rows: readonly Ranked[];
  /** How many stand before the first. */
  readonly offset: number;
}

async function placed(tx: Tx, board: Board, { rows, offset }: Rows): Promise<readonly Placed[]> {
  const [first] = rows;
  if (!first) return [];
  let place = (await countBetter(tx, board, first.points)) + 1;
  return rows.map(({ userId, points }, index) => {
    if (index > 0 && points !== rows[index - 1]?.points) place = offset + index + 1;
    return { userId, points, place };
  });
}

async function visible<Row extends Placed>(
  { tx, now }: Reading,
  { within }: Board,
  rows: readonly Row[],
): Promise<readonly Row[]> {
  const seen = await readSeen(
    tx,
    rows.map(({ userId }) => userId),
    now,
  );
  const isHere = ({ cityCode, school }: Seen): boolean =>
    within.kind === 'city'
      ? cityCode === within.cityCode
      : within.kind === 'school'
        ? school !== null && schoolKey(school) === within.key
        : true;
  return rows.filter(({ userId }) => {
    const one = seen.get(userId);
    return one?.missing.length === 0 && isHere(one);
  });
}
