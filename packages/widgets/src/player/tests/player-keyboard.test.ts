import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inPage, startTestSite, type Runtime, type TestSite } from '../../../test/open-page.ts';

/** Presses Tab until something of this accessible name has the focus. A keyboard that never gets there fails the test. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let presses = 0; presses < 30; presses++) {
    await page.keyboard.press('Tab');
    if (name.test(await focusedName(page))) return;
  }
  throw new Error(`Tab never reached ${String(name)}.`);
}

function focusedName(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { activeElement } = document;
    return activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? '';
  });
}

async function press(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

async function checkByKeyboard(page: Page): Promise<void> {
  await tabTo(page, /^Check/);
  await page.keyboard.press('Enter');
}

async function stateIs(page: Page, state: string): Promise<void> {
  await page.locator(`.lk-player[data-state="${state}"]`).waitFor();
}

describe.each<Runtime>(['react', 'compat', 'preact'])('by keyboard alone, on %s', (runtime) => {
  let site: TestSite;
  beforeAll(async () => void (site = await startTestSite(runtime)));
  afterAll(() => site.close());

  async function open(problem: number): Promise<Page> {
    const page = await site.open({ problem });
    await stateIs(page, 'idle');
    return page;
  }

  it('a card is chosen, checked, tried again, and the next problem opened', async () => {
    const page = await open(1);
    await tabTo(page, /Two purple sails/);
    await press(page, 'Space');
    await checkByKeyboard(page);
    await stateIs(page, 'notYet');
    expect(await focusedName(page)).toBe('Try again');
    await press(page, 'Enter');
    expect(await focusedName(page)).toContain('Two purple sails');
    await press(page, 'ArrowRight');
    expect(await focusedName(page)).toBe('Three purple sails');
    await checkByKeyboard(page);
    await stateIs(page, 'right');
    expect(await focusedName(page)).toBe('Next problem');
    await press(page, 'Enter');
    await page.getByRole('heading', { name: 'Which shapes have corners?' }).waitFor();
    expect(await focusedName(page)).toBe('Which shapes have corners?');
  });

  it('several cards are marked and sent together', async () => {
    const page = await open(2);
    await tabTo(page, /Circle/);
    await press(page, 'ArrowRight', 'Space', 'ArrowRight', 'Space');
    await expect.poll(() => page.getByRole('checkbox', { checked: true }).count()).toBe(2);
    await checkByKeyboard(page);
    await stateIs(page, 'right');
  });

  it('a number is typed and sent by Enter', async () => {
    const page = await open(3);
    await tabTo(page, /Which number comes next/);
    await page.keyboard.type('-1.5');
    await press(page, 'Enter');
    await stateIs(page, 'right');
  });

  it('spots are marked', async () => {
    const page = await open(11);
    await tabTo(page, /Star 1/);
    await press(page, 'Space', 'ArrowRight', 'ArrowRight', 'Space');
    await checkByKeyboard(page);
    await stateIs(page, 'right');
  });

  it('pieces are picked up and put down', async () => {
    const page = await open(12);
    const put = async (piece: RegExp, slot: RegExp) => {
      await page.getByRole('button', { name: piece }).first().focus();
      await press(page, 'Enter');
      await page.getByRole('button', { name: slot }).focus();
      await press(page, 'Enter');
    };
    await tabTo(page, /Tall tower/);
    await press(page, 'Enter');
    await tabTo(page, /First place: empty/);
    await press(page, 'Enter', 'Delete');
    expect(await focusedName(page)).toBe('First place: empty');
    await put(/^Short tower$/, /^First place/);
    await put(/^Middle tower$/, /^Second place/);
    await put(/^Tall tower$/, /^Third place/);
    await checkByKeyboard(page);
    await stateIs(page, 'right');
  });

  it('cells are filled by digits, or by taking a symbol', async () => {
    const page = await open(13);
    await tabTo(page, /Row 1, column 1/);
    await press(
      page,
      'ArrowRight',
      'ArrowRight',
      '3',
      'ArrowDown',
      '1',
      'ArrowLeft',
      '3',
      'ArrowDown',
      'ArrowLeft',
      '3',
    );
    await tabTo(page, /circle/);
    await press(page, 'ArrowRight', 'Enter');
    await page.getByRole('button', { name: 'Row 3, column 3: empty' }).focus();
    await press(page, 'Enter');
    expect(await focusedName(page)).toBe('Row 3, column 3: square');
    await checkByKeyboard(page);
    await stateIs(page, 'right');
  });

  it('a walk goes on by arrows and Enter, and back on the place where it stands', async () => {
    const page = await open(14);
    await tabTo(page, /Start, you are here/);
    await press(page, 'ArrowRight', 'ArrowRight');
    expect(await focusedName(page)).toBe('Lower tree');
    await press(page, 'Enter');
    expect(await focusedName(page)).toBe('Lower tree, you are here');
    await press(page, 'Enter');
    expect(await focusedName(page)).toBe('Start, you are here');
    const walkTo = async (name: RegExp) => {
      for (let presses = 0; presses < 5 && !name.test(await focusedName(page)); presses++)
        await press(page, 'ArrowRight');
      await press(page, 'Enter');
    };
    for (const name of [/^Upper tree$/, /^Lower tree$/, /^Crossing$/, /^House$/]) await walkTo(name);
    await checkByKeyboard(page);
    await stateIs(page, 'right');
  });

  it('two things are joined, and parted again', async () => {
    const page = await open(15);
    const said = page.getByRole('status');
    await tabTo(page, /Three dots/);
    await press(page, 'Enter', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'Enter');
    await said.getByText('Joined: Three dots and Number 1.').waitFor();
    expect(await focusedName(page)).toBe('Number 1: Three dots');
    await press(page, 'Enter', 'Home', 'Enter');
    await said.getByText('Not joined any more: Number 1 and Three dots.').waitFor();
    await press(page, 'Enter', 'End', 'Enter');
    await press(page, 'Home', 'ArrowRight', 'Enter', 'ArrowRight', 'ArrowRight', 'Enter');
    await press(page, 'Home', 'ArrowLeft', 'ArrowLeft', 'Enter', 'Home', 'ArrowRight', 'ArrowRight', 'Enter');
    await checkByKeyboard(page);
    await stateIs(page, 'right');
  });

  it('one side is not joined with itself, and hears why', async () => {
    const page = await open(15);
    await tabTo(page, /Three dots/);
    await press(page, 'Enter', 'ArrowRight', 'Enter');
    await page.getByRole('status').getByText('That does not work here.').waitFor();
  });

  it('hands are turned on by Enter and back by minus', async () => {
    const page = await open(16);
    await tabTo(page, /Hour hand: points at 12/);
    await press(page, 'Enter', 'Enter', '+', '-');
    expect(await focusedName(page)).toBe('Hour hand: points at 2');
    await press(page, 'ArrowRight', '-');
    await page.getByRole('status').getByText('Minute hand: points at 11').waitFor();
    await press(page, '-', '-', '-', '-', '-');
    await checkByKeyboard(page);
    await stateIs(page, 'right');
  });

  it('a counter is set digit by digit, and goes no further than it goes', async () => {
    const page = await open(17);
    await tabTo(page, /Counter: 10 more/);
    await press(page, 'Enter', 'ArrowRight', 'Enter', 'Enter', 'ArrowLeft', 'Enter');
    await page.getByRole('status').getByText('That does not work here.').waitFor();
    await press(page, 'ArrowDown', 'Enter', 'ArrowUp', 'Enter');
    await page.getByRole('status').getByText('Counter: 12').waitFor();
    await checkByKeyboard(page);
    await stateIs(page, 'right');
  });

  it('a place on a number line is found by arrows', async () => {
    const page = await open(18);
    await tabTo(page, /Number line/);
    await press(page, ...Array.from({ length: 8 }, () => 'ArrowRight'), 'ArrowLeft');
    await page.getByRole('status').getByText('Number line: 7').waitFor();
    await checkByKeyboard(page);
    await stateIs(page, 'right');
  });

  it('says moves and refusals aloud', async () => {
    const page = await open(11);
    const said = page.getByRole('status');
    await tabTo(page, /Star 1/);
    await press(page, 'Space');
    await said.getByText('Star 1: changed.').waitFor();
    await press(page, 'ArrowRight', 'Space', 'ArrowRight', 'Space');
    await said.getByText('That does not work here.').waitFor();
  });

  it('breaks no rule of a page that forbids styles, and strings as markup', async () => {
    const page = await open(1);
    await page.locator('.lk-variant').nth(1).click();
    await page.locator('.lk-check').click();
    await stateIs(page, 'right');
    expect(await inPage(page, (tools) => tools.violations)).toEqual([]);
    // The page does hear of a violation.
    await page.evaluate(() => document.body.setAttribute('style', 'color: red'));
    expect(await inPage(page, (tools) => tools.violations)).toEqual(['style-src-attr']);
  });
});
