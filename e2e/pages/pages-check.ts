import { type ViewportSize } from 'playwright-core';
import { expect, it } from 'vitest';
import { axe, clippedOn, overflowOf, settled } from '../support/browser.ts';
import { roomsOf } from './pages.ts';
import { someOf } from '../../packages/contract/src/testing/index.ts';
import { arrive } from './visitors.ts';
import { browser } from '../support/shared-browser.ts';
import { platform } from '../support/shared-platform.ts';

export interface RoomsWalk {
  readonly locale: string;
  readonly viewport: ViewportSize;
  /** Which half of the pages this walk sees; a thorough one sees all. */
  readonly half: 0 | 1;
}

/** Walks into the pages of the site in one language and size. A file for each, so that they run at once. */
export function pagesAreWhole({ locale, viewport, half }: RoomsWalk): void {
  it(`pages in ${locale} are whole: nothing to complain of, nothing beyond the edge, nothing said in vain`, async () => {
    const { visits, story } = await arrive(browser, platform.url, { locale, viewport });
    const rooms = someOf(roomsOf(story, locale), 2, half);
    for (const { visitor, path } of rooms) {
      const { page, complaints } = visits[visitor];
      await page.goto(platform.url + path);
      await page.locator('h1').first().waitFor();
      await settled(page);
      // Again, where a popup opens and goes meanwhile: its fading is no fault.
      await expect.poll(() => axe(page), { message: path }).toEqual([]);
      await expect.poll(() => clippedOn(page), { message: path }).toEqual([]);
      await expect.poll(() => overflowOf(page), { message: path }).toBe(0);
      expect(complaints, path).toEqual([]);
    }
    await Promise.all(Object.values(visits).map(({ close }) => close()));
  });
}
