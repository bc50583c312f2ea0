import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { axe, desk, settled, visit } from '../support/browser.ts';
import { browser } from '../support/shared-browser.ts';
import { platform } from '../support/shared-platform.ts';

/** Picks cards one after the other until the problem is closed; true: it is solved. */
async function closeByTrying(page: Page): Promise<boolean> {
  let isSolved = false;
  for (let tried = 0; tried < 4; tried += 1) {
    await page.locator('[part~=variant]').nth(tried).click();
    const judged = page.waitForResponse(
      (response) =>
        response.request().method() === 'POST' && response.url().split('?')[0]?.endsWith('/passing') === true,
    );
    await page.locator('[part~=check]').click();
    isSolved = ((await (await judged).json()) as { is_correct: boolean }).is_correct;
    await page.locator('[part~=feedback]').waitFor();
    const again = page.getByRole('button', { name: 'Try again' });
    await again.or(page.locator('[part~=next]')).first().waitFor();
    if ((await again.count()) === 0) break;
    await again.click();
  }
  return isSolved;
}

const shown = (page: Page, total: string) => page.locator(`[data-total=${total}] dd`);

it('[R-050] a parent reads progress, certificates and awards of the pupil who has just solved something', async () => {
  const { page, complaints, close } = await visit(browser, { viewport: desk });
  await page.goto(`${platform.url}/2.0/en/start`);
  await page.getByRole('button', { name: 'Walk the road' }).click();
  await page.waitForURL(/\/cabinet\/dashboard\/logic$/);
  await page.getByRole('link', { name: 'Me', exact: true }).click();
  await page.waitForURL(/\/cabinet\/personal$/);
  await page.getByRole('heading', { name: 'The story starts with the first problem' }).waitFor();
  await page.getByRole('heading', { name: 'Certificates' }).waitFor();
  expect(await shown(page, 'achievements').innerText()).toBe('0 of 24');

  await page.goto(`${platform.url}/2.0/en/cabinet/dashboard/logic`);
  await page.locator('.next-card a').click();
  await page.locator('[part~=variant]').first().waitFor();
  const solved = Number(await closeByTrying(page));

  await page.goto(`${platform.url}/2.0/en/cabinet/personal`);
  await page.getByRole('heading', { name: 'Kinds of puzzles' }).waitFor();
  // Each try is counted by itself, after its answer: the page is drawn anew as it is told.
  await expect.poll(() => shown(page, 'problems').innerText()).toBe(String(solved));
  const stars = Number(await shown(page, 'stars').innerText());
  expect([await shown(page, 'days').innerText(), stars > 0]).toEqual(['1', solved === 1]);
  const chart = page.locator('.bar-chart[data-tone=violet]');
  await chart.waitFor();
  await expect.poll(() => chart.locator('.bar-chart-bar').count()).toBe(solved);
  await page.getByText('Show as a table').first().click();
  const rows = page.getByRole('table', { name: 'Problems solved' }).getByRole('row');
  await expect.poll(() => rows.count()).toBe(8);
  expect(await rows.last().getByRole('cell').innerText()).toBe(String(solved));
  await page.getByRole('link', { name: '30 days' }).click();
  await page.waitForURL(/period=month/);
  await expect.poll(() => rows.count()).toBe(31);
  await page.getByText(/1 of \d+ problems/).waitFor();
  await page.getByRole('heading', { name: 'Pathfinder' }).waitFor();
  for (const theme of ['laboratory', 'light']) {
    await page.evaluate((name) => document.querySelector('.lk-root')?.setAttribute('data-theme', name), theme);
    await settled(page);
    expect(await axe(page)).toEqual([]);
  }
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('.cabinet-page-tabs').isVisible()).toBe(false);
  expect(await page.getByRole('button', { name: 'Print this page' }).isVisible()).toBe(false);
  expect(await chart.isVisible()).toBe(true);
  expect(complaints).toEqual([]);
  await close();
});
