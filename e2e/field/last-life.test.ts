import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { visit } from '../support/browser.ts';
import { type Hands, startByHand } from '../support/learner-driver.ts';
import { browser } from '../support/shared-browser.ts';
import { platform } from '../support/shared-platform.ts';

const PROBLEM = 1;

/** Opens the problem with so many lives and answers it wrongly. */
async function answerWrongly(page: Page, hands: Hands, lives: number): Promise<void> {
  await hands.loseLives(lives);
  await page.goto(`${platform.url}/2.0/en/cabinet/thread/1/problem/${PROBLEM}`);
  const right = await hands.rightNames(PROBLEM);
  await page.getByRole('radio').first().waitFor();
  for (const card of await page.getByRole('radio').all()) {
    if (right.includes((await card.getAttribute('aria-label')) ?? '')) continue;
    await card.click();
    break;
  }
  await page.locator('[part~=check]').click();
  await page.locator('[part~=feedback]').waitFor();
}

describe('a wrong answer', () => {
  it('that took the last life promises no more tries, neither in words nor on its button', async () => {
    const { page, complaints, close } = await visit(browser);
    await answerWrongly(page, await startByHand({ page, url: platform.url }), 1);
    const feedback = page.locator('[part~=feedback]');
    expect(await feedback.innerText()).toContain('No lives left for now.');
    expect(await feedback.innerText()).not.toMatch(/more tr(y|ies)|try again/i);
    await expect
      .poll(() => page.getByRole('status').allInnerTexts())
      .toContainEqual(expect.stringContaining('No lives left'));
    await feedback.getByRole('button', { name: 'Got it' }).click();
    await page.getByRole('heading', { name: 'Your lives are growing back' }).waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  it('with a life left says how many tries there are', async () => {
    const { page, close } = await visit(browser);
    await answerWrongly(page, await startByHand({ page, url: platform.url }), 2);
    const feedback = page.locator('[part~=feedback]');
    expect(await feedback.innerText()).toMatch(/2 more tries[^]*Try again/);
    await close();
  });
});
