import { randomBytes } from 'node:crypto';
import { numbers } from '@logikit/contract';
import { type CryptoKey, exportJWK, generateKeyPair, importJWK, jwtVerify, SignJWT } from 'jose';
import type { Clock } from '../../../kernel/clock/index.ts';
import { isCanonicalJws } from '../../../kernel/crypto/index.ts';
import type { Sql } from '../../../kernel/database/index.ts';
import type { Claims } from '../../../kernel/http/index.ts';
import { type KeyRow, selectOrInsertKeys } from './keys.db.ts';

const ISSUER = 'logikit';
const ALGORITHM = 'EdDSA';
const CLOCK_TOLERANCE_SECONDS = 5;

export interface TokenSubject {
  readonly userId: number;
  readonly sessionId: string;
  readonly role: 'user' | 'editor';
  readonly tenant: string;
  readonly audience: 'portal' | 'embed';
  readonly origin: string | null;
  readonly inFrame: boolean;
  /** Who has handed the device to this person. */
  readonly actorId: number | null;
}

/** Signs and reads access tokens: {uid, exp, iat, role, tenant, aud, typ}, Ed25519 (rule D-160). */
export interface Tokens {
  sign(subject: TokenSubject): Promise<string>;
  read(token: string): Promise<Claims | null>;
}

export async function openTokens(sql: Sql, clock: Clock): Promise<Tokens> {
  const rows = await selectOrInsertKeys(sql, createKey);
  const [newest] = rows;
  if (!newest) throw new Error('There is no signing key');
  const signer = await keyOf(newest.privateJwk);
  const verifiers = new Map(await Promise.all(rows.map(async (row) => [row.kid, await keyOf(row.publicJwk)] as const)));
  return {
    sign: (subject) => {
      const issuedAt = Math.floor(clock.now().getTime() / 1000);
      return new SignJWT({
        uid: subject.userId,
        sid: subject.sessionId,
        role: subject.role,
        tenant: subject.tenant,
        typ: 'access',
        ...(subject.origin === null ? {} : { azp: subject.origin }),
        ...(subject.inFrame ? { frame: true } : {}),
        ...(subject.actorId === null ? {} : { act: { uid: subject.actorId } }),
      })
        .setProtectedHeader({ alg: ALGORITHM, kid: newest.kid })
        .setIssuer(ISSUER)
        .setAudience(subject.audience)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + numbers.tokenSeconds)
        .sign(signer);
    },
    read: (token) => readToken(token, verifiers, clock),
  };
}

async function readToken(
  token: string,
  verifiers: ReadonlyMap<string, CryptoKey>,
  clock: Clock,
): Promise<Claims | null> {
  if (!isCanonicalJws(token)) return null;
  try {
    const { payload } = await jwtVerify(token, (header) => pick(verifiers, header.kid), {
      algorithms: [ALGORITHM],
      issuer: ISSUER,
      audience: ['portal', 'embed'],
      requiredClaims: ['uid', 'sid', 'exp', 'iat'],
      clockTolerance: CLOCK_TOLERANCE_SECONDS,
      currentDate: clock.now(),
    });
    const { uid, sid, aud, azp, typ, frame } = payload;
    if (typ !== 'access' || typeof uid !== 'number' || typeof sid !== 'string' || (aud !== 'portal' && aud !== 'embed'))
      return null;
    if (aud === 'embed' && typeof azp !== 'string') return null;
    return { uid, sid, aud, azp: typeof azp === 'string' ? azp : null, inFrame: frame === true };
  } catch {
    // Whatever is wrong with a token, the answer is the same: it is not good.
    return null;
  }
}

function pick(verifiers: ReadonlyMap<string, CryptoKey>, kid: string | undefined): CryptoKey {
  const key = verifiers.get(kid ?? '');
  if (!key) throw new Error('unknown key');
  return key;
}

async function createKey(): Promise<KeyRow> {
  const { publicKey, privateKey } = await generateKeyPair(ALGORITHM, { extractable: true, crv: 'Ed25519' });
  // Only tells a few keys apart, and travels with every token.
  const kid = randomBytes(6).toString('base64url');
  return { kid, privateJwk: await exportJWK(privateKey), publicJwk: await exportJWK(publicKey) };
}

async function keyOf(jwk: KeyRow['publicJwk']): Promise<CryptoKey> {
  const key = await importJWK(jwk, ALGORITHM);
  if (key instanceof Uint8Array) throw new Error('An Ed25519 key is not a secret');
  return key;
}
