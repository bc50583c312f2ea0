import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestPlatform, type TestPlatform } from '../../packages/server/src/testing/platform.ts';
import { desk, phone } from '../support/browser.ts';
import { beginLife, type Life, nextMonday, numberIn, sayIn, total, type WhoLives } from './week.ts';
import { browser } from '../support/shared-browser.ts';

// The platform runs in this process, so that its clock can be moved: a week goes by in a minute.
let platform: TestPlatform;

beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform?.close());

const training = '/service/training/api';

interface Listed {
  readonly problems: readonly { readonly id: number }[];
}

interface Person extends WhoLives {
  readonly lesson: number;
  readonly event: string;
  readonly hasLives: boolean;
}

const people: Readonly<Record<string, Person>> = {
  'a preschooler with the phone of a parent, in Russian': {
    locale: 'ru',
    viewport: phone,
    door: [0, 2],
    lesson: 1,
    event: 'festival',
    hasLives: false,
  },
  'a second-grader, in German': {
    locale: 'de',
    viewport: phone,
    door: [1, 0],
    lesson: 2,
    event: 'olympiad',
    hasLives: true,
  },
  'an adult, in English': {
    locale: 'en',
    viewport: desk,
    door: [2, 0],
    lesson: 3,
    event: 'tournament',
    hasLives: true,
  },
};

it.each(Object.entries(people))('a week in the life of %s', async (_who, person) => {
  await nextMonday(platform);
  const life = await beginLife(platform, browser, person);
  await monday(life, person);
  await life.sleep(1);
  await tuesday(life, person);
  await life.sleep(1);
  await wednesday(life, person);
  // Thursday was a day without Kit.
  await life.sleep(2);
  await friday(life, person);
  await life.sleep(1);
  await saturday(life, person);
  await life.sleep(1);
  await sunday(life, person);
  expect(life.complaints).toEqual([]);
  await life.close();
});

const lives = ({ page }: Life) => page.locator('.stats-life');
const energy = ({ page }: Life): Promise<number> => numberIn(page.locator('.stats-energy'));
const streak = ({ page }: Life): Promise<string> => page.locator('.goals-card-streak b').innerText();

/** The first problem is missed once and found then; the next one is found at once. The day has its award. */
async function monday(life: Life, { locale, hasLives, lesson }: Person): Promise<void> {
  const { page } = life;
  const say = sayIn(locale);
  await expect.poll(() => lives(life).count()).toBe(hasLives ? 1 : 0);
  await page.locator('.next-card a, .adult-problem a').click();
  const first = await life.problem();
  await life.answer(first, 'wrong');
  await page.getByRole('button', { name: say('player.notYet.again') }).click();
  await life.answer(first, 'right');
  await page.waitForURL(/\/feedback$/);
  await page.locator('[part~=next]').click();
  await expect.poll(() => page.url()).not.toContain(`/problem/${first}`);
  const second = await life.problem();
  const { variants } = await life.hands.get<{ variants: readonly unknown[] }>(`${training}/problem/${second}`);
  if (variants.length > 0) await life.answer(second, 'right');
  else await life.solveElsewhere([second], { threadId: (await life.road(lesson)).thread });

  await life.open('dashboard/logic');
  if (hasLives) expect(await numberIn(lives(life))).toBe(9);
  const before = await energy(life);
  expect(await life.takeAward()).toBe(say('cabinet.popup.daily.title', { day: 1 }));
  await expect.poll(() => energy(life)).toBe(before + 2);
  await life.putAllAway();
  await expect.poll(() => page.locator('.goals-card-list').first().getByRole('listitem').count()).toBe(3);
}

/** A block of practice, from its first problem to its result. */
async function tuesday(life: Life, { lesson, locale }: Person): Promise<void> {
  const { page } = life;
  const say = sayIn(locale);
  expect(await life.takeAward()).toBe(say('cabinet.popup.daily.title', { day: 2 }));
  await life.putAllAway();
  await life.open(`exercise/${lesson}/1/1`);
  await page.locator('.exercise-block .lk-button').click();
  await page.waitForURL(/\/problem\/\d+$/);
  const { problems } = await life.hands.get<Listed>(`${training}/cabinet/exercise/${lesson}/1/1/progress`);
  await life.solveElsewhere(
    problems.map(({ id }) => id),
    { exerciseBlockNumber: 1, complexity: 1 },
  );
  await life.open(`exercise/${lesson}/1/1/result`);
  await page
    .getByText(say('training.road.stars', { stars: 30, max: 30 }))
    .first()
    .waitFor();
}

/** Twenty problems make a level: the platform says so by itself, and the road has its celebration. */
async function wednesday(life: Life, { lesson, locale }: Person): Promise<void> {
  const { page } = life;
  const say = sayIn(locale);
  expect(await life.takeAward()).toBe(say('cabinet.popup.daily.title', { day: 3 }));
  await life.putAllAway();
  const road = await life.road(lesson);
  for (const id of road.open) if (life.won.length < 20) await life.solveElsewhere([id], { threadId: road.thread });
  const level = await life.awaitWindow('new-level');
  await expect.poll(() => level.innerText()).toContain(say('cabinet.popup.level.title', { level: 2 }));
  await life.putAllAway();
  await page
    .locator('.stats')
    .getByText(say('cabinet.stats.level', { level: 2 }))
    .waitFor();
  // An adult's home has no card of it; an event that runs takes its place.
  const level2 = page.locator('.level-card').getByText(say('cabinet.level.title', { level: 2 }));
  const card = level2.or(page.locator('.active-event'));
  await (lesson === 3 ? page.locator('.adult-days') : card).waitFor();
}

/** Kit has kept the place over the missed day; and there is an event. */
async function friday(life: Life, { event, locale }: Person): Promise<void> {
  const { page } = life;
  const say = sayIn(locale);
  await (await life.awaitWindow('daily-award')).getByText(say('cabinet.popup.daily.frozen')).waitFor();
  expect(await life.takeAward()).toBe(say('cabinet.popup.daily.title', { day: 4 }));
  await life.putAllAway();
  expect(await streak(life)).toBe(say('cabinet.streak.now_zero'));
  const { data } = await life.hands.get<{ data: readonly { id: number; url: string; state: string }[] }>(
    `${training}/event`,
  );
  const running = data.find(({ url, state }) => url.startsWith(event) && state === 'running');
  await life.open(`event/${running?.id}/preview`);
  await page.getByRole('button', { name: say('events.action.start') }).click();
  await page.waitForURL(/\/intro$/);
  await page.locator('.event-card .lk-button').click();
  await page.waitForURL(/\/solve$/);
  await page.locator('[part~=question]').waitFor();
  const asked = await life.problem();
  await life.solveElsewhere([asked], { eventId: running?.id ?? 0 });
  await life.hands.post(`${training}/event/${running?.id}/finish`);
  await life.open(`event/${running?.id}/result`);
  await page.locator('.event-reached').waitFor();
  await expect.poll(() => page.locator('.event-answers li').count()).toBeGreaterThan(2);
}

/** A game to the end of its first level; and whoever has lives loses all of them, and is helped. */
async function saturday(life: Life, { hasLives, locale, lesson }: Person): Promise<void> {
  const { page } = life;
  const say = sayIn(locale);
  expect(await life.takeAward()).toBe(say('cabinet.popup.daily.title', { day: 5 }));
  await life.putAllAway();
  await life.open('game/lights');
  await page.getByRole('button', { name: say('game.size.small') }).click();
  const help = page.getByRole('button', { name: say('game.tip.action'), exact: true });
  const on = page.getByRole('button', { name: say('game.solved.next'), exact: true });
  for (let tips = 0; tips < 40; tips += 1) {
    await help.or(on).first().waitFor();
    if (await on.isVisible()) break;
    await help.click();
  }
  await on.click();
  await page.getByText(say('game.level.name', { level: 2 }), { exact: true }).waitFor();

  if (!hasLives) return;
  await life.hands.loseLives(0);
  const { thread, open } = await life.road(lesson);
  await life.open(`thread/${thread}/problem/${open[0]}`);
  await page.getByRole('heading', { name: say('training.rest.title') }).waitFor();
  await expect.poll(() => page.locator('.rest').getByRole('timer').innerText()).toMatch(/^0[0-3]:[0-5]\d$/);
}

/** Lives are back, theory is read, and the report of the week tells what was done: neither more nor less. */
async function sunday(life: Life, { hasLives, locale }: Person): Promise<void> {
  const { page, won } = life;
  const say = sayIn(locale);
  expect(await life.takeAward()).toBe(say('cabinet.popup.daily.title', { day: 6 }));
  await life.putAllAway();
  if (hasLives) expect(await numberIn(lives(life))).toBe(10);
  await life.open('lecture');
  const read = page.waitForResponse((response) => response.url().endsWith('/user/theory-read'));
  await page.locator('main a[href*="lecture?open="]').first().click();
  await page.locator('.theory h2').first().waitFor();
  expect((await read).status()).toBe(200);
  await life.open('personal');
  await total(page, 'problems').waitFor();
  await life.putAllAway();
  const sum = won.reduce((all, one) => all + one, 0);
  expect({
    problems: await total(page, 'problems').innerText(),
    stars: await total(page, 'stars').innerText(),
    days: await total(page, 'days').innerText(),
  }).toEqual({ problems: String(won.length), stars: String(sum), days: hasLives ? '6' : '5' });
}
