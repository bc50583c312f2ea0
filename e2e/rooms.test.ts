import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { axe, clippedOn, desk, openBrowser, phone, settled, visit, type Visit } from './browser.ts';
import { signInAs, startIn } from './entrance.ts';
import { type RunningPlatform, startPlatform } from './platform.ts';
import { roomsOf, unvisited, type Visitor } from './rooms.ts';
import { live } from './story.ts';

let platform: RunningPlatform;
let browser: Browser;

beforeAll(async () => {
  [platform, browser] = await Promise.all([startPlatform(), openBrowser()]);
}, 180_000);
afterAll(async () => {
  await browser?.close();
  await platform?.stop();
});

it('walks into every built page', () => {
  expect(unvisited()).toEqual([]);
});

it.each([
  ['ru', phone],
  ['en', desk],
] as const)(
  'every page in %s is whole: nothing to complain of, nothing beyond the edge, nothing said in vain',
  async (locale, viewport) => {
    const [guest, learner, editor] = await Promise.all([1, 2, 3].map(() => visit(browser, { viewport })));
    const visits = { guest, learner, editor } as Readonly<Record<Visitor, Visit>>;
    const story = await live(await startIn(visits.learner.page, platform.url, { locale }));
    await signInAs(visits.editor.page, platform.url, 'editor');
    for (const { visitor, path } of roomsOf(story, locale)) {
      const { page, complaints } = visits[visitor];
      await page.goto(platform.url + path);
      await page.locator('h1').first().waitFor();
      await settled(page);
      expect(await axe(page), path).toEqual([]);
      expect(await clippedOn(page), path).toEqual([]);
      const overflow = (): Promise<number> =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      await expect.poll(overflow, { message: path }).toBe(0);
      expect(complaints, path).toEqual([]);
    }
    await Promise.all(Object.values(visits).map(({ close }) => close()));
  },
  300_000,
);
