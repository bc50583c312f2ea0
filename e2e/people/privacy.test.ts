import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { axe, clippedOn, desk, phone, settled, visit } from '../support/browser.ts';
import { comeAsParent, type Newcomer, signInWith } from '../support/accounts.ts';
import { openLetter, pressInLetter } from '../support/emails.ts';
import { openParentGate } from '../support/parent-gate.ts';
import { openSetting } from '../support/settings.ts';
import { browser } from '../support/shared-browser.ts';
import { platform } from '../support/shared-platform.ts';

const site = (locale: string, path: string): string =>
  `${platform.url}/2.0/${locale === 'ru' ? '' : `${locale}/`}${path}`;

/** A parent of one child, signed in over the page. */
async function comeWithAda(page: Page, locale: string): Promise<Newcomer> {
  const parent = await comeAsParent(page, platform.url, locale);
  await page.goto(site(locale, 'cabinet/family'));
  await page.locator('.form-part').first().getByRole('button').click();
  await page.locator('input[name=name]').fill('Ada');
  await page.locator('form:has(input[name=name]) button[type=submit]').click();
  await page.locator('.family-pupil').getByRole('heading', { name: 'Ada', exact: true }).waitFor();
  return parent;
}

async function isWhole(page: Page): Promise<void> {
  await settled(page);
  expect(await axe(page)).toEqual([]);
  await expect.poll(() => clippedOn(page)).toEqual([]);
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
    .toBeLessThanOrEqual(0);
}

const consentOf = (page: Page, name: RegExp, purpose: string) =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name }) })
    .locator(`[data-purpose=${purpose}]`);

it.each([
  ['ru', 'a phone', phone],
  ['tr', 'a desk', desk],
] as const)(
  'a parent decides for a child, takes the data along, sets reminders, closes the account and comes back in %s on %s',
  async (locale, _name, viewport) => {
    const { page, complaints, close } = await visit(browser, { viewport });
    const parent = await comeWithAda(page, locale);
    const { name: email, password } = parent;

    await page.goto(site(locale, 'cabinet/settings'));
    await openSetting(page, 'reminders');
    await page.locator('input[name=reminders]').check();
    await page.locator('.form-error').filter({ hasText: /\S/ }).waitFor();
    for (const day of [1, 3]) await page.locator(`.reminders-days label:has(input[value="${day}"])`).click();
    const reminders = page.locator('form:has(input[name=reminders])');
    await reminders.locator('select').selectOption('19');
    await reminders.locator('button[type=submit]').click();
    await reminders.locator('.form-done').filter({ hasText: /\S/ }).waitFor();
    await isWhole(page);
    await page.reload();
    await openSetting(page, 'reminders');
    await page.locator('input[name=reminders]').waitFor();
    const kept = await page
      .locator('input[name=day]:checked')
      .evaluateAll((all) => all.map((one) => one.getAttribute('value')));
    expect([kept, await reminders.locator('select').inputValue()]).toEqual([['1', '3'], '19']);

    await page.locator('a[href$="/cabinet/privacy"]').click();
    await page.waitForURL(/\/cabinet\/privacy$/);
    await page.getByRole('switch').first().waitFor();
    await expect.poll(() => page.getByRole('switch').count()).toBe(8);
    expect(await page.getByRole('switch', { checked: true }).count()).toBe(0);
    const rating = consentOf(page, /Ada/, 'publicRating');
    const seen = page.locator('.privacy-seen');
    const unseen = await seen.innerText();
    await rating.getByRole('switch').click();
    await rating.locator('xpath=self::*[@data-given]').waitFor();
    await isWhole(page);
    await page.reload();
    await rating.locator('xpath=self::*[@data-given]').waitFor();
    await expect.poll(() => page.getByRole('switch', { checked: true }).count()).toBe(1);
    await expect.poll(() => seen.innerText()).not.toBe(unseen);
    await rating.getByRole('switch').click();
    await expect.poll(() => page.getByRole('switch', { checked: true }).count()).toBe(0);
    expect(await seen.innerText()).toBe(unseen);

    const downloading = page.waitForEvent('download');
    const cards = page.locator('.picture-card');
    await cards.nth(0).getByRole('button').click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^logikit-\d{4}-\d\d-\d\d\.zip$/);
    const { 'data.json': data } = unzipSync(await readFile(await download.path()));
    const file = JSON.parse(strFromU8(data ?? new Uint8Array())) as { people: unknown[] };
    expect(file.people).toHaveLength(2);
    expect(JSON.stringify(file)).toContain(email);

    await cards.nth(1).getByRole('button').click();
    const form = page.locator('form:has(input[name=confirmation])');
    await form.locator('input[name=confirmation]').fill('somebody else');
    await form.locator('button[type=submit]').click();
    await form.locator('.form-error').filter({ hasText: /\S/ }).first().waitFor();
    await form.locator('input[name=confirmation]').fill(email);
    await form.locator('input[name=password]').fill('not this one');
    await form.locator('button[type=submit]').click();
    await form.locator('input[name=password][aria-invalid=true]').waitFor();
    expect(await form.locator('input[name=confirmation]').inputValue()).toBe(email);
    await isWhole(page);
    await form.locator('input[name=password]').fill(password);
    const gone = page.waitForURL(locale === 'ru' ? `${platform.url}/` : `${platform.url}/${locale}`);
    await form.locator('button[type=submit]').click();
    await gone;
    await page.locator('h1').first().waitFor();
    const left = await page.evaluate(async () =>
      JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), await caches.has('learner')]),
    );
    expect(left).not.toContain(email);
    expect(await page.evaluate(() => localStorage.getItem('logikit.session'))).toBeNull();

    await openLetter(page, platform.url, email);
    await pressInLetter(page);
    await page.waitForURL(/\/reopen-account/);
    await page.locator('.email-link-page button').click();
    await page.locator('.email-link-page a[href$="auth/login"]').waitFor();
    await signInWith(page, platform.url, parent);
    await page.goto(site(locale, 'cabinet/family'));
    await page.locator('.family-pupil').getByRole('heading', { name: 'Ada', exact: true }).waitFor();
    // The browser itself writes down the two refusals, and that the session has ended.
    expect(complaints.filter((one) => !/40[01]|422/.test(one))).toEqual([]);
    await close();
  },
);

it.each(['ru', 'tr'])(
  'a child reads what is allowed, and a grown-up behind the gate decides, in %s',
  async (locale) => {
    const { page, close } = await visit(browser);
    await comeWithAda(page, locale);
    await page.locator('.family-pupil button.lk-button').first().click();
    await page.waitForURL(/\/cabinet\/dashboard\/logic$/);
    await page.goto(site(locale, 'cabinet/privacy'));
    await page
      .getByText(locale === 'ru' ? 'Менять согласия могут взрослые.' : 'İzinleri yetişkinler değiştirir.')
      .waitFor();
    await expect.poll(() => page.locator('[data-purpose]').count()).toBe(4);
    expect([await page.getByRole('switch').count(), await page.locator('main section').count()]).toEqual([0, 2]);
    await isWhole(page);
    await openParentGate(page);
    await expect.poll(() => page.getByRole('switch').count()).toBe(4);
    await page.locator('[data-purpose=thirdPartySharing]').getByRole('switch').click();
    await page.locator('[data-purpose=thirdPartySharing][data-given]').waitFor();
    await isWhole(page);
    await close();
  },
);
