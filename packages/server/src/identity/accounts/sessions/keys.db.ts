import type { JWK } from 'jose';
import type { Sql } from '../../../kernel/database/index.ts';

export interface KeyRow {
  readonly kid: string;
  readonly privateJwk: JWK;
  readonly publicJwk: JWK;
}

/** The platform's key pairs, newest first. The first process that asks puts its own in. */
export async function selectOrInsertKeys(sql: Sql, create: () => Promise<KeyRow>): Promise<readonly KeyRow[]> {
  return sql.begin(async (tx) => {
    await tx`lock table signing_key in exclusive mode`;
    const rows = await tx<KeyRow[]>`
      select kid, private_jwk as "privateJwk", public_jwk as "publicJwk" from signing_key order by created_at desc`;
    if (rows.length > 0) return rows;
    const key = await create();
    await tx`insert into signing_key (kid, private_jwk, public_jwk)
      values (${key.kid}, ${tx.json({ ...key.privateJwk })}, ${tx.json({ ...key.publicJwk })})`;
    return [key];
  });
}
