import { numbers } from '@logikit/contract';
import { decodeJwt, decodeProtectedHeader, errors, importJWK, jwtVerify, type JWTPayload } from 'jose';
import type { Clock } from '../../kernel/clock/index.ts';
import { isCanonicalJws } from '../../kernel/crypto/index.ts';
import type { Tx } from '../../kernel/database/index.ts';
import { ApiError } from '../../kernel/errors/index.ts';
import { insertUsedToken, type PartnerSigner, selectOptionalKey, selectSigners } from './partner.db.ts';

/** The learner whom a partner's backend vouches for. */
export interface PartnerLearner {
  readonly tenantId: number;
  readonly subject: string;
  readonly name: string | null;
  readonly key: string;
}

type Signer = PartnerSigner & { readonly kid: string };

const AUDIENCE = 'logikit';
const TOLERANCE_SECONDS = 5;
const SIGNATURE = 'it is not signed with a secret of yours that is in force';

/**
 * Reads the one-time token that a partner's backend signed: {iss: the publishable key, aud: 'logikit', sub, iat, exp,
 * jti, name?} in HS256 or EdDSA, at most five minutes long. It works once.
 */
export async function readPartnerToken(tx: Tx, clock: Clock, token: string): Promise<PartnerLearner> {
  const key = await selectOptionalKey(tx, issuerOf(token));
  if (!key) throw tokenError('`iss` is no publishable key');
  if (key.isRevoked) throw new ApiError('keyRevoked');
  const signers = await selectSigners(tx, key.tenantId, clock.now());
  const payload = await verifyWithOne(signersFor(signers, token), token, { issuer: key.key, now: clock.now() });
  const { sub, jti, iat = 0, exp = 0, name } = payload;
  if (!sub || sub.length > 200 || !jti || jti.length > 200)
    throw tokenError('`sub` and `jti` have one to two hundred characters');
  if (iat > clock.now().getTime() / 1000 + TOLERANCE_SECONDS) throw tokenError('`iat` is in the future');
  if (exp - iat > numbers.partnerTokenSeconds)
    throw tokenError(`\`exp\` is at most ${numbers.partnerTokenSeconds} seconds after \`iat\``);
  const isFirst = await insertUsedToken(tx, { tenantId: key.tenantId, jti, expiresAt: new Date(exp * 1000) });
  if (!isFirst) throw tokenError('this `jti` was used before: sign a new token for every call of `getToken`');
  return {
    tenantId: key.tenantId,
    subject: sub,
    name: typeof name === 'string' ? name.slice(0, 80) : null,
    key: key.key,
  };
}

/** Only to find whose keys to check with; nothing of it is believed before the signature. */
function issuerOf(token: string): string {
  try {
    return decodeJwt(token).iss ?? '';
  } catch {
    throw tokenError('it is no JWT: `getToken` gives the bare text of one');
  }
}

/** The one that the token names; every one that is still good when it names none, as while a secret is rotated. */
function signersFor(signers: readonly Signer[], token: string): readonly Signer[] {
  const { kid } = headerOf(token);
  return kid === undefined ? signers : signers.filter((one) => one.kid === kid);
}

function headerOf(token: string): { readonly kid?: string | undefined } {
  try {
    return decodeProtectedHeader(token);
  } catch {
    throw tokenError('its header cannot be read');
  }
}

async function verifyWithOne(
  signers: readonly Signer[],
  token: string,
  expected: { issuer: string; now: Date },
): Promise<JWTPayload> {
  let reason = 'no secret of yours has its `kid`';
  for (const signer of signers) {
    const verified = await verifyWith(signer, token, expected);
    if (typeof verified !== 'string') return verified;
    reason = verified;
    // Its own signer has looked at it: another one would only find the signature strange.
    if (verified !== SIGNATURE) break;
  }
  throw tokenError(reason);
}

/** What the token says, or why it is not good. */
async function verifyWith(
  signer: PartnerSigner,
  token: string,
  expected: { issuer: string; now: Date },
): Promise<JWTPayload | string> {
  if (!isCanonicalJws(token)) return SIGNATURE;
  try {
    const { payload } = await jwtVerify(token, await keyOf(signer), {
      // The signer's own algorithm, never the one that the token names.
      algorithms: [signer.algorithm],
      issuer: expected.issuer,
      audience: AUDIENCE,
      requiredClaims: ['sub', 'jti', 'iat', 'exp'],
      clockTolerance: TOLERANCE_SECONDS,
      currentDate: expected.now,
    });
    return payload;
  } catch (error) {
    // Whatever is wrong with it, it is not good.
    return error instanceof errors.JWTClaimValidationFailed || error instanceof errors.JWTExpired
      ? error.message
      : SIGNATURE;
  }
}

/** Tells the partner's developer what to look at; whoever sends a token may know what is wrong with it. */
function tokenError(reason: string): ApiError {
  return new ApiError('unauthorized', { message: `The partner's token is not accepted: ${reason}.` });
}

async function keyOf(signer: PartnerSigner): Promise<Parameters<typeof jwtVerify>[1]> {
  if (signer.secret !== null) return new TextEncoder().encode(signer.secret);
  if (signer.publicJwk !== null) return importJWK(signer.publicJwk, 'EdDSA');
  throw new Error('A signer has neither a secret nor a key');
}
