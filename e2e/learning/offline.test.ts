import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { visit, type Visit } from '../support/browser.ts';
import { quiet } from '../support/quiet.ts';
import { openSetting } from '../support/settings.ts';
import { browser } from '../support/shared-browser.ts';
import { platform } from '../support/shared-platform.ts';

const anyProblem = /\/thread\/\d+\/problem\/\d+/;

/** Addresses of answers that the worker keeps about this learner. */
const keptAnswers = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    if (!(await caches.has('learner'))) return [];
    const requests = await (await caches.open('learner')).keys();
    return requests.map(({ url }) => new URL(url).pathname);
  });

const keptProblems = async (page: Page): Promise<number> =>
  (await keptAnswers(page)).filter((path) => /\/api\/problem\/\d+$/.test(path)).length;

/** A new learner in the first thread, whose next problems have been read ahead. */
async function learnerAhead(): Promise<Visit> {
  const visitor = await visit(browser, { serviceWorkers: 'allow' });
  const { page } = visitor;
  await page.goto(`${platform.url}/2.0/en/start`);
  await page.getByRole('button', { name: 'Walk the road' }).click();
  await page.waitForURL(/\/cabinet\/dashboard\/logic$/);
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null), { timeout: 60_000 })
    .toBe(true);
  // What was read before the worker took over is read again.
  await page.reload();
  await page.locator('.next-card a').click();
  await page.waitForURL(anyProblem);
  await page.locator('[part~=variant]').first().waitFor();
  await expect.poll(() => keptProblems(page), { timeout: 30_000 }).toBeGreaterThan(4);
  return visitor;
}

async function answer(page: Page): Promise<void> {
  await page.locator('[part~=variant]').first().click();
  await page.locator('[part~=check]').click();
}

describe('a learner without a network', () => {
  it('opens the cabinet, goes on along the road, and every answer arrives once and in order', async () => {
    const { page, close } = await learnerAhead();
    const judged: string[] = [];
    page.on('response', (response) => {
      const path = new URL(response.url()).pathname;
      if (response.request().method() === 'POST' && path.endsWith('/passing'))
        judged.push(`${path} ${response.status()}`);
    });
    await page.context().setOffline(true);
    await page.goto(`${platform.url}/2.0/en/cabinet/dashboard/logic`);
    await page.getByText('No internet. Carry on').waitFor();
    await page.locator('.next-card a').click();
    await page.waitForURL(anyProblem);
    const ids: (string | undefined)[] = [];
    for (let count = 1; count <= 2; count += 1) {
      await page.locator('[part~=variant]').first().waitFor();
      ids.push(/problem\/(\d+)/.exec(page.url())?.[1]);
      await answer(page);
      await page.getByText('No connection. Your answer is safe.', { exact: true }).waitFor();
      await page.getByText(new RegExp(`\\b${count} answer`)).waitFor();
      await page.locator('[part~=next]').click();
      await expect.poll(() => page.url()).not.toContain(`/problem/${ids.at(-1)}`);
    }
    expect(judged).toEqual([]);
    await page.context().setOffline(false);
    await expect.poll(() => judged.length, { timeout: 60_000 }).toBe(2);
    expect(judged).toEqual(ids.map((id) => `/service/training/api/problem/${id}/passing 200`));
    await expect.poll(() => page.getByText('waiting to be sent').count()).toBe(0);
    await close();
  });

  it('finds nothing of the learner before, once another one has signed in', async () => {
    const { page, close } = await learnerAhead();
    await page.goto(`${platform.url}/2.0/en/auth/login`);
    await page.getByLabel('Name').fill('child');
    await page.getByLabel('Password').fill('kit-child');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.waitForURL(/\/cabinet\//);
    await expect.poll(() => keptProblems(page), { timeout: 30_000 }).toBe(0);
    await close();
  });
});

describe('a learner whose network is cut before every step, while nothing of the site is kept', () => {
  it('is told each time, loses nothing, and goes on when the network is back', async () => {
    const { page, close } = await visit(browser);
    const judged: string[] = [];
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (response.request().method() === 'POST' && pathname.endsWith('/passing')) judged.push(pathname);
    });
    const press = (name: string) => page.getByRole('button', { name, exact: true }).first().click();
    const sees = (text: string) => page.getByText(text, { exact: true }).first().waitFor();
    /** Takes a step without a network, waits for what is said about it, and brings the network back. */
    const without = async (step: () => Promise<unknown>, said: string): Promise<void> => {
      await page.context().setOffline(true);
      await step();
      await sees(said);
      await page.context().setOffline(false);
    };
    const goes = async (selector: string, to: RegExp): Promise<void> => {
      const from = page.url();
      await page.locator(selector).first().waitFor();
      await without(() => page.locator(selector).first().click(), 'There is no internet');
      await page.waitForURL(to);
      expect(page.url()).not.toBe(from);
    };

    await page.goto(`${platform.url}/2.0/en/start`);
    await page.getByRole('button', { name: 'Walk the road' }).waitFor();
    // What the door opens is fetched beside the page.
    await quiet(page);
    await without(() => press('Walk the road'), 'No connection. Check the internet and try again.');
    await press('Walk the road');
    await page.waitForURL(/\/cabinet\/dashboard\/logic$/);

    for (const [link, to] of [
      ['a[href$="/cabinet/events"]', /\/cabinet\/events$/],
      ['a[href$="/cabinet/personal"]', /\/cabinet\/personal$/],
      ['a[href$="/cabinet/dashboard/logic"]', /\/dashboard\/logic$/],
      ['.next-card a', anyProblem],
    ] as const)
      await goes(link, to);

    await page.locator('[part~=variant]').first().waitFor();
    await without(() => press('Hint'), 'There is no connection.');
    await press('Try again');
    await sees('Here is a hint.');
    await press('Got it');
    await without(() => press('Read how it works'), 'There is no connection.');
    await press('Try again');
    await page.waitForURL(/\/theory$/);
    await press('Back to the problem');

    await page.locator('[part~=variant]').first().click();
    const safe = 'No connection. Your answer is safe. I will send it when we are back online.';
    await without(() => page.locator('[part~=check]').click(), safe);
    await expect.poll(() => judged.length, { timeout: 30_000 }).toBe(1);
    const again = page.getByRole('button', { name: 'Try again' });
    await again.or(page.locator('[part~=next]')).first().waitFor();

    await page.goto(`${platform.url}/2.0/en/cabinet/settings`);
    await openSetting(page, 'learner');
    await page.getByLabel('First name').fill('Ada');
    await without(() => press('Save'), 'No connection. Check the internet and try again.');
    expect(await page.getByLabel('First name').inputValue()).toBe('Ada');
    await press('Save');
    await sees('Saved');
    expect(judged).toHaveLength(1);
    await close();
  });
});
