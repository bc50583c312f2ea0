import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { axe, clippedOn, desk, phone, settled, visit } from '../support/browser.ts';
import { comeAsParent } from '../support/accounts.ts';
import { keptIn, plantIn } from '../support/browser-storage.ts';
import { openParentGate } from '../support/parent-gate.ts';
import { openSetting } from '../support/settings.ts';
import { browser } from '../support/shared-browser.ts';
import { platform } from '../support/shared-platform.ts';

const userIdIn = (page: Page): Promise<string> => page.evaluate(() => localStorage.getItem('logikit.session') ?? '');
const base = (locale: string): string => (locale === 'ru' ? '/2.0' : `/2.0/${locale}`);

async function openFamily(page: Page): Promise<void> {
  await page.locator('.cabinet-page-tools .lk-round').last().click();
  await page.locator('.account-menu a[href$="/family"]').click();
  await page.waitForURL(/\/cabinet\/family$/);
}

const pupil = (page: Page, name: string) =>
  page.locator('.family-pupil').filter({ has: page.getByRole('heading', { name, exact: true }) });

async function addChild(page: Page, name: string): Promise<void> {
  await page.locator('.form-part').first().getByRole('button').click();
  const form = page.locator('.form-part form').first();
  await form.locator('input[name=name]').fill(name);
  await form.locator('select').nth(1).selectOption('2');
  await form.locator('button[type=submit]').click();
  await pupil(page, name).waitFor();
}

/** Begins as this one of the family: the page is loaded anew. */
async function learnAs(page: Page, name: string): Promise<void> {
  const loaded = page.waitForURL(/\/cabinet\/dashboard\/logic$/);
  await pupil(page, name).locator('button.lk-button').first().click();
  await loaded;
  await page.locator('.cabinet-page-title').filter({ hasText: name }).waitFor();
}

it('a child who was taken off elsewhere leaves the week of the others on the page', async () => {
  const { page, close } = await visit(browser);
  await comeAsParent(page, platform.url, 'en');
  await openFamily(page);
  await addChild(page, 'Ada');
  await addChild(page, 'Bob');
  let asked = 0;
  await page.route('**/school/api/pupil/*', (route) => {
    asked += 1;
    return asked === 1 ? route.fulfill({ status: 404, json: { code: 'notFound' } }) : route.fallback();
  });
  await page.reload();
  await pupil(page, 'Ada').waitFor();
  await pupil(page, 'Bob').waitFor();
  await expect.poll(() => page.locator('.week-findings-sum').count()).toBe(1);
  await close();
});

it.each([
  ['ru', 'a phone', phone],
  ['en', 'a desk', desk],
  ['tr', 'a phone', phone],
] as const)(
  '[V-042] [S-064] [S-12] a family of three begins from nothing and takes turns in %s on %s',
  async (locale, _name, viewport) => {
    const { page, complaints, close } = await visit(browser, { viewport });
    const { name: email } = await comeAsParent(page, platform.url, locale);
    await openFamily(page);
    await page.locator('.empty-state').waitFor();
    await addChild(page, 'Ada');
    await addChild(page, 'Bob');
    await page.locator('input[name=pin]').fill('2580');
    await page.locator('form:has(input[name=pin]) button[type=submit]').click();
    await expect.poll(() => page.locator('form:has(input[name=pin]) .lk-button').count()).toBe(2);

    const bob = pupil(page, 'Bob');
    await bob.locator('summary').click();
    await bob.locator('.form-row .lk-button').first().click();
    await bob.locator('input[name=name]').fill('');
    await bob.locator('button[type=submit]').click();
    await bob.locator('.form-error').waitFor();
    await bob.locator('input[name=name]').fill('Bobby');
    await bob.locator('button[type=submit]').click();
    await pupil(page, 'Bobby').waitFor();
    await settled(page);
    expect(await axe(page)).toEqual([]);

    await page.goto(`${platform.url}${base(locale)}/cabinet/settings`);
    await openSetting(page, 'password');
    await page.locator('input[name=old]').waitFor();
    await settled(page);
    expect(await axe(page)).toEqual([]);
    await expect.poll(() => clippedOn(page)).toEqual([]);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
      .toBeLessThanOrEqual(0);
    await openFamily(page);

    await learnAs(page, 'Ada');
    expect(await keptIn(page)).not.toContain(email);
    const adas = `canary-${await userIdIn(page)}-ada`;
    await plantIn(page, adas);
    expect(await keptIn(page)).toContain(adas);
    await page.goto(`${platform.url}${base(locale)}/cabinet/settings`);
    await page.locator('input[name=answer]').waitFor();
    expect(await page.locator('input[name=email], input[name=old]').count()).toBe(0);
    await openSetting(page, 'face');
    await page.locator('.family-faces input').nth(2).click({ force: true });
    await expect.poll(() => page.locator('.cabinet-page-tools img').getAttribute('src')).toBe('/avatars/kit-3.svg');
    await settled(page);
    expect(await axe(page)).toEqual([]);

    await openFamily(page);
    await learnAs(page, 'Bobby');
    // What a page shows counts, too.
    const left = (await keptIn(page)) + (await page.content());
    for (const trace of ['Ada', 'kit-3.svg', email, adas]) expect(left).not.toContain(trace);

    await openFamily(page);
    await page.locator('input[name=answer]').waitFor();
    await expect.poll(() => page.locator('.form-row .lk-button').count()).toBe(1); // the gate's own
    await openParentGate(page, '2580');
    // The page begins anew, and at home: this is where it was.
    const loaded = page.waitForEvent('domcontentloaded');
    await page.locator('.form-part .lk-button').first().click();
    await loaded;
    await page.waitForURL(/\/cabinet\/family$/);
    await openFamily(page);
    await pupil(page, 'Bobby').locator('summary').click();
    await pupil(page, 'Bobby').locator('.form-row .lk-button').last().click();
    await pupil(page, 'Bobby').locator('.family-ask .lk-button').first().click();
    await pupil(page, 'Bobby').waitFor({ state: 'detached' });
    await expect.poll(() => page.locator('.family-pupil').count()).toBe(1);
    // The browser itself writes down that the empty name was refused.
    expect(complaints.filter((one) => !one.includes('422'))).toEqual([]);
    await close();
  },
);
