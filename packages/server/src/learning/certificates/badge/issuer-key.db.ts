import type { JWK } from 'jose';
import type { Tx } from '../../../kernel/database/index.ts';

export const issuerAlgorithms = ['ES256', 'Ed25519'] as const;
type IssuerAlgorithm = (typeof issuerAlgorithms)[number];

export interface IssuerKeyRow {
  readonly year: number;
  readonly algorithm: IssuerAlgorithm;
  readonly publicJwk: JWK;
  /** Null: its year is over. */
  readonly privateJwk: JWK | null;
}

/** Those of all years, the oldest first. */
export async function selectIssuerKeys(tx: Tx): Promise<readonly IssuerKeyRow[]> {
  return tx<IssuerKeyRow[]>`
    select year, algorithm, public_jwk as "publicJwk", private_jwk as "privateJwk" from issuer_key
    order by year, algorithm`;
}

/** Of two processes that bring one the first is right. */
export async function insertIssuerKey(tx: Tx, { year, algorithm, publicJwk, privateJwk }: IssuerKeyRow): Promise<void> {
  await tx`
    insert into issuer_key (year, algorithm, public_jwk, private_jwk)
    values (${year}, ${algorithm}, ${tx.json({ ...publicJwk })}, ${tx.json({ ...privateJwk })}) on conflict do nothing`;
}

export async function forgetPrivateKeys(tx: Tx, before: number): Promise<void> {
  await tx`update issuer_key set private_jwk = null where year < ${before} and private_jwk is not null`;
}
