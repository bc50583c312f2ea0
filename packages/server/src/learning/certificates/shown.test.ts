import { type CallInput, calls } from '@logikit/contract';
import { expect, it } from 'vitest';
import { oneDatabase } from '../../testing/platform.ts';
import { ratedPeople } from '../../testing/rated-people.ts';
import { writeCertificate } from '../../testing/test-certificate.ts';

const page = 'http://localhost:9999';

oneDatabase('certificates on the pages of partners', (platform) => {
  const { adult, close, problems } = ratedPeople(platform);
  const shown = async (
    query: Omit<CallInput<typeof calls.getShownCertificate>['query'], 'key'>,
    { key = 'pk_demo', origin = page, locale = 'en' } = {},
  ) => platform().call(calls.getShownCertificate, { query: { key, ...query } }, { headers: { origin, locale } });

  it('an example bears the name of nobody, in the language of the page', async () => {
    const { body } = await shown({ certificate: 1 }, { locale: 'de' });
    expect(body).toMatchObject({ name: null, sheet: { view: [0, 0, 1123, 794] } });
    expect(body.link).toMatch(/\/2\.0\/de\/cabinet\/personal#certificates$/);
    // Letters are outlines.
    expect(JSON.stringify(body.sheet)).not.toContain('"text"');
    expect((await shown({ certificate: 999_999 })).status).toBe(404);
    expect((await shown({})).status).toBe(404);
  });

  it('one that is shared is shown until its owner shares it no more', async () => {
    const { id: certificateId } = await writeCertificate(platform());
    const user = await adult();
    await close(user, (await problems(1)).slice(0, 1));
    const { id } = (await user.call(calls.issueUserCertificate, { body: { certificateId, name: 'Ada Lovelace' } }))
      .body;
    const share = async (isOn: boolean) =>
      (await user.call(calls.shareUserCertificate, { params: { id }, body: { isOn } })).body.shareLink ?? '';
    const link = await share(true);
    const token = link.slice(link.lastIndexOf('/') + 1);
    expect((await shown({ token })).body).toMatchObject({ name: 'Ada Lovelace', title: 'First steps', link });
    await share(false);
    expect((await shown({ token })).status).toBe(404);
    expect((await shown({ token: 'a' })).status).toBe(404);
  });

  it('a page without the key’s leave gets nothing', async () => {
    expect((await shown({ certificate: 1 }, { key: 'pk_nobody' })).status).toBe(403);
    expect((await shown({ certificate: 1 }, { origin: 'https://stranger.example' })).code).toBe('originNotAllowed');
  });
});
