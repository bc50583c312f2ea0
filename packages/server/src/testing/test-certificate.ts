import { type CallInput, calls, type Model } from '@logikit/contract';
import type { TestPlatform } from './platform.ts';

type Draft = CallInput<typeof calls.createCertificate>['body'];

/** Any one problem of the adults' course earns it. */
export const certificateDraft: Draft = {
  title: 'First steps',
  shortTitle: 'Steps',
  image: null,
  kind: 'quiz',
  example: null,
  targetLesson: 3,
  stars: null,
  purchaseIds: [],
  blocksCount: null,
  problemsCount: 1,
};

/** An editor adds a certificate. */
export async function writeCertificate(
  platform: Pick<TestPlatform, 'login'>,
  changes: Partial<Draft> = {},
): Promise<Model<'Certificate'>> {
  const editor = await platform.login('editor');
  const { status, body } = await editor.call(calls.createCertificate, { body: { ...certificateDraft, ...changes } });
  if (status !== 200) throw new Error(`Not written: ${JSON.stringify(body)}`);
  return body;
}
