import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { desk, phone, settled, visit } from '../support/browser.ts';
import { startByHand } from '../support/learner-driver.ts';
import { SIX_CARDS } from '../support/known-problems.ts';
import { browser } from '../support/shared-browser.ts';
import { platform } from '../support/shared-platform.ts';

/** How many cards lie under Kit's words, and whether his button is in the window. */
const seen = (page: Page): Promise<{ cards: number; covered: number; isButtonSeen: boolean }> =>
  page.evaluate(() => {
    const boxOf = (selector: string): DOMRect =>
      document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
    const sheet = boxOf('[part~=feedback]');
    const cards = [...document.querySelectorAll('[part~=variant]')].map((card) => card.getBoundingClientRect());
    const isUnder = (card: DOMRect): boolean =>
      card.bottom > sheet.top && card.top < sheet.bottom && card.right > sheet.left && card.left < sheet.right;
    const button = boxOf('[part~=feedback] [data-main]');
    return {
      cards: cards.length,
      covered: cards.filter(isUnder).length,
      isButtonSeen: button.top >= 0 && button.bottom <= innerHeight,
    };
  });

it('what Kit says of a wrong answer covers no card that can still be chosen', async () => {
  const { page, complaints, close } = await visit(browser);
  const hands = await startByHand({ page, url: platform.url });
  // The road is open as far as it was walked.
  for (let id = 1; id < SIX_CARDS; id += 1) await hands.solve(id, 'threadId=1');
  const right = await hands.rightNames(SIX_CARDS);
  for (const viewport of [phone, desk]) {
    await page.setViewportSize(viewport);
    await page.goto(`${platform.url}/2.0/en/cabinet/thread/1/problem/${SIX_CARDS}`);
    await page.locator('[part~=variant]').first().waitFor();
    const names = await page
      .locator('[part~=variant]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
    const wrong = names.filter((name) => !right.includes(name));
    await page.getByRole('radio', { name: wrong[0] ?? '', exact: true }).click();
    await page.locator('[part~=check]').click();
    await page.locator('[part~=feedback]').waitFor();
    await settled(page);
    expect(await seen(page)).toEqual({ cards: 6, covered: 0, isButtonSeen: true });
    await page.evaluate(() => scrollTo(0, 0));
    expect(await seen(page)).toMatchObject({ covered: 0 });
    // The next try begins at a card, without closing anything.
    await page.getByRole('radio', { name: wrong[1] ?? '', exact: true }).click();
    await page.locator('[part~=feedback]').waitFor({ state: 'detached' });
  }
  expect(complaints).toEqual([]);
  await close();
});
