import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CARDS, CELLS, NUMBER, PIECES, SPOTS, WALK } from '../support/known-problems.ts';
import { axe, desk, phone, visit } from '../support/browser.ts';
import { quiet } from '../support/quiet.ts';
import { openPartnerPage, type PartnerPage, watch } from './partner-page.ts';
import { type RunningPlatform, startPartner } from '../support/platform.ts';
import { readSolution, type Scout, sendScout, type WirePassing } from '../support/answer-oracle.ts';
import { browser } from '../support/shared-browser.ts';
import { platform } from '../support/shared-platform.ts';

let partner: RunningPlatform;
let scout: Scout;

beforeAll(async () => {
  [partner, scout] = await Promise.all([startPartner(platform), sendScout(platform.url)]);
});
afterAll(() => partner.stop());

/** Names of the cards, the right one first. */
async function cardNames(problem: number): Promise<readonly string[]> {
  const own = await sendScout(platform.url);
  const { variants } = await own.problem(problem);
  const { right_variants: right } = await readSolution(own, problem);
  const named = variants.map(({ id, translations: { en } }) => ({
    isRight: right.includes(id),
    name: en?.alt || (en?.text ?? ''),
  }));
  return named.sort((a, b) => Number(b.isRight) - Number(a.isRight)).map(({ name }) => name);
}

const card = ({ player }: PartnerPage, name = '') => player.getByRole('radio', { name, exact: true });
const check = ({ player }: PartnerPage) => player.getByRole('button', { name: 'Check' }).click();
/** Who the newest opening of a widget has signed in. */
const userOf = async (visitor: PartnerPage): Promise<unknown> => {
  const request = visitor.requests.findLast((each) => each.url().endsWith('/auth/open-widget.json'));
  const { session } = (await (await request?.response())?.json()) as { session: { token: string } };
  const { token } = session;
  return (JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { uid: unknown }).uid;
};
/** How often a file or a call was asked for. */
const fetched = (requests: PartnerPage['requests'], name: string): number =>
  requests.filter((request) => new URL(request.url()).pathname.endsWith(`/${name}`)).length;
const told = ({ is_correct, is_final, stars, amount_of_mistakes }: WirePassing) => ({
  isCorrect: is_correct,
  isFinal: is_final,
  stars,
  amountOfMistakes: amount_of_mistakes,
});

describe('a stranger on the partner’s page', () => {
  it('solves a problem to the end, and gets what the platform gives to everybody', async () => {
    const page = await openPartnerPage(browser, partner.url);
    const [right, wrong] = await cardNames(CARDS);
    await page.told('ready');
    await card(page, wrong).click();
    await check(page);
    const first = await page.told('answered');
    await page.player.getByRole('button', { name: 'Try again' }).click();
    await card(page, right).click();
    await check(page);
    const second = await page.told('answered', 2);
    const completed = await page.told('completed');

    const { variants } = await scout.problem(CARDS);
    const idOf = (name = '') => variants.find(({ translations: { en } }) => (en?.alt || en?.text) === name)?.id ?? '';
    const expected = [
      await scout.answer(CARDS, { selected_variants: [idOf(wrong)] }),
      await scout.answer(CARDS, { selected_variants: [idOf(right)] }),
    ].map(told);
    expect(first.detail).toEqual({ problemId: CARDS, passingId: expect.any(Number) as number, ...expected[0] });
    expect(second.detail).toEqual({ problemId: CARDS, passingId: expect.any(Number) as number, ...expected[1] });
    expect(completed.detail).toEqual({ problemId: CARDS, threadId: null, stars: expected[1]?.stars });
    expect(page.complaints).toEqual([]);
    await page.close();
  });

  it('can answer after four requests and 30 kB, problem and pictures included', async () => {
    const page = await openPartnerPage(browser, partner.url);
    await page.told('ready');
    // What comes later is asked for only when the problem is on the screen.
    const own = page.requests.filter((request) => request.url().startsWith(platform.url));
    const until = own.slice(0, own.findIndex((request) => request.url().includes('/auth/')) + 1);
    expect(until.map((request) => new URL(request.url()).pathname)).toEqual([
      '/v1/embed.js',
      '/v1.0.0/base.en.js',
      '/v1.0.0/player.js',
      '/auth/open-widget.json',
    ]);
    const sizes = await Promise.all(until.map((request) => request.sizes()));
    expect(sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0)).toBeLessThanOrEqual(30_000);
    await page.close();
  });

  it('fetches the graphic once, when a problem has one, and every other file once', async () => {
    const page = await openPartnerPage(browser, partner.url);
    await page.told('ready');
    await page.show(PIECES);
    await page.player.locator('[data-slot]').first().waitFor();
    const files = () =>
      page.requests
        .map((request) => new URL(request.url()).pathname)
        .filter((path) => path.endsWith('.js'))
        .sort();
    const each = [
      '/v1.0.0/base.en.js',
      '/v1.0.0/client.js',
      '/v1.0.0/player-feedback.js',
      '/v1.0.0/player-scene.js',
      '/v1.0.0/player.js',
      '/v1.0.0/words.en.js',
      '/v1/embed.js',
    ];
    // Feedback is fetched after the frame in which the problem is shown.
    await expect.poll(files).toEqual(each);
    for (const problem of [CARDS, PIECES]) await page.show(problem);
    await page.player.locator('[data-slot]').first().waitFor();
    expect(files()).toEqual(each);
    await page.close();
  });

  it.each([
    ['phone', phone],
    ['desk', desk],
  ])('sees nothing move by itself, from the first byte to the solution, on a %s', async (_name, viewport) => {
    const page = await openPartnerPage(browser, partner.url, { viewport });
    const [right, wrong] = await cardNames(CARDS);
    await page.told('ready');
    await card(page, wrong).click();
    await check(page);
    await page.told('answered');
    await page.player.getByRole('button', { name: 'Try again' }).click();
    await card(page, right).click();
    await check(page);
    await page.player.getByRole('button', { name: 'Play it again' }).waitFor();
    expect((await page.seen()).shifts).toEqual([]);
    await page.close();
  });

  it('breaks no rule of a policy that allows no style, no markup from strings and no script but the named', async () => {
    const page = await openPartnerPage(browser, partner.url);
    const { player } = page;
    const policy = (await fetch(partner.url)).headers.get('content-security-policy');
    expect(policy).toMatch(/default-src 'none'; style-src 'none'; script-src 'nonce-/);
    expect(policy).toMatch(/require-trusted-types-for 'script'; trusted-types 'none'/);
    await page.told('ready');
    for (const theme of ['light', 'laboratory']) {
      await player.evaluate((element, wear) => element.setAttribute('theme', wear), theme);
      await page.show(PIECES);
      await placeAll(page, PIECES);
      await page.show(NUMBER);
      await player.getByRole('textbox').fill('7');
      await check(page);
      await player.locator('[part=feedback]').waitFor();
      for (const id of [CELLS, SPOTS, WALK]) {
        await page.show(id);
        await player.locator('[part=picture] button:not([aria-disabled])').last().click();
      }
      await page.show(CARDS);
      await player.getByRole('button', { name: 'Read how it works' }).click();
      await player.getByRole('dialog').waitFor();
      await page.page.keyboard.press('Escape');
    }
    const [right] = await cardNames(CARDS);
    await card(page, right).click();
    await check(page);
    await player.getByRole('button', { name: 'See how' }).click();
    const { violations, errors } = await page.seen();
    expect({ violations, errors, complaints: page.complaints }).toEqual({ violations: [], errors: [], complaints: [] });
    await page.close();
  });

  it('solves a graphic by placing its pieces', async () => {
    const page = await openPartnerPage(browser, partner.url);
    await page.told('ready');
    await page.show(PIECES);
    await placeAll(page, PIECES);
    expect((await page.told('answered')).detail).toMatchObject({ problemId: PIECES, isCorrect: true, stars: 3 });
    await page.close();
  });

  it('keeps what was done when the page is opened again', async () => {
    const page = await openPartnerPage(browser, partner.url);
    const [right] = await cardNames(CARDS);
    await page.told('ready');
    await card(page, right).click();
    await check(page);
    await page.told('completed');
    const before = await userOf(page);
    await page.page.reload();
    await page.told('ready');
    expect(await userOf(page)).toBe(before);
    await card(page, right).click();
    await check(page);
    expect((await page.told('answered')).detail).toMatchObject({ isCorrect: true, stars: 3 });
    await page.player.getByText('You had solved it before.').waitFor();
    await page.close();
  });

  it('loses no answer that was given offline when the tab is closed', async () => {
    const visitor = await visit(browser);
    const page = await watch(visitor, partner.url);
    const [right] = await cardNames(CARDS);
    await page.told('ready');
    await page.player.locator('[part=check]').waitFor();
    // The client keeps the answer: without a network it cannot be fetched any more.
    await expect.poll(() => fetched(page.requests, 'client.js')).toBe(1);
    await quiet(page.page);
    const context = page.page.context();
    await context.setOffline(true);
    await card(page, right).click();
    await check(page);
    await page.player.locator('[part=feedback]').waitFor();
    await page.page.close();
    await context.setOffline(false);
    const later = await context.newPage();
    const judged = later.waitForResponse((response) => response.url().endsWith('/passing'));
    const again = await watch({ ...visitor, page: later }, partner.url);
    expect(await (await judged).json()).toMatchObject({
      problem_id: CARDS,
      is_correct: true,
      stars: 3,
      is_replay: false,
    });
    await again.told('ready');
    await expect.poll(() => fetched(again.requests, 'client.js')).toBe(1);
    await later.reload();
    await again.told('ready');
    // Whatever were still to be sent would be sent by the client, once it is there.
    await expect.poll(() => fetched(again.requests, 'client.js')).toBe(2);
    await quiet(later);
    expect(fetched(again.requests, 'passing')).toBe(1);
    await visitor.close();
  });

  it('solves by keys alone', async () => {
    const page = await openPartnerPage(browser, partner.url);
    const { keyboard } = page.page;
    const [right] = await cardNames(CARDS);
    await page.told('ready');
    const focused = () =>
      page.player.evaluate(
        (host) =>
          host.shadowRoot?.activeElement?.getAttribute('aria-label') ??
          host.shadowRoot?.activeElement?.textContent ??
          '',
      );
    for (let presses = 0; !(await isCard(page)) && presses < 10; presses++) await keyboard.press('Tab');
    for (let presses = 0; (await focused()) !== right && presses < 8; presses++) await keyboard.press('ArrowRight');
    await keyboard.press('Space');
    for (let presses = 0; !(await focused()).startsWith('Check') && presses < 8; presses++) await keyboard.press('Tab');
    await keyboard.press('Enter');
    expect((await page.told('completed')).detail).toMatchObject({ problemId: CARDS, stars: 3 });
    await page.close();
  });

  it.each(['light', 'laboratory'])('meets nothing that axe objects to, in the theme %s', async (theme) => {
    const page = await openPartnerPage(browser, partner.url);
    await page.told('ready');
    await page.player.evaluate((element, wear) => element.setAttribute('theme', wear), theme);
    const atFirst = await axe(page.page);
    const [, wrong] = await cardNames(CARDS);
    await card(page, wrong).click();
    await check(page);
    await page.player.locator('[part=feedback]').waitFor();
    await page.player.evaluate((host) =>
      Promise.all(host.shadowRoot?.getAnimations().map((each) => each.finished) ?? []),
    );
    expect({ atFirst, atFeedback: await axe(page.page) }).toEqual({ atFirst: [], atFeedback: [] });
    await page.close();
  });
});

describe('a learner whom the partner knows', () => {
  it('is the same user on every device, and no token is in the page', async () => {
    const url = `${partner.url}/?learner=mila`;
    const users = [];
    for (const viewport of [phone, desk]) {
      const page = await openPartnerPage(browser, url, { viewport });
      await page.told('ready');
      users.push(await userOf(page));
      expect(page.requests.some((request) => request.url().endsWith('/auth/anonymous.json'))).toBe(false);
      expect(await page.page.content()).not.toMatch(/eyJ/);
      expect(await page.page.evaluate(() => JSON.stringify(Object.entries(localStorage)))).not.toMatch(/session/);
      await page.close();
    }
    expect(users[0]).toBeDefined();
    expect(users[1]).toBe(users[0]);
  });
});

const isCard = ({ player }: PartnerPage): Promise<boolean> =>
  player.evaluate((host) => host.shadowRoot?.activeElement?.getAttribute('role') === 'radio');

/** Puts every piece where the solution has it, by taps, and sends it. */
async function placeAll(page: PartnerPage, problem: number): Promise<void> {
  const own = await sendScout(platform.url);
  const { graphic } = await own.problem(problem);
  const { right_state: state } = await readSolution(own, problem);
  const part = graphic?.scene.parts[0];
  const placed = (state?.parts[part?.id ?? ''] ?? {}) as Readonly<Record<string, string>>;
  for (const [slot, piece] of Object.entries(placed)) {
    const label = part?.pieces?.find(({ id }) => id === piece)?.label ?? '';
    await page.player
      .getByRole('button', { name: graphic?.scene.strings[label] ?? label, exact: true })
      .first()
      .click();
    await page.player.locator(`[data-slot="${slot}"]`).click();
  }
  await check(page);
  await page.player.locator('[part=feedback]').waitFor();
}
