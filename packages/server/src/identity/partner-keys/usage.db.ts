import type { Tx } from '../../kernel/database/index.ts';

export type Use = 'sessions' | 'opened' | 'answers';

interface UseRow {
  readonly key: string;
  /** YYYY-MM-DD in UTC. */
  readonly day: string;
}

export async function addUse(
  tx: Tx,
  use: UseRow & { readonly slot: number; readonly what: Use; readonly count: number },
): Promise<void> {
  await tx`insert into partner_usage (key, day, slot, ${tx(use.what)}) values (${use.key}, ${use.day}, ${use.slot}, ${use.count})
    on conflict (key, day, slot) do update set ${tx(use.what)} = partner_usage.${tx(use.what)} + excluded.${tx(use.what)}`;
}

export interface UsageRow extends UseRow {
  readonly sessions: number;
  readonly opened: number;
  readonly answers: number;
}

export async function selectUsage(
  tx: Tx,
  by: { readonly tenantId: number; readonly from: string; readonly to: string },
): Promise<UsageRow[]> {
  return tx<UsageRow[]>`
    select to_char(u.day, 'YYYY-MM-DD') as day, u.key, sum(u.sessions)::int as sessions, sum(u.opened)::int as opened,
      sum(u.answers)::int as answers
    from partner_usage u join partner_key k on k.key = u.key
    where k.tenant_id = ${by.tenantId} and u.day between ${by.from} and ${by.to}
    group by u.day, u.key order by u.day, u.key`;
}
