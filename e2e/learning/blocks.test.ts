import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axe, settled, visit } from '../support/browser.ts';
import { type Hands, startByHand } from '../support/learner-driver.ts';
import { hearsNews } from '../support/news.ts';
import { send, signIn } from '../support/operations.ts';
import { browser } from '../support/shared-browser.ts';
import { platform } from '../support/shared-platform.ts';

const wait = { timeout: 30_000 };
const cards = (page: Page) => page.locator('[part~=variant]');
const open = (page: Page, path: string) => page.goto(`${platform.url}/2.0/en/cabinet/${path}`);
const isMissing = (page: Page) => page.getByRole('heading', { name: 'There is no such page' }).waitFor(wait);

async function answer(page: Page, names: readonly string[]): Promise<void> {
  for (const name of names) await page.getByRole('radio', { name, exact: true }).click(wait);
  await page.locator('[part~=check]').click(wait);
  await page.locator('[part~=feedback]').waitFor(wait);
}

/** What stands over the theory of a block. */
async function theoryTitle(hands: Hands, blockId: number): Promise<string> {
  const training = '/service/training/api';
  const { block_theory: id } = await hands.get<{ block_theory: number }>(`${training}/cabinet/block/${blockId}`);
  const { translations } = await hands.get<{ translations: { en: { title: string } } }>(`${training}/theory/${id}`);
  return translations.en.title;
}

/** A past passing on its page: what was chosen, and nothing to send. */
async function readsAgain(page: Page, path: string, hands: Hands, problemId: number): Promise<void> {
  await open(page, path);
  await page.getByText('You solved this one.').waitFor(wait);
  const [chosen] = await hands.rightNames(problemId);
  const card = page.locator('[part~=variant][aria-checked=true]');
  expect(await card.getAttribute('aria-label')).toContain(chosen);
  expect(await page.locator('[part~=check]:enabled').count()).toBe(0);
}

describe('a block', () => {
  it('[R-008][R-009][R-010] opens with its theory, leads from problem to problem, and ends with what it has brought', async () => {
    const { page, complaints, close } = await visit(browser);
    const hands = await startByHand({ page, url: platform.url });
    await open(page, 'block/1/problem/1');
    await page.waitForURL(/\/block\/1\/problem\/1\/theory$/);
    await page.getByRole('dialog', { name: await theoryTitle(hands, 1) }).waitFor(wait);
    await page.getByRole('button', { name: 'Back to the problem' }).click(wait);
    await page.waitForURL(/\/problem\/1$/);
    await page.getByRole('img', { name: 'Problem 1 of 3' }).waitFor(wait);
    await answer(page, await hands.rightNames(1));
    await page.waitForURL(/\/block\/1\/problem\/1\/feedback$/);
    const { block_progress: progress } = await hands.get<{ block_progress: object }>(
      '/service/training/api/cabinet/block/1',
    );
    expect(progress).toMatchObject({ closed: 1, correct: 1, stars: 3 });
    await page.locator('[part~=next]').click(wait);
    await page.waitForURL(/\/block\/1\/problem\/2$/);
    await page.getByRole('img', { name: 'Problem 2 of 3' }).waitFor(wait);
    await hands.solve(2, 'blockId=1');
    await open(page, 'block/1/problem/3');
    await cards(page).first().waitFor(wait);
    await answer(page, await hands.rightNames(3));
    await page.getByRole('button', { name: 'See the result' }).click(wait);
    await page.getByRole('heading', { name: /is done!$/ }).waitFor(wait);
    await page.getByText('9 of 9 stars').waitFor(wait);
    await settled(page);
    expect(await axe(page)).toEqual([]);
    await page.getByRole('link', { name: 'On we go' }).click();
    await page.waitForURL(/\/block\/2\/problem\/4\/theory$/);
    expect(complaints).toEqual([]);
    await close();
  });

  it('is a page that does not exist when the problem is not in it, and leads to the road while it is in the mist', async () => {
    const { page, close } = await visit(browser);
    await startByHand({ page, url: platform.url });
    for (const path of ['block/1/problem/5', 'block/x/problem/1', 'block/1/problem/x']) {
      await open(page, path);
      await isMissing(page);
    }
    await open(page, 'block/2/problem/5');
    await page.waitForURL(/\/cabinet\/thread\/2\/1$/);
    await close();
  });
});

describe('a past passing', () => {
  it('[R-007][R-011] is read again in its thread and in its block, and leads back to the problem; an unknown one is a 404', async () => {
    const { page, close } = await visit(browser);
    const hands = await startByHand({ page, url: platform.url });
    const { id } = (await hands.solve(1, 'threadId=1')) as unknown as { id: number };
    await readsAgain(page, `thread/1/problem/1/${id}`, hands, 1);
    await page.getByRole('button', { name: 'Play it again' }).click();
    await page.waitForURL(/\/thread\/1\/problem\/1$/);
    await expect.poll(() => page.locator('[part~=variant][aria-checked=true]').count()).toBe(0);
    await readsAgain(page, `block/1/problem/1/${id}`, hands, 1);
    for (const path of ['thread/1/problem/1/999999', 'block/1/problem/1/999999', 'thread/1/problem/1/old']) {
      await open(page, path);
      await isMissing(page);
    }
    // Nobody else's either.
    const other = await visit(browser);
    await startByHand({ page: other.page, url: platform.url });
    await open(other.page, `thread/1/problem/1/${id}`);
    await isMissing(other.page);
    await Promise.all([close(), other.close()]);
  });
});

describe('the preview of a problem', () => {
  it('[R-019] [C-046] shows an editor the problem here and on another device, saves nothing, and is a 404 for a learner', async () => {
    const { page, close } = await visit(browser);
    await page.goto(`${platform.url}/2.0/en/auth/login`);
    await page.getByLabel('Name or e-mail').fill('editor');
    await page.getByLabel('Password').fill('kit-editor');
    await page.getByRole('dialog').getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.waitForURL(/\/cabinet\/dashboard\/logic$/);
    const token = await signIn(platform.url, 'editor');
    const stats = async () => (await send(`${platform.url}/service/training/api/passing/stats`, { token })).body;
    const before = await stats();
    await open(page, 'problem/1/preview');
    await cards(page).first().click(wait);
    await page.getByText('Preview only: nothing is sent.').waitFor(wait);
    expect(await page.locator('[part~=check]').count()).toBe(0);
    await settled(page);
    expect(await axe(page)).toEqual([]);
    expect(await stats()).toEqual(before);

    const toDevice = page.getByRole('button', { name: 'On my other device' });
    await toDevice.click();
    await page.getByText('Sign in on the other device first').waitFor(wait);
    const device = await page.context().newPage();
    const listens = hearsNews(device);
    await open(device, 'lecture');
    await Promise.all([listens, device.getByRole('heading', { level: 1 }).waitFor(wait)]);
    await toDevice.click();
    await page.getByText('Opened on 1 device').waitFor(wait);
    await device.waitForURL(/\/problem\/1\/preview$/);
    await device.close();

    const learner = await visit(browser);
    await startByHand({ page: learner.page, url: platform.url });
    await open(learner.page, 'problem/1/preview');
    await learner.page.waitForURL(/\/2\.0\/en\/404$/);
    await Promise.all([close(), learner.close()]);
  });
});
