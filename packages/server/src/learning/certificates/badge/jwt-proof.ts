import { errors, importJWK, jwtVerify, SignJWT } from 'jose';
import { isCanonicalJws } from '../../../kernel/crypto/index.ts';
import { type Issuer, keyIdOf, signingKey } from './issuer.ts';
import type { BadgeCredential } from './credential.ts';

/** A credential as a token: the payload is the credential itself. Its header brings the key, for checking it without us. */
export async function toJwt(credential: BadgeCredential, issuer: Issuer): Promise<string> {
  const key = signingKey(issuer, 'ES256');
  return new SignJWT({ ...credential })
    .setProtectedHeader({ alg: 'ES256', typ: 'JWT', kid: keyIdOf(issuer.did, key), jwk: key.publicJwk })
    .setIssuer(issuer.did)
    .setJti(credential.id)
    .setNotBefore(new Date(credential.validFrom))
    .sign(await importJWK(key.privateJwk, 'ES256'));
}

/** What this issuer has signed; null where it has not. The key that a token brings along is nothing to us. */
export async function readJwt(token: string, issuer: Issuer, now: Date): Promise<object | null> {
  if (!isCanonicalJws(token)) return null;
  try {
    const { payload } = await jwtVerify(
      token,
      ({ kid }) => {
        const key = issuer.keys.find((one) => one.algorithm === 'ES256' && keyIdOf(issuer.did, one) === kid);
        if (!key) throw new errors.JWKSNoMatchingKey();
        return importJWK(key.publicJwk, 'ES256');
      },
      { algorithms: ['ES256'], issuer: issuer.did, currentDate: now },
    );
    return payload;
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}
