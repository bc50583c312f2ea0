import type { Placed, Reading } from './board.ts';
import { selectMembers, selectOwnGroup } from './group.db.ts';
import { type League, type Moves, movesOf, resultsOf } from './league.ts';
import { readSeen } from './seen.ts';

/** A group as its members see it. */
export interface SeenGroup extends Moves {
  readonly league: League;
  /** How many take part. */
  readonly size: number;
  /** In the order that decides. Only those who may be seen at this moment. */
  readonly rows: readonly Placed[];
}

/** The group of somebody who takes part; null: they have none yet. */
export async function readOwnGroup(
  { tx, now }: Reading,
  { userId, season }: { readonly userId: number; readonly season: number },
): Promise<SeenGroup | null> {
  const group = await selectOwnGroup(tx, userId, season);
  if (!group) return null;
  const all = await selectMembers(tx, group.id);
  const ids = all.map((one) => one.userId);
  const seen = await readSeen(tx, ids, now);
  const members = all.filter((one) => seen.get(one.userId)?.missing.length === 0);
  const size = members.length;
  return { league: group.league, size, ...movesOf({ ...group, size }), rows: resultsOf(group, members) };
}
