import { calls, type Model } from '@logikit/contract';
import { expect, it } from 'vitest';
import { oneDatabase } from '../../testing/platform.ts';
import { emailsTo } from '../../testing/test-emails.ts';
import { type NewLead, insertLead } from './lead.db.ts';

oneDatabase('the desk of what people have written', (platform) => {
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
  const list = async (query: Model<'LeadQuery'> = {}) =>
    (await (await platform().login('editor')).call(calls.listLeads, { query })).body;

  it('[R-062] an editor reads every enquiry, those without an answer first, and says which is answered', async () => {
    for (const school of ['School № 5', 'School № 6', 'School № 7']) await ask(school);
    const editor = await platform().login('editor');
    const mark = (id: number, state: 'new' | 'answered') =>
      editor.call(calls.markLead, { params: { id }, body: { state } });
    const { data } = await list();
    expect(data.map(({ organisation, state }) => [organisation, state])).toEqual([
      ['School № 7', 'new'],
      ['School № 6', 'new'],
      ['School № 5', 'new'],
    ]);
    expect(data[0]).toMatchObject({
      kind: 'school',
      tariff: 'school',
      name: 'Anna',
      email: 'anna@example.org',
      text: 'Ninety pupils',
      locale: 'tr',
      page: '/2.0/tr/cabinet/school/tariffs',
    });
    const id = data[0]?.id ?? 0;
    expect((await mark(id, 'answered')).body).toMatchObject({ id, state: 'answered' });
    expect((await mark(id, 'answered')).body.state).toBe('answered');
    expect((await list()).data.map(({ organisation }) => organisation)).toEqual([
      'School № 6',
      'School № 5',
      'School № 7',
    ]);
    expect((await list({ state: 'new' })).meta.total).toBe(2);
    expect((await list({ state: 'answered', perPage: 1 })).data).toMatchObject([{ id }]);
    await mark(id, 'new');
    expect((await list({ state: 'answered' })).data).toEqual([]);
    expect((await mark(999_999, 'answered')).status).toBe(404);
    // The school has asked three times within an hour: we are told of each, and it hears once that we have it.
    const { sql } = platform();
    expect((await emailsTo(sql, 'anna@example.org')).map(({ template }) => template)).toEqual(['leadReceived']);
    expect(await emailsTo(sql, 'leads@logikit.example')).toHaveLength(3);
  });

  it('[R-090] D-267 an editor chooses a kind and finds a name, an address or an organisation', async () => {
    const { sql, clock } = platform();
    const lead = {
      locale: 'en',
      page: '/2.0/en/companies',
      text: 'x',
      tariff: null,
      consentText: '2026-11-29',
    } as const;
    const people: readonly Pick<NewLead, 'kind' | 'name' | 'email' | 'organisation'>[] = [
      { kind: 'company', name: 'Ольга', email: 'olga@shop.example', organisation: '100% Toys' },
      { kind: 'vacancy', name: 'Piotr', email: 'piotr_l@home.example', organisation: null },
      { kind: 'partner', name: 'Piotr', email: 'p@club.example', organisation: 'Club' },
    ];
    for (const one of people) await insertLead(sql, { ...lead, ...one }, clock.now());
    const found = async (query: Model<'LeadQuery'>) => (await list(query)).data.map(({ email }) => email);
    expect(await found({ kind: 'vacancy' })).toEqual(['piotr_l@home.example']);
    expect(await found({ search: ' ольга ' })).toEqual(['olga@shop.example']);
    expect(await found({ search: 'PIOTR', kind: 'partner' })).toEqual(['p@club.example']);
    expect(await found({ search: '0% t' })).toEqual(['olga@shop.example']);
    expect(await found({ search: 'piotr_' })).toEqual(['piotr_l@home.example']);
    expect(await found({ search: 'nobody' })).toEqual([]);
  });
});
