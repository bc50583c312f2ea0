import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { look } from '../support/accessibility.ts';
import { desk, phone, settled, visit } from '../support/browser.ts';
import { type Hands, startByHand } from '../support/learner-driver.ts';
import { browser } from '../support/shared-browser.ts';
import { type RunningPlatform, startPlatform } from '../support/platform.ts';

// Of its own: what others answer on a shared one moves the lesson's mean, and with it the chapter that is found.
let platform: RunningPlatform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.stop());

const wait = { timeout: 30_000 };
const TOTAL = 8;
const inPlacement = 'exerciseBlockNumber=0&complexity=3';
const problemIn = (page: Page): number => Number(/\/problem\/(\d+)/.exec(page.url())?.[1]);

/** Answers the shown problem: by hand where it has cards, else as another device would. */
async function answer(page: Page, hands: Hands): Promise<void> {
  const id = problemIn(page);
  const names = await hands.rightNames(id);
  if (names.length !== 1) {
    await hands.solve(id, inPlacement);
    await page.goto(`${platform.url}/2.0/en/cabinet/placement/2`);
    return;
  }
  const card = page.getByLabel(names[0] ?? '', { exact: true });
  await page.locator('[part~=variant]').and(card).click(wait);
  await page.locator('[part~=check]').click(wait);
  await page.locator('[part~=next]').click(wait);
}

describe.each([
  ['a phone', phone],
  ['a desk', desk],
] as const)('a placement, on %s', (_name, viewport) => {
  it('leads a newcomer through eight problems to the chapter to begin with', async () => {
    const { page, complaints, close } = await visit(browser, { viewport });
    const hands = await startByHand({ page, url: platform.url });
    await page.getByRole('link', { name: 'Not a beginner?' }).click(wait);
    await page.waitForURL(/\/placement\/2$/);
    await page.getByRole('heading', { level: 1, name: 'Find where you belong' }).waitFor();
    await look(page, 'placement');
    await page.setViewportSize(viewport);
    await page.getByRole('button', { name: 'Begin' }).click();

    for (let done = 0; done < TOTAL; done += 1) {
      const resume = page.getByRole('button', { name: `Go on: ${done} of ${TOTAL} done` });
      const shown = page.getByRole('img', { name: `Problem ${done + 1} of ${TOTAL}` });
      await resume.or(shown).first().waitFor(wait);
      if (await resume.isVisible()) await resume.click();
      await shown.waitFor(wait);
      await answer(page, hands);
    }
    await page.getByRole('heading', { level: 1, name: /^Your chapter: / }).waitFor(wait);
    await page.getByText(`You solved ${TOTAL} of ${TOTAL}.`).waitFor();
    await page.getByText('This chapter is still locked. A grown-up can open it.').waitFor();
    await settled(page);
    await look(page, 'placement-found');

    // Home tells of it, too, until somebody has begun.
    await page.goto(`${platform.url}/2.0/en/cabinet/dashboard/logic`);
    await page.getByRole('link', { name: 'You belong further on' }).click(wait);
    await page.getByRole('link', { name: 'To the road' }).click(wait);
    await page.waitForURL(/\/thread\/2\/\d+$/);
    expect(complaints).toEqual([]);
    await close();
  });
});

it('keeps what was answered when the next problem does not come, and is for those who read', async () => {
  const { page, close } = await visit(browser);
  const hands = await startByHand({ page, url: platform.url });
  await page.goto(`${platform.url}/2.0/en/cabinet/placement/2`);
  await page.getByRole('button', { name: 'Begin' }).click(wait);
  await page.waitForURL(/\/problem\/\d+$/);
  await hands.solve(problemIn(page), inPlacement);
  await page.goto(`${platform.url}/2.0/en/cabinet/placement/2`);
  await page.route('**/cabinet/placement/2', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.fallback(),
  );
  const resume = page.getByRole('button', { name: `Go on: 1 of ${TOTAL} done` });
  await resume.click(wait);
  await page.getByRole('alert').first().waitFor(wait);
  await page.unroute('**/cabinet/placement/2');
  await resume.click();
  await page.waitForURL(/\/problem\/\d+$/);

  await page.goto(`${platform.url}/2.0/en/cabinet/placement/5`);
  await page.getByRole('heading', { level: 1, name: 'There is no such page' }).waitFor(wait);
  await close();
});
