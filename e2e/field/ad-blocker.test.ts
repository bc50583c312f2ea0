import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { isBlocked } from '../../packages/portal/vite/neutral-names.ts';
import { visit, type Visit } from '../support/browser.ts';
import { browser } from '../support/shared-browser.ts';
import { platform } from '../support/shared-platform.ts';

const packages = join(import.meta.dirname, '../../packages');
let visitor: Visit | undefined;

afterEach(() => visitor?.close());

/** Refuses what a filter list refuses: files by their names, and calls that count or tell. Returns what was refused. */
async function block({ page }: Visit): Promise<string[]> {
  const refused: string[] = [];
  await page.route('**/*', async (route) => {
    const { pathname } = new URL(route.request().url());
    const isPage = route.request().resourceType() === 'document';
    if (isPage || !isBlocked(pathname)) return route.fallback();
    refused.push(pathname);
    return route.abort('blockedbyclient');
  });
  return refused;
}

it('knows the names that are blocked', () => {
  expect(['analytics-CZNFpyNQ.js', 'social_main-1.js', 'consent.css', 'ad-1.js'].map(isBlocked)).not.toContain(false);
  expect(['dashboard-4f.js', 'road-art.js', 'shadow-1.css'].map(isBlocked)).not.toContain(true);
});

it.each(['portal/build/client/assets', 'widgets/dist/elements'])('ships no such file in %s', async (folder) => {
  expect((await readdir(join(packages, folder))).filter(isBlocked)).toEqual([]);
});

it('opens the pages and the cabinet of a visitor who blocks trackers', async () => {
  const own = (visitor = await visit(browser));
  const { page, complaints } = own;
  const refused = await block(own);
  for (const path of ['/en', '/2.0/en/auth/login', '/2.0/en/privacy', '/2.0/en/start']) {
    await page.goto(platform.url + path);
    await page.locator('h1, h2').first().waitFor();
  }
  await page.locator('.age-doors-door').nth(1).getByRole('button').first().click();
  await page.waitForURL(/\/cabinet\/dashboard\/logic$/);
  await page.getByRole('heading').first().waitFor();
  expect(refused.filter((path) => path.startsWith('/assets/'))).toEqual([]);
  expect(complaints.filter((text) => text.startsWith('error:'))).toEqual([]);
});
