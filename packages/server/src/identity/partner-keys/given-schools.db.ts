import type { Tx } from '../../kernel/database/index.ts';

/** Schools whose boards the keys of this partner may show. */
export async function selectGivenSchools(tx: Tx, tenantId: number): Promise<readonly number[]> {
  const [row] = await tx<{ ids: number[] }[]>`select institution_ids as ids from tenant where id = ${tenantId}`;
  return row?.ids ?? [];
}

/** Gives a partner the schools that its keys may show from here on, and no others. */
export async function givePartnerSchools(tx: Tx, tenantId: number, institutionIds: readonly number[]): Promise<void> {
  await tx`update tenant set institution_ids = ${[...institutionIds]} where id = ${tenantId}`;
}
