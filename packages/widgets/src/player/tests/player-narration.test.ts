import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inPage, startTestSite, type TestSite } from '../../../test/open-page.ts';
import { boats } from '../fixtures/boats.ts';
import type { LearnerProblem } from '../player-client.ts';

let site: TestSite;
beforeAll(async () => void (site = await startTestSite('react')));
afterAll(() => site.close());

const question = 'Which boat comes next?';

async function open(override: Partial<LearnerProblem>, query: Readonly<Record<string, number>> = {}): Promise<Page> {
  const page = await site.open(
    { problem: 1, override: JSON.stringify({ targetLesson: 5, ...override }), ...query },
    { reducedMotion: 'no-preference' },
  );
  await page.locator('.lk-player[data-state=idle] :is(.lk-variant, .lk-spot)').first().waitFor();
  return page;
}

const spokenOn = (page: Page): Promise<readonly string[]> => inPage(page, ({ spoken }) => [...spoken]);
const touch = (page: Page, name: string): Promise<void> => page.getByRole('radio', { name }).click();
const check = (page: Page): Promise<void> => page.locator('.lk-check').click();

describe('who cannot read yet hears without asking', () => {
  it('the question from the first touch on, what is touched, why not, a hint, and what was right', async () => {
    const page = await open({});
    await expect.poll(() => spokenOn(page)).toEqual([]);
    await page.locator('.lk-question').click();
    await expect.poll(() => spokenOn(page)).toEqual([question]);
    await touch(page, 'Two purple sails');
    await expect.poll(() => spokenOn(page)).toHaveLength(2);
    expect((await spokenOn(page)).at(-1)).toBe('Two purple sails');
    await check(page);
    const why = 'The colour fits. Now count the sails in this row.';
    await expect.poll(async () => (await spokenOn(page)).at(-1)).toBe(`Two purple sails. Not this one. ${why}`);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(async () => (await spokenOn(page)).at(-1)).toBe(question);
    await page.getByRole('button', { name: 'Hint' }).click();
    await expect.poll(async () => (await spokenOn(page)).at(-1)).toBe(why);
    await page.getByRole('button', { name: 'Got it' }).click();
    await touch(page, 'Three purple sails');
    await check(page);
    await expect.poll(async () => (await spokenOn(page)).at(-1)).toMatch(/^Yes! Three purple sails\. \d stars?$/);
  });

  it('what sends itself is named once, with what came of it', async () => {
    const settings = { ...boats.problem.settings, autoAnswerSend: true };
    const page = await open({ settings });
    await touch(page, 'Two purple sails');
    await expect.poll(async () => (await spokenOn(page)).at(-1)).toMatch(/^Two purple sails\. Not this one\./);
    expect((await spokenOn(page)).filter((text) => text === 'Two purple sails')).toEqual([]);
  });

  it('a piece that is picked up, where it went, and after a wrong answer the question again', async () => {
    const page = await open({}, { problem: 12 });
    const hears = (text: string): Promise<void> => expect.poll(async () => (await spokenOn(page)).at(-1)).toBe(text);
    for (const [piece, place] of [
      ['Tall tower', 'First place'],
      ['Short tower', 'Second place'],
      ['Middle tower', 'Third place'],
    ] as const) {
      await page.getByRole('button', { name: `${place}: empty` }).click();
      await hears(`${place}: empty`);
      await page.getByRole('button', { name: piece, exact: true }).click();
      await hears(piece);
      await page.getByRole('button', { name: `${place}: empty` }).click();
      await expect.poll(async () => (await spokenOn(page)).at(-1)?.trim()).toBe(`${piece} is now in ${place}.`);
    }
    await check(page);
    await page.getByRole('button', { name: 'Try again' }).click();
    await hears('Put the towers in order: short, middle, tall.');
  });

  it('no button stands beside what sends itself, until keys have chosen', async () => {
    const page = await open({ settings: { ...boats.problem.settings, autoAnswerSend: true } });
    expect(await page.locator('.lk-check-area').isVisible()).toBe(false);
    await page.locator('.lk-variant').nth(0).focus();
    await page.keyboard.press('ArrowRight');
    await page.locator('.lk-check').waitFor();
    await page.keyboard.press('Tab');
    await check(page);
    await page.locator('.lk-player[data-state=right]').waitFor();
  });

  it('nothing where the page asks for silence, where somebody can read, or an author looks', async () => {
    for (const page of [
      await open({}, { 'no-sound': 1 }),
      await open({ targetLesson: 2 }),
      await open({}, { preview: 1 }),
    ]) {
      await touch(page, 'Two purple sails');
      await page.locator('.lk-player[data-state=chosen]').waitFor();
      expect(await spokenOn(page)).toEqual([]);
      await page.getByRole('button', { name: 'Read it to me' }).click();
      expect(await spokenOn(page)).toEqual([question]);
    }
  });

  it('shows that it speaks, and one tap on the speaker ends it', async () => {
    const page = await open({ targetLesson: 2 }, { endless: 1 });
    const player = page.locator('.lk-player');
    const isMarked = (): Promise<boolean> => player.evaluate((element) => element.matches('.lk-speaking'));
    const speaker = page.getByRole('button', { name: 'Read it to me' });
    expect(await isMarked()).toBe(false);
    await speaker.click();
    await expect.poll(isMarked).toBe(true);
    await speaker.click();
    await expect.poll(isMarked).toBe(false);
    expect(await spokenOn(page)).toEqual([question]);
  });
});
