import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inPage, type OpenOptions, startTestSite, type TestSite } from '../../../test/open-page.ts';

let site: TestSite;
beforeAll(async () => void (site = await startTestSite('react')));
afterAll(() => site.close());

async function open(query: Readonly<Record<string, string | number>>, options?: OpenOptions): Promise<Page> {
  const page = await site.open(query, options);
  await page.locator('.lk-player[data-state="idle"]').waitFor();
  return page;
}

const stateIs = (page: Page, state: string) => page.locator(`.lk-player[data-state="${state}"]`).waitFor();
const graphicOf = (page: Page) => inPage(page, ({ client }) => client.sent.at(-1)?.content.graphicState?.parts);

async function centreOf(page: Page, name: string): Promise<readonly [number, number]> {
  const box = await page.getByRole('button', { name, exact: true }).boundingBox();
  if (!box) throw new Error(`${name} is not drawn.`);
  return [box.x + box.width / 2, box.y + box.height / 2];
}

async function drag(page: Page, ...names: readonly string[]): Promise<void> {
  const [first = '', ...rest] = names;
  await page.mouse.move(...(await centreOf(page, first)));
  await page.mouse.down();
  for (const name of rest) await page.mouse.move(...(await centreOf(page, name)), { steps: 8 });
  await page.mouse.up();
}

describe('a finger', () => {
  it('drags pieces into their places', async () => {
    const page = await open({ problem: 12 });
    await drag(page, 'Short tower', 'First place: empty');
    await drag(page, 'Middle tower', 'Second place: empty');
    await drag(page, 'Tall tower', 'Third place: empty');
    await page.locator('.lk-check').click();
    await stateIs(page, 'right');
    expect(await graphicOf(page)).toEqual({ places: { p0: 'short', p1: 'middle', p2: 'long' } });
  });

  it('drags a piece out of its place again', async () => {
    const page = await open({ problem: 12 });
    await drag(page, 'Short tower', 'First place: empty');
    const [x, y] = await centreOf(page, 'First place: Short tower');
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x, y + 200, { steps: 8 });
    await page.mouse.up();
    await page.getByRole('button', { name: 'First place: empty' }).waitFor();
  });

  it('moves a piece by two taps', async () => {
    const page = await open({ problem: 12 });
    await page.getByRole('button', { name: 'Short tower' }).click();
    await page.getByRole('button', { name: 'Second place: empty' }).click();
    await page.getByRole('button', { name: 'Second place: Short tower' }).click();
    await page.getByRole('button', { name: 'First place: empty' }).click();
    await page.getByRole('button', { name: 'First place: Short tower' }).waitFor();
    await page.getByRole('button', { name: 'Second place: empty' }).waitFor();
  });

  it('draws a walk in one line', async () => {
    const page = await open({ problem: 14 });
    await drag(page, 'Start, you are here', 'Upper tree', 'Lower tree', 'Crossing', 'House');
    await page.locator('.lk-check').click();
    await stateIs(page, 'right');
    expect(await graphicOf(page)).toEqual({ walk: ['a', 'b', 'c', 'd', 'e'] });
  });

  it('takes a symbol and taps cells, or taps a cell and takes a symbol', async () => {
    const page = await open({ problem: 13 });
    const tap = (name: string) => page.getByRole('button', { name, exact: true }).click();
    await tap('triangle');
    await tap('Row 1, column 3: empty');
    await tap('Row 2, column 2: empty');
    await tap('Row 3, column 1: empty');
    await tap('triangle');
    await tap('Row 2, column 3: empty');
    await tap('circle');
    await tap('Row 3, column 3: empty');
    await tap('square');
    await page.locator('.lk-check').click();
    await stateIs(page, 'right');
  });

  it('draws lines between things, over each other and away', async () => {
    const page = await open({ problem: 15 });
    await drag(page, 'Three dots', 'Number 1');
    await drag(page, 'Three dots: Number 1', 'Number 3');
    await drag(page, 'One dot', 'Number 2');
    await drag(page, 'Number 2: One dot', 'One dot: Number 2');
    await drag(page, 'Number 1', 'One dot');
    await drag(page, 'Two dots', 'Number 2');
    await page.locator('.lk-check').click();
    await stateIs(page, 'right');
  });

  it('drags anew before the drag before it is quite over', async () => {
    // What a busy device does by itself: a timer without a delay runs after the next press.
    const prepare = (page: Page) =>
      page.addInitScript(() => {
        const inTime = window.setTimeout;
        const late = (done: () => void, delay = 150): number => inTime(done, delay);
        Object.assign(window, { setTimeout: late });
      });
    const lines = await open({ problem: 15 }, { prepare });
    await drag(lines, 'Three dots', 'Number 3');
    await drag(lines, 'One dot', 'Number 1');
    await drag(lines, 'Two dots', 'Number 2');
    await lines.getByRole('button', { name: 'Two dots: Number 2' }).waitFor();
    await lines.getByRole('button', { name: 'One dot: Number 1' }).waitFor();
    const walk = await open({ problem: 14 }, { prepare });
    await drag(walk, 'Start, you are here', 'Upper tree');
    await drag(walk, 'Upper tree, you are here', 'Lower tree');
    await walk.getByRole('button', { name: 'Lower tree, you are here' }).waitFor();
  });

  it('joins by two taps, and lets go by a third', async () => {
    const page = await open({ problem: 15 });
    const tap = (name: string) => page.getByRole('button', { name, exact: true }).click();
    await tap('Three dots');
    await expect.poll(() => page.getByRole('button', { name: 'Three dots', pressed: true }).count()).toBe(1);
    await tap('Three dots');
    await tap('Number 3');
    await tap('Three dots');
    await page.getByRole('button', { name: 'Number 3: Three dots' }).waitFor();
  });

  it('turns the hands of a clock by dragging their tips, or by taps', async () => {
    const page = await open({ problem: 16 });
    const face = await page.locator('.lk-scene').boundingBox();
    if (!face) throw new Error('No clock is drawn.');
    const at = (hour: number, far: number): [number, number] => {
      const angle = (hour * Math.PI) / 6;
      const [x, y] = [Math.sin(angle), -Math.cos(angle)].map((one) => one * far * face.width);
      return [face.x + face.width / 2 + (x ?? 0), face.y + face.height / 2 + (y ?? 0)];
    };
    await page.mouse.move(...at(0, 0.37));
    await page.mouse.down();
    for (const hour of [1, 2, 3, 4, 5, 6]) await page.mouse.move(...at(hour, 0.37), { steps: 4 });
    await page.mouse.up();
    await page.getByRole('button', { name: 'Minute hand: points at 6' }).waitFor();
    await page.getByRole('button', { name: /^Hour hand/ }).click();
    await page.getByRole('button', { name: /^Hour hand/ }).click();
    await page.locator('.lk-check').click();
    await stateIs(page, 'right');
    expect(await graphicOf(page)).toEqual({ hands: [2, 6] });
  });

  it('turns the digits of a counter', async () => {
    const page = await open({ problem: 17 });
    const tap = (name: string) => page.getByRole('button', { name, exact: true }).click();
    for (const name of ['10 more', '1 more', '1 more', '1 more', '1 less']) await tap(`Counter: ${name}`);
    await page.locator('.lk-check').click();
    await stateIs(page, 'right');
  });

  it('drags the pointer of a number line, or taps on the line', async () => {
    const page = await open({ problem: 18 });
    const box = await page.getByRole('slider').boundingBox();
    if (!box) throw new Error('No line is drawn.');
    const at = (value: number): [number, number] => [
      box.x + 22 + ((box.width - 44) * value) / 10,
      box.y + box.height / 2,
    ];
    await page.mouse.click(...at(3));
    expect(await page.getByRole('slider').inputValue()).toBe('3');
    await page.mouse.move(...at(3));
    await page.mouse.down();
    await page.mouse.move(...at(7), { steps: 8 });
    await page.mouse.up();
    await page.locator('.lk-check').click();
    await stateIs(page, 'right');
  });

  it('cannot change a given cell, and hears why', async () => {
    const page = await open({ problem: 13 });
    await page.getByRole('button', { name: 'Row 1, column 1: circle' }).click({ force: true });
    await page.getByRole('status').getByText('That does not work here.').waitFor();
  });

  it('finds no target smaller than 44 pixels, and for preschoolers none smaller than 64', async () => {
    for (const [problem, least] of [
      [1, 64],
      [2, 44],
      [11, 44],
      [12, 44],
      [13, 44],
      [14, 44],
      [15, 44],
      [16, 44],
      [17, 44],
      [18, 44],
    ] as const) {
      const page = await open({ problem });
      await page.setViewportSize({ width: 320, height: 700 });
      const sizes = await page
        .locator('.lk-player :is(button, input):visible')
        .evaluateAll((buttons) =>
          buttons.map((button) => Math.min((button as HTMLElement).offsetWidth, (button as HTMLElement).offsetHeight)),
        );
      expect(Math.min(...sizes), `problem ${problem}`).toBeGreaterThanOrEqual(least);
      await page.close();
    }
  });
});
