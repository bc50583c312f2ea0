import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { look } from '../support/accessibility.ts';
import { signInWith, startIn } from '../support/accounts.ts';
import { desk, phone, settled, visit } from '../support/browser.ts';
import { CARDS } from '../support/known-problems.ts';
import { putAwayAll } from '../support/popups.ts';
import { browser } from '../support/shared-browser.ts';
import { platform } from '../support/shared-platform.ts';

const at = (path: string): string => `${platform.url}/2.0/en/${path}`;
const address = (): string => `newcomer-${randomUUID()}@family.example`;
const PASSWORD = 'kit and the fox';
const child = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Who is here', exact: true }).click();
}

async function give(page: Page, { email = address(), password = PASSWORD } = {}): Promise<void> {
  await page.getByRole('textbox', { name: 'Your e-mail' }).fill(email);
  await page.getByRole('textbox', { name: 'Password, at least 8 characters' }).fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
}

describe.each([
  ['a phone', phone],
  ['a desk', desk],
] as const)('an account, on %s', (_name, viewport) => {
  it('a parent makes one with a first child from the main page: two taps, four fields', async () => {
    const { page, complaints, close } = await visit(browser, { viewport });
    await page.goto(`${platform.url}/en`);
    await page.getByRole('link', { name: 'Create an account' }).click();
    await page.getByRole('heading', { level: 1, name: 'Create an account' }).waitFor();
    await look(page, 'account/register');
    await page.setViewportSize(viewport);
    await expect.poll(() => page.locator('form input, form select').count()).toBe(4);
    await page.getByRole('textbox', { name: 'Child’s name' }).fill('Ada');
    await page.getByRole('combobox', { name: 'Class or age' }).selectOption({ label: '5 years' });
    await give(page);
    await page.waitForURL(at('cabinet/family'));
    await child(page, 'Ada').waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  it('[D-314] a guest who signs out is asked, and keeps the child’s road with three fields', async () => {
    const { page, complaints, close } = await visit(browser, { viewport });
    const hands = await startIn(page, platform.url);
    await hands.solve(CARDS, 'threadId=1');
    await page.goto(at('cabinet/dashboard/logic'));
    // A window that comes by itself takes the menu's place.
    await putAwayAll(page);
    await openMenu(page);
    await page.getByRole('button', { name: 'Sign out', exact: true }).click();
    const window = page.getByRole('dialog', { name: 'Leave without an account?' });
    await window.getByText('your 3 stars and everything you solved are lost').waitFor();
    await look(page, 'account/leave');
    await page.setViewportSize(viewport);
    await window.getByRole('button', { name: 'Stay' }).click();
    await window.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Sign out', exact: true }).click();
    await window.getByRole('link', { name: 'Create an account' }).click();
    await page.getByText('What is solved on this device comes along: 3 stars.').waitFor();
    await expect.poll(() => page.locator('form input, form select').count()).toBe(3);
    await page.getByRole('textbox', { name: 'Child’s name' }).fill('Bob');
    await give(page);
    await page.waitForURL(at('cabinet/family'));
    await child(page, 'Bob').waitFor();
    await page.getByRole('button', { name: 'Learn as Bob' }).click();
    await page.waitForURL(at('cabinet/dashboard/logic'));
    await page.getByText('3 stars', { exact: true }).first().waitFor({ state: 'attached' });
    expect(complaints).toEqual([]);
    await close();
  });
});

it('an adult makes one for themselves, goes with two taps, and nothing is left in the browser', async () => {
  const { page, complaints, close } = await visit(browser);
  await page.goto(at('start'));
  await page.getByRole('link', { name: 'Create an account' }).click();
  await page.getByRole('radio', { name: 'Me', exact: true }).check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByRole('alert').getByText('Please choose a year.').waitFor();
  await page.getByRole('combobox', { name: 'Your year of birth' }).selectOption('1990');
  const email = address();
  await give(page, { email });
  await page.waitForURL(at('cabinet/dashboard/logic'));
  await putAwayAll(page);
  await openMenu(page);
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await page.waitForURL(`${platform.url}/en`);
  expect(await page.evaluate(() => localStorage.getItem('logikit.session'))).toBeNull();
  await signInWith(page, platform.url, { name: email, password: PASSWORD, locale: 'en' });
  // Whoever has an account is not asked to make one.
  await page.goto(at('auth/register'));
  await page.waitForURL(at('cabinet/dashboard/logic'));
  expect(complaints).toEqual([]);
  await close();
});

it('says what is wrong and keeps what was typed: a short password, a taken address, a cut connection', async () => {
  const { page, close } = await visit(browser);
  await startIn(page, platform.url);
  await page.goto(at('cabinet/family'));
  await page.getByRole('link', { name: 'Create an account' }).click();
  await page.getByRole('textbox', { name: 'Child’s name' }).fill('Cy');
  const email = address();
  await give(page, { email, password: 'short' });
  await page.getByText('This is too short.').or(page.getByText('at least 8')).first().waitFor();
  await page.route('**/user/registration', (route) => route.abort());
  await give(page, { email });
  await page
    .getByRole('alert')
    .getByText(/No connection|offline/i)
    .waitFor();
  await page.unroute('**/user/registration');
  await give(page, { email });
  await page.waitForURL(at('cabinet/family'));
  await child(page, 'Cy').waitFor();

  const other = await visit(browser);
  await startIn(other.page, platform.url);
  await other.page.goto(at('auth/register'));
  await other.page.getByRole('textbox', { name: 'Child’s name' }).fill('Di');
  await give(other.page, { email });
  await other.page.getByRole('link', { name: 'Sign in with this e-mail' }).waitFor();
  expect(await other.page.getByRole('textbox', { name: 'Child’s name' }).inputValue()).toBe('Di');
  await other.close();
  await close();
});

// Lines that break elsewhere before the font is there move all that follows, on a slow machine only: here each time.
it.each([
  ...['en', '', 'uk', 'cs', 'de', 'pl', 'tr', 'pt-br', 'es-mx'],
  ...['2.0/en/auth/login', '2.0/en/auth/register'],
])('/%s stands still while it comes, and its letters after it', async (path) => {
  const { page, close } = await visit(browser, {
    before: () => {
      Object.assign(globalThis, { moved: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          (globalThis as unknown as { moved: number }).moved += (entry as unknown as { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    },
  });
  await page.goto(`${platform.url}/${path}`);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await settled(page);
  await page.evaluate(() => {
    document.documentElement.style.setProperty('--logikit-font', "'Nunito Fallback', system-ui, sans-serif");
  });
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
  const moved = await page.evaluate(() => (globalThis as unknown as { moved: number }).moved);
  // Letters of the last font may be a pixel wider than those before.
  expect(Number(moved.toFixed(2))).toBe(0);
  await close();
});
