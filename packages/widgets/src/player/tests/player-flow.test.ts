import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inPage, type OpenOptions, startTestSite, type TestSite } from '../../../test/open-page.ts';

let site: TestSite;
beforeAll(async () => void (site = await startTestSite('react')));
afterAll(() => site.close());

type Query = Readonly<Record<string, string | number>>;

const stateOf = (page: Page) => page.locator('.lk-player').getAttribute('data-state');
const stateIs = (page: Page, state: string) => page.locator(`.lk-player[data-state="${state}"]`).waitFor();
const card = (page: Page, name: string) => page.getByRole('radio', { name });
const check = (page: Page) => page.locator('.lk-check');
const sentBy = (page: Page) => inPage(page, ({ client }) => client.sent.map(({ content }) => content));

async function open(query: Query, options?: OpenOptions): Promise<Page> {
  const page = await site.open(query, options);
  await stateIs(page, 'idle');
  return page;
}

/** A page whose time stands still until the test moves it. */
async function openStill(query: Query): Promise<Page> {
  return site.open(query, {
    prepare: async (page) => {
      await page.clock.install({ time: 0 });
      await page.clock.pauseAt(1000);
    },
  });
}

/** Collects what moved by itself; what moves under a person's own hand within half a second is no shift. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    interface Shift extends PerformanceEntry {
      readonly hadRecentInput: boolean;
      readonly sources: readonly { readonly node: Element | null }[];
    }
    new PerformanceObserver((list) => {
      for (const { hadRecentInput, sources } of list.getEntries() as Shift[]) {
        if (!hadRecentInput) shifts.push(...sources.map(({ node }) => node?.className.toString() ?? 'something'));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

describe('loading', () => {
  it('[K-054] draws nothing for 300 ms, so that a quick problem comes without a flash', async () => {
    const page = await openStill({ problem: 1, delay: 290 });
    await page.clock.runFor(289);
    expect(await stateOf(page)).toBe('loading');
    expect(await page.locator('.lk-bone:visible').count()).toBe(0);
    await page.clock.runFor(2);
    await stateIs(page, 'idle');

    const slow = await openStill({ problem: 1, delay: 5000 });
    await slow.clock.runFor(299);
    expect(await stateOf(slow)).toBe('loading');
    await slow.clock.runFor(2);
    await stateIs(slow, 'skeleton');
    await expect.poll(() => slow.locator('.lk-bone:visible').count()).toBeGreaterThan(0);
  });

  it('keeps a skeleton for at least 200 ms once it has been seen', async () => {
    const page = await openStill({ problem: 1, delay: 320 });
    await page.clock.runFor(498);
    expect(await stateOf(page)).toBe('skeleton');
    await page.clock.runFor(4);
    await stateIs(page, 'idle');
  });

  it('moves nothing: not when the problem comes, and not when the answer is judged', async () => {
    for (const problem of [1, 11]) {
      const page = await open({ problem, thread: 7, delay: 700 }, { prepare: watchShifts });
      await page.waitForFunction(() => document.querySelector('.lk-top-middle') !== null);
      await page.locator('.lk-variant, .lk-spot').first().click();
      await check(page).click();
      await stateIs(page, 'notYet');
      await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState === 'finished'));
      expect(await page.evaluate('shifts'), `problem ${problem}`).toEqual([]);
    }
  });

  it('says what failed and tries again when asked', async () => {
    const page = await site.open({ problem: 1, fails: 'internal' });
    await stateIs(page, 'failed');
    expect(await inPage(page, (tools) => tools.events)).toContainEqual({
      name: 'error',
      detail: { code: 'internal', message: 'Scripted internal.' },
    });
    await inPage(page, (tools) => void (tools.script.fails = null));
    await page.getByRole('button', { name: 'Try again' }).click();
    await stateIs(page, 'idle');
  });

  it('says kindly that nothing is left', async () => {
    const page = await site.open({ thread: 2 });
    await stateIs(page, 'empty');
  });

  it('opens the next problem of a thread by itself', async () => {
    const page = await open({ thread: 1 });
    expect(await inPage(page, (tools) => tools.events)).toEqual([{ name: 'ready', detail: { problemId: 1 } }]);
  });
});

describe('an answer', () => {
  it('is impossible to send while nothing is chosen', async () => {
    const page = await open({ problem: 1 });
    expect(await check(page).isDisabled()).toBe(true);
    await card(page, 'Two purple sails').click();
    expect(await check(page).isEnabled()).toBe(true);
  });

  it('is seen to be looked at within one frame', async () => {
    const page = await open({ problem: 1, delay: 400 });
    await card(page, 'Two purple sails').click();
    const shown = await check(page).evaluate(
      (button: HTMLElement) =>
        new Promise((resolve) => {
          button.click();
          requestAnimationFrame(() =>
            resolve([document.querySelector('.lk-player')?.getAttribute('data-state'), button.textContent]),
          );
        }),
    );
    expect(shown).toEqual(['checking', 'Looking…']);
  });

  it('that is wrong is answered by where to look, and the card settles back', async () => {
    const page = await open({ problem: 1 });
    await card(page, 'Two purple sails').click();
    await check(page).click();
    await stateIs(page, 'notYet');
    await page.getByText('The colour fits. Now count the sails in this row.').first().waitFor();
    const frame = await page.locator('.lk-look').boundingBox();
    const row = await page.locator('.lk-picture-art [data-id="cell-2-0"]').boundingBox();
    expect(frame?.y).toBeLessThan(row?.y ?? 0);
    expect((frame?.y ?? 0) + (frame?.height ?? 0)).toBeGreaterThan((row?.y ?? 0) + (row?.height ?? 0));
    await page.getByRole('button', { name: 'Try again' }).click();
    await stateIs(page, 'idle');
    expect(await page.getByRole('radio', { checked: true }).count()).toBe(0);
    expect(await card(page, 'Two purple sails').getAttribute('aria-disabled')).toBe('true');
  });

  it('that is right is answered by the picture, with stars, and waits for the person to go on', async () => {
    const page = await open({ problem: 1 });
    await card(page, 'Three purple sails').click();
    await check(page).click();
    await stateIs(page, 'right');
    await expect.poll(() => page.locator('.lk-picture-art [data-new]').count()).toBeGreaterThan(0);
    await page.getByRole('img', { name: '3 stars' }).waitFor();
    await page.locator('.lk-confetti').waitFor();
    expect(await inPage(page, (tools) => tools.sounds)).toEqual(['tap', 'right', 'star']);
    expect(await inPage(page, (tools) => tools.events.slice(1))).toEqual([
      {
        name: 'answered',
        detail: { problemId: 1, passingId: 1, isCorrect: true, isFinal: true, stars: 3, amountOfMistakes: 0 },
      },
      { name: 'completed', detail: { problemId: 1, threadId: null, stars: 3 } },
    ]);
    const longest = await page.evaluate(() =>
      Math.max(...document.getAnimations().map((animation) => Number(animation.effect?.getComputedTiming().endTime))),
    );
    expect(longest).toBeLessThanOrEqual(1200);
  });

  it('slides into the picture once, whatever is looked at afterwards', async () => {
    const page = await open({ problem: 1 });
    await card(page, 'Three purple sails').click();
    await check(page).click();
    await stateIs(page, 'right');
    const news = await page.locator('.lk-picture-art [data-new]').first().elementHandle();
    await page.locator('.lk-how').click();
    await page.locator('.lk-steps, .lk-step-turn').first().waitFor();
    expect(await news?.evaluate((element) => element.isConnected)).toBe(true);
  });

  it('that closes the problem is followed by the solution, step by step', async () => {
    const page = await open({ problem: 2 });
    const wrong = async (name: string) => {
      await page.getByRole('checkbox', { name }).click();
      await check(page).click();
    };
    await wrong('Circle');
    await stateIs(page, 'notYet');
    await page.getByRole('button', { name: 'Try again' }).click();
    await wrong('Square');
    await stateIs(page, 'closed');
    await page.getByText('Run a finger along each edge.').first().waitFor();
    await page.getByRole('button', { name: 'Next step' }).click();
    await page.getByText('The square and the triangle have corners.').first().waitFor();
    await expect.poll(() => page.locator('.lk-variant[data-right]').count()).toBe(2);
  });

  it('that several cards give is not sent twice the same', async () => {
    const page = await open({ problem: 2 });
    await page.getByRole('checkbox', { name: 'Circle' }).click();
    await check(page).click();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('Change something first').waitFor();
    expect(await check(page).isDisabled()).toBe(true);
  });

  it('is kept without a connection, and judged when it is back', async () => {
    const page = await open({ problem: 1, offline: 1 });
    await card(page, 'Three purple sails').click();
    await check(page).click();
    await stateIs(page, 'queued');
    await page.getByText('No connection. Your answer is safe.').first().waitFor();
    await inPage(page, ({ client }) => client.reconnect());
    await stateIs(page, 'right');
  });

  it('stays chosen when the platform does not take it', async () => {
    const page = await open({ problem: 1 });
    await card(page, 'Three purple sails').click();
    await inPage(page, (tools) => void (tools.script.fails = 'timeout'));
    await check(page).click();
    await stateIs(page, 'refused');
    expect(await card(page, 'Three purple sails').getAttribute('aria-checked')).toBe('true');
    await inPage(page, (tools) => void (tools.script.fails = null));
    await page.getByRole('button', { name: 'Try again' }).click();
    await stateIs(page, 'right');
  });

  it('of an earlier time is shown read-only', async () => {
    const page = await site.open({ problem: 1, passing: 5 });
    await stateIs(page, 'review');
    await page.getByText('You solved this one.').first().waitFor();
    await page.getByRole('radio', { name: 'Two purple sails' }).click({ force: true });
    expect(await stateOf(page)).toBe('review');
  });

  it('of an earlier time is shown as it was answered, and solved again as the problem is now', async () => {
    const title = 'Boats';
    const override = JSON.stringify({
      version: 2,
      translations: { en: { title, question: 'Which boat is the last?', alt: title } },
    });
    const page = await site.open({ problem: 1, passing: 5, override });
    await stateIs(page, 'review');
    await page.getByRole('heading', { name: 'Which boat comes next?' }).waitFor();
    await page.getByRole('button', { name: 'Play it again' }).click();
    await page.getByRole('heading', { name: 'Which boat is the last?' }).waitFor();
    await stateIs(page, 'idle');
    await card(page, 'Three purple sails').click();
    await check(page).click();
    await stateIs(page, 'right');
    expect(await inPage(page, ({ client }) => client.sent.at(-1)?.version)).toBe(2);
  });

  it('[V-001] [K-043] is a number of at most four characters', async () => {
    const page = await open({ problem: 3 });
    const field = page.getByRole('textbox');
    const typed = async (text: string) => {
      await field.fill('');
      await field.pressSequentially(text);
      return field.inputValue();
    };
    expect(await typed('12345')).toBe('1234');
    expect(await typed('ab')).toBe('');
    expect(await check(page).isDisabled()).toBe(true);
    expect(await typed('-1.5')).toBe('-1.5');
    await check(page).click();
    await stateIs(page, 'right');
    expect((await sentBy(page)).at(-1)?.autoValidateString).toBe('-1.5');
  });
});

describe('help', () => {
  it('points at the picture and gives the choice back', async () => {
    const page = await open({ problem: 1 });
    await card(page, 'Three blue sails').click();
    await page.getByRole('button', { name: 'Hint' }).click();
    await page.getByText('Here is a hint.').waitFor();
    await page.locator('.lk-look').waitFor();
    await page.getByRole('button', { name: 'Got it' }).click();
    expect(await card(page, 'Three blue sails').getAttribute('aria-checked')).toBe('true');
    await stateIs(page, 'chosen');
  });

  it('is the theory, from which one comes back with the choice kept', async () => {
    const page = await open({ problem: 1 });
    await card(page, 'Three blue sails').click();
    await page.getByRole('button', { name: 'Read how it works' }).click();
    await page.getByRole('dialog', { name: 'Rows and columns' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await card(page, 'Three blue sails').getAttribute('aria-checked')).toBe('true');
  });

  it('says when it cannot come, and tries again', async () => {
    const page = await open({ problem: 1 });
    await inPage(page, (tools) => void (tools.script.fails = 'hintsNotAllowed'));
    await page.getByRole('button', { name: 'Hint' }).click();
    await page.getByText('There are no hints here.').first().waitFor();
    await inPage(page, (tools) => void (tools.script.fails = null));
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('Here is a hint.').waitFor();
  });

  it('reads the question aloud when asked, by button and by method', async () => {
    const page = await open({ problem: 1 });
    await page.getByRole('button', { name: 'Read it to me' }).click();
    await inPage(page, ({ handle }) => handle?.speak());
    const spoken = () => inPage(page, (tools) => tools.spoken);
    await expect.poll(spoken).toEqual(['Which boat comes next?', 'Which boat comes next?']);
  });
});

describe('someone who asks for less motion', () => {
  it('gets fades only, and answers that wait for the button', async () => {
    const override = JSON.stringify({
      settings: { voiceoverOnly: false, autoAnswerSend: true, graphic: { isVerifiable: false } },
    });
    const page = await open({ problem: 1, override }, { reducedMotion: 'reduce' });
    await card(page, 'Three purple sails').click();
    await page.waitForFunction(
      (since) => performance.now() - since > 600,
      await page.evaluate(() => performance.now()),
    );
    expect(await stateOf(page)).toBe('chosen');
    await check(page).click();
    await stateIs(page, 'right');
    const moves = await page.evaluate(() =>
      document
        .getAnimations()
        .filter((animation) => Number(animation.effect?.getComputedTiming().duration) > 1)
        .flatMap((animation) => (animation.effect as KeyframeEffect).getKeyframes())
        .filter((frame) => 'transform' in frame),
    );
    expect(moves).toEqual([]);
  });
});
