import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { locales, sitePath } from '../../packages/portal/src/words/locales.ts';
import { signInAs } from '../support/accounts.ts';
import { axe, overflowOf, phone, visit } from '../support/browser.ts';
import { browser } from '../support/shared-browser.ts';
import { platform } from '../support/shared-platform.ts';

const kinds = {
  companies: 'company',
  school: 'school',
  'school/kindergarten': 'school',
  'school/primary': 'school',
  'school/tutor': 'school',
  'school/club': 'school',
  teacher: 'teacher',
  vacancies: 'vacancy',
} as const;

/** Resolves when the page is older than what only a program would be quick enough for. */
async function isOpenLongEnough(page: Page): Promise<void> {
  const time = await page.locator('input[name=time]').inputValue();
  const served = Number(time.split('.')[0]);
  await expect.poll(() => Date.now() - served).toBeGreaterThan(3000);
}

describe('forms that post without a script', () => {
  it('[R-090] D-267 stand on the pages for adults who may want something of us, in nine languages, and on no other', async () => {
    for (const locale of locales) {
      for (const [name, kind] of Object.entries(kinds)) {
        const html = await (await fetch(platform.url + sitePath(locale, name))).text();
        expect(html, name).toContain(`action="/content/lead/${kind}?lang=${locale}"`);
        expect(html, name).toMatch(/name="time" value="\d+\.[0-9a-f]{64}"/);
      }
      for (const name of ['adults', 'articles', 'article/after-a-mistake', 'privacy'])
        expect(await (await fetch(platform.url + sitePath(locale, name))).text(), name).not.toContain('<form');
    }
  });

  it('[R-090] D-267 a company writes to us on a phone, sets its address right, and is read at the desk', async () => {
    const email = `ann-${Date.now()}@toys.example`;
    const { page, complaints, close } = await visit(browser, { viewport: phone, javaScriptEnabled: false });
    await page.goto(`${platform.url}/2.0/en/companies`);
    expect(await overflowOf(page)).toBe(0);
    await page.getByLabel('Your name').fill('Ann <b>Lee');
    await page.getByLabel('E-mail').fill('ann@toys');
    await page.getByLabel('Organisation (optional)').fill('Toys & Co');
    await page.getByLabel('Your message').fill('We would like the player.\nIn Polish, too.');
    await page.getByLabel('Logikit may keep what I have written here for a year, to answer me.').check();
    await isOpenLongEnough(page);
    await page.getByRole('button', { name: 'Send' }).click();

    await page.getByRole('heading', { level: 1, name: 'Not sent yet' }).waitFor();
    await page.getByRole('alert').getByText('We need an e-mail address such as').waitFor();
    expect(await overflowOf(page)).toBe(0);
    expect(await page.getByLabel('Your name').inputValue()).toBe('Ann <b>Lee');
    expect(await page.getByLabel('Organisation (optional)').inputValue()).toBe('Toys & Co');
    expect(await page.getByLabel('Your message').inputValue()).toBe('We would like the player.\nIn Polish, too.');
    await page.getByLabel('E-mail').fill(email);
    await page.getByRole('button', { name: 'Send' }).click();
    await page.waitForURL(`${platform.url}/2.0/en/thanks`);
    await page.getByRole('heading', { level: 1, name: 'Thank you, we have it' }).waitFor();
    expect([await overflowOf(page), await page.locator('meta[name=robots]').getAttribute('content')]).toEqual([
      0,
      'noindex',
    ]);
    // The browser tells of the status of the page that asks for another address.
    expect(complaints.filter((one) => !one.includes('422'))).toEqual([]);
    await close();

    const desk = await visit(browser, { viewport: phone });
    await signInAs(desk.page, platform.url, 'editor', 'en');
    await desk.page.goto(`${platform.url}/2.0/en/cabinet/school/leads`);
    await desk.page.getByRole('link', { name: 'Company', exact: true }).click();
    await desk.page.getByRole('searchbox', { name: 'Name, e-mail or organisation' }).fill(email);
    await desk.page.getByRole('button', { name: 'Search' }).click();
    await desk.page.getByRole('heading', { name: 'Toys & Co' }).waitFor();
    await desk.page.getByText('Ann <b>Lee').waitFor();
    expect([await overflowOf(desk.page), await axe(desk.page)]).toEqual([0, []]);
    await desk.page.getByRole('link', { name: 'Job', exact: true }).click();
    await desk.page.getByText('Nothing was found.').waitFor();
    expect(desk.complaints).toEqual([]);
    await desk.close();
  });

  it.each(['light', 'laboratory'] as const)(
    '[R-090] the form and its pages are told to everybody in the %s theme',
    async (theme) => {
      const { page, close } = await visit(browser, {
        viewport: phone,
        colorScheme: theme === 'light' ? 'light' : 'dark',
      });
      await page.addInitScript((name) => localStorage.setItem('logikit.theme', name), theme);
      await page.goto(`${platform.url}/2.0/de/school/club`);
      expect(await page.locator('html').getAttribute('data-theme')).toBe(theme);
      expect(await axe(page)).toEqual([]);
      // What browsers themselves would hold back reaches the server's page.
      await page.locator('form').evaluate((form: HTMLFormElement) => (form.noValidate = true));
      await isOpenLongEnough(page);
      await page.getByRole('button', { name: 'Senden' }).click();
      await page.getByRole('alert').waitFor();
      expect([await axe(page), await overflowOf(page)]).toEqual([[], 0]);
      await page.goto(`${platform.url}/2.0/de/thanks`);
      expect(await axe(page)).toEqual([]);
      await close();
    },
  );
});
