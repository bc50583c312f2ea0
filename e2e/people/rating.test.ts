import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { calls } from '../../packages/contract/src/index.ts';
import { drawnNickname } from '../../packages/server/src/community/profiles/index.ts';
import { startTestPlatform, type TestPlatform, type TestUser } from '../../packages/server/src/testing/platform.ts';
import { inMoscow, ratedPeople } from '../../packages/server/src/testing/rated-people.ts';
import { about, schoolOf } from '../../packages/server/src/testing/test-school.ts';
import { alive } from '../support/alive.ts';
import { look } from '../support/accessibility.ts';
import { signInAs, signInWith } from '../support/accounts.ts';
import { desk, visit } from '../support/browser.ts';
import { hearsNews } from '../support/news.ts';
import { browser } from '../support/shared-browser.ts';

// The platform runs in this process, so that people of a board are made by calls.
let platform: TestPlatform;

beforeAll(async () => {
  platform = await startTestPlatform();
  // Cookies and tokens end by the platform's clock, and the browser's own clock decides when that is.
  platform.clock.advance(Date.now() - platform.clock.now().getTime());
});
afterAll(() => platform?.close());

const { adult, close, problems, save } = ratedPeople(() => platform);
const at = (path: string, locale = 'en'): string => `${platform.url}/2.0/${locale === 'ru' ? '' : `${locale}/`}${path}`;
const ownRow = (page: Page) => page.locator('.rating [aria-current=true]');

/** Somebody of the adult course, as a learner and over the page. */
async function comeAsAdult(page: Page, locale = 'en'): Promise<TestUser> {
  const [username, password] = [`board-${randomUUID().slice(0, 12)}`, 'kit and the fox'];
  await platform.call(calls.register, {
    body: { username, password, who: 'adult', targetLessons: [3], birthYear: 1990 },
  });
  await signInWith(page, platform.url, { name: username, password, locale });
  return platform.login(username, password);
}

/** So many strangers, the first with the most stars. */
async function strangers(count: number, ids: readonly number[]): Promise<readonly TestUser[]> {
  const people = await Promise.all(Array.from({ length: count }, () => adult()));
  for (const [place, one] of people.entries()) await close(one, ids.slice(0, Math.max(1, ids.length - place)));
  return people;
}

it('[R-052] [K-122] tells what is missing, then shows the podium, the own row and the next place, and follows what is solved', async () => {
  const ids = await problems(6);
  await strangers(5, ids);
  const { page, complaints, close: leave } = await visit(browser, { viewport: desk });
  const me = await comeAsAdult(page);
  await page.getByRole('link', { name: 'Rating', exact: true }).click();
  await page.waitForURL(/\/cabinet\/rating$/);
  await page.getByRole('heading', { name: 'You are not in the rating' }).waitFor();
  expect(await ownRow(page).count()).toBe(0);
  await page.getByRole('link', { name: 'To the settings' }).click();
  // Its switch is the last but few of a long page.
  await page.getByLabel('Take part in the rating').waitFor();
  await expect
    .poll(() => page.locator('#rating').evaluate((part) => part.getBoundingClientRect().top < innerHeight))
    .toBe(true);
  await page.goBack();
  await page.getByRole('heading', { name: 'You are not in the rating' }).waitFor();

  const heard = hearsNews(page);
  await page.reload();
  await heard;
  await save(me, { type: 1, agree: true });
  await page.getByRole('heading', { name: 'Your place is waiting' }).waitFor();
  await close(me, ids.slice(0, 1));
  await expect.poll(() => ownRow(page).innerText()).toContain('You, ');
  expect(await ownRow(page).innerText()).toContain('3');
  await page.locator('.rating-kit').getByText('3 stars to place').waitFor();
  await page.getByText('about 1 new problem').waitFor();
  expect(await ownRow(page).innerText()).toContain('3 stars to place 5');
  // Seen by others as the page shows it: a drawn nickname.
  const named = (await me.call(calls.getRatingPersonalInfo, {}, { headers: { locale: 'en' } })).body.personalInfo;
  expect(await ownRow(page).innerText()).toContain(named.displayName);
  await look(page, 'rating/season');
  expect(complaints).toEqual([]);
  await leave();
});

it('[R-052] each board has an address; a city opens with ten people, and its name stands in the settings', async () => {
  const ids = await problems(2);
  const people = await strangers(9, ids);
  for (const one of people) await save(one, inMoscow);
  const { page, complaints, close: leave } = await visit(browser, { viewport: desk });
  const me = await comeAsAdult(page, 'ru');
  await save(me, { type: 1, agree: true });
  await close(me, ids);
  for (const [tab, title] of [
    ['', 'Этот месяц'],
    ['/all-time', 'За всё время'],
    ['/friends', 'Друзья'],
  ] as const) {
    await page.goto(at(`cabinet/rating${tab}`, 'ru'));
    await expect.poll(() => page.locator('.pill-links a[aria-current=page]').innerText()).toBe(title);
    await ownRow(page).waitFor();
    // It stays one tab of the cabinet.
    expect(await page.locator('.cabinet-page-tabs a[aria-current=page]').innerText()).toBe('Рейтинг');
  }
  await page.goto(at('cabinet/rating/city', 'ru'));
  await page.getByRole('heading', { name: 'Какой город твой?' }).waitFor();
  await save(me, inMoscow);
  await ownRow(page).waitFor();
  await look(page, 'rating/city');
  await save(me, { type: 11 });
  await page.getByRole('heading', { name: 'Какой город твой?' }).waitFor();
  await page.goto(at('cabinet/rating/school', 'ru'));
  await page.getByRole('heading', { name: 'Какая школа твоя?' }).waitFor();
  await look(page, 'rating/school');
  expect(complaints).toEqual([]);
  await leave();
});

it('[R-052] a child without a yes of the grown-ups reads whom to ask, and is nowhere', async () => {
  const { page, complaints, close: leave } = await visit(browser);
  await signInAs(page, platform.url, 'child', 'en');
  await page.goto(at('cabinet/rating'));
  await page.locator('.rating-missing').waitFor();
  expect(await page.locator('.rating-missing a').count()).toBe(0);
  await page.locator('.rating-missing').getByText('grown-up').first().waitFor();
  expect(await page.locator('.rating-row[aria-current]').count()).toBe(0);
  await look(page, 'rating/child');
  expect(complaints).toEqual([]);
  await leave();
});

it('[C-093] [R-052] finds somebody by their nickname, and leads to where they stand', async () => {
  const ids = await problems(2);
  const [last] = (await strangers(60, ids)).slice(-1);
  const name = drawnNickname(last?.userId ?? 0, 'en');
  const { page, complaints, close: leave } = await visit(browser, { viewport: desk });
  await comeAsAdult(page);
  await page.goto(at('cabinet/rating'));
  const field = page.getByRole('searchbox', { name: 'Find by nickname' });
  await field.fill('zz');
  await page.getByText('Please type at least three letters').waitFor();
  await field.fill('zzzz');
  await page.getByText('There is no such nickname on this board.').waitFor();
  await page.route('**/rating/search.json', (route) => route.abort());
  await field.fill(name.toLowerCase());
  const again = page.getByRole('button', { name: 'Try again' });
  await again.waitFor();
  await page.unroute('**/rating/search.json');
  await again.click();
  const found = page.getByRole('list', { name: 'Results' }).getByRole('link', { name });
  await found.first().waitFor();
  await look(page, 'rating/search');
  await found.last().click();
  await page.waitForURL(/\/cabinet\/rating\?page=\d+#/);
  const row = page.locator('[data-arrived]');
  await row.getByText(name).waitFor();
  await expect.poll(() => row.evaluate((one) => one === document.activeElement)).toBe(true);
  // Whoever has arrived has found: the field is empty, and its list is gone.
  expect(await field.inputValue()).toBe('');
  expect(complaints.filter((text) => !/Failed to load resource/.test(text))).toEqual([]);
  await leave();
});

it('[D-235] a teacher turns the board of the class on, and a pupil finds the first of the week and themselves', async () => {
  const { classOf, agreeByLetter } = schoolOf(() => platform);
  const by = await member('teacher');
  await by.call(calls.convertTeacher, { body: about });
  const { class: one, code } = await classOf(by, '2 Lynx');
  const pupils = [await member('pupil'), await member('pupil')] as const;
  for (const [at, pupil] of pupils.entries()) {
    await platform.sql`update profile set first_name = ${`Real Name ${at}`} where user_id = ${pupil.userId}`;
    await pupil.call(calls.enterTeacherCode, { body: { cardId: pupil.userId, teacherCode: code.code } });
    await agreeByLetter(pupil, one.id);
  }
  await close(pupils[0], await problems(2, 2));

  const atDesk = await visit(browser, { viewport: desk });
  await signInWith(atDesk.page, platform.url, { ...by, locale: 'en' });
  await atDesk.page.goto(at(`cabinet/school/class/${one.id}`));
  await atDesk.page.getByText('stars: 6').waitFor();
  await atDesk.page.getByLabel('Show it to the class').check();
  await look(atDesk.page, 'school/class-board');
  expect(atDesk.complaints).toEqual([]);
  await atDesk.close();

  const { page, complaints, close: leave } = await visit(browser);
  await signInWith(page, platform.url, { ...pupils[1], locale: 'en' });
  await page.goto(at('cabinet/rating'));
  await page.getByRole('link', { name: 'My class' }).click();
  await page.getByRole('heading', { name: '2 Lynx' }).waitFor();
  await page.getByText('Your first star of the week puts you here.').waitFor();
  expect(await page.locator('.rating-row').allInnerTexts()).toEqual([expect.stringMatching(/6$/)]);
  expect(await page.locator('main').innerText()).not.toContain('Real Name');
  await look(page, 'rating/class');
  expect(complaints).toEqual([]);
  await leave();
});

interface Member extends TestUser {
  readonly name: string;
  readonly password: string;
}

/** Somebody of a school, as a user and as they sign in. */
async function member(who: 'teacher' | 'pupil'): Promise<Member> {
  const [name, password] = [`${who}-${randomUUID()}@school.example`, 'kit and the fox'];
  await platform.call(calls.register, { body: { email: name, password, who, targetLessons: [2] } });
  return { ...(await platform.login(name, password)), name, password };
}

it('[K-014] the first thirty stars of somebody in the rating are counted once, and only with a yes', async () => {
  const ids = await problems(12);
  const counted = (page: Page): string[] => {
    const names: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/service/analytics/api/event') && request.resourceType() !== 'ping')
        names.push((request.postDataJSON() as { readonly name: string }).name);
    });
    return names;
  };
  const come = async (answer: 'Yes, you may' | 'No, thanks') => {
    const { page, close: leave } = await visit(browser, { viewport: desk });
    const names = counted(page);
    await page.goto(at('start'));
    await alive(page.getByRole('button', { name: answer }));
    await page.getByRole('button', { name: answer }).click();
    const me = await comeAsAdult(page);
    await save(me, { type: 1, agree: true });
    const heard = hearsNews(page);
    await page.goto(at('cabinet/rating'));
    await heard;
    return { page, me, leave, stars: () => names.filter((name) => name === 'rating_stars').length };
  };
  const [yes, no] = [await come('Yes, you may'), await come('No, thanks')];
  for (const { page, me, stars } of [yes, no]) {
    await close(me, ids.slice(0, 9));
    await expect.poll(() => ownRow(page).innerText()).toContain('27');
    expect(stars()).toBe(0);
    await close(me, ids.slice(9, 10));
    await expect.poll(() => ownRow(page).innerText()).toContain('30');
  }
  await expect.poll(yes.stars).toBe(1);
  for (const { page, me } of [yes, no]) {
    await close(me, ids.slice(10));
    await expect.poll(() => ownRow(page).innerText()).toContain('36');
  }
  expect([yes.stars(), no.stars()]).toEqual([1, 0]);
  await yes.leave();
  await no.leave();
});
