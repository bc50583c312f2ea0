import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { look } from '../support/accessibility.ts';
import { desk, phone, settled, visit } from '../support/browser.ts';
import { type Hands, startByHand } from '../support/learner-driver.ts';
import { browser } from '../support/shared-browser.ts';
import { platform } from '../support/shared-platform.ts';

// The end of a chapter: what it has brought, and where the road goes on.
const wait = { timeout: 30_000 };
const training = '/service/training/api';
const open = (page: Page, path: string) => page.goto(`${platform.url}/2.0/en/cabinet/${path}`);

async function walk(hands: Hands, threadId: number): Promise<number> {
  const { problems } = await hands.get<{ problems: readonly { readonly id: number }[] }>(
    `${training}/thread/${threadId}`,
  );
  const last = problems.at(-1)?.id ?? 0;
  for (const { id } of problems.slice(0, -1)) await hands.solve(id, `threadId=${threadId}`);
  return last;
}

describe.each([
  ['a phone', phone],
  ['a desk', desk],
] as const)('the end of a chapter, on %s', (_name, viewport) => {
  it('follows its last problem: the landscape, what was learned, the stars, a card, and the next chapter', async () => {
    const { page, complaints, close } = await visit(browser, { viewport });
    const hands = await startByHand({ page, url: platform.url });
    const last = await walk(hands, 2);

    await open(page, `thread/2/problem/${last}`);
    await page.locator('[part~=variant]').first().waitFor(wait);
    for (const name of await hands.rightNames(last)) await page.getByRole('radio', { name, exact: true }).click(wait);
    await page.locator('[part~=check]').click(wait);
    await page.getByRole('button', { name: 'See the result' }).click(wait);
    await page.waitForURL(/\/thread\/2\/2\/finale$/);
    await page.getByRole('heading', { level: 1, name: 'You are through the forest!' }).waitFor();
    await page
      .getByText('You can put things in order, place each one once in every row, and lead a robot step by step.')
      .waitFor();
    await page.getByText('60 of 60 stars').waitFor();
    await expect.poll(() => page.locator('.finale-stars .lk-paper-sun').count()).toBe(12);
    await settled(page);
    await look(page, 'finale');
    await page.setViewportSize(viewport);

    // The stars of the chapter open a card, here and now.
    const card = page.locator('.situational-card');
    await card.getByRole('button', { name: /^Open for/ }).click();
    await card.locator('[data-just-bought]').waitFor();
    await page.getByRole('link', { name: /^Next: / }).click();
    await page.waitForURL(/\/thread\/2\/3$/);

    // The road of a walked chapter leads here again; a problem that was closed before leads to the road.
    await open(page, 'thread/2/2');
    await page.getByRole('link', { name: 'To the end of the road' }).click();
    await page.waitForURL(/\/thread\/2\/2\/finale$/);
    await page.getByRole('link', { name: 'Back to the road' }).click();
    await page.waitForURL(/\/thread\/2\/2$/);
    expect(complaints).toEqual([]);
    await close();
  });
});

it('is not there before the chapter is walked, and says who asks for another one what every lost page says', async () => {
  const { page, close } = await visit(browser);
  await startByHand({ page, url: platform.url });
  await open(page, 'thread/2/1/finale');
  await page.waitForURL(/\/thread\/2\/1$/);
  await open(page, 'thread/2/999999/finale');
  await page.getByRole('heading', { name: 'There is no such page' }).waitFor(wait);
  await close();
});
