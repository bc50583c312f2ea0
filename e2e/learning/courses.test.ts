import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { looksRight } from '../support/accessibility.ts';
import { desk, phone, visit } from '../support/browser.ts';
import { quiet } from '../support/quiet.ts';
import { type Hands, startByHand } from '../support/learner-driver.ts';
import { send } from '../support/operations.ts';
import { type RunningPlatform, startPlatform } from '../support/platform.ts';
import { guess, type WireProblem } from '../support/answer-oracle.ts';
import { browser } from '../support/shared-browser.ts';

const stores = {
  LOGIKIT_APP_STORE: 'https://apps.apple.com/app/id1',
  LOGIKIT_GOOGLE_PLAY: 'https://play.google.com/store/apps/details?id=example.logikit',
};

let platform: RunningPlatform;

beforeAll(async () => {
  platform = await startPlatform(stores);
});
afterAll(() => platform?.stop());

const cabinet = (path: string): string => `${platform.url}/2.0/en/cabinet/${path}`;

/** Opens a page of the cabinet and waits for its heading. */
async function open(page: Page, path: string, heading: string | RegExp): Promise<void> {
  await page.goto(cabinet(path));
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
}

const lost = (page: Page) => page.getByRole('heading', { name: 'There is no such page' });

interface Thread {
  readonly id: number;
  readonly type: string;
  readonly course_id: number;
}

interface QuizResult {
  readonly correct: number;
  readonly stars: number;
}

async function threadsOf(hands: Hands, query: string): Promise<readonly Thread[]> {
  const { data } = await hands.get<{ data: readonly Thread[] }>(`/service/training/api/thread?perPage=100&${query}`);
  return data;
}

it('[R-069] [R-070] [R-021] [R-018] leads from the dashboard over a chapter and an idea to its theory', async () => {
  const { page, complaints, close } = await visit(browser, { viewport: desk });
  await startByHand({ page, url: platform.url });
  // Every logic course has a dashboard, by its name and by its target lesson.
  for (const [course, chapter] of [
    ['adult', /Seeing the rule/],
    ['1', /^Rows that repeat/],
  ] as const) {
    await open(page, `dashboard/logic/${course}`, 'Hello!');
    await page.getByRole('link', { name: /^All chapters/ }).click();
    await page.getByRole('heading', { level: 1, name: 'All chapters' }).waitFor();
    await page.getByRole('link', { name: chapter }).waitFor();
  }
  await page.goto(cabinet('dashboard/logic/no-such-course'));
  await lost(page).waitFor();

  await open(page, 'thread/2/1', 'Patterns');
  const guide = page.getByRole('complementary', { name: 'About this chapter' });
  expect(await guide.getByRole('list').first().getByRole('link').allInnerTexts()).toContain('Rows that repeat');
  await expect.poll(() => guide.locator('.road-guide-example').count()).toBe(3);
  // The first may be opened, so its picture is drawn.
  await guide.locator('.road-guide-example .lk-art').first().waitFor();
  await guide.getByRole('link', { name: 'Set out' }).click();
  await page.waitForURL(/\/thread\/1\/problem\/\d+$/);
  await page.goBack();
  await guide.getByRole('link', { name: 'Rows that repeat' }).click();
  await page.getByRole('heading', { level: 1, name: 'Rows that repeat' }).waitFor();
  expect(page.url()).toMatch(/\/dashboard\/pattern$/);
  await expect.poll(() => page.getByRole('link', { name: /Patterns/ }).count()).toBe(1);
  await page.goto(cabinet('dashboard/no-such-idea'));
  await lost(page).waitFor();

  await open(page, 'lecture', 'Theory');
  await page.getByRole('link', { name: 'Look two ways' }).click();
  await page.getByRole('heading', { level: 2, name: 'Look two ways' }).waitFor();
  await page.getByText('Boats stand in rows and columns.').waitFor();
  await page.getByRole('link', { name: /^Next: / }).click();
  await page.getByRole('heading', { level: 2, name: 'Look two ways' }).waitFor({ state: 'detached' });
  await page.getByRole('link', { name: 'Back to the shelf' }).click();
  await page.getByRole('link', { name: 'Look two ways' }).waitFor();
  expect(complaints.filter((complaint) => !complaint.includes('404'))).toEqual([]);
  await close();
});

it('[R-002] opens with and without a tenant, which reaches the training calls of that page and only those', async () => {
  const { page, close } = await visit(browser, { viewport: desk });
  await startByHand({ page, url: platform.url });
  // What today's page still asks for belongs to that page.
  await quiet(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/service/')) asked.push(pathname);
  });
  const question = page.getByRole('heading', { level: 1, name: 'Which boat comes next?' });
  await page.goto(cabinet('logikit/thread/1/problem/1'));
  await question.waitFor();
  await expect.poll(() => asked).toContain('/service/training/logikit/api/problem/1');
  await quiet(page);
  expect(asked.filter((path) => path.startsWith('/service/training/api/'))).toEqual([]);
  expect(asked.filter((path) => !path.startsWith('/service/training/') && path.includes('logikit'))).toEqual([]);

  asked.length = 0;
  await page.goto(cabinet('thread/1/problem/1'));
  await question.waitFor();
  await expect.poll(() => asked).toContain('/service/training/api/problem/1');
  await quiet(page);
  expect(asked.filter((path) => path.includes('logikit'))).toEqual([]);

  // Within one life of the page, too: the tenant stays behind with its page.
  await page.goto(cabinet('logikit/category/6'));
  await page.getByRole('heading', { level: 1, name: 'Maths facts' }).waitFor();
  asked.length = 0;
  await page.getByRole('link', { name: 'Back to today' }).click();
  await page.getByRole('heading', { level: 1, name: 'Hello!' }).waitFor();
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  await quiet(page);
  expect(asked.filter((path) => path.includes('logikit'))).toEqual([]);
  await page.goto(cabinet('no-such-tenant/category/6'));
  await page
    .getByRole('main')
    .getByRole('button')
    .or(page.getByRole('link', { name: /main page/ }))
    .first()
    .waitFor();
  await close();
});

it('[R-022] [R-023] [R-024] [R-025] [R-020] walks a course beside the road, its slides and its category', async () => {
  const { page, close } = await visit(browser);
  const hands = await startByHand({ page, url: platform.url });
  const [first, second] = (await threadsOf(hands, 'targetLesson=2')).filter(({ type }) => type === 'side');
  const course = `logikit/category/${first?.course_id}`;
  await page.getByRole('link', { name: /Maths facts/ }).click();
  await page.waitForURL(cabinet(course));
  const steps = page.getByRole('navigation', { name: 'Steps of the course' });
  await expect.poll(() => steps.locator('[aria-current]').innerText()).toBe('First numbers');
  await expect.poll(() => page.locator('.side-course-problem').count()).toBe(15);
  await steps.getByRole('link', { name: 'Up to twenty' }).click();
  await page.waitForURL(cabinet(`${course}/${second?.id}`));
  await expect.poll(() => steps.locator('[aria-current]').innerText()).toBe('Up to twenty');
  await page.getByRole('link', { name: /^Problem 1, / }).click();
  await page.waitForURL(new RegExp(`/logikit/thread/${second?.id}/problem/\\d+$`));

  await page.goto(cabinet(`${course}/prices`));
  await page.waitForURL(cabinet('service-order'));
  await page.goto(cabinet(`${course}/about`));
  await page.waitForURL(cabinet(`${course}/wiki/start`));
  await page.getByRole('heading', { level: 2, name: 'What is it about?' }).waitFor();
  await page.getByRole('link', { name: 'Next' }).click();
  await page.waitForURL(cabinet(`${course}/wiki/ideas`));
  await page.getByRole('heading', { level: 2, name: '5 ideas' }).waitFor();
  await page.goto(cabinet(`${course}/wiki/no-such-slide`));
  await page.waitForURL(cabinet(`${course}/wiki/start`));

  const accent = (): Promise<string> =>
    page.locator('.category').evaluate((node) => getComputedStyle(node).getPropertyValue('--accent').trim());
  await open(page, 'category/2/1?color=FF8A3C', 'Logic for juniors');
  expect(await accent()).toBe('#ff8a3c');
  await open(page, 'category/2/1?color=red;}', 'Logic for juniors');
  expect(await accent()).not.toContain('red');
  await page.getByRole('link', { name: /First plans/ }).waitFor();
  await close();
});

it('[R-026] [R-028] [R-027] [R-051] [R-053] [R-060] [R-061] tells what there is: course, programme, welcome, articles', async () => {
  const { page, close } = await visit(browser);
  await startByHand({ page, url: platform.url });
  for (const path of ['course', 'course/logic', 'course/logic/junior']) {
    await page.goto(cabinet(path));
    await page.waitForURL(cabinet('dashboard/logic'));
  }
  await open(page, 'course/logic/about', 'About the logic course');
  await expect.poll(() => page.getByRole('link', { name: /problems$/ }).count()).toBe(5);
  await page.goto(cabinet('course/no-such-course/about'));
  await lost(page).waitFor();

  await open(page, 'program/about', 'The programme');
  await page.getByRole('link', { name: /4–5 years.*First steps in logic/s }).waitFor();

  await open(page, 'welcome-wiki', 'Welcome');
  await page.getByRole('heading', { name: 'Hi, I’m Kit' }).waitFor();
  for (const title of ['This is your road', 'Mistakes are clues', 'Collect stars']) {
    await page.getByRole('link', { name: 'Next' }).click();
    await page.getByRole('heading', { name: title }).waitFor();
  }
  await page.getByRole('link', { name: 'Let’s begin' }).click();
  await page.waitForURL(cabinet('dashboard/logic'));

  await page.getByRole('link', { name: /^All chapters/ }).click();
  await page.getByRole('link', { name: /For parents/ }).click();
  await page.getByRole('heading', { level: 1, name: 'For parents' }).waitFor();
  await expect.poll(() => page.locator('.article-card').count()).toBe(12);
  await page.getByRole('link', { name: /What to say after a mistake/ }).click();
  await page.getByRole('heading', { level: 2, name: 'Praise the way' }).waitFor();
  expect(page.url()).toBe(cabinet('articles/after-a-mistake'));
  await page.goto(cabinet('articles/no-such-article'));
  await lost(page).waitFor();
  await close();
});

it('[R-003] shows the result of a finished quiz, and leads on while it is unfinished', async () => {
  const { page, close } = await visit(browser);
  const hands = await startByHand({ page, url: platform.url }, 'Take the hard one');
  const training = '/service/training/api';
  const quiz = (await threadsOf(hands, 'targetLesson=3')).find(({ type }) => type === 'quiz')?.id;
  const { problems } = await hands.get<{ problems: readonly { readonly id: number }[] }>(`${training}/thread/${quiz}`);
  for (const [index, { id }] of problems.entries()) {
    if (index < 2) {
      await page.goto(cabinet(`thread/${quiz}/quiz-result`));
      await page.waitForURL(cabinet(`thread/${quiz}/problem/${id}`));
    }
    const place = `${id}?threadId=${quiz}`;
    const content = guess(await hands.get<WireProblem>(`${training}/problem/${place}`), 0);
    const nothing = { selected_variants: [], graphic_state: null, auto_validate_string: null };
    const passing = `${platform.url}${training}/problem/${id}/passing?threadId=${quiz}`;
    const body = { content: { ...nothing, ...content } };
    expect((await send(passing, { method: 'POST', token: hands.token, body })).status, `problem ${id}`).toBe(200);
  }
  const result = await hands.get<QuizResult>(`${training}/thread/${quiz}/result`);
  for (const path of [`thread/${quiz}/quiz-result`, `logikit/thread/${quiz}/quiz-result`]) {
    await page.goto(cabinet(path));
    await page.getByText(`${result.correct} of ${problems.length} solved`).waitFor();
    await page.getByRole('img', { name: `${result.stars} of ${problems.length * 3} stars` }).waitFor();
  }
  await expect.poll(() => page.locator('.result-answer').count()).toBe(problems.length);
  await expect.poll(() => page.locator('.result-answer[data-right]').count()).toBe(result.correct);
  await expect
    .poll(() => page.locator('.result-answer').getByRole('img', { name: '3 of 3 stars' }).count())
    .toBe(result.correct);

  // Each leads to the answer that was given.
  await page.locator('.result-answer').first().click();
  await page.waitForURL(/\/logikit\/thread\/\d+\/problem\/\d+\/\d+$/);
  await page.locator('[part~=question]').waitFor();
  await close();
});

it('keeps what was solved as stickers by day and by idea, each with the answer that was given', async () => {
  const { page, close } = await visit(browser);
  const hands = await startByHand({ page, url: platform.url });
  await open(page, 'solved', 'My album');
  await page.getByRole('heading', { name: 'Nothing here yet' }).waitFor();
  await hands.solve(1, 'threadId=1');
  await page.reload();
  const today = page.locator('.album-day');
  await today.getByRole('heading', { name: 'Today 1 problem' }).waitFor();
  await today.locator('.album-picture > svg').first().waitFor();
  await page
    .getByRole('navigation', { name: 'Show by idea' })
    .getByRole('link', { name: 'Looking two ways 1' })
    .click();
  await page.waitForURL(/\/solved\?idea=matrix$/);
  await today.getByRole('link', { name: /Looking two ways/ }).click();
  await page.waitForURL(/\/thread\/1\/problem\/1\/\d+$/);
  await page.locator('[part~=question]').waitFor();

  // And all of it may be begun anew, after being told what that means.
  await open(page, 'thread/2/1', 'Patterns');
  await page.getByText('1 of 23 problems', { exact: true }).waitFor();
  await page.getByText('What is inside').click();
  await page.getByRole('button', { name: 'Start the course over' }).click();
  const asked = page.getByRole('dialog', { name: 'Start the whole course over?' });
  await asked.getByRole('button', { name: 'Keep everything' }).click();
  await asked.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Start the course over' }).click();
  await asked.getByRole('button', { name: 'Start over' }).click();
  await page.getByText('0 of 23 problems', { exact: true }).waitFor();
  await page.getByRole('link', { name: 'Set out' }).waitFor();
  await close();
});

it('[R-029] shows an editor a page of theory as its readers see it, and nobody else', async () => {
  const { page, close } = await visit(browser, { viewport: desk });
  await startByHand({ page, url: platform.url });
  await page.goto(cabinet('theory/1/preview'));
  await lost(page).waitFor();
  await close();

  const editor = await visit(browser, { viewport: desk, locale: 'en-US' });
  await editor.page.goto(`${platform.url}/2.0/en/auth/login`);
  await editor.page.getByLabel('Name or e-mail').fill('editor');
  await editor.page.getByLabel('Password').fill('kit-editor');
  await editor.page.getByRole('dialog').getByRole('button', { name: 'Sign in', exact: true }).click();
  await editor.page.waitForURL(/\/cabinet\/dashboard\/logic$/);
  for (const path of ['theory/1/preview', 'logikit/theory/1/preview']) {
    await editor.page.goto(cabinet(path));
    await editor.page.getByRole('heading', { level: 2, name: 'Look two ways' }).waitFor();
  }
  const paper = editor.page.locator('.theory');
  const [text, picture] = [paper.locator('.theory-text'), paper.locator('.theory-picture')];
  expect(await paper.getAttribute('data-image')).toMatch(/^image-(bottom|right)$/);
  // One after the other: two at once wait for each other where a popup has to be put away first.
  const left = await text.boundingBox();
  const right = await picture.boundingBox();
  const isBeside = (right?.x ?? 0) >= (left?.x ?? 0) + (left?.width ?? 0);
  expect(isBeside).toBe((await paper.getAttribute('data-image')) === 'image-right');
  await paper.getByRole('button', { name: 'Read it to me' }).waitFor();
  await editor.close();
});

it.each([
  ['an Android phone', 'Mozilla/5.0 (Linux; Android 16; Pixel 10) Chrome/140', ['Open in Google Play']],
  ['an iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Safari/605', ['Open in the App Store']],
  ['a desk', 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140', ['Open in the App Store', 'Open in Google Play']],
])('[R-075] offers the app of the store of %s, and the site itself as an app', async (_device, userAgent, offered) => {
  const { page, close } = await visit(browser, { userAgent });
  await startByHand({ page, url: platform.url });
  await open(page, 'download-app', 'Logikit on your device');
  expect(await page.locator('[data-store]').allInnerTexts()).toEqual(offered);
  await page.getByRole('heading', { name: 'Put Logikit on your home screen' }).waitFor();
  await close();
});

it('[R-095] a course tells whoever has been sent its address what it is, a thought a page, and leads to the start', async () => {
  const { page, complaints, close } = await visit(browser, { viewport: phone });
  const landing = (slide: string): string => `${platform.url}/2.0/en/courses/maths-facts/landing/${slide}`;
  const heading = () => page.getByRole('heading', { level: 1 }).innerText();
  await page.goto(landing('about'));
  await page.getByRole('link', { name: 'Next' }).waitFor();
  const seen = [await heading()];
  for (const slide of ['inside', 'road']) {
    await page.getByRole('link', { name: 'Next' }).click();
    await page.waitForURL(landing(slide));
    await expect.poll(heading).not.toBe(seen.at(-1));
    seen.push(await heading());
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(landing('about'));
    await looksRight(page, slide);
  }
  expect(new Set(seen).size).toBe(3);
  await page.getByRole('link', { name: 'Back' }).click();
  await page.waitForURL(landing('inside'));
  await page.goto(landing('road'));
  await page.locator('main .lk-button').click();
  await page.waitForURL(`${platform.url}/2.0/en/start`);
  expect(complaints).toEqual([]);
  await page.goto(landing('nothing'));
  await lost(page).waitFor();
  await page.goto(`${platform.url}/2.0/en/courses/nothing/landing/about`);
  await lost(page).waitFor();
  await close();
});

it.each(['light', 'laboratory'] as const)(
  'has nothing that axe complains about, and nothing cut off on a narrow phone, in the %s theme',
  async (theme) => {
    const { page, close } = await visit(browser, { viewport: { width: 320, height: 800 } });
    await startByHand({ page, url: platform.url });
    await page.addInitScript((wanted) => localStorage.setItem('logikit.theme', wanted), theme);
    const paths =
      'dashboard/logic dashboard/matrix thread/2/1 lecture lecture?open=1 solved logikit/category/6 ' +
      'logikit/category/6/wiki/ideas category/2/1 course/logic/about program/about welcome-wiki articles ' +
      'articles/after-a-mistake download-app';
    for (const path of paths.split(' ')) {
      await page.goto(cabinet(path));
      await page.locator('h1').first().waitFor();
      await looksRight(page, `${path}, ${theme}`);
    }
    await close();
  },
);
