import { numbers } from '@logikit/contract';
import type { Tx } from '../../kernel/database/index.ts';
import { type Board, countBefore, countBetter, type Own, type Ranked, selectAround, selectTop } from './board.db.ts';
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

async function visible({ tx, now }: Reading, { within }: Board, rows: readonly Placed[]): Promise<readonly Placed[]> {
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
