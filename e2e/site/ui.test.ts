import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { alive } from '../support/alive.ts';
import { axe, desk, settled, visit } from '../support/browser.ts';
import { browser } from '../support/shared-browser.ts';
import { platform } from '../support/shared-platform.ts';

/** A new learner in English, on the dashboard. */
async function startAs(page: Page): Promise<void> {
  await page.goto(`${platform.url}/2.0/en/start`);
  await page.getByRole('button', { name: 'Walk the road' }).click();
  await page.waitForURL(/\/cabinet\/dashboard\/logic$/);
  await page.getByRole('combobox', { name: 'Find a course or a chapter' }).waitFor();
}

/** Stops the clock of the page where it is; from now on only the test moves it. */
async function holdClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
}

describe('tooltips', () => {
  it('[K-141] a tooltip comes after 500 ms, goes 150 ms later, and takes 250 ms to fade', async () => {
    const { page, close } = await visit(browser, { viewport: desk });
    await page.clock.install();
    await page.goto(`${platform.url}/2.0/en/start`);
    const control = page.getByRole('button', { name: 'Night laboratory' });
    await alive(control);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await holdClock(page);
    const tooltip = page.getByTestId('tooltip');
    await control.hover();
    await page.clock.runFor(499);
    expect(await tooltip.count()).toBe(0);
    await page.clock.runFor(1);
    await expect.poll(() => tooltip.count()).toBe(1);
    expect(await tooltip.innerText()).toBe('Night laboratory');
    await page.clock.runFor(250);
    expect(await tooltip.evaluate((element) => getComputedStyle(element).transitionDuration)).toBe('0.25s');
    await page.mouse.move(600, 700);
    await page.clock.runFor(149);
    expect(await tooltip.evaluate((element) => element.style.opacity)).not.toBe('0');
    await page.clock.runFor(1);
    await expect.poll(() => tooltip.evaluate((element) => element.style.opacity)).toBe('0');
    await page.clock.runFor(249);
    await expect.poll(() => tooltip.count()).toBe(1);
    await page.clock.runFor(50);
    await expect.poll(() => tooltip.count()).toBe(0);
    await close();
  });
});

describe('what opens and closes', () => {
  it('[S-054] tooltip, dropdown and autocomplete open by keyboard and by pointer, and Esc closes each', async () => {
    const { page, complaints, close } = await visit(browser, { viewport: desk });
    await startAs(page);
    // the tooltip: focus by keyboard, and the mouse
    const who = page.getByRole('button', { name: 'Who is here' });
    const tooltip = page.getByTestId('tooltip');
    const sounds = page.getByRole('button', { name: 'Sounds' });
    await sounds.focus();
    await page.keyboard.press('Tab');
    await expect.poll(() => tooltip.count()).toBe(1);
    await page.keyboard.press('Escape');
    await expect.poll(() => tooltip.count()).toBe(0);
    await who.hover();
    await expect.poll(() => tooltip.count()).toBe(1);
    await page.mouse.move(600, 700);
    await expect.poll(() => tooltip.count()).toBe(0);
    // the dropdown
    const menu = page.getByRole('dialog', { name: 'Sounds' });
    for (const open of [() => sounds.click(), () => sounds.press('Enter')]) {
      await open();
      await menu.waitFor();
      expect(await sounds.getAttribute('aria-expanded')).toBe('true');
      await page.keyboard.press('Escape');
      await menu.waitFor({ state: 'detached' });
    }
    await sounds.click();
    await menu.waitFor();
    await page.mouse.click(600, 700);
    await menu.waitFor({ state: 'detached' });
    expect(await sounds.getAttribute('aria-expanded')).toBe('false');
    // the autocomplete
    const field = page.getByRole('combobox', { name: 'Find a course or a chapter' });
    const list = page.getByRole('listbox', { name: 'Find a course or a chapter' });
    await field.fill('pat');
    await list.waitFor();
    await page.keyboard.press('Escape');
    await list.waitFor({ state: 'detached' });
    await page.keyboard.press('ArrowDown');
    await list.waitFor();
    await page.mouse.click(600, 700);
    await list.waitFor({ state: 'detached' });
    await field.click();
    await list.waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  it('[E-052][V-023][V-024][V-025][V-026] the search asks once the typing rests, groups what it finds, and Tab or Enter goes there', async () => {
    const { page, close } = await visit(browser, { viewport: desk });
    const asked: string[] = [];
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (url.pathname.endsWith('/api/search')) asked.push(url.searchParams.get('text') ?? '');
    });
    await startAs(page);
    const field = page.getByRole('combobox', { name: 'Find a course or a chapter' });
    const option = page.getByRole('listbox', { name: 'Find a course or a chapter' }).getByRole('option');
    for (const key of ['Tab', 'Enter']) {
      asked.length = 0;
      await field.fill('p');
      await field.pressSequentially('atterns');
      await option.first().waitFor();
      // Fast typing may rest on a slow machine, but one letter alone is never asked.
      expect(asked.at(-1)).toBe('patterns');
      expect(asked).not.toContain('p');
      await expect
        .poll(() => page.getByRole('group', { name: 'Chapters' }).getByRole('option').count())
        .toBeGreaterThan(0);
      await page.keyboard.press('ArrowDown');
      await expect.poll(() => option.first().getAttribute('aria-selected')).toBe('true');
      expect(await field.getAttribute('aria-activedescendant')).toBe(await option.first().getAttribute('id'));
      await page.keyboard.press(key);
      await page.waitForURL(/\/cabinet\/thread\/2\/\d+$/);
      await page.goBack();
      await field.waitFor();
    }
    await close();
  });
});

describe('messages', () => {
  it('[K-100][X-020] an error that is being mended stays for 500 ms more', async () => {
    const { page, close } = await visit(browser, { viewport: desk });
    await page.clock.install();
    await page.goto(`${platform.url}/2.0/en/auth/login`);
    await page.getByLabel('Name or e-mail').fill('child');
    await page.getByLabel('Password').fill('not this');
    await page.getByRole('dialog').getByRole('button', { name: 'Sign in', exact: true }).click();
    const alert = page
      .locator('form')
      .filter({ has: page.getByLabel('Password') })
      .getByRole('alert');
    await expect.poll(() => alert.innerText()).toBe('The name or password is not right.');
    await holdClock(page);
    await page.getByLabel('Password').fill('not thi');
    await page.clock.runFor(499);
    expect(await alert.innerText()).toBe('The name or password is not right.');
    await page.clock.runFor(1);
    await expect.poll(() => alert.innerText()).toBe('');
    await close();
  });
});

describe('theme', () => {
  it('[K-070] follows the device until somebody chooses, and the chosen look follows the learner to another one (D-187)', async () => {
    const { page, close } = await visit(browser, { viewport: desk });
    await page.goto(`${platform.url}/2.0/auth/login`);
    await page.getByLabel('Имя или почта').fill('adult');
    await page.getByLabel('Пароль').fill('kit-adult');
    await page.getByRole('dialog').getByRole('button', { name: 'Войти', exact: true }).click();
    await page.waitForURL(/\/cabinet\/dashboard\/logic$/);
    await page.getByRole('combobox').first().waitFor();
    const html = page.locator('html');
    expect(await html.getAttribute('data-theme')).toBe('light');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(() => html.getAttribute('data-theme')).toBe('laboratory');
    await settled(page);
    expect(await axe(page)).toEqual([]);
    await page.getByRole('button', { name: 'Кто здесь' }).click();
    const [saved] = await Promise.all([
      page.waitForRequest((request) => request.url().endsWith('/user/interface.json')),
      page.getByRole('button', { name: 'Светлая тема' }).click(),
    ]);
    expect(saved.postDataJSON()).toEqual({ is_light_theme: true });
    expect((await saved.response())?.status()).toBe(200);
    await expect.poll(() => html.getAttribute('data-theme')).toBe('light');
    await settled(page);
    expect(await axe(page)).toEqual([]);
    // Another device: nothing kept here but the profile's own choice.
    await page.evaluate(() => localStorage.removeItem('logikit.theme'));
    await page.reload();
    await page.getByRole('combobox').first().waitFor();
    await expect.poll(() => html.getAttribute('data-theme')).toBe('light');
    // Known from now on before the first paint.
    expect(await page.evaluate(() => localStorage.getItem('logikit.theme'))).toBe('light');
    await close();
  });
});

describe('a device that is dark', () => {
  it('[D-187] is followed by public pages and by learners who read, and never by preschool', async () => {
    const { page, close } = await visit(browser, { viewport: desk });
    await page.emulateMedia({ colorScheme: 'dark' });
    const theme = () => page.locator('html').getAttribute('data-theme');
    await page.goto(`${platform.url}/2.0/en/start`);
    expect(await theme()).toBe('laboratory');
    await page.getByRole('button', { name: '5 years' }).click();
    await page.locator('.little').waitFor();
    expect(await theme()).toBe('light');
    // From now on nothing flashes.
    await page.reload({ waitUntil: 'commit' });
    expect(await theme()).toBe('light');
    await close();
  });
});

describe('sounds', () => {
  it('each group is muted on its own, and stays so for the next visit', async () => {
    const { page, close } = await visit(browser, { viewport: desk });
    await startAs(page);
    const open = async (): Promise<void> => {
      await page.getByRole('button', { name: 'Sounds' }).click();
      await page.getByRole('dialog', { name: 'Sounds' }).waitFor();
    };
    await open();
    await page.getByRole('switch', { name: 'Voice' }).click();
    await expect.poll(() => page.getByRole('switch', { name: 'Voice' }).isChecked()).toBe(false);
    expect(await page.getByRole('switch', { name: 'Game sounds' }).isChecked()).toBe(true);
    await settled(page);
    expect(await axe(page)).toEqual([]);
    await page.reload();
    await page.getByRole('combobox', { name: 'Find a course or a chapter' }).waitFor();
    await open();
    await expect.poll(() => page.getByRole('switch', { name: 'Voice' }).isChecked()).toBe(false);
    expect(await page.getByRole('switch', { name: 'Game sounds' }).isChecked()).toBe(true);
    await close();
  });
});
