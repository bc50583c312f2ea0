import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inPage, startTestSite, type TestSite } from '../../../test/open-page.ts';

let site: TestSite;
beforeAll(async () => void (site = await startTestSite('react')));
afterAll(() => site.close());

const stateIs = (page: Page, state: string) => page.locator(`.lk-player[data-state="${state}"]`).waitFor();
const contexts = (page: Page) => inPage(page, ({ client }) => client.sent.map(({ context }) => context));

async function answer(page: Page): Promise<void> {
  await page.locator('.lk-variant').first().click();
  await page.locator('.lk-check').click();
}

describe('where a problem is solved', () => {
  it.each([
    ['a thread', { thread: 7 }, { threadId: 7 }],
    ['a block', { block: 4 }, { blockId: 4 }],
    ['an exercise', { exercise: 3, complexity: 1 }, { exerciseBlockNumber: 3, complexity: 1 }],
    ['nothing', {}, {}],
  ])('travels with the answer: %s', async (_name, query, context) => {
    const page = await site.open({ problem: 1, ...query });
    await stateIs(page, 'idle');
    await answer(page);
    await stateIs(page, 'notYet');
    expect(await contexts(page)).toEqual([context]);
  });

  it('is drawn as a trail of its own', async () => {
    const page = await site.open({ problem: 1, block: 4, trail: 1 });
    await page.getByRole('img', { name: 'Problem 2 of 3' }).waitFor();
  });
});

describe('a pause', () => {
  it('takes the place of the problem and gives it back with the choice kept', async () => {
    const page = await site.open({ problem: 1 });
    await stateIs(page, 'idle');
    await page.locator('.lk-variant').nth(1).click();
    await inPage(page, (tools) => tools.pause(true));
    await page.locator('.paused').waitFor();
    expect(await page.locator('.lk-variant').count()).toBe(0);
    await inPage(page, (tools) => tools.pause(false));
    await page.locator('.lk-variant[aria-checked=true]').waitFor();
  });

  it('leaves a result and a closed problem visible', async () => {
    const page = await site.open({ problem: 1 });
    await stateIs(page, 'idle');
    await answer(page);
    await stateIs(page, 'notYet');
    await inPage(page, (tools) => tools.pause(true));
    await page.locator('[part~=feedback]').waitFor();
    expect(await page.locator('.paused').count()).toBe(0);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.locator('.paused').waitFor();

    const progress = { count: 1, amountOfMistakes: 0, stars: 3, isFinal: true, correctCount: 1 };
    const replay = await site.open({ problem: 1, paused: 1, override: JSON.stringify({ progress }) });
    await stateIs(replay, 'idle');
    await replay.locator('.lk-variant').first().waitFor();
    expect(await replay.locator('.paused').count()).toBe(0);
  });

  it('lets the answer go that was refused without a life, once there is one', async () => {
    const page = await site.open({ problem: 1 });
    await stateIs(page, 'idle');
    await inPage(page, (tools) => void (tools.script.fails = 'noLife'));
    await answer(page);
    await stateIs(page, 'refused');
    await inPage(page, (tools) => tools.pause(true));
    await page.locator('.paused').waitFor();
    await inPage(page, (tools) => void (tools.script.fails = null));
    await inPage(page, (tools) => tools.pause(false));
    await stateIs(page, 'chosen');
    await page.locator('.lk-check').click();
    await stateIs(page, 'notYet');
  });
});

it('a preview can be touched and sends nothing', async () => {
  const page = await site.open({ problem: 1, preview: 1 });
  await stateIs(page, 'idle');
  await page.locator('.lk-variant').first().click();
  await stateIs(page, 'chosen');
  await page.getByText('Preview only: nothing is sent.').waitFor();
  expect(await page.locator('.lk-check').count()).toBe(0);
  expect(await contexts(page)).toEqual([]);
});
