import type { Model } from '@logikit/sdk';
import { client } from './client.ts';

/** The last certificate that is earned and not taken, and that nobody has looked at yet. */
export async function loadNewCertificate(): Promise<Model<'Certificate'> | null> {
  const { data } = await client().certificates.listCertificates();
  return data.findLast((one) => one.isNew && one.canDoRequest && one.userCertificateId === null) ?? null;
}
