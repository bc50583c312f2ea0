import { multikeysOf } from './embedded-proof.ts';
import { type Issuer, keyIdOf } from './issuer.ts';

/** The keys of the platform under its own name, as did:web publishes them. */
export async function didDocument(issuer: Issuer): Promise<object> {
  const { did, keys } = issuer;
  const jwks = keys
    .filter(({ algorithm }) => algorithm === 'ES256')
    .map((key) => ({
      id: keyIdOf(did, key),
      // NOTE: the older of two names for the same, and the one that verifiers know.
      type: 'JsonWebKey2020',
      controller: did,
      publicKeyJwk: { ...key.publicJwk, alg: 'ES256', use: 'sig' },
    }));
  const methods = [...jwks, ...(await multikeysOf(issuer))];
  return {
    '@context': [
      'https://www.w3.org/ns/did/v1',
      'https://w3id.org/security/multikey/v1',
      'https://w3id.org/security/suites/jws-2020/v1',
    ],
    id: did,
    verificationMethod: methods,
    assertionMethod: methods.map(({ id }) => id),
  };
}
