import { numbers } from '@logikit/contract';
import type { Tx } from '../../kernel/database/index.ts';
import type { Slice } from '../../kernel/http/index.ts';
import type { Part } from './rating.db.ts';
import type { Audience } from './seen.ts';

/** Whom a board lists, by points. */
export interface Board {
  readonly season: number;
  readonly audience: Audience;
  readonly within:
    | { readonly kind: 'all' }
    | { readonly kind: 'city'; readonly cityCode: string }
    | { readonly kind: 'school'; readonly key: string }
    | { readonly kind: 'users'; readonly userIds: readonly number[] };
}

export interface Ranked {
  readonly userId: number;
  readonly points: number;
  readonly rankKey: number;
}

const columns = (tx: Tx): Part => tx`user_id as "userId", points, rank_key as "rankKey"`;

/** Points begin at this bit of the key. */
const POINT = 2 ** 28;

function fromBoard(tx: Tx, { season, audience, within }: Board): Part {
  const place =
    within.kind === 'city'
      ? tx`and city_code = ${within.cityCode}`
      : within.kind === 'school'
        ? tx`and institution_id = (select id from institution where key = ${within.key})`
        : within.kind === 'users'
          ? tx`and user_id = any(${[...within.userIds]}::int[])`
          : tx``;
  return tx`from rating where season = ${season} and audience = ${audience} and is_shown and points > 0 ${place}`;
}

export async function selectTop(tx: Tx, board: Board, { limit, offset }: Slice): Promise<readonly Ranked[]> {
  return tx<Ranked[]>`
    select ${columns(tx)} ${fromBoard(tx, board)} order by rank_key desc, user_id desc limit ${limit} offset ${offset}`;
}

/** The nearest before and behind somebody, each from the highest to the lowest. */
export async function selectAround(
  tx: Tx,
  board: Board,
  { rankKey, userId }: Ranked,
): Promise<{ readonly above: readonly Ranked[]; readonly below: readonly Ranked[] }> {
  const { around } = numbers.rating;
  const [above, below] = await Promise.all([
    tx<Ranked[]>`
      select ${columns(tx)} ${fromBoard(tx, board)} and (rank_key, user_id) > (${rankKey}::bigint, ${userId}::int)
      order by rank_key, user_id limit ${around}`,
    tx<Ranked[]>`
      select ${columns(tx)} ${fromBoard(tx, board)} and (rank_key, user_id) < (${rankKey}::bigint, ${userId}::int)
      order by rank_key desc, user_id desc limit ${around}`,
  ]);
  return { above: above.toReversed(), below };
}

/** How many have more points. */
export async function countBetter(tx: Tx, board: Board, points: number): Promise<number> {
  return countOf(
    await tx`select count(*) as count ${fromBoard(tx, board)} and rank_key >= ${(points + 1) * POINT}::bigint`,
  );
}

/** How many stand before somebody in the order of the list. */
export async function countBefore(tx: Tx, board: Board, { rankKey, userId }: Ranked): Promise<number> {
  return countOf(
    await tx`
      select count(*) as count ${fromBoard(tx, board)} and (rank_key, user_id) > (${rankKey}::bigint, ${userId}::int)`,
  );
}

export async function countBoard(tx: Tx, board: Board): Promise<number> {
  return countOf(await tx`select count(*) as count ${fromBoard(tx, board)}`);
}

function countOf([row]: readonly Record<string, unknown>[]): number {
  return Number(row?.['count'] ?? 0);
}

export interface Own extends Ranked {
  readonly audience: Audience;
  /** On the boards of their audience. */
  readonly isShown: boolean;
}

/** Null: without a point in this season. */
export async function selectOwn(tx: Tx, userId: number, season: number): Promise<Own | null> {
  const [row] = await tx<Own[]>`
    select ${columns(tx)}, audience, is_shown as "isShown" from rating where user_id = ${userId} and season = ${season} and points > 0`;
  return row ?? null;
}

export interface InstitutionRow {
  readonly id: number;
  readonly key: string;
  readonly type: number | null;
  readonly number: string | null;
  readonly other: string | null;
  readonly cityCode: string;
}

/** Its number, or what people call it. */
export const institutionName = ({ number, other }: InstitutionRow): string => number ?? other ?? '';

const institutionColumns = (tx: Tx): Part => tx`i.id, i.key, i.type, i.number, i.other, i.city_code as "cityCode"`;

export async function selectInstitution(tx: Tx, id: number): Promise<InstitutionRow | null> {
  const [row] = await tx<InstitutionRow[]>`select ${institutionColumns(tx)} from institution i where i.id = ${id}`;
  return row ?? null;
}

export async function selectInstitutionByKey(tx: Tx, key: string): Promise<InstitutionRow | null> {
  const [row] = await tx<InstitutionRow[]>`select ${institutionColumns(tx)} from institution i where i.key = ${key}`;
  return row ?? null;
}

/** Schools by their ids that enough people are shown in, and this one: what one person has written is nobody else's. */
export async function selectInstitutionsById(
  tx: Tx,
  ids: readonly number[],
  own: string | null,
): Promise<readonly InstitutionRow[]> {
  const { leastPeople } = numbers.rating;
  return tx<InstitutionRow[]>`
    select ${institutionColumns(tx)} from institution i
    where i.id = any(${[...ids]}::int[]) and (i.key = ${own} or (
      select count(*) from (
        select from rating r where r.season = 0 and r.audience in ('junior', 'adult') and r.institution_id = i.id
          and r.is_shown and r.points > 0 limit ${leastPeople}) as few) >= ${leastPeople})
    order by i.id`;
}
