import { type ViewportSize } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axe, clippedOn, overflowOf, settled } from '../support/browser.ts';
import { roomsOf, visitors } from './pages.ts';
import { someOf } from '../../packages/contract/src/testing/index.ts';
import { type Arrived, arrive } from './visitors.ts';
import { browser } from '../support/shared-browser.ts';
import { platform } from '../support/shared-platform.ts';

export interface RoomsWalk {
  readonly locale: string;
  readonly viewport: ViewportSize;
  /** Which half of the pages this walk sees; a thorough one sees all. */
  readonly half: 0 | 1;
}

/**
 * Walks into the pages of the site in one language and size, each visitor by themselves: all of them together take longer
 * than a test may on a slow machine. A file for each language, so that they run at once.
 */
export function pagesAreWhole({ locale, viewport, half }: RoomsWalk): void {
  describe(`pages in ${locale} are whole: nothing to complain of, nothing beyond the edge, nothing said in vain`, () => {
    let arrived: Arrived;
    beforeAll(async () => {
      arrived = await arrive(browser, platform.url, { locale, viewport });
    });
    afterAll(() => Promise.all(Object.values(arrived.visits).map(({ close }) => close())));

    it.each(visitors)('for %s', async (visitor) => {
      const { page, complaints } = arrived.visits[visitor];
      const rooms = someOf(roomsOf(arrived.story, locale), 2, half);
      for (const { path } of rooms.filter((room) => room.visitor === visitor)) {
        await page.goto(platform.url + path);
        await page.locator('h1').first().waitFor();
        await settled(page);
        // Again, where a popup opens and goes meanwhile: its fading is no fault.
        await expect.poll(() => axe(page), { message: path }).toEqual([]);
        await expect.poll(() => clippedOn(page), { message: path }).toEqual([]);
        await expect.poll(() => overflowOf(page), { message: path }).toBe(0);
        expect(complaints, path).toEqual([]);
      }
    });
  });
}
