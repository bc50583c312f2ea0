import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { desk, phone, visit } from '../support/browser.ts';
import { look } from '../support/accessibility.ts';
import { type RunningPlatform, startPlatform } from '../support/platform.ts';
import { browser } from '../support/shared-browser.ts';

// The home of a child who cannot read yet: pictures to touch, and a voice that says what they are.
let platform: RunningPlatform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.stop());

/** A child of five, on a device whose voice writes down what it says. */
async function comeAtFive(viewport = phone) {
  const visitor = await visit(browser, { viewport });
  const { page } = visitor;
  await page.addInitScript(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    speechSynthesis.speak = ({ text }) => void said.push(text);
  });
  await page.goto(`${platform.url}/2.0/en/start`);
  await page.getByRole('button', { name: '5 years' }).click();
  await page.waitForURL(/\/cabinet\/dashboard\/logic$/);
  await page.locator('.little').waitFor();
  return visitor;
}

const saidOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (window as unknown as { readonly said: readonly string[] }).said);

const lastSaid = async (page: Page): Promise<string> => (await saidOn(page)).at(-1) ?? '';

describe.each([
  ['a phone', phone],
  ['a desk', desk],
] as const)('before reading, on %s', (_name, viewport) => {
  it('Kit says the first thing by himself, each picture says what it is, and the largest leads to a problem', async () => {
    const { page, complaints, close } = await comeAtFive(viewport);
    // No page may sound before it is touched.
    await page.locator('.little-kit').click();
    await expect.poll(() => lastSaid(page)).toMatch(/Come and play with me!$/);
    expect(await page.getByRole('searchbox').count()).toBe(0);
    await look(page, 'before-reading');
    await page.setViewportSize(viewport);
    await page.locator('.little-square').click();
    await expect.poll(() => lastSaid(page)).toBe('Solve a problem and the first piece appears.');
    await page.locator('.little-stop[data-stop=gift]').click();
    await expect.poll(() => lastSaid(page)).toBe('The next gift comes tomorrow.');
    await page.locator('.little-stop[data-stop=toys]').click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    await page.locator('#toys a').first().waitFor();
    await page.locator('.little-stop[data-stop=next]').click();
    await page.waitForURL(/\/thread\/\d+\/problem\/\d+$/);
    expect(complaints).toEqual([]);
    await close();
  });
});

it('the grown-ups’ door opens to a held touch and to a key, and tells a short touch what it is', async () => {
  const { page, complaints, close } = await comeAtFive();
  const door = page.getByRole('button', { name: 'For grown-ups. Hold for three seconds.' });
  await door.click();
  await expect.poll(() => lastSaid(page)).toBe('This door is for grown-ups.');
  expect(new URL(page.url()).pathname).toMatch(/dashboard\/logic$/);
  await door.click({ delay: 3500 });
  await page.waitForURL(/\/cabinet\/settings$/);
  await page.goBack();
  await door.press('Enter');
  await page.waitForURL(/\/cabinet\/settings$/);
  expect(complaints).toEqual([]);
  await close();
});
