import { describe, expect, it } from 'vitest';
import { registerAs } from '../support/accounts.ts';
import { axe, desk, overflowOf, phone, visit } from '../support/browser.ts';
import { putAwayAll } from '../support/popups.ts';
import { send } from '../support/operations.ts';
import { payAsGuest } from '../support/scenario.ts';
import { browser } from '../support/shared-browser.ts';
import { platform } from '../support/shared-platform.ts';

const site = (path: string): string => `${platform.url}/2.0/en/${path}`;

describe('the story that ends in a purchase', () => {
  it.each([
    ['a phone', phone],
    ['a desk', desk],
  ])('[R-102] [R-103] is read from page to page without scripts, on %s', async (_name, viewport) => {
    const { page, complaints, close } = await visit(browser, { viewport, javaScriptEnabled: false });
    await page.goto(site('promo-new2/start?utm_source=blog'));
    await page.getByRole('heading', { level: 1, name: 'Who’s solving today?' }).waitFor();
    await page.getByRole('link', { name: 'A child, 4 to 12' }).click();
    await page.getByRole('heading', { level: 1, name: 'Solve one together.' }).waitFor();
    await page.getByRole('link', { name: 'What this trains' }).click();
    await page.getByRole('heading', { level: 1, name: 'Ten minutes a day.' }).waitFor();
    await page.getByRole('link', { name: 'What there is to get' }).click();
    await page.getByRole('heading', { level: 1, name: 'All courses, paid once.' }).waitFor();
    // Children read these pages, too.
    expect(await page.locator('main').innerText()).not.toMatch(/[$€£₽]|\d[.,]\d\d/);
    expect(await page.getByRole('link', { name: 'Choose and pay' }).getAttribute('href')).toBe('/2.0/en/stripe/init');
    expect([await overflowOf(page), complaints]).toEqual([0, []]);
    await close();
  });

  it('[R-103] a page that there is not leads to the first one, with what the address says', async () => {
    const { page, close } = await visit(browser, { viewport: phone });
    await page.goto(site('promo-new2/nothing?utm_source=blog'));
    await page.waitForURL(site('promo-new2/start?utm_source=blog'));
    await page.getByRole('heading', { level: 1, name: 'Who’s solving today?' }).waitFor();
    await close();
  });
});

describe('a purchase without an account', () => {
  it.each([
    ['a phone', phone],
    ['a desk', desk],
  ])('[R-104] [R-105] is chosen, refused, paid and taken in a new account, on %s', async (_name, viewport) => {
    const email = `guest-${viewport.width}@mail.example`;
    const { page, complaints, close } = await visit(browser, { viewport });
    await page.goto(site('stripe/init'));
    await page.getByLabel('Your e-mail').fill(email);
    expect(await page.locator('main').innerText()).not.toContain('$');
    await page.getByLabel('Year you were born').fill(String(new Date().getFullYear() - 9));
    await page.getByRole('button', { name: 'Show prices' }).click();
    await page.getByText('Only a grown-up can pay.').waitFor();
    await page.getByLabel('Year you were born').fill('1985');
    await page.getByRole('radio', { name: /All courses for three months/ }).check();
    expect(await axe(page)).toEqual([]);
    await page.getByRole('button', { name: /^Pay \$24\.99/ }).click();
    await page.getByLabel('Card number').fill('4000 0000 0000 0002');
    await page.getByRole('button', { name: 'Pay $24.99' }).click();
    await page.getByText('This payment did not go through').waitFor();
    await page.getByLabel('Year you were born').fill('1985');
    await page.getByLabel('Your e-mail').fill(email);
    await page.getByRole('radio', { name: /All courses for three months/ }).check();
    await page.getByRole('button', { name: /^Pay \$24\.99/ }).click();
    await page.getByLabel('Card number').fill('4000 0000 0000 4242');
    await page.getByRole('button', { name: 'Pay $24.99' }).click();
    await page.getByRole('heading', { name: 'Thank you!' }).waitFor();
    const code = await page.locator('.guest-code').innerText();
    expect(code).toMatch(/^(?:[2-9A-Z]{4}-){2}[2-9A-Z]{4}$/);
    expect([await axe(page), await overflowOf(page)]).toEqual([[], 0]);
    expect(await page.getByLabel('Your e-mail').inputValue()).toBe(email);
    await putAwayAll(page);
    await page.getByLabel('New password').fill('kit and the fox');
    await page.getByRole('button', { name: 'Make an account' }).click();
    await page.waitForURL(/\/cabinet\/promocode\?code=/);
    expect(await page.getByLabel('Code', { exact: true }).inputValue()).toBe(code);
    await page.getByRole('button', { name: 'Use it' }).click();
    await page
      .getByRole('status')
      .getByText(/All courses for three months/)
      .waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  it('is taken in the account that somebody has, who signs in on the way', async () => {
    const token = await payAsGuest(platform.url);
    const { page, close } = await visit(browser, { viewport: phone });
    await page.goto(site(`stripe/success?payment=${token}`));
    const code = await page.locator('.guest-code').innerText();
    await page.getByRole('link', { name: 'I have an account' }).click();
    await putAwayAll(page);
    const { name, password } = await registerAs(platform.url, 'en');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').first().fill(name);
    await dialog.locator('input[type=password]').fill(password);
    await dialog.locator('button[type=submit].lk-button').click();
    await page.waitForURL(/\/cabinet\/promocode\?code=/);
    expect(await page.getByLabel('Code', { exact: true }).inputValue()).toBe(code);
    await close();
  });

  it('that was withdrawn from says so, and pays nothing twice', async () => {
    const email = 'withdrawn@mail.example';
    const token = await payAsGuest(platform.url, email);
    const { page, close } = await visit(browser, { viewport: phone });
    await page.goto(site(`stripe/success?payment=${token}`));
    await page.getByRole('heading', { name: 'Thank you!' }).waitFor();
    await send(`${platform.url}/billing/api/withdrawal/confirm`, { method: 'POST', body: { order: token, email } });
    for (const path of ['success', 'init']) {
      await page.goto(site(`stripe/${path}?payment=${token}`));
      await page.getByRole('heading', { name: 'The money has gone back' }).waitFor();
    }
    expect(await page.locator('.guest-code').count()).toBe(0);
    await close();
  });

  it('nobody else’s payment is shown, and whoever has an account buys in the shop', async () => {
    const { page, close } = await visit(browser, { viewport: phone });
    await page.goto(site(`stripe/success?payment=${'a'.repeat(22)}`));
    await page.getByRole('heading', { name: 'There is no such page' }).waitFor();
    await page.goto(site('stripe/success'));
    await page.getByRole('heading', { name: 'There is no such page' }).waitFor();
    await close();
  });
});
