import { numbers } from '@logikit/contract';
import { type Clock, secondsLater } from '../../kernel/clock/index.ts';
import type { Sql, Tx } from '../../kernel/database/index.ts';
import {
  type GroupOf,
  holdGroups,
  insertGroup,
  joinGroup,
  type Newcomer,
  selectYoungestGroup,
  takeNewcomers,
} from './group.db.ts';

export interface Surroundings {
  readonly sql: Sql;
  readonly clock: Clock;
  readonly isClosed: () => boolean;
}

interface Gathering {
  readonly season: number;
  /** Groups count as open, and are opened, at this moment. */
  readonly at: Date;
}

/** People of one transaction: learners come in between. */
const PEOPLE = 500;
const DAY_SECONDS = 86_400;

/** Gives a group to whoever has points in a season and none (rule D-233). */
export async function gather({ sql, isClosed }: Surroundings, gathering: Gathering): Promise<void> {
  let isMore = true;
  while (isMore && !isClosed()) isMore = await sql.begin((tx) => gatherSome(tx, gathering));
}

async function gatherSome(tx: Tx, { season, at }: Gathering): Promise<boolean> {
  if (!(await holdGroups(tx))) return false;
  const people = await takeNewcomers(tx, season, PEOPLE);
  const parties = Map.groupBy(people, ({ audience, league }: Newcomer) => `${audience} ${league}`);
  for (const [first, ...others] of parties.values()) {
    if (!first) continue;
    const { audience, league } = first;
    await seat(
      tx,
      { season, audience, league, at },
      [first, ...others].map(({ userId }) => userId),
    );
  }
  return people.length === PEOPLE;
}

async function seat(tx: Tx, { at, ...group }: GroupOf & Gathering, userIds: readonly number[]): Promise<void> {
  const { groupSize, groupOpenDays } = numbers.rating;
  const youngest = await selectYoungestGroup(tx, group);
  const isOpen = youngest !== null && secondsLater(youngest.openedAt, groupOpenDays * DAY_SECONDS) > at;
  let groupId = isOpen ? youngest.id : null;
  let room = isOpen ? groupSize - youngest.size : 0;
  for (let from = 0; from < userIds.length;) {
    if (groupId === null || room <= 0) [groupId, room] = [await insertGroup(tx, group, at), groupSize];
    const some = userIds.slice(from, from + room);
    await joinGroup(tx, { season: group.season, groupId, userIds: some });
    [from, room] = [from + some.length, room - some.length];
  }
}
