import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { calls, type Model } from '../../packages/contract/src/index.ts';
import { eventsAround } from '../../packages/server/src/learning/events/calendar.ts';
import { upsertEvent } from '../../packages/server/src/learning/events/event.db.ts';
import { rightContent } from '../../packages/server/src/testing/test-solver.ts';
import type { TestPlatform } from '../../packages/server/src/testing/platform.ts';
import { visit, type Visit } from '../support/browser.ts';
import { type Hands, handsOf } from '../support/learner-driver.ts';
import { popup } from '../support/popups.ts';
import type { WirePassing } from '../support/answer-oracle.ts';
import { tokenOf } from '../support/solver.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;
/** A Monday, nine o'clock. */
const MONDAY = Date.parse('2026-01-05T09:00:00Z');

export interface WhoLives {
  readonly locale: 'ru' | 'de' | 'en';
  readonly viewport: { readonly width: number; readonly height: number };
  /** The door of the start page, and the button in it. */
  readonly door: readonly [number, number];
}

/** Somebody new, from the main page to the dashboard, and everything they do in the seven days after it. */
export interface Life extends Visit {
  /** Stars that every problem has paid that was found so far. */
  readonly won: number[];
  hands: Hands;
  open(path: string): Promise<void>;
  /** The problem that the address names. */
  problem(): Promise<number>;
  /** The first road of a course, and which of its problems are still to be found. */
  road(lesson: number): Promise<{ readonly thread: number; readonly open: readonly number[] }>;
  /** Comes back so many days later, at the same hour. */
  sleep(days: number): Promise<void>;
  /** Plays a problem elsewhere. */
  solveElsewhere(ids: readonly number[], place: Model<'PassingContext'>): Promise<void>;
  /** Chooses cards on the open page, and waits for the verdict. */
  answer(problem: number, kind: 'right' | 'wrong'): Promise<void>;
  /** Takes the award of the day, and says its title before. */
  takeAward(): Promise<string>;
  /** Puts away whatever window comes before this one, and waits for it. */
  awaitWindow(name: string): Promise<Locator>;
  /** Puts away every window that opens by itself, until the page has nothing more to say. */
  putAllAway(): Promise<void>;
}

/** The clocks of the platform and of the device go together, and the next week begins. */
export async function nextMonday(platform: TestPlatform): Promise<void> {
  const now = Math.max(platform.clock.now().getTime(), Date.now());
  const monday = MONDAY + Math.ceil((now - MONDAY) / WEEK) * WEEK;
  platform.clock.advance(monday - platform.clock.now().getTime());
  // The calendar is filled by a chore that follows the real clock.
  for (const event of eventsAround(platform.clock.now())) await upsertEvent(platform.sql, event);
}

export async function beginLife(platform: TestPlatform, browser: Browser, who: WhoLives): Promise<Life> {
  const visitor = await visit(browser, { viewport: who.viewport, seesPopups: true, locale: who.locale });
  const { page } = visitor;
  await page.clock.install({ time: platform.clock.now() });
  // A box that was put away is offered again with every new visit; whoever is at something else puts it away again.
  const boxes = popup(page, 'boxes');
  await page.addLocatorHandler(boxes, () => page.keyboard.press('Escape'), { noWaitAfter: true });
  const base = who.locale === 'ru' ? '/2.0/' : `/2.0/${who.locale}/`;
  await page.goto(`${platform.url}/${who.locale === 'ru' ? '' : who.locale}`);
  await page.locator('.live-problem .text-link').click();
  const [door, way] = who.door;
  await page.locator('.age-doors-door').nth(door).getByRole('button').nth(way).click();
  await page.waitForURL(`${platform.url}${base}cabinet/dashboard/logic`);
  await page.locator('.goals-card-list li').first().waitFor();
  const won: number[] = [];
  const english = { headers: { locale: 'en' } };
  const { user_id: userId } = (
    await (
      await handsOf(platform.url, await tokenOf(page))
    ).get<{ common_profile: { user_id: number } }>('/user/common-profile.json')
  ).common_profile;
  const open = async (path: string): Promise<void> => {
    await page.goto(`${platform.url}${base}cabinet/${path}`);
    await page.locator('h1').first().waitFor();
  };

  const life: Life = {
    ...visitor,
    won,
    hands: await handsOf(platform.url, await tokenOf(page)),
    open,
    async problem() {
      await page.waitForURL(/\/problem\/\d+/);
      return Number(/problem\/(\d+)/.exec(page.url())?.[1]);
    },
    async road(lesson) {
      const training = '/service/training/api';
      const { data } = await life.hands.get<{ data: readonly { readonly id: number }[] }>(
        `${training}/thread?targetLesson=${lesson}&perPage=100`,
      );
      const thread = data[0]?.id ?? 0;
      const { problems } = await life.hands.get<{ problems: readonly { id: number; is_final: boolean }[] }>(
        `${training}/thread/${thread}`,
      );
      return { thread, open: problems.filter((one) => !one.is_final).map(({ id }) => id) };
    },
    async sleep(days) {
      await page.goto('about:blank');
      platform.clock.advance(days * DAY);
      await page.clock.setSystemTime(platform.clock.now());
      await open('dashboard/logic');
      await page.locator('.goals-card-list li').first().waitFor();
      life.hands = await handsOf(platform.url, await tokenOf(page));
    },
    async solveElsewhere(ids, place) {
      for (const problemId of ids) {
        const content = await rightContent(platform.sql, { userId, problemId });
        const input = { params: { problemId }, query: place, body: { content } };
        const { body } = await platform.call(calls.submitPassing, input, { token: life.hands.token, ...english });
        expect(body, `problem ${problemId}`).toMatchObject({ isCorrect: true, isFinal: true });
        // A problem that was met in practice and stands on the road, too, pays once.
        const paid = (body.profile?.stars ?? 0) - won.reduce((sum, one) => sum + one, 0);
        if (paid > 0) won.push(paid);
      }
    },
    async answer(problem, kind) {
      const cards = page.locator('[part~=variant]');
      await cards.first().waitFor();
      const { selectedVariants: right } = await rightContent(platform.sql, { userId, problemId: problem });
      const input = { params: { id: problem }, query: {} };
      const { body } = await platform.call(calls.getProblem, input, { token: life.hands.token, ...english });
      const isRight = body.variants.map(({ id }) => right.includes(id));
      for (const [place, one] of isRight.entries()) {
        if (one !== (kind === 'right')) continue;
        await cards.nth(place).click();
        if (kind === 'wrong') break;
      }
      const judged = page.waitForResponse((response) => response.url().includes(`/problem/${problem}/passing`));
      await page.locator('[part~=check]').click();
      const passing = (await (await judged).json()) as WirePassing;
      expect(passing.is_correct).toBe(kind === 'right');
      if (passing.is_correct) won.push(passing.stars);
      await page.locator('[part~=feedback]').waitFor();
    },
    async takeAward() {
      const daily = await life.awaitWindow('daily-award');
      const told = await daily.locator('h2, h1').first().innerText();
      await daily.locator('.popup-window-actions .lk-button').click();
      await daily.locator('.daily-award-days [data-state=today]').waitFor({ state: 'detached' });
      await page.keyboard.press('Escape');
      await gone(daily);
      return told;
    },
    async awaitWindow(name) {
      // Looked at and closed in one moment: what opens next must not be closed for what was there before.
      const isThere = (): Promise<boolean> =>
        page.evaluate((wanted) => {
          const open = document.querySelector<HTMLDialogElement>('dialog[data-popup][open]');
          if (open?.dataset['popup'] === wanted) return true;
          // One window a visit opens by itself; a gift behind it waits at home.
          if (open) open.close();
          else if (wanted === 'daily-award') document.querySelector<HTMLElement>('.gift-corner')?.click();
          return false;
        }, name);
      await expect.poll(isThere).toBe(true);
      return popup(page, name);
    },
    async putAllAway() {
      const any = page.locator('dialog[data-popup][open]');
      await expect
        .poll(async () => {
          if ((await any.count()) > 0) await page.keyboard.press('Escape');
          return any.count();
        })
        .toBe(0);
    },
  };
  return life;
}

const gone = (window: Locator): Promise<void> => expect.poll(() => window.count()).toBe(0);

/** The number of a counter that is told as words, for instance of the header. */
export async function numberIn(place: Locator): Promise<number> {
  return Number(/\d+/.exec(await place.innerText())?.[0]);
}

/** What the personal page says of a sum. */
export const total = (page: Page, name: string): Locator => page.locator(`[data-total=${name}] dd`);

const locales = join(import.meta.dirname, '../../locales');

/** A sentence of the product, as its translators wrote it. */
export function sayIn(locale: string): (key: string, values?: Readonly<Record<string, unknown>>) => string {
  const files = readdirSync(join(locales, locale)).filter((name) => name.endsWith('.json'));
  const read = (file: string): object => JSON.parse(readFileSync(join(locales, locale, file), 'utf8')) as object;
  const sentences = new Map<string, string>(files.flatMap((file) => Object.entries(read(file))));
  return (key, values = {}) => {
    const sentence = sentences.get(key);
    if (sentence === undefined) throw new Error(`${locale} has no ${key}`);
    return sentence.replace(/\{\{(\w+)\}\}/g, (_all, name: string) => String(values[name]));
  };
}
