import { describe, expect, it } from 'vitest';
import { looksRight } from '../support/accessibility.ts';
import { desk, phone, visit } from '../support/browser.ts';
import { browser } from '../support/shared-browser.ts';
import { platform } from '../support/shared-platform.ts';

describe('the page of the calls', () => {
  it.each([
    ['a phone', phone, 'light'],
    ['a desk at night', desk, 'dark'],
  ] as const)('on %s breaks no rule of access or of its own policy, and fits', async (name, viewport, colorScheme) => {
    const { page, complaints, close } = await visit(browser, { viewport, colorScheme });
    await page.goto(`${platform.url}/docs/api`);
    await page.locator('details').nth(3).locator('summary').click();
    await looksRight(page);
    const pictures = process.env['LOGIKIT_PICTURES'];
    if (pictures) await page.screenshot({ path: `${pictures}/api ${name}.png` });
    expect(complaints).toEqual([]);
    await close();
  });

  it('shows every call under the name of what it is about, and a shape when its name is followed', async () => {
    const { page, close } = await visit(browser, { viewport: desk });
    await page.goto(`${platform.url}/docs/api`);
    const passing = page
      .locator('section', { has: page.locator('h2#problem') })
      .locator('details', { hasText: 'Answers a problem; the server judges' });
    await passing.locator('summary').press('Enter');
    await passing.getByRole('link', { name: 'ProblemAnswer', exact: true }).click();
    await page.locator('#schema-ProblemAnswer').waitFor();
    expect(await page.locator('#schema-ProblemAnswer').innerText()).toContain('SolutionContent');
    const groups = await page.getByRole('navigation').getByRole('link').allInnerTexts();
    expect(groups.length).toBeGreaterThan(15);
    await expect.poll(() => page.locator('main details').count()).toBeGreaterThan(140);
    await close();
  });
});
