import type { Page } from 'playwright-core';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { registerAs, signInWith } from '../support/accounts.ts';
import { visit, type Visit } from '../support/browser.ts';
import { browser } from '../support/shared-browser.ts';
import { platform } from '../support/shared-platform.ts';

let visitor: Visit;
let page: Page;

beforeEach(async () => {
  visitor = await visit(browser);
  page = visitor.page;
});
afterEach(() => visitor.close());

const { url } = platform;

async function choose(locale: string): Promise<void> {
  await page.locator('.locale-switch select').first().selectOption(locale);
}

it('keeps the language of the page for an account that has chosen none', async () => {
  const { name, password } = await registerAs(url, 'ru', 'adult');
  await signInWith(page, url, { name, password, locale: 'en' });
  expect(new URL(page.url()).pathname).toBe('/2.0/en/cabinet/dashboard/logic');
  await page.goto(`${url}/2.0/de/cabinet/dashboard/logic`);
  await page.getByRole('heading').first().waitFor();
  expect(new URL(page.url()).pathname).toBe('/2.0/de/cabinet/dashboard/logic');
});

it('keeps a language that somebody signed in chooses on a public page, also for another device', async () => {
  const { name, password } = await registerAs(url, 'ru', 'adult');
  await signInWith(page, url, { name, password, locale: 'ru' });
  await page.goto(`${url}/2.0/promo/demo`);
  const saved = page.waitForResponse((response) => response.url().endsWith('/user/interface.json'));
  await choose('cs');
  expect((await saved).status()).toBe(200);
  await page.waitForURL(/\/2\.0\/cs\/promo\/demo(\?|$)/);
  await visitor.close();
  visitor = await visit(browser);
  await signInWith(visitor.page, url, { name, password, locale: 'en' });
  expect(new URL(visitor.page.url()).pathname).toBe('/2.0/cs/cabinet/dashboard/logic');
});
