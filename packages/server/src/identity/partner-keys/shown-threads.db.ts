import type { Tx } from '../../kernel/database/index.ts';

/** What a key shows beside what is free: of the threads that its tenant was given, those that are ticked for it. */
const shownThreads = (key: string): string => `(
  select array(select unnest(k.thread_ids) intersect select unnest(o.thread_ids))
  from partner_key k join tenant o on o.id = k.tenant_id where k.key = ${key})`;

/** `threads` of the key in row `a`; none without a key. */
export const shownThreadsSql = `select coalesce(${shownThreads('a.partner_key')}, '{}') as threads offset 0`;

/** Threads that this key shows although they are paid; none without a key. */
export async function selectShownThreads(tx: Tx, key: string | null): Promise<readonly number[]> {
  if (key === null) return [];
  const [row] = await tx.unsafe<{ threads: number[] | null }[]>(`select ${shownThreads('$1')} as threads`, [key]);
  return row?.threads ?? [];
}

export async function selectGivenThreads(tx: Tx, tenantId: number): Promise<readonly number[]> {
  const [row] = await tx<{ threads: number[] }[]>`select thread_ids as threads from tenant where id = ${tenantId}`;
  return row?.threads ?? [];
}

/** Gives a partner the threads that its keys may show from here on, and no others. */
export async function givePartnerThreads(tx: Tx, tenantId: number, threadIds: readonly number[]): Promise<void> {
  await tx`update tenant set thread_ids = ${[...threadIds]} where id = ${tenantId}`;
}
