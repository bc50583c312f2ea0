import { numbers } from '@logikit/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../kernel/config/config.ts';
import { startTestPlatform, type TestPlatform } from '../../testing/platform.ts';
import { startTestMailServer, type TestMailServer } from '../../testing/test-mail-server.ts';
import { queueEmail } from '../../kernel/email/index.ts';

const write = (platform: TestPlatform, to: string, code = '123456') =>
  platform.sql.begin((tx) =>
    queueEmail(tx, platform.clock, {
      userId: null,
      to,
      template: 'confirmEmail',
      locale: 'en',
      values: { code },
      link: 'http://localhost/2.0/en/confirm#secret',
    }),
  );
const stateOf = async ({ sql }: TestPlatform, to: string) =>
  (
    await sql`select done_at is not null as sent, tries, failure from job where kind = 'email' and recipient = ${to}`
  ).map((row) => ({ ...row }));

describe('letters with a mail server', () => {
  let platform: TestPlatform;
  let server: TestMailServer;
  beforeAll(async () => {
    server = await startTestMailServer();
    platform = await startTestPlatform({ mail: { url: server.url, from: 'Kit <kit@logikit.example>' } });
  });
  afterAll(async () => {
    await platform.close();
    await server.close();
  });

  it('go out once, as text and as HTML, named after their row, with nothing to unsubscribe from', async () => {
    await write(platform, 'once@mail.example');
    await Promise.all([platform.runDue(), platform.runDue()]);
    await platform.runDue();
    const mine = server.letters.filter(({ to }) => to.includes('once@mail.example'));
    expect(mine).toHaveLength(1);
    const raw = mine[0]?.raw ?? '';
    expect(raw).toMatch(/^Message-ID: <email-\d+@logikit\.example>\r$/m);
    expect(raw).toMatch(/^From: Kit <kit@logikit\.example>\r$/m);
    expect(raw).toMatch(/^Subject: Confirm your e-mail for Logikit\r$/m);
    expect([raw.includes('text/plain'), raw.includes('text/html'), raw.includes('123456')]).toEqual([true, true, true]);
    expect(raw.toLowerCase()).not.toContain('list-unsubscribe');
    expect(await stateOf(platform, 'once@mail.example')).toEqual([{ sent: true, tries: 1, failure: null }]);
  });

  it('tell mail programs how regular ones end', async () => {
    const link = 'http://localhost/2.0/en/weekly-letter#secret';
    await platform.sql.begin((tx) =>
      queueEmail(tx, platform.clock, {
        userId: null,
        to: 'weekly@mail.example',
        template: 'week',
        locale: 'en',
        values: { names: 'Mia', children: 'Mia: 3 days' },
        link: 'http://localhost/2.0/en/cabinet/family',
        unsubscribe: { key: 'mail.week.stop', link },
      }),
    );
    await platform.runDue();
    const [mine] = server.letters.filter(({ to }) => to.includes('weekly@mail.example'));
    expect(mine?.raw).toMatch(/^List-Unsubscribe: <http:\/\/localhost\/2\.0\/en\/weekly-letter#secret>\r$/m);
  });

  it('never become more than one letter to one address, whatever stands in it', async () => {
    await write(platform, 'a@mail.example, other@mail.example');
    await platform.runDue();
    expect(server.letters.flatMap(({ to }) => to)).not.toContain('other@mail.example');
  });

  it('wait when the server is busy, a little longer each time, and give up in the end', async () => {
    server.answer(451);
    await write(platform, 'busy@mail.example');
    await platform.runDue();
    await platform.runDue();
    expect(await stateOf(platform, 'busy@mail.example')).toEqual([{ sent: false, tries: 1, failure: null }]);
    platform.clock.advance(numbers.jobs.firstPauseSeconds * 1000);
    await platform.runDue();
    expect(await stateOf(platform, 'busy@mail.example')).toEqual([{ sent: false, tries: 2, failure: null }]);
    server.answer(null);
    await platform.runDue();
    expect(await stateOf(platform, 'busy@mail.example')).toEqual([{ sent: false, tries: 2, failure: null }]);
    platform.clock.advance(numbers.jobs.firstPauseSeconds * 4000);
    await platform.runDue();
    expect(await stateOf(platform, 'busy@mail.example')).toEqual([{ sent: true, tries: 3, failure: null }]);

    server.answer(451);
    await write(platform, 'never@mail.example');
    for (let hour = 0; hour < 30; hour += 1) {
      await platform.runDue();
      platform.clock.advance(3_600_000);
    }
    expect(await stateOf(platform, 'never@mail.example')).toEqual([
      { sent: false, tries: numbers.jobs.mostTries, failure: 'given up: EENVELOPE' },
    ]);
    server.answer(null);
  });

  it('are not tried again when there is no such mailbox', async () => {
    server.answer(550);
    await write(platform, 'nobody@mail.example');
    await platform.runDue();
    server.answer(null);
    platform.clock.advance(3_600_000);
    await platform.runDue();
    expect(await stateOf(platform, 'nobody@mail.example')).toEqual([{ sent: false, tries: 1, failure: '550' }]);
  });

  it('are not kept for longer than 30 days', async () => {
    await write(platform, 'old@mail.example');
    await platform.runDue();
    platform.clock.advance(31 * 86_400_000);
    await platform.runDue();
    expect(await stateOf(platform, 'old@mail.example')).toEqual([]);
  });
});

describe('the mailbox of development', () => {
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = await startTestPlatform();
  });
  afterAll(() => platform.close());
  const read = async (path: string) => {
    const answer = await fetch(platform.url + path);
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };

  it('lists letters, finds those of an address, and draws one with its link in a frame that runs nothing', async () => {
    await write(platform, 'me@mail.example', '<script>alert(1)</script>');
    await write(platform, 'other@mail.example');
    const all = await read('/dev/mail');
    expect([all.text.includes('me@mail.example'), all.text.includes('other@mail.example')]).toEqual([true, true]);
    const mine = await read('/dev/mail?to=ME@mail.example');
    expect(mine.text).not.toContain('other@mail.example');
    const letter = await read(/\/dev\/mail\/\d+/.exec(mine.text)?.[0] ?? '');
    expect(letter.status).toBe(200);
    expect(letter.text).toContain('sandbox="allow-top-navigation-by-user-activation"');
    expect(letter.text).toContain('/2.0/en/confirm#');
    expect(letter.text).not.toContain('<script');
    expect(letter.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(letter.headers.get('cache-control')).toBe('no-store');
    for (const path of ['/dev/mail/999999', '/dev/mail/x', '/dev/mail/1e3'])
      expect((await read(path)).status).toBe(404);
  });

  it.each([
    ['production', { environment: 'production', withDemo: true, allowEmbedded: true } as const],
    ['a test without demo', { withDemo: false } as const],
  ])('is not there in %s', async (_name, config) => {
    const other = await startTestPlatform(config);
    try {
      expect((await fetch(`${other.url}/dev/mail`)).status).toBe(404);
    } finally {
      await other.close();
    }
  });
});

it('the configuration names a mail server and a sender, or none, and never repeats the password', () => {
  const LOGIKIT_SMTP_URL = 'smtps://kit:hush@mail.example:465';
  expect(readConfig({}).mail).toBeNull();
  expect(readConfig({ LOGIKIT_SMTP_URL, LOGIKIT_MAIL_FROM: 'kit@mail.example' }).mail).toEqual({
    url: LOGIKIT_SMTP_URL,
    from: 'kit@mail.example',
  });
  expect(() => readConfig({ LOGIKIT_SMTP_URL })).toThrow(/go together/);
  const wrong = { LOGIKIT_SMTP_URL: 'https://kit:hush@x', LOGIKIT_MAIL_FROM: 'kit@mail.example' };
  expect(() => readConfig(wrong)).toThrow(/must be an address/);
  expect(() => readConfig(wrong)).not.toThrow(/hush/);
});
