import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '../../packages/contract/src/index.ts';
import { mtsToken, noticeSignature } from '../../packages/server/src/testing/test-mts.ts';
import { startTestPlatform, type TestPlatform, type TestUser } from '../../packages/server/src/testing/platform.ts';
import { visit, type Visit } from '../support/browser.ts';
import { signInAs } from '../support/accounts.ts';
import { look } from '../support/accessibility.ts';
import { hearsNews } from '../support/news.ts';
import { meetAndPart, wearRing } from './friends-by-keyboard.ts';
import { openSetting } from '../support/settings.ts';
import { browser } from '../support/shared-browser.ts';

// The platform runs in this process, so that what a page has written can be looked at.
let platform: TestPlatform;

beforeAll(async () => {
  platform = await startTestPlatform();
  // Cookies and tokens end by the platform's clock, and the browser's own clock decides when that is.
  platform.clock.advance(Date.now() - platform.clock.now().getTime());
});
afterAll(() => platform?.close());

const wait = { timeout: 30_000 };
const at = (path: string, locale = 'en'): string => `${platform.url}/2.0/${locale === 'ru' ? '' : `${locale}/`}${path}`;
const pay = (user: TestUser) => platform.sql`update profile set pay_status = 2 where user_id = ${user.userId}`;
const userOf = async (page: Page): Promise<number> =>
  Number(await page.evaluate(() => localStorage.getItem('logikit.session')));

async function as(name: Parameters<typeof signInAs>[2], locale = 'en'): Promise<Visit> {
  const one = await visit(browser, { seesPopups: false });
  await signInAs(one.page, platform.url, name, locale);
  return one;
}

async function makeClass(...names: readonly ('child' | 'editor' | 'parent')[]): Promise<void> {
  const teacher = await platform.login('teacher');
  const now = platform.clock.now();
  const ids: number[] = [];
  for (const name of names) ids.push((await platform.login(name)).userId);
  await platform.sql`with made as (insert into class (teacher_id, name, target_lesson, created_at)
      values (${teacher.userId}, '2 B', 2, ${now}) returning id)
    insert into class_pupil (class_id, user_id, asked_at, consented_at)
      select made.id, pupil, ${now}, ${now} from made, unnest(${ids}::int[]) as pupil`;
}

describe('partners', () => {
  it('[R-098] [K-061] a promo page registers with type 18 and goal 3, and keeps what was typed when it is refused', async () => {
    const { page, close, complaints } = await visit(browser);
    await page.goto(at('promo/mts'));
    await page.getByRole('heading', { level: 1, name: /MTS/ }).waitFor(wait);
    const send = page.getByRole('button', { name: 'Create an account' });
    await page.getByLabel('Your e-mail').fill('parent@nowhere');
    await page.getByLabel('Password, 8 characters or more').fill('long enough');
    await send.click();
    await page.getByRole('alert').getByText(/.+/).waitFor(wait);
    expect(await page.getByLabel('Your e-mail').inputValue()).toBe('parent@nowhere');
    complaints.length = 0; // the browser itself complains of the refusal
    await page.getByLabel('Your e-mail').fill('promo-page@logikit.example');
    await send.click();
    await page.waitForURL(/\/cabinet\/dashboard\/logic$/, wait);
    const [row] = await platform.sql`
      select o.type, t.slug, p.goal from registration_origin o join tenant t on t.id = o.partner_id
      join profile p on p.user_id = o.user_id where o.user_id = ${await userOf(page)}`;
    expect({ ...row }).toEqual({ type: 18, slug: 'mts', goal: [3] });
    expect(complaints).toEqual([]);
    await close();
  });

  it('[R-042] [R-043] the junior landing opens for a guest, begins with one tap and leads to its success page', async () => {
    const { page, close } = await visit(browser);
    await page.goto(at('promo/demo/junior'));
    await page.getByRole('button', { name: 'Walk the road' }).click(wait);
    await page.waitForURL(/\/promo\/demo\/junior\/success$/, wait);
    await page.getByRole('heading', { name: 'Done! The road is open' }).waitFor(wait);
    const [row] = await platform.sql`select t.slug from registration_origin o join tenant t on t.id = o.partner_id
      where o.user_id = ${await userOf(page)}`;
    expect(row?.['slug']).toBe('demo');
    await page.getByRole('link', { name: 'To the problems' }).click();
    await page.waitForURL(/\/cabinet\/dashboard\/logic$/, wait);
    await close();
  });

  it('[R-034] the landing in the cabinet opens for a guest and starts with the code of its partner', async () => {
    const { page, close } = await visit(browser);
    await page.goto(at('cabinet/partner/demo'));
    await page.getByRole('link', { name: 'Create an account' }).click(wait);
    await page.waitForURL(/\/2\.0\/en\/start\?partner=demo$/, wait);
    await page.getByRole('button', { name: 'Walk the road' }).click(wait);
    await page.waitForURL(/\/cabinet\/dashboard\/logic$/, wait);
    const [row] = await platform.sql`select t.slug from registration_origin o join tenant t on t.id = o.partner_id
      where o.user_id = ${await userOf(page)}`;
    expect(row?.['slug']).toBe('demo');
    await close();
  });

  const tokenOf = (subject: string): Promise<string> =>
    mtsToken(subject, Math.floor(platform.clock.now().getTime() / 1000));

  it('[R-082] the start of MTS carries the token to the start and to the sign-in, and the payment is heard of live', async () => {
    const { page, close } = await visit(browser);
    await page.goto(`${at('start/mts')}?mtstoken=${await tokenOf('e2e')}`);
    const login = page.getByRole('link', { name: 'I have an account' });
    expect(await login.getAttribute('href')).toContain('mtstoken=');
    await page.getByRole('button', { name: 'Walk the road' }).click(wait);
    await page.waitForURL(/\/cabinet\/dashboard\/logic$/, wait);
    const status = async () => {
      const rows = await platform.sql<{ status: number }[]>`
        select status from partner_subscription where subject = 'e2e'`;
      return rows[0]?.status;
    };
    expect(await status()).toBe(0);
    const body = JSON.stringify({ id: randomUUID(), subject: 'e2e', status: 'active' });
    const second = Math.floor(platform.clock.now().getTime() / 1000);
    const heard = await fetch(`${platform.url}/service/partner/notice/mts`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'logikit-signature': noticeSignature(body, { at: second }) },
      body,
    });
    expect([heard.status, await status()]).toEqual([200, 1]);
    await close();
  });

  it('[R-082] says that a token is too old, and lets the learner go on', async () => {
    const { page, close } = await visit(browser);
    await page.goto(`${at('start/mts')}?mtstoken=nonsense`);
    await page.getByRole('button', { name: 'Walk the road' }).click(wait);
    await page
      .getByRole('alert')
      .getByRole('heading', { name: 'You have begun, but the link is too old' })
      .waitFor(wait);
    await page.getByRole('link', { name: 'To the problems' }).click();
    await page.waitForURL(/\/cabinet\/dashboard\/logic$/, wait);
    await close();
  });
});

describe('affiliates', () => {
  const cookie = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === 'll_aff');

  it('[E-050] [K-134] [K-136] nothing is kept before a yes; then for 30 days, and the registration knows it', async () => {
    const { page, close } = await visit(browser);
    await page.goto(`${at('start')}?admitad_uid=a1&edugram_id=e1&subid2=s2`);
    await page.getByRole('button', { name: 'Walk the road' }).waitFor(wait);
    expect(await cookie(page)).toBeUndefined();
    await page.evaluate(() => localStorage.setItem('logikit.consent', 'allowed'));
    await page.reload();
    await expect.poll(() => cookie(page), wait).toBeDefined();
    const { value = '', expires = 0 } = (await cookie(page)) ?? {};
    expect(Math.abs(expires - Date.now() / 1000 - 30 * 86_400)).toBeLessThan(120);
    const records = JSON.parse(decodeURIComponent(value)) as { name: string; value: string }[];
    expect(records.map((one) => `${one.name}=${one.value}`)).toEqual(['admitad_uid=a1', 'edugram_id=e1', 'subid2=s2']);
    await page.getByRole('button', { name: 'Walk the road' }).click(wait);
    await page.waitForURL(/\/cabinet\/dashboard\/logic$/, wait);
    const [row] = await platform.sql`select affiliate from registration_origin where user_id = ${await userOf(page)}`;
    expect(row?.['affiliate']).toEqual(records);
    await close();
  });

  it('[K-136] the second network is left alone without edugram_id, and the cabinet reads nothing', async () => {
    const { page, close } = await visit(browser);
    await page.addInitScript(() => localStorage.setItem('logikit.consent', 'allowed'));
    await page.goto(`${at('start')}?click_id=c&subid=s`);
    await page.getByRole('button', { name: 'Walk the road' }).click(wait);
    await page.waitForURL(/\/cabinet\/dashboard\/logic$/, wait);
    await page.goto(`${at('cabinet/personal')}?admitad_uid=a1`);
    await page.getByRole('heading', { level: 1 }).waitFor(wait);
    expect(await cookie(page)).toBeUndefined();
    await close();
  });
});

describe('inviter', () => {
  it('[R-072] [C-010] opens on parents without a segment, other tabs by address; a letter goes out', async () => {
    const { page, close } = await as('parent');
    await page.goto(at('cabinet/inviter'));
    expect(await page.getByRole('link', { name: 'Parents' }).getAttribute('aria-current')).toBe('page');
    const link = await page.getByLabel('Your link').inputValue();
    expect(link).toMatch(/\/2\.0\/en\/start\?ref=[0-9A-Z]{5}-[0-9A-Z]{5}$/);
    await page.getByLabel('Their e-mail address').fill('nobody');
    await page.getByRole('button', { name: 'Send the e-mail' }).click();
    await page.getByRole('alert').getByText(/.+/).first().waitFor(wait);
    expect(await page.getByLabel('Their e-mail address').inputValue()).toBe('nobody');
    await page.getByLabel('Their e-mail address').fill('friend@logikit.example');
    await page.getByRole('button', { name: 'Send the e-mail' }).click();
    await page.getByText('We have sent an e-mail to friend@logikit.example.').waitFor(wait);
    await page.goto(at('cabinet/inviter/teacher'));
    await page.getByRole('heading', { name: 'Invite a colleague' }).waitFor(wait);

    // Whoever comes by the link counts once there is an account.
    const guest = await visit(browser);
    await guest.page.goto(link.replace(/^https?:\/\/[^/]+/, platform.url));
    await guest.page.getByRole('button', { name: 'Walk the road' }).click(wait);
    await guest.page.waitForURL(/\/cabinet\/dashboard\/logic$/, wait);
    const [row] = await platform.sql`select 1 from referral where invited_id = ${await userOf(guest.page)}`;
    expect(row).toBeDefined();
    await guest.close();
    await close();
  });

  it('a child is shown no link to send, and no address of anybody else', async () => {
    const { page, close } = await as('child');
    await page.goto(at('cabinet/inviter'));
    await page.getByRole('heading', { name: 'This is for grown-ups' }).waitFor(wait);
    expect(await page.getByRole('textbox').count()).toBe(0);
    await close();
  });

  it('[E-049] [C-135] friends: a code is typed, the friend stands in the tab, is liked and removed', async () => {
    const parent = await platform.login('parent');
    const { code } = (await parent.call(calls.getFriendCode)).body;
    const { page, close } = await as('child');
    await page.goto(at('cabinet/inviter/friends'));
    await page.getByLabel('A friend’s code').fill('AAAAA-AAAAA');
    await page.getByRole('button', { name: 'Add' }).click(wait);
    await page.getByText('Nobody has this code. Check the letters.').waitFor(wait);
    await page.getByLabel('A friend’s code').fill(code.toLowerCase());
    await page.getByRole('button', { name: 'Add' }).click();
    const friends = page.getByRole('region', { name: 'Friends' });
    await friends.getByRole('listitem').waitFor(wait);
    const like = friends.getByRole('button', { name: /^Like / });
    await like.click();
    await expect.poll(() => like.getAttribute('aria-pressed'), wait).toBe('true');
    expect(await like.innerText()).toBe('1');
    await friends.getByRole('button', { name: 'Remove' }).click();
    await friends.getByRole('button', { name: 'Really remove' }).click();
    await friends.getByText('Nobody here yet').waitFor(wait);
    await close();
  });

  it('[E-049] [C-135] the card of a person is opened, liked, asked, agreed to and parted with by keyboard alone', async () => {
    await makeClass('child', 'editor', 'parent');
    const [child, editor] = [await platform.login('child'), await platform.login('editor')];
    await editor.call(calls.addFriend, { body: { friendId: child.userId } });
    const { page, close } = await as('child');
    await page.goto(at('cabinet/inviter/friends'));
    const { userId } = await platform.login('parent');
    const { data } = (await child.call(calls.listClassmates, {}, { headers: { locale: 'en' } })).body;
    await meetAndPart(page, {
      mate: data.find((one) => one.userId === userId)?.displayName ?? '',
      friends: async () => (await child.call(calls.listFriends)).body.ids.length,
    });
    await page.goto(at('cabinet/settings'));
    await openSetting(page, 'face');
    await wearRing(page);
    await close();
  });
});

describe('messages', () => {
  it('[R-073] [V-033] [R-062] freemium sees why not; a subscriber asks, an editor answers them and a school, and the badge tells it live', async () => {
    const { page, close } = await as('adult');
    await page.goto(at('cabinet/messages'));
    await page.getByRole('heading', { name: 'Reading is free, writing comes with a subscription' }).waitFor(wait);
    expect(await page.getByRole('button', { name: 'Send' }).count()).toBe(0);
    await pay(await platform.login('adult'));
    const lead = {
      tariff: 'class',
      name: 'Anna',
      email: 'anna@school.example',
      school: 'School № 5',
      message: '',
    } as const;
    expect((await platform.call(calls.askForTariff, { body: lead })).status).toBe(200);
    await page.goto(at('cabinet/messages/support'));
    await page.getByLabel('Your message').fill('How do I begin anew?');
    await page.getByRole('button', { name: 'Send' }).click(wait);
    await page.getByText('How do I begin anew?', { exact: true }).and(page.locator('p')).waitFor(wait);
    const listens = hearsNews(page);
    await page.goto(at('cabinet/personal'));
    await Promise.all([listens, page.getByRole('link', { name: 'Messages' }).waitFor(wait)]);

    const editor = await as('editor');
    await editor.page.goto(at('cabinet/messages/inbox'));
    await editor.page.getByRole('link', { name: /How do I begin anew/ }).click(wait);
    await editor.page.getByLabel('Your message').fill('In the course, at the end.');
    await editor.page.getByRole('button', { name: 'Send' }).click();
    await editor.page.getByRole('list').getByText('In the course, at the end.').waitFor(wait);
    await editor.page.getByRole('link', { name: 'Back to the list' }).click();
    await editor.page.getByRole('link', { name: 'Public pages', exact: true }).click();
    const asked = editor.page.getByRole('listitem').filter({ hasText: 'School № 5' });
    await asked.getByRole('link', { name: 'anna@school.example' }).waitFor(wait);
    await asked.getByRole('button', { name: 'Mark as answered' }).click();
    await editor.page.getByText('Everybody has been answered.').waitFor(wait);
    await editor.close();

    await page.getByRole('link', { name: 'Messages, 1 new' }).click(wait);
    await page.getByText('In the course, at the end.').waitFor(wait);
    const adult = await platform.login('adult');
    await expect.poll(async () => (await adult.call(calls.getMessagesState)).body.unread, wait).toBe(0);
    await page.goto(at('cabinet/personal'));
    await page.getByRole('link', { name: 'Messages', exact: true }).waitFor(wait);
    await close();
  });

  it('[C-036] a child and the own teacher say phrases, the parent reads along, and the teacher says that practice is enough', async () => {
    await makeClass('child');
    await pay(await platform.login('child'));
    const { page, close } = await as('child', 'tr');
    await page.goto(at('cabinet/messages/support', 'tr'));
    await page.waitForURL(/\/tr\/cabinet\/messages$/, wait);
    expect(await page.getByRole('textbox').count()).toBe(0);
    await page.getByRole('region', { name: 'Kime yazmalı' }).getByRole('button').click(wait);
    await page.getByRole('button', { name: 'Bir ipucuna ihtiyacım var.' }).click(wait);
    await page.getByRole('list').getByText('Bir ipucuna ihtiyacım var.').waitFor(wait);
    await close();
    const teacher = await as('teacher', 'en');
    await teacher.page.goto(at('cabinet/messages/teacher'));
    await teacher.page.getByRole('link', { name: /I need a hint\./ }).click(wait);
    await teacher.page.getByRole('button', { name: 'Have a look at the theory.' }).click(wait);
    await teacher.page.getByRole('list').getByText('Have a look at the theory.').waitFor(wait);

    const child = await platform.login('child');
    await child.call(calls.getExerciseProgress, { params: { a: 2, b: 1, c: 1 } });
    await teacher.page.goto(at(`cabinet/my-pupils/cards/${child.userId}`));
    const block = teacher.page.getByRole('listitem').filter({ hasText: 'Practice “Start”, block 1' });
    await block.getByRole('button', { name: 'Complete the block' }).click(wait);
    await block.getByText('Problems left over: 10.').waitFor(wait);
    await block.getByRole('button', { name: 'Complete the block' }).click();
    await teacher.page.getByRole('status').getByText('Practice “Start”, block 1').waitFor(wait);
    await block.waitFor({ state: 'detached' });
    const { blocks } = (await child.call(calls.getExercise, { params: { a: 2, b: 1 } })).body;
    expect(blocks[0]?.isCompleted).toBe(true);
    expect(teacher.complaints).toEqual([]);
    await teacher.close();

    const owner = await platform.login('parent');
    await platform.sql`insert into card (user_id, owner_id, created_at) values (${child.userId}, ${owner.userId}, now())`;
    const parent = await as('parent');
    await parent.page.goto(at('cabinet/family'));
    await parent.page.locator('.family-pupil summary').click(wait);
    await parent.page.locator('.family-pupil').getByRole('link', { name: 'Messages' }).click(wait);
    const said = parent.page.getByRole('listitem');
    await said.getByText('Have a look at the theory.').waitFor(wait);
    expect((await said.locator('b').allInnerTexts()).map((name) => name.includes('Anna Petrova'))).toEqual([
      true,
      true,
    ]);
    expect(await parent.page.getByRole('textbox').count()).toBe(0);
    await look(parent.page, 'en/family-messages');
    await platform.sql`delete from card where user_id = ${child.userId}`;
    await parent.close();
  });

  it('[V-039] the entry is a chat with support in Russian, and messages elsewhere', async () => {
    const russian = await as('parent', 'ru');
    await russian.page.goto(at('cabinet/personal', 'ru'));
    await russian.page.getByRole('link', { name: /^Чат с поддержкой/ }).click(wait);
    await russian.page.waitForURL(/\/2\.0\/cabinet\/messages\/support$/, wait);
    await russian.close();
    const ukraine = await platform.login('parent');
    await platform.sql`update profile set country_code = 'UA' where user_id = ${ukraine.userId}`;
    const other = await as('parent', 'ru');
    await other.page.goto(at('cabinet/personal', 'ru'));
    await other.page.getByRole('link', { name: /^Сообщения/ }).waitFor(wait);
    await platform.sql`update profile set country_code = null where user_id = ${ukraine.userId}`;
    await other.close();
  });
});
