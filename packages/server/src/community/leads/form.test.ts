import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calls, leadForm, numbers } from '@logikit/contract';
import { afterAll, expect, it } from 'vitest';
import { emailJob } from '../../kernel/email/index.ts';
import { selectJobs } from '../../kernel/jobs/job.db.ts';
import { oneDatabase } from '../../testing/platform.ts';
import { emailsTo } from '../../testing/test-emails.ts';

const portalFiles = mkdtempSync(join(tmpdir(), 'logikit-leads-'));
mkdirSync(join(portalFiles, '2.0/en/companies'), { recursive: true });
writeFileSync(join(portalFiles, '2.0/en/companies/index.html'), `<!doctype html><input value="${leadForm.timeMark}">`);
afterAll(() => rmSync(portalFiles, { recursive: true }));

const leadsTo = 'us@logikit.example';
const SECOND = 1000;
const DAY = 86_400 * SECOND;
let visitors = 0;

interface PostedTo {
  readonly kind?: string;
  readonly lang?: string;
  readonly origin?: string | null;
}

oneDatabase(
  'the form of public pages',
  (platform) => {
    /** Somebody at an address of their own, who has opened the page. */
    const visitor = async (address = `10.0.0.${(visitors += 1)}`) => {
      const page = await fetch(`${platform().url}/2.0/en/companies`);
      const time = /value="([^"]*)"/.exec(await page.text())?.[1] ?? '';
      const good = {
        name: 'Ann',
        email: `ann-${address}@example.org`,
        organisation: 'Toys',
        text: 'Hello',
        consent: leadForm.consentText,
        page: '/2.0/en/companies',
        website: '',
        time,
      };
      const post = async (
        change: Partial<typeof good> = {},
        { kind = 'company', lang = 'en', origin = platform().publicUrl }: PostedTo = {},
      ) => {
        const answer = await fetch(`${platform().url}/content/lead/${kind}?lang=${lang}`, {
          method: 'POST',
          redirect: 'manual',
          body: new URLSearchParams({ ...good, ...change }),
          headers: { ...(origin !== null && { origin }), 'x-forwarded-for': address },
        });
        return { status: answer.status, to: answer.headers.get('location'), html: await answer.text() };
      };
      return { page, time, good, post };
    };
    /** Somebody who has had the time to read and to type. */
    const reader = async () => {
      const someone = await visitor();
      platform().clock.advance(4 * SECOND);
      return someone;
    };
    const kept = (email: string) => platform().sql`select * from lead where email = ${email}`;
    const thanked = { status: 303, to: '/2.0/en/thanks', html: '' };

    it('[R-090] D-267 a page says when it was served, signed, and stays in no cache', async () => {
      const first = await visitor();
      expect(first.page.headers.get('cache-control')).toBe('no-store');
      expect(first.time).toMatch(/^\d+\.[0-9a-f]{64}$/);
      platform().clock.advance(SECOND);
      expect((await visitor()).time).not.toBe(first.time);
    });

    it('[R-090] D-267 keeps what somebody has written, thanks them, and writes to both', async () => {
      const { good, post } = await reader();
      expect(await post({ text: 'Two\r\nlines' })).toEqual(thanked);
      expect(await kept(good.email)).toMatchObject([
        {
          kind: 'company',
          name: 'Ann',
          organisation: 'Toys',
          text: 'Two\nlines',
          locale: 'en',
          page: '/2.0/en/companies',
          source: {},
          consent_text: leadForm.consentText,
          answered_at: null,
        },
      ]);
      const { sql } = platform();
      expect(await emailsTo(sql, good.email)).toMatchObject([{ template: 'leadReceived', locale: 'en' }]);
      const [ours] = await emailsTo(sql, leadsTo);
      for (const said of ['Ann', good.email, 'Toys', 'Two', '/2.0/en/companies', '/2.0/cabinet/school/leads'])
        expect(ours?.text).toContain(said);
    });

    it('[R-090] D-267 thanks a program that fills what nobody sees, or is too quick, and keeps nothing', async () => {
      const { good, post } = await reader();
      expect(await post({ website: 'https://spam.example' })).toEqual(thanked);
      const quick = await visitor();
      expect(await quick.post()).toEqual(thanked);
      expect([await kept(good.email), await kept(quick.good.email)]).toEqual([[], []]);
      expect(await emailsTo(platform().sql, quick.good.email)).toEqual([]);
      platform().clock.advance(numbers.leads.leastSeconds * SECOND);
      expect(await quick.post()).toEqual(thanked);
      expect(await kept(quick.good.email)).toHaveLength(1);
    });

    it('[R-090] D-267 takes a form from no other site, and of no kind that there is not', async () => {
      const { good, post } = await reader();
      for (const origin of ['https://elsewhere.example', 'null', null])
        expect((await post({}, { origin })).status).toBe(403);
      expect((await post({}, { kind: 'child' })).status).toBe(404);
      expect(await kept(good.email)).toEqual([]);
    });

    it.each([
      ['name', '', 'Please type in your name'],
      ['name', 'x'.repeat(61), 'Please type in your name'],
      ['email', 'ann@example', 'We need an e-mail address'],
      ['organisation', 'x'.repeat(121), 'at most 120 characters'],
      ['text', ' ', 'Please write your message'],
      ['text', 'x'.repeat(2001), 'at most 2,000 characters'],
      ['consent', '', 'Without your consent'],
      ['consent', '2020-01-01', 'Without your consent'],
    ])('[R-090] D-267 says why %s cannot be %j, and keeps the rest typed', async (field, value, why) => {
      const { good, time, post } = await reader();
      const { status, html } = await post({ [field]: value });
      expect(status).toBe(422);
      expect(html).toContain(why);
      const others = (['name', 'email', 'organisation'] as const).filter((one) => one !== field);
      for (const other of others) expect(html).toContain(`value="${good[other]}"`);
      expect(html).toContain(`name="time" value="${time}"`);
      expect(await kept(good.email)).toEqual([]);
    });

    it('[R-090] D-267 a message of 2,000 letters is one, however its lines end', async () => {
      const { good, post } = await reader();
      const text = `${'я'.repeat(999)}\r\n${'я'.repeat(1000)}`;
      expect(await post({ text })).toEqual(thanked);
      expect(await kept(good.email)).toHaveLength(1);
    });

    it('[R-090] D-267 a page that was open for a day, or was not served by us, is sent once more', async () => {
      const { good, post } = await reader();
      for (const time of [leadForm.timeMark, `${Date.now()}.${'0'.repeat(64)}`])
        expect(await post({ time })).toMatchObject({ status: 200 });
      platform().clock.advance(DAY);
      const { status, html } = await post();
      expect([status, html.includes('press “Send” once more')]).toEqual([200, true]);
      expect(await kept(good.email)).toEqual([]);
      const time = /name="time" value="([^"]*)"/.exec(html)?.[1] ?? '';
      platform().clock.advance(4 * SECOND);
      expect(await post({ time })).toEqual(thanked);
      expect(await kept(good.email)).toHaveLength(1);
    });

    it('[R-090] D-267 takes five an hour from one place and five for one address, and says so to a sixth', async () => {
      const { good, post } = await reader();
      for (let sent = 0; sent < 5; sent += 1) expect(await post({ email: `a${sent}@example.org` })).toEqual(thanked);
      const sixth = await post({ text: 'Still here' });
      expect(sixth.status).toBe(429);
      expect(sixth.html).toContain('Still here</textarea>');
      expect(await kept(good.email)).toEqual([]);

      const email = 'victim@example.org';
      for (let sent = 0; sent < 5; sent += 1) expect(await (await reader()).post({ email })).toEqual(thanked);
      expect((await (await reader()).post({ email: 'Victim@example.org' })).status).toBe(429);
      // Who sends them from five places makes us write one letter all the same.
      expect(await emailsTo(platform().sql, email)).toHaveLength(1);
    });

    it('[R-090] D-267 marks that somebody types are letters, on the page and in the letter', async () => {
      const { good, post } = await reader();
      const marked = { name: '<b>Ann', organisation: '"><b>Toys', text: '</textarea><b>Regards', page: '"><b>' };
      const { html } = await post({ ...marked, email: '<b>"@x' });
      expect(html).toContain('Regards');
      expect(html).not.toContain('<b>');
      expect(html.split('</textarea>')).toHaveLength(2);
      expect(await post(marked)).toEqual(thanked);
      const [job] = await selectJobs(platform().sql, emailJob, { recipients: [leadsTo], count: 1 });
      expect(job?.payload.html).toContain('Ann');
      expect(job?.payload.html).not.toContain('<b>');
      // Nothing that a stranger has typed goes to an address that they have typed.
      const [theirs] = await selectJobs(platform().sql, emailJob, { recipients: [good.email], count: 1 });
      for (const typed of ['Ann', 'Toys', 'Regards']) expect(theirs?.payload.html).not.toContain(typed);
    });

    it('[R-090] D-267 answers in the language of the page', async () => {
      const { good, post } = await reader();
      expect((await post({ email: 'nobody' }, { lang: 'cs' })).html).toContain(
        'Na takovou adresu nedokážeme odpovědět',
      );
      expect((await post({}, { lang: 'cs' })).to).toBe('/2.0/cs/thanks');
      expect((await emailsTo(platform().sql, good.email))[0]).toMatchObject({ locale: 'cs' });
    });

    it('[R-090] nobody but an editor reads it', async () => {
      const teacher = await platform().login('teacher');
      expect((await teacher.call(calls.listLeads, { query: {} })).status).toBe(403);
    });

    // The last one: it makes everybody a year older.
    it('[R-090] D-267 what is kept is deleted after a year', async () => {
      const { good, post } = await reader();
      await post();
      platform().clock.advance(364 * DAY);
      await platform().runDue();
      expect(await kept(good.email)).toHaveLength(1);
      platform().clock.advance(2 * DAY);
      await platform().runDue();
      expect(await kept(good.email)).toEqual([]);
    });
  },
  { limitLoopback: true, trustedProxies: '127.0.0.1', portalFiles, leadsTo },
);
