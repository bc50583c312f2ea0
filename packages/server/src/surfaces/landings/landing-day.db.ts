import type { Model } from '@logikit/contract';
import type { Sql, Tx } from '../../kernel/database/index.ts';

type Counted = Pick<Model<'LandingCount'>, 'key' | 'kind' | 'name' | 'moment'>;

interface NewCount extends Counted {
  readonly variant: string;
  /** YYYY-MM-DD in UTC. */
  readonly day: string;
  /** Beyond so many variants of a day they are counted together. */
  readonly mostVariants: number;
}

export async function addCount(tx: Tx, one: NewCount): Promise<void> {
  const { key, kind, name, variant, day, moment } = one;
  await tx`
    insert into landing_day (key, kind, name, day, variant, ${tx(moment)})
    select ${key}, ${kind}, ${name}, ${day}::date,
      case when count(*) filter (where variant not in ('', ${variant})) < ${one.mostVariants} then ${variant}::text else '' end, 1
    from landing_day where key = ${key} and kind = ${kind} and name = ${name} and day = ${day}::date
    on conflict (key, kind, name, day, variant) do update set ${tx(moment)} = landing_day.${tx(moment)} + 1`;
}

export type UsageRow = Omit<Model<'LandingUsage'>['rows'][number], 'share'>;

interface Asked {
  readonly keys: readonly string[];
  readonly from: string;
  readonly to: string;
}

/** Totals of those days, what has been shown most first. */
export async function selectUsage(tx: Tx, { keys, from, to }: Asked): Promise<readonly UsageRow[]> {
  return tx<UsageRow[]>`
    select kind, name, nullif(variant, '') as variant, sum(shown)::int as shown, sum(solved)::int as solved,
      sum(started)::int as started
    from landing_day where key = any(${[...keys]}) and day between ${from}::date and ${to}::date
    group by kind, name, variant order by sum(shown) desc, kind, name, variant limit 100`;
}

export async function deleteDaysBefore(sql: Sql, day: string): Promise<void> {
  await sql`delete from landing_day where day < ${day}::date`;
}
