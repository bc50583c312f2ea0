import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { selectBody } from '../../packages/server/src/content/catalog/problem.db.ts';
import { startTestPlatform, type TestPlatform } from '../../packages/server/src/testing/platform.ts';
import { rightContent } from '../../packages/server/src/testing/test-solver.ts';
import { desk, phone, visit } from '../support/browser.ts';
import { look } from '../support/accessibility.ts';
import { quiet } from '../support/quiet.ts';
import { browser } from '../support/shared-browser.ts';

// The home of a child who cannot read yet: pictures to touch, and a voice that says what they are.
let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.close());

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

/** What somebody sees who cannot read: things to touch by where they are, a large button, and what is said. */
const things = (page: Page) =>
  page.locator('.lk-player :is(.lk-answers .lk-variant, .lk-spots button):not([aria-disabled=true])');
const largeButton = (page: Page) =>
  page.locator('.lk-player :is(.lk-sheet [data-main], .lk-check-area[data-ready] .lk-check)');

/** Touches one thing after another, and the large button whenever there is one, until another problem is there. */
async function playOne(page: Page): Promise<void> {
  const here = page.url();
  const gaps = await gapsSeen(Number(here.split('/').at(-1)));
  for (let move = 0; move < 80; move += 1) {
    await things(page).or(largeButton(page)).first().waitFor();
    const before = (await saidOn(page)).length;
    const button = largeButton(page).first();
    const gap = gaps[move];
    if (!gap && (await button.isVisible())) await button.click();
    else await touch(page, gap ?? { nth: orderOf(move) });
    // Whatever one does is answered, by a word or by the next problem.
    await page.waitForFunction(
      ([url, before]) =>
        location.href !== url || (window as unknown as { readonly said: readonly string[] }).said.length > before,
      [here, before] as const,
    );
    if (page.url().split('/feedback')[0] !== here) return;
    // An answer that is whole is looked at a moment later, unless it changes: a child looks, too.
    if (await page.locator('.lk-player[data-state=chosen]').isVisible()) await quiet(page);
  }
  throw new Error(`No way on from ${here}`);
}

/** Looks like chance, and is the same every time. */
const orderOf = (turn: number): number => Math.floor(Math.abs(Math.sin(turn * 12.9898 + 4.1)) * 10_000);

/** One of the things by its place among all, of the pieces that lie ready, or of the gaps. */
interface Touched {
  readonly nth: number;
  readonly among?: 'pieces' | 'gaps';
}

/** What eyes see where pieces belong into gaps: which touches fill each with its own. Nothing for any other problem. */
async function gapsSeen(problemId: number): Promise<readonly Touched[]> {
  const [part] = (await selectBody(platform.sql, problemId)).content.scene?.parts ?? [];
  if (part?.t !== 'slots') return [];
  // Places in a drawing are the same for everybody.
  const { graphicState } = await rightContent(platform.sql, { userId: 0, problemId });
  const filled = graphicState?.parts[part.id] as Readonly<Record<string, string>>;
  return part.slots.flatMap(({ id }, nth): readonly Touched[] => {
    const piece = part.pieces.findIndex((one) => one.id === filled[id]);
    return piece < 0
      ? []
      : [
          { nth: piece, among: 'pieces' },
          { nth, among: 'gaps' },
        ];
  });
}

async function touch(page: Page, { nth, among }: Touched): Promise<void> {
  const all = among
    ? page.locator(`.lk-player .lk-spots button${among === 'gaps' ? '[data-slot]' : ':not([data-slot])'}`)
    : things(page);
  const thing = all.nth(nth % (await all.count()));
  await thing.scrollIntoViewIfNeeded();
  const box = await thing.boundingBox();
  if (box) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

it('the first ten problems are solved or helped with by who hears and sees and reads no letter', async () => {
  const { page, complaints, close } = await comeAtFive();
  await page.locator('.little-stop[data-stop=next]').click();
  const played: string[] = [];
  for (let done = 0; done < 10; done += 1) {
    await page.waitForURL(/\/thread\/\d+\/problem\/\d+$/);
    await page.locator('.lk-player[data-state=idle]').waitFor();
    played.push(page.url());
    await playOne(page);
  }
  expect(new Set(played).size).toBe(10);
  // What is asked and what came of it, of each.
  expect((await saidOn(page)).length).toBeGreaterThanOrEqual(20);
  expect(complaints).toEqual([]);
  await close();
});
