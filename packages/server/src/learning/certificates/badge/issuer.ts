import { exportJWK, generateKeyPair } from 'jose';
import type { Tx } from '../../../kernel/database/index.ts';
import {
  forgetPrivateKeys,
  insertIssuerKey,
  issuerAlgorithms,
  type IssuerKeyRow,
  selectIssuerKeys,
} from './issuer-key.db.ts';

/** Who signs badges: this platform, under the name of its address. */
export interface Issuer {
  /** did:web:logikit.example */
  readonly did: string;
  /** https://logikit.example */
  readonly site: string;
  /** Of all years, the oldest first; those of this year have private halves. */
  readonly keys: readonly IssuerKeyRow[];
}

/** The first one who asks in a year makes its keys, and ends those of the years before. */
export async function openIssuer(
  tx: Tx,
  { site, now }: { readonly site: string; readonly now: Date },
): Promise<Issuer> {
  const year = now.getUTCFullYear();
  let keys = await selectIssuerKeys(tx);
  if (!keys.some((key) => key.year === year)) {
    for (const algorithm of issuerAlgorithms) {
      const { publicKey, privateKey } = await generateKeyPair(algorithm === 'ES256' ? algorithm : 'EdDSA', {
        extractable: true,
      });
      const [publicJwk, privateJwk] = [await exportJWK(publicKey), await exportJWK(privateKey)];
      await insertIssuerKey(tx, { year, algorithm, publicJwk, privateJwk });
    }
    await forgetPrivateKeys(tx, year);
    keys = await selectIssuerKeys(tx);
  }
  return { did: didOf(site), site, keys };
}

/** The method did:web: the address without its scheme, and without a path. */
export const didOf = (site: string): string => `did:web:${encodeURIComponent(new URL(site).host)}`;

const suffixes = { ES256: 'p256', Ed25519: 'ed25519' } as const;

/** did:web:logikit.example#y2026-p256 */
export const keyIdOf = (did: string, { year, algorithm }: Pick<IssuerKeyRow, 'year' | 'algorithm'>): string =>
  `${did}#y${year}-${suffixes[algorithm]}`;

/** The one to sign with. */
export function signingKey({ keys }: Issuer, algorithm: IssuerKeyRow['algorithm']): SigningKey {
  const key = keys.findLast((one) => one.algorithm === algorithm && one.privateJwk !== null);
  if (!key?.privateJwk) throw new Error(`No ${algorithm} key of this year`);
  return { ...key, privateJwk: key.privateJwk };
}

type SigningKey = IssuerKeyRow & { readonly privateJwk: NonNullable<IssuerKeyRow['privateJwk']> };
