import { calls } from '@logikit/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newParent, openGate } from '../../testing/test-family.ts';
import { emailsTo } from '../../testing/test-emails.ts';
import { startTestPlatform, type TestPlatform, type TestUser } from '../../testing/platform.ts';
import { CONSENT_TEXT } from './consent.ts';

const DAY_MS = 86_400_000;
const MARK = 'Qzcanary';
/** One of its own for each field, so that a hit says where it comes from. */
const canary = (field: string): string => `${MARK}${field}`;
const email = `${canary('email')}@mail.example`;
const nextEmail = `${canary('nextemail')}@mail.example`;
const password = `${canary('password')} and more`;

let platform: TestPlatform;
let said = '';
const write = process.stdout.write.bind(process.stdout);

beforeAll(async () => {
  process.stdout.write = ((...[chunk]: Parameters<typeof write>) => {
    said += String(chunk);
    return true;
  }) as typeof process.stdout.write; // every form of it begins with what is written
  platform = await startTestPlatform({ quiet: false });
});
afterAll(async () => {
  process.stdout.write = write;
  await platform.close();
});

/** Everything in the database, as text. */
async function dump(): Promise<string> {
  const tables = await platform.sql<{ name: string }[]>`
    select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`;
  const texts: string[] = [];
  for (const { name } of tables) {
    const rows = await platform.sql<{ row: string }[]>`select t::text as row from ${platform.sql(name)} t`;
    texts.push(`${name}: ${rows.map(({ row }) => row).join('\n')}`);
  }
  return texts.join('\n');
}

/** What holds a canary: the words around each hit. */
const hits = (text: string): readonly string[] => text.match(new RegExp(`.{0,60}${MARK}\\w*`, 'gi')) ?? [];

/** Does all that leaves something personal behind, also what is refused. */
async function journey(): Promise<TestUser> {
  const headers = { 'user-agent': canary('agent'), cookie: `ll_device=${canary('cookie')}` };
  const own = await platform.call(
    calls.register,
    { body: { email, username: canary('username'), password, who: 'parent', targetLessons: [2], birthYear: 1985 } },
    { headers },
  );
  const user = await platform.login(email, password);
  expect(own.status).toBe(200);
  const settings: readonly object[] = [
    { type: 3, firstName: canary('first'), middleName: canary('middle'), lastName: canary('last') },
    { type: 4, phone: '+4915112345678', email: nextEmail },
    { type: 5, old: password, new: `${canary('newpassword')} and more` },
    { type: 9, email: nextEmail },
    { type: 11, cityOther: canary('city') },
    { type: 12, institutionType: 1, institutionOther: canary('school') },
    { type: 13, username: canary('othername') },
  ];
  for (const body of settings) await user.call(calls.saveSettings, { body: body as { type: number } }, { headers });
  await openGate(user);
  await user.call(calls.addPupil, { body: { name: canary('pupil'), targetLesson: 2 } });
  await user.call(calls.decideConsent, { body: { purpose: 'analytics', isGiven: true, textVersion: CONSENT_TEXT } });
  await user.call(calls.checkEmail, { body: { email } });
  await user.call(calls.confirmEmail, { body: { secret: canary('secretsecretsecret') } });
  const [letter] = await emailsTo(platform.sql, nextEmail);
  await platform.call(calls.confirmEmail, { body: { secret: letter?.secret ?? canary('none') } });
  await user.call(calls.exportPersonalData);
  // What goes wrong is what gets logged.
  await platform.call(calls.authenticate, { body: { username: email, password: canary('wrongpassword') } });
  await platform.call(calls.getCommonProfile, {}, { token: canary('token') });
  await fetch(`${platform.url}/user/settings.json?name=${canary('query')}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': canary('key'),
      authorization: `Bearer ${canary('bearer')}`,
    },
    body: `{"email": "${canary('broken')}`,
  });
  await fetch(`${platform.url}/service/training/api/problem/${canary('path')}%0d%0aforged`, { headers });
  return platform.login(nextEmail, `${canary('newpassword')} and more`).catch(() => user);
}

it('[S-25] canaries in every personal field, header, password and token: none in the log, none in a dump after erasing', async () => {
  const before = hits(await dump());
  expect(before).toEqual([]);
  const user = await journey();
  const kept = hits(await dump()).join('\n');
  for (const field of ['nextemail', 'othername', 'first', 'middle', 'city', 'school', 'pupil'])
    expect(`${field} ${kept.includes(canary(field))}`).toBe(`${field} true`);
  expect(kept).not.toMatch(new RegExp(`${MARK}(password|newpassword|wrongpassword|token|bearer)`, 'i'));

  const { email: address } = (await user.call(calls.getCommonProfile)).body.commonProfile ?? {};
  await openGate(user);
  const closed = await user.call(calls.closeAccount, {
    body: { confirmation: address ?? '', password: `${canary('newpassword')} and more` },
  });
  expect(closed.status).toBe(200);
  platform.clock.advance(31 * DAY_MS);
  const other = await newParent(platform);
  await platform.runDue();
  expect(hits(await dump())).toEqual([]);
  expect(hits(said)).toEqual([]);
  expect(said.split('\n').filter((line) => line.startsWith('forged'))).toEqual([]);
  // Others are still there.
  expect((await platform.login(other.email, other.password)).userId).toBe(other.userId);
});
