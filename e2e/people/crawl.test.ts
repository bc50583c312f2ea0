import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isThorough } from '../../packages/contract/src/testing/index.ts';
import { desk, visit } from '../support/browser.ts';
import { signInAs } from '../support/accounts.ts';
import { type RunningPlatform, startDemo } from '../support/platform.ts';
import { putAwayAll } from '../support/popups.ts';
import { browser } from '../support/shared-browser.ts';

// No link of the product ends at a page that is not there: issue 20, point 5.
let demo: RunningPlatform;
beforeAll(async () => {
  demo = await startDemo();
});
afterAll(() => demo.stop());

/** So many kinds of pages are opened for each account; a thorough run opens all. */
const KINDS = isThorough ? Infinity : 10;

/** Pages that differ in nothing but a number are one kind. */
const kindOf = (path: string): string => path.replace(/\d+/g, '0');

async function linksOn(page: Page): Promise<readonly string[]> {
  const hrefs = await page
    .locator('a[href]')
    .evaluateAll((links) =>
      (links as HTMLAnchorElement[])
        .filter(({ origin, download }) => origin === location.origin && download === '')
        .map(({ pathname, search }) => pathname + search),
    );
  return hrefs.filter((path) => path.startsWith('/2.0/'));
}

it.each(['child', 'preschooler', 'adult', 'parent', 'teacher', 'editor', 'operator'] as const)(
  'every link that %s finds leads to a page',
  async (name) => {
    const { page, complaints, close } = await visit(browser, { viewport: desk });
    await signInAs(page, demo.url, name, 'en');
    await putAwayAll(page);
    const seen = new Set<string>([kindOf(new URL(page.url()).pathname)]);
    const queue: { readonly path: string; readonly from: string }[] = [];
    const note = async (from: string): Promise<void> => {
      for (const path of await linksOn(page)) {
        const kind = kindOf(path.split('?')[0] ?? '');
        if (!seen.has(kind)) queue.push({ path, from });
        seen.add(kind);
      }
    };
    await note(new URL(page.url()).pathname);
    for (let opened = 0; opened < KINDS; opened += 1) {
      const next = queue.shift();
      if (!next) break;
      const response = await page.goto(demo.url + next.path);
      await page.locator('h1, [part~=question]').first().waitFor();
      const at = `${next.path}, linked from ${next.from}`;
      expect(response?.status(), at).toBe(200);
      await expect.poll(() => page.locator('main.message-page').count(), { message: at }).toBe(0);
      expect(complaints, at).toEqual([]);
      await note(next.path);
    }
    await close();
  },
);
