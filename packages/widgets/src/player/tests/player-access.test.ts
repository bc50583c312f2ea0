import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestSite, type TestSite } from '../../../test/open-page.ts';

const axePath = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
let site: TestSite;
let axe: string;
beforeAll(async () => {
  site = await startTestSite('react');
  axe = await readFile(axePath, 'utf8');
});
afterAll(() => site.close());

/** Everything that axe finds, in words that say where. */
async function violationsOf(page: Page): Promise<readonly string[]> {
  // Colours are measured where they come to rest.
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState === 'finished'));
  await page.evaluate(axe);
  const results = await page.evaluate<AxeResults>('axe.run(document, { resultTypes: ["violations"] })');
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any }) => `${id}: ${html} ${any[0]?.message ?? ''}`),
  );
}

const stateIs = (page: Page, state: string) => page.locator(`.lk-player[data-state="${state}"]`).waitFor();

const looks = [
  { theme: 'light', lang: 'en' },
  { theme: 'laboratory', lang: 'ru' },
  // A usual run sees each theme and each language once.
  ...(process.env['LOGIKIT_THOROUGH'] === '1'
    ? [
        { theme: 'light', lang: 'ru' },
        { theme: 'laboratory', lang: 'en' },
      ]
    : []),
];

describe.each(looks)('axe finds nothing in $theme, $lang', (look) => {
  async function open(query: Readonly<Record<string, string | number>>): Promise<Page> {
    return site.open({ dressed: 1, ...look, ...query });
  }

  it('from the question to the solution', async () => {
    const page = await open({ problem: 1, thread: 7 });
    const card = page.locator('.lk-variant');
    await stateIs(page, 'idle');
    expect(await violationsOf(page)).toEqual([]);
    await card.nth(0).click();
    expect(await violationsOf(page)).toEqual([]);
    await page.locator('.lk-check').click();
    await stateIs(page, 'notYet');
    expect(await violationsOf(page)).toEqual([]);
    await page.locator('[data-main]').click();
    await page.locator('.lk-do-row > .lk-round').first().click();
    await page.locator('[data-main]').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.locator('[data-main]').click();
    await card.nth(1).click();
    await page.locator('.lk-check').click();
    await stateIs(page, 'right');
    expect(await violationsOf(page)).toEqual([]);
    await page.locator('.lk-how').click();
    await page.locator('.lk-step').waitFor();
    expect(await violationsOf(page)).toEqual([]);
  });

  it.each([2, 3, 11, 12, 13, 14, 15, 16, 17, 18])('in problem %i', async (problem) => {
    const page = await open({ problem });
    await stateIs(page, 'idle');
    expect(await violationsOf(page)).toEqual([]);
    await page.context().close();
  });

  it('in the theory, without a connection, without a problem, and when something failed', async () => {
    const page = await open({ problem: 1, offline: 1 });
    await stateIs(page, 'idle');
    await page.locator('.lk-do-row > .lk-round').last().click();
    await page.locator('.lk-theory-picture').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.locator('.lk-variant').nth(1).click();
    await page.locator('.lk-check').click();
    await stateIs(page, 'queued');
    expect(await violationsOf(page)).toEqual([]);
    for (const [name, value] of [
      ['thread', 2],
      ['fails', 'internal'],
    ] as const) {
      const other = await open({ [name]: value, ...(name === 'fails' && { problem: 1 }) });
      await other.locator('.lk-notice').waitFor();
      expect(await violationsOf(other)).toEqual([]);
      await other.close();
    }
  });
});

it('has one tab stop for the cards, and goes from the question over the answer to the button and the help', async () => {
  const page = await site.open({ problem: 1 });
  await stateIs(page, 'idle');
  const stops: (string | null)[] = [];
  for (const key of ['Tab', 'Tab', 'ArrowRight', 'Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
    await page.keyboard.press(key);
    stops.push(
      await page.evaluate(
        () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? null,
      ),
    );
  }
  expect(stops).toEqual([
    'Read it to me',
    'Two purple sails',
    'Three purple sails',
    'Check',
    'Hint',
    'Read how it works',
    'Hint',
    'Check',
    'Three purple sails',
  ]);
});
