import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axe, desk, overflowOf, phone, visit } from '../support/browser.ts';
import { browser } from '../support/shared-browser.ts';
import { platform } from '../support/shared-platform.ts';

/** Scripts that the page has asked for. */
function scriptsOf(page: Page): readonly string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  return scripts;
}

async function closeByTrying(page: Page): Promise<void> {
  const player = page.locator('logikit-problem-player');
  for (let tried = 0; tried < 4; tried += 1) {
    await player.locator('[part~=variant]').nth(tried).click();
    await player.locator('[part~=check]').click();
    await player.locator('[part~=feedback]').waitFor();
    const again = player.getByRole('button', { name: 'Try again' });
    await again.or(player.locator('[part~=feedback] .stars, [part~=next]')).first().waitFor();
    if ((await again.count()) === 0) return;
    await again.click();
  }
}

describe('the live problem of a public page', () => {
  it.each([
    ['a phone', phone],
    ['a desk', desk],
  ])('is solved on the main page, by nobody in particular, on %s', async (_name, viewport) => {
    const { page, complaints, close } = await visit(browser, { viewport });
    const scripts = scriptsOf(page);
    await page.goto(`${platform.url}/en`);
    const picture = page.locator('.live-problem-picture img');
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(600);
    expect([scripts, await page.context().cookies()]).toEqual([[], []]);
    await page.getByRole('link', { name: 'Try one problem' }).click();
    await page.locator('logikit-problem-player').getByRole('heading', { name: 'Which boat comes next?' }).waitFor();
    expect(await page.locator('.live-problem-picture').count()).toBe(0);
    await closeByTrying(page);
    expect(await axe(page)).toEqual([]);
    expect([await overflowOf(page), complaints, await page.context().cookies()]).toEqual([0, [], []]);
    await page.getByRole('link', { name: 'Go on with a course' }).click();
    await page.waitForURL(`${platform.url}/2.0/en/start`);
    await close();
  });

  it('is hard on the page for adults, in the look that was chosen, and keeps the focus of who came by keys', async () => {
    const { page, complaints, close } = await visit(browser, {
      viewport: phone,
      before: () => localStorage.setItem('logikit.theme', 'laboratory'),
    });
    await page.goto(`${platform.url}/2.0/de/adults`);
    const picture = page.getByRole('link', { name: 'Hier lösen' });
    await picture.focus();
    await page.keyboard.press('Enter');
    const player = page.locator('logikit-problem-player');
    await player.locator('[part~=question]').waitFor();
    await expect
      .poll(() => page.locator('#live-problem-title').evaluate((title) => title === document.activeElement))
      .toBe(true);
    expect(await player.locator('section').first().getAttribute('data-theme')).toBe('laboratory');
    expect(await page.locator('.live-problem').getAttribute('aria-busy')).toBeNull();
    expect(complaints).toEqual([]);
    await close();
  });

  it('leads to the first problem of the course without scripts', async () => {
    const { page, close } = await visit(browser, { viewport: phone, javaScriptEnabled: false });
    await page.goto(`${platform.url}/en`);
    expect(await page.getByRole('link', { name: 'Solve it here' }).getAttribute('href')).toBe('/2.0/en/start');
    await close();
  });

  it.each(['**/v1/embed.js', '**/content/api/sample/*', '**/player*.js*'])(
    'leads there too, with what the address has said, when %s does not come',
    async (file) => {
      const { page, close } = await visit(browser, { viewport: phone });
      await page.route(file, (route) => route.abort());
      await page.goto(`${platform.url}/en?utm_source=blog`);
      await page.getByRole('link', { name: 'Solve it here' }).click();
      await page.waitForURL(`${platform.url}/2.0/en/start?utm_source=blog`);
      await close();
    },
  );
});
