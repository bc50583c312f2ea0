import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { looksRight } from '../support/accessibility.ts';
import { visit } from '../support/browser.ts';
import { type Hands, startByHand } from '../support/learner-driver.ts';
import { send, signIn } from '../support/operations.ts';
import { startPlatform } from '../support/platform.ts';
import { browser } from '../support/shared-browser.ts';
import { platform } from '../support/shared-platform.ts';

const wait = { timeout: 30_000 };
const open = (page: Page, path: string) => page.goto(`${platform.url}/2.0/en/cabinet/exercise/${path}`);
const stations = (page: Page) => page.getByRole('list', { name: 'Problems of the block' }).getByRole('link');
const training = '/service/training/api';
const inFirst = 'exerciseBlockNumber=1&complexity=1';

interface WireProblem {
  readonly id: number;
  readonly theory: number | null;
  readonly block_theory: number | null;
  readonly variants: readonly unknown[];
  readonly variant_settings: { readonly is_multi_selection: boolean };
}

/** The ten problems of the first block. */
async function problemsOf(hands: Hands): Promise<readonly WireProblem[]> {
  const { problems } = await hands.get<{ problems: { id: number }[] }>(`${training}/cabinet/exercise/2/1/1/progress`);
  return Promise.all(problems.map(({ id }) => hands.get<WireProblem>(`${training}/problem/${id}?${inFirst}`)));
}

describe('an exercise block', () => {
  it('[R-012][R-013][R-014][R-015][R-016][R-017] lists ten problems, is solved to the end, and shows what it brought', async () => {
    const { page, complaints, close } = await visit(browser);
    const hands = await startByHand({ page, url: platform.url });
    await page.getByRole('link', { name: 'Practice Start, block 1' }).click(wait);
    await page.waitForURL(/\/exercise\/2\/1\/1$/);
    await expect.poll(() => stations(page).count(), wait).toBe(10);
    await page.getByText('0 of 30 stars').waitFor(wait);
    await looksRight(page);
    // Nothing is completed yet, so there is no result but the block.
    await open(page, '2/1/1/result');
    await page.waitForURL(/\/exercise\/2\/1\/1$/);

    const problems = await problemsOf(hands);
    const withTheory = problems.find(({ theory, block_theory: ofBlock }) => (theory ?? ofBlock) !== null);
    await open(page, `2/1/1/problem/${withTheory?.id}`);
    await page.getByRole('button', { name: 'Read how it works' }).click(wait);
    await page.waitForURL(/\/theory$/);
    await page.getByRole('button', { name: 'Back to the problem' }).click(wait);
    await page.waitForURL(new RegExp(`/problem/${withTheory?.id}$`));

    const withCards = problems.find((one) => one.variants.length > 0 && !one.variant_settings.is_multi_selection);
    const last = withCards?.id ?? 0;
    for (const { id } of problems) if (id !== last) await hands.solve(id, inFirst);
    await open(page, '2/1/1');
    await page.getByText('27 of 30 stars').waitFor(wait);
    await page.getByRole('link', { name: 'Go on' }).click();
    await page.waitForURL(new RegExp(`/exercise/2/1/1/problem/${last}$`));
    await page
      .getByRole('img', { name: `Problem ${problems.findIndex(({ id }) => id === last) + 1} of 10` })
      .waitFor(wait);
    for (const name of await hands.rightNames(last)) await page.getByRole('radio', { name, exact: true }).click(wait);
    await page.locator('[part~=check]').click(wait);
    await page.waitForURL(/\/feedback$/);
    await page.getByRole('button', { name: 'See the result' }).click(wait);
    await page.waitForURL(/\/exercise\/2\/1\/1\/result$/);
    await page.getByRole('heading', { name: 'Block 1 is done!' }).waitFor(wait);
    await page.getByText('30 of 30 stars').waitFor(wait);
    await page.getByText('Not one wrong try!').waitFor(wait);
    await looksRight(page);

    const asked = page.waitForRequest(/\/passing\/\d+\?.*exercise_?block_?number=1/i);
    await page.locator(`a[href*="/problem/${last}/"]`).click();
    expect((await asked).url()).toContain('complexity=1');
    await page.getByText('You solved this one.').waitFor(wait);
    await page.goBack();
    await page.getByRole('link', { name: 'On to block 2' }).click(wait);
    await page.waitForURL(/\/exercise\/2\/1\/2$/);
    await expect.poll(() => stations(page).count(), wait).toBe(10);
    expect(complaints).toEqual([]);
    await close();
  });

  it('[R-012][R-017] may be finished from the eighth problem on, and the rest is left out', async () => {
    const { page, complaints, close } = await visit(browser);
    const hands = await startByHand({ page, url: platform.url });
    const enough = page.getByRole('button', { name: 'Finish the block here' });
    await open(page, '2/1/1');
    await expect.poll(() => stations(page).count(), wait).toBe(10);
    const problems = await problemsOf(hands);
    for (const { id } of problems.slice(0, 7)) await hands.solve(id, inFirst);
    await open(page, '2/1/1');
    await page.getByText('21 of 30 stars').waitFor(wait);
    expect(await enough.count()).toBe(0);
    await hands.solve(problems[7]?.id ?? 0, inFirst);
    await open(page, '2/1/1');
    await enough.waitFor(wait);
    await looksRight(page);
    await enough.click();
    await page.waitForURL(/\/exercise\/2\/1\/1\/result$/);
    await page.getByText('24 of 30 stars').waitFor(wait);
    await expect.poll(() => page.getByText('skipped').count()).toBe(2);
    expect(complaints).toEqual([]);
    await close();
  });

  it('[R-012] is a 404 outside the map, and lies in the mist until its turn', async () => {
    const { page, close } = await visit(browser);
    await startByHand({ page, url: platform.url });
    for (const path of ['x/1/1', '2/4/1', '4/2/1', '9/1/1', '2/1/99', '2/1/one', '2/1/1/problem/999999']) {
      await open(page, path);
      await page.getByRole('heading', { name: 'There is no such page' }).waitFor(wait);
    }
    await open(page, '2/1/3');
    await page.getByText('The mist lifts after block 2.').waitFor(wait);
    expect(await stations(page).count()).toBe(0);
    await page.getByRole('link', { name: 'To block 1' }).click();
    await page.waitForURL(/\/exercise\/2\/1\/1$/);
    await close();
  });
});

describe('a block that costs energy', () => {
  it('is opened for it, once', async () => {
    const { page, close } = await visit(browser);
    const hands = await startByHand({ page, url: platform.url });
    await open(page, '2/2/1');
    await page.getByRole('button', { name: 'Open for 8 energy' }).click(wait);
    await expect.poll(() => stations(page).count(), wait).toBe(10);
    const { energy } = (await hands.post(`${training}/cabinet/exercise/2/2/1/buy`)).body as { energy: number };
    expect(energy).toBe(16);
    await page
      .locator('.stats')
      .getByText('16 units of energy')
      .waitFor({ ...wait, state: 'attached' });
    await close();
  });

  it('[V-022][X-008] says "Can\'t buy problem" when the platform refuses, and offers to wait by its clock, nothing else', async () => {
    const { page, close } = await visit(browser);
    // This device is two hours ahead, and hears nothing of what happens elsewhere.
    await page.clock.install({ time: Date.now() + 2 * 3600_000 });
    await page.routeWebSocket(/\/notification/, () => undefined);
    const hands = await startByHand({ page, url: platform.url });
    await open(page, '2/3/1');
    const button = page.getByRole('button', { name: 'Open for 8 energy' });
    await button.waitFor(wait);
    for (const block of ['2/2/1', '3/2/1', '3/3/1']) await hands.post(`${training}/cabinet/exercise/${block}/buy`);
    await button.click();
    await expect.poll(() => page.getByRole('alert').innerText(), wait).toBe("Can't buy problem");
    // Eight units at an hour and a half each.
    const clock = page.getByRole('timer', { name: 'Until there is enough energy' });
    await expect.poll(() => clock.innerText(), wait).toMatch(/^(12:00:00|11:5\d:\d\d)$/);
    expect(await page.locator('main').innerText()).not.toMatch(/shop|price|premium|\$|€|₽/i);
    expect(await stations(page).count()).toBe(0);
    await looksRight(page);
    await close();
  });
});

describe('a chapter beyond the trial', () => {
  it('[C-049][V-022][X-008] opens problem by problem for energy, and says so when one cannot be opened', async () => {
    // An author takes a problem from it in the end.
    const platform = await startPlatform();
    const { page, complaints, close } = await visit(browser);
    const hands = await startByHand({ page, url: platform.url });
    const { data } = await hands.get<{ data: { id: number; is_trial: boolean; type: string }[] }>(
      `${training}/thread?targetLesson=2&perPage=100`,
    );
    const [first, second] = data.filter(({ is_trial: isTrial, type }) => !isTrial && type === 'chapter');
    const openRoad = async (id = 0) => {
      await page.goto(`${platform.url}/2.0/en/cabinet/thread/2/${id}`);
      return page.getByRole('button', { name: 'Open for 1 energy' });
    };
    const button = await openRoad(first?.id);
    await button.waitFor(wait);
    await looksRight(page);
    await button.click();
    await page.waitForURL(/\/problem\/\d+$/);
    await page.getByRole('img', { name: /^Problem 1 of/ }).waitFor(wait);
    const { common_profile: profile } = await hands.get<{ common_profile: { energy: { value: number } } }>(
      '/user/common-profile.json',
    );
    expect(profile.energy.value).toBe(23);
    await page.goBack();
    await page.getByRole('link', { name: /^(Set out|Go on)/ }).waitFor(wait);

    // Its author takes the problem away while the learner looks at the button.
    const refused = await openRoad(second?.id);
    await refused.waitFor(wait);
    const { problems } = await hands.get<{ problems: { id: number }[] }>(`${training}/thread/${second?.id}`);
    const editor = await signIn(platform.url, 'editor');
    await send(`${platform.url}${training}/problem/${problems[0]?.id}`, { method: 'DELETE', token: editor });
    await refused.click();
    await page.getByRole('alert').getByText("Can't buy problem").waitFor(wait);
    expect(complaints.filter((text) => !text.includes('409'))).toEqual([]);
    await close();
    await platform.stop();
  });
});
