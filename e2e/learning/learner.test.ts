import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axe, desk, overflowOf, phone, settled, visit } from '../support/browser.ts';
import { browser } from '../support/shared-browser.ts';
import { platform } from '../support/shared-platform.ts';

const cabinet = /\/cabinet\/dashboard\/logic$/;
const anyProblem = /\/thread\/\d+\/problem\/\d+/;

/** A new learner in English, from the start page to the dashboard. */
async function startAs(page: Page, door: 'Walk the road' | 'Take the hard one' = 'Walk the road'): Promise<void> {
  await page.goto(`${platform.url}/2.0/en/start`);
  await page.getByRole('button', { name: door }).click();
  await page.waitForURL(cabinet);
}

/** Picks cards one after the other until the problem is closed; gives back what the player said each time. */
async function closeByTrying(page: Page): Promise<string[]> {
  const said: string[] = [];
  for (let tried = 0; tried < 4; tried += 1) {
    await page.locator('[part~=variant]').nth(tried).click();
    await page.locator('[part~=check]').click();
    await page.locator('[part~=feedback]').waitFor();
    said.push(await page.locator('[part~=feedback]').innerText());
    const again = page.getByRole('button', { name: 'Try again' });
    // The buttons come a little later than the sentence.
    await again.or(page.locator('[part~=next]')).first().waitFor();
    if ((await again.count()) === 0) return said;
    await again.click();
  }
  return said;
}

describe('a new learner', () => {
  it.each([
    ['a phone', phone],
    ['a desk', desk],
  ])(
    '[R-004][R-068][R-081] starts without registering, sees the road, solves and goes on, on %s',
    async (_name, viewport) => {
      const { page, complaints, close } = await visit(browser, { viewport });
      await page.goto(`${platform.url}/en`);
      await page.getByRole('link', { name: 'Go on with a course' }).click();
      await page.getByRole('button', { name: 'Walk the road' }).click();
      await page.waitForURL(cabinet);
      const sky = page.locator('.next-card-sky');
      await expect.poll(() => sky.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
      const head = page.waitForResponse((response) => response.url().includes('/roads/head-'));
      await page.getByRole('link', { name: /^All chapters/ }).click();
      await page.getByRole('link', { name: /Patterns/ }).click();
      await page.waitForURL(/\/cabinet\/thread\/2\/\d+$/);
      expect((await head).status()).toBe(200);
      await page
        .getByRole('link', { name: /Station 1, Looking two ways/ })
        .first()
        .click();
      await page.waitForURL(anyProblem);
      const first = page.url();
      await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toBe('Which boat comes next?');
      const said = await closeByTrying(page);
      expect(said.length).toBeGreaterThan(0);
      await expect.poll(() => page.url()).toMatch(/\/feedback$/);
      await page.locator('[part~=next]').click();
      await expect.poll(() => page.url()).not.toContain(first);
      expect(page.url()).toMatch(anyProblem);
      expect(complaints).toEqual([]);
      await close();
    },
  );

  it('[R-005] shows the steps of the solution only once the problem is closed', async () => {
    const { page, close } = await visit(browser);
    await startAs(page);
    await page.locator('.next-card a').click();
    await page.locator('[part~=variant]').first().waitFor();
    expect(await page.getByRole('button', { name: 'See how' }).count()).toBe(0);
    await closeByTrying(page);
    // Whoever found it asks for the steps; whoever did not sees them at once.
    const [ask, steps] = [page.getByRole('button', { name: 'See how' }), page.getByRole('group', { name: 'Solution' })];
    await ask.or(steps).first().waitFor();
    if ((await ask.count()) > 0) await ask.click();
    await steps.waitFor();
    await close();
  });

  it('[R-006] reads the theory and comes back to the unsolved problem with the choice kept', async () => {
    const { page, close } = await visit(browser);
    await startAs(page);
    await page.locator('.next-card a').click();
    await page.locator('[part~=variant]').nth(1).click();
    await page.getByRole('button', { name: 'Read how it works' }).click();
    await page.waitForURL(/\/theory$/);
    await page.goBack();
    await expect.poll(() => page.locator('[part~=variant][aria-checked=true]').count()).toBe(1);
    expect(page.url()).not.toMatch(/\/theory$/);
    await close();
  });

  it('keeps the progress when the page is opened again', async () => {
    const { page, close } = await visit(browser);
    await startAs(page);
    await page.locator('.next-card a').click();
    await page.locator('[part~=variant]').first().waitFor();
    await closeByTrying(page);
    await page.goto(`${platform.url}/2.0/en/cabinet/dashboard/logic`);
    await expect.poll(() => page.locator('.next-card').innerText()).toContain('station 2');
    await close();
  });

  it('gives back what came of a problem when its page is loaded anew, and the way on', async () => {
    const { page, close } = await visit(browser);
    await startAs(page);
    await page.locator('.next-card a').click();
    await page.locator('[part~=variant]').first().waitFor();
    await closeByTrying(page);
    await expect.poll(() => page.url()).toMatch(/\/feedback$/);
    const here = page.url();
    await page.reload();
    await page.locator('.lk-player[data-state=review]').waitFor();
    expect(page.url()).toBe(here);
    await page.getByRole('button', { name: 'Play it again' }).waitFor();
    await page.locator('[part~=next]').click();
    await page.waitForURL((url) => anyProblem.test(url.pathname) && url.href !== here.replace(/\/feedback$/, ''));
    await page.locator('.lk-player[data-state=idle]').waitFor();
    await close();
  });

  it('gives back the card that a hint put aside', async () => {
    const { page, close } = await visit(browser);
    await startAs(page);
    await page.locator('.next-card a').click();
    const aside = page.locator('[part~=variant][aria-disabled=true]');
    await page.locator('[part~=variant]').first().waitFor();
    await expect
      .poll(
        async () => {
          await page.getByRole('button', { name: 'Hint' }).click();
          await page.getByRole('button', { name: 'Got it' }).click();
          return aside.count();
        },
        { timeout: 30_000 },
      )
      .toBe(1);
    const name = await aside.getAttribute('aria-label');
    await page.reload();
    await expect.poll(() => aside.count()).toBe(1);
    expect(await aside.getAttribute('aria-label')).toBe(name);
    await close();
  });

  it('opens the problem by keyboard alone', async () => {
    const { page, close } = await visit(browser, { viewport: desk });
    await startAs(page);
    await page.locator('.next-card a').focus();
    await page.keyboard.press('Enter');
    await page.locator('[part~=variant]').first().waitFor();
    for (let presses = 0; presses < 12; presses += 1) {
      await page.keyboard.press('Tab');
      if (await page.evaluate(() => document.activeElement?.getAttribute('part')?.includes('variant') === true)) break;
    }
    await page.keyboard.press('Space');
    for (let presses = 0; presses < 6; presses += 1) {
      await page.keyboard.press('Tab');
      if (await page.evaluate(() => document.activeElement?.getAttribute('part')?.includes('check') === true)) break;
    }
    await page.keyboard.press('Enter');
    await page.locator('[part~=feedback]').waitFor();
    await close();
  });
});

describe('a learner with an account', () => {
  it('[R-083] signs in over the page and keeps the account’s language', async () => {
    const { page, complaints, close } = await visit(browser, { viewport: desk });
    await page.goto(`${platform.url}/2.0/auth/login`);
    await page.getByRole('dialog').waitFor();
    await page.getByLabel('Имя или почта').fill('child');
    await page.getByLabel('Пароль').fill('kit-child');
    await page.getByRole('dialog').getByRole('button', { name: 'Войти', exact: true }).click();
    await page.waitForURL(`${platform.url}/2.0/cabinet/dashboard/logic`);
    expect(complaints).toEqual([]);
    await close();
  });

  it('hears one message for a wrong name and a wrong password, and keeps what was typed', async () => {
    const { page, close } = await visit(browser);
    await page.goto(`${platform.url}/2.0/en/auth/login`);
    await page.getByLabel('Name or e-mail').fill('child');
    await page.getByLabel('Password').fill('not this');
    await page.getByRole('dialog').getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect.poll(() => page.getByRole('alert').first().innerText()).toBe('The name or password is not right.');
    expect(await page.getByLabel('Name or e-mail').inputValue()).toBe('child');
    await close();
  });
});

describe('every built page', () => {
  const pages = {
    main: '/en',
    'main in Russian': '/',
    start: '/2.0/en/start',
    login: '/2.0/en/auth/login',
    dashboard: '/2.0/en/cabinet/dashboard/logic',
    road: '/2.0/en/cabinet/thread/2/1',
    problem: '/2.0/en/cabinet/thread/1/problem/1',
    'not here yet': '/2.0/en/cabinet/settings',
    'not found': '/2.0/en/nowhere/at/all',
  };

  it.each(['light', 'laboratory'] as const)('has nothing that axe complains about, in the %s theme', async (theme) => {
    const guest = await visit(browser, { viewport: desk });
    const learner = await visit(browser);
    await startAs(learner.page);
    for (const { page } of [guest, learner]) {
      await page.addInitScript((wanted) => localStorage.setItem('logikit.theme', wanted), theme);
    }
    for (const [name, path] of Object.entries(pages)) {
      const { page } = path.includes('cabinet') ? learner : guest;
      await page.goto(platform.url + path);
      await page.locator('h1').first().waitFor();
      await settled(page);
      expect(await axe(page), `${name}, ${theme}`).toEqual([]);
      expect(await page.locator('html').getAttribute('lang'), name).toBe(path === '/' ? 'ru' : 'en');
    }
    await Promise.all([guest.close(), learner.close()]);
  });

  it.each([320, 390, 1280])('fits %i pixels without scrolling sideways', async (width) => {
    const guest = await visit(browser, { viewport: { width, height: 844 } });
    const learner = await visit(browser, { viewport: { width, height: 844 } });
    await startAs(learner.page);
    for (const [name, path] of Object.entries(pages)) {
      const { page } = path.includes('cabinet') ? learner : guest;
      await page.goto(platform.url + path);
      await page.locator('h1').first().waitFor();
      await settled(page);
      await expect.poll(() => overflowOf(page), { message: `${name} at ${width}` }).toBe(0);
    }
    await Promise.all([guest.close(), learner.close()]);
  });
});
