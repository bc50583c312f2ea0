import type { Closing } from '../learning/rating/points.ts';
import { follow } from '../learning/rating/rating-consumer.ts';
import { insertClosings } from '../learning/rating/rating.db.ts';
import type { TestPlatform } from './platform.ts';

/** Many people of the rating, made at once: closings as the log tells them. */
export interface RatedCrowd {
  /** Grown-ups who have agreed to the rating. */
  people(count: number, setting?: { readonly courseTl?: 2 | 3 }): Promise<readonly number[]>;
  close(closings: readonly CrowdClosing[]): Promise<void>;
  agree(userIds: readonly number[], agrees: boolean): Promise<void>;
  /** Forgets points, groups and seasons of everybody. */
  clear(): Promise<void>;
}

export type CrowdClosing = Pick<Closing, 'userId' | 'at'> & Partial<Closing>;

let problemId = 1_000_000_000;

export function ratedCrowd(platform: () => TestPlatform): RatedCrowd {
  const followThese = (userIds: readonly number[]) =>
    platform().sql.begin((tx) => follow(tx, userIds, platform().clock.now()));
  return {
    people: async (count, { courseTl = 3 } = {}) => {
      const { sql } = platform();
      const rows = await sql<{ id: number }[]>`
        with people as (
          insert into "user" (tenant_id, anonymous, birth_year)
          select (select min(id) from tenant), false, 1990 from generate_series(1, ${count}::int) returning id
        ), profiles as (
          insert into profile (user_id, who, target_lessons, course_tl, life_value, life_at, energy_value, energy_at)
          select id, 'adult', array[${courseTl}::int], ${courseTl}, 5, now(), 5, now() from people
        )
        select id from people order by id`;
      const ids = rows.map(({ id }) => id);
      await sql`insert into setting (user_id, rating_agreed) select id, true from unnest(${ids}::int[]) as n (id)`;
      return ids;
    },
    close: async (closings) => {
      const all = closings.map((one) => {
        problemId += 1;
        return { problemId, passingId: problemId, stars: 3, mistakes: 0, ...one };
      });
      await platform().sql.begin((tx) => insertClosings(tx, all));
      await followThese([...new Set(all.map(({ userId }) => userId))]);
    },
    agree: async (userIds, agrees) => {
      await platform().sql`
        update setting set rating_agreed = ${agrees} where user_id = any(${[...userIds]}::int[])`;
      await followThese(userIds);
    },
    clear: async () => {
      await platform().sql`
        truncate rating, rating_point, league_group, season_result, season_winner, season_settlement`;
    },
  };
}
