import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { look } from '../support/accessibility.ts';
import { desk, phone, settled, visit } from '../support/browser.ts';
import { startByHand } from '../support/learner-driver.ts';
import { browser } from '../support/shared-browser.ts';
import { platform } from '../support/shared-platform.ts';

// Today's page is short: the next step, today's goal, and three more things; everything else is one tap away.
const cabinet = (path: string): string => `${platform.url}/2.0/en/cabinet/${path}`;

const windowsBy = (page: Page): Promise<readonly string[]> =>
  page
    .locator('.world-card-road > *')
    .evaluateAll((all) =>
      all.map((one) =>
        one.hasAttribute('data-current') ? 'here' : one.querySelector('[data-state=mist]') ? 'mist' : 'open',
      ),
    );

describe.each([
  ['a phone', phone, 3.2],
  ['a desk', desk, 2.2],
] as const)('today, on %s', (_name, viewport, screens) => {
  it('is short, and the picture of the chapters leads to all that there is', async () => {
    const { page, complaints, close } = await visit(browser, { viewport });
    const hands = await startByHand({ page, url: platform.url });
    await page.locator('.goals-card-list li').first().waitFor();
    await settled(page);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height / viewport.height).toBeLessThan(screens);
    await expect.poll(() => page.locator('.dashboard-part .way-card').count()).toBe(3);
    expect((await windowsBy(page))[0]).toBe('here');
    expect(await windowsBy(page)).toHaveLength(5);
    await look(page, 'today');
    await page.setViewportSize(viewport);

    await page.getByRole('link', { name: /^All chapters Chapters finished: 0 of \d+/ }).click();
    await page.getByRole('heading', { level: 1, name: 'All chapters' }).waitFor();
    expect(page.url()).toBe(cabinet('chapters/2'));
    const chapters = await hands.get<{ data: readonly { readonly type: string }[] }>(
      '/service/training/api/thread?targetLesson=2&perPage=100',
    );
    const count = chapters.data.filter(({ type }) => type === 'chapter' || type === 'quiz').length;
    await expect.poll(() => page.locator('.chapters > .way-card-list > li').count()).toBe(count);
    await expect.poll(() => page.locator('.way-card[data-current]').count()).toBe(1);
    for (const name of ['Beside the road', 'Practice', 'Play', 'Read and look back'])
      await page.getByRole('heading', { level: 2, name }).waitFor();
    await look(page, 'all-chapters');
    await page.goto(cabinet('chapters/no-such-course'));
    await page.getByRole('heading', { name: 'There is no such page' }).waitFor();
    expect(complaints.filter((line) => !line.includes('404'))).toEqual([]);
    await close();
  });
});
