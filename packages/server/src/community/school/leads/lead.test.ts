import { calls, type Model } from '@logikit/contract';
import { expect, it } from 'vitest';
import { oneDatabase } from '../../../testing/platform.ts';

oneDatabase('what schools ask for', (platform) => {
  const ask = async (school: string): Promise<void> => {
    const lead = {
      tariff: 'school',
      name: 'Anna',
      email: 'anna@example.org',
      school,
      message: 'Ninety pupils',
    } as const;
    const { status } = await platform().call(calls.askForTariff, { body: lead }, { headers: { locale: 'tr' } });
    expect(status).toBe(200);
    platform().clock.advance(60_000);
  };

  it('[R-062] an editor reads every enquiry, those without an answer first, and says which is answered', async () => {
    for (const school of ['School № 5', 'School № 6', 'School № 7']) await ask(school);
    const editor = await platform().login('editor');
    const list = async (query: Model<'SchoolLeadQuery'> = {}) =>
      (await editor.call(calls.listSchoolLeads, { query })).body;
    const mark = (id: number, state: 'new' | 'answered') =>
      editor.call(calls.markSchoolLead, { params: { id }, body: { state } });
    const { data } = await list();
    expect(data.map(({ school, state }) => [school, state])).toEqual([
      ['School № 7', 'new'],
      ['School № 6', 'new'],
      ['School № 5', 'new'],
    ]);
    expect(data[0]).toMatchObject({
      tariff: 'school',
      name: 'Anna',
      email: 'anna@example.org',
      message: 'Ninety pupils',
      locale: 'tr',
    });
    const id = data[0]?.id ?? 0;
    expect((await mark(id, 'answered')).body).toMatchObject({ id, state: 'answered' });
    expect((await mark(id, 'answered')).body.state).toBe('answered');
    expect((await list()).data.map(({ school }) => school)).toEqual(['School № 6', 'School № 5', 'School № 7']);
    expect((await list({ state: 'new' })).meta.total).toBe(2);
    expect((await list({ state: 'answered', perPage: 1 })).data).toMatchObject([{ id }]);
    await mark(id, 'new');
    expect((await list({ state: 'answered' })).data).toEqual([]);
    expect((await mark(999_999, 'answered')).status).toBe(404);
  });
});
