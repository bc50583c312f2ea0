import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { comeAsParent, signInAs } from '../support/accounts.ts';
import { axe, clickToClose, desk, phone, settled } from '../support/browser.ts';
import { send } from '../support/operations.ts';
import { putAwayAll } from '../support/popups.ts';
import { platform } from '../support/shared-platform.ts';
import { openHtmlHost } from './hosts/html-host.ts';
import { useStrictPages } from './hosts/strict-pages.ts';
import type { PartnerPage } from './partner-page.ts';

const pages = useStrictPages();
const host = await openHtmlHost();
let page: PartnerPage;

afterAll(() => host.close());

const element = (attributes: string): string => `<logikit-shop-cart lang="en" ${attributes}></logikit-shop-cart>`;
const ENERGY = '150 energy';
const button = (name: string | RegExp) => page.page.getByRole('button', { name });
const addresses = (): string[] => page.requests.map((request) => new URL(request.url()).pathname);

/** Presses the element's button to sign in; the window of ours that it opens. */
async function openWindow(): Promise<Page> {
  const opening = page.page.waitForEvent('popup');
  await button('Sign in').click();
  const popup = await opening;
  await popup.getByRole('heading', { name: /^Sign in for / }).waitFor();
  await popup.getByText('You always pay here', { exact: false }).waitFor();
  return popup;
}

/** A page of the partner with this element, in the browser of a parent who has just signed in on our own pages. */
async function openForParent(attributes: string) {
  page = await pages.open('<p>Before</p>', { viewport: desk });
  const parent = await comeAsParent(page.page, platform.url, 'en');
  await putAwayAll(page.page);
  await page.page.goto(pages.address(`<h1>School</h1>${element(attributes)}`));
  return parent;
}

async function signIn(): Promise<void> {
  const popup = await openWindow();
  await clickToClose(popup.getByRole('button', { name: /^Continue as/ }));
  expect((await page.told('ready', 2)).detail).toMatchObject({ withPrices: true });
}

describe('the cart on the page of a partner', () => {
  it.each([
    ['light', phone],
    ['laboratory', desk],
  ])(
    '[D-207] shows nobody a price before they have signed in, begins no session, and keeps nothing; in the %s theme',
    async (theme, viewport) => {
      page = await pages.open(`<h1>School</h1>${element(`category="energy" theme="${theme}"`)}`, { viewport });
      await page.page.getByText('The shop is for grown-ups').waitFor();
      expect((await page.told('ready')).detail).toEqual({ withPrices: false, orders: 0 });
      expect(await page.page.locator('logikit-shop-cart').innerText()).not.toMatch(/[$€₽]|\d/);
      expect(addresses().filter((path) => /^\/(auth|cart|user)\//.test(path))).toEqual([]);
      expect(await page.page.evaluate(() => localStorage.length)).toBe(0);
      expect(await axe(page.page)).toEqual([]);
      const { violations, errors } = await page.seen();
      expect([...violations, ...errors, ...page.complaints]).toEqual([]);
    },
  );

  it('[D-207] a parent signs in, collects, takes out, and pays on our page; the page hears of each', async () => {
    await openForParent('category="energy"');
    await signIn();
    await button(`Add to cart: ${ENERGY}`).click();
    expect((await page.told('changed')).detail).toEqual({ orders: 1, price: 4.99, currency: 'USD' });
    expect(await button(`In the cart: ${ENERGY}`).getAttribute('aria-disabled')).toBe('true');
    await button(`Remove: ${ENERGY}`).press('Enter');
    expect((await page.told('changed', 2)).detail).toEqual({ orders: 0, price: 0, currency: 'USD' });
    await page.page.getByText('The cart is empty.').waitFor();
    // The keyboard stays in the cart.
    expect(await page.page.evaluate(() => document.activeElement?.localName)).toBe('logikit-shop-cart');
    await button(`Add to cart: ${ENERGY}`).click();
    await page.told('changed', 3);
    expect(await axe(page.page)).toEqual([]);
    const opening = page.page.waitForEvent('popup');
    await page.page.getByRole('link', { name: 'Check out' }).click();
    const shop = await opening;
    const { detail } = await page.told('checkout');
    await shop.getByRole('button', { name: 'Pay $4.99 now' }).click();
    await shop.getByLabel('Card number').fill('4242 4242 4242 4242');
    await shop.getByRole('button', { name: 'Pay $4.99' }).click();
    await shop.getByRole('heading', { name: 'Paid, thank you!' }).waitFor();
    await shop.close();
    expect((await page.told('paid')).detail).toEqual(detail);
    await page.page.getByText('Paid. Thank you!').waitFor();
    expect((await page.seen()).errors).toEqual([]);
  });

  it('[D-313] asks a parent for the password in our own window, where the gate has closed, and a child for a grown-up', async () => {
    const { password } = await openForParent('category="energy"');
    // The gate of the browser's own session, which the window uses.
    const asked = page.page.waitForRequest((one) => one.url().includes('/user/') && 'authorization' in one.headers());
    await page.page.goto(`${platform.url}/2.0/en/cabinet/family`);
    const token = (await asked).headers()['authorization']?.replace('Bearer ', '') ?? '';
    await send(`${platform.url}/user/leave-parent-zone.json`, { method: 'POST', token });
    await page.page.goto(pages.address(element('category="energy"')));
    const popup = await openWindow();
    const field = popup.getByLabel('Your password');
    await field.waitFor();
    expect(await popup.getByRole('button', { name: /^Continue as/ }).count()).toBe(0);
    await settled(popup);
    expect(await axe(popup)).toEqual([]);
    await field.fill(password);
    await popup.getByRole('button', { name: 'Continue' }).click();
    await clickToClose(popup.getByRole('button', { name: /^Continue as/ }));
    await page.told('ready', 2);

    page = await pages.open('<p>Before</p>');
    await signInAs(page.page, platform.url, 'child', 'en');
    await page.page.goto(pages.address(element('category="energy"')));
    const other = await openWindow();
    await other.getByText('Prices and the cart are for grown-ups.', { exact: false }).waitFor();
    expect(await other.getByRole('button', { name: /^Continue as/ }).count()).toBe(0);
    await other.close();
    expect((await page.told('error')).detail).toMatchObject({ code: 'loginClosed' });
  });

  it('a cut connection changes nothing and is said; what was there stays', async () => {
    await openForParent('purchases="82"');
    await signIn();
    await page.page.route('**/cart/add-purchase.json', (route) => route.abort());
    await button(`Add to cart: ${ENERGY}`).click();
    await page.page.getByText(/Nothing has changed|That did not work/).waitFor();
    await page.page.unroute('**/cart/add-purchase.json');
    await button(`Add to cart: ${ENERGY}`).click();
    await button(`Remove: ${ENERGY}`).waitFor();
    expect(await page.page.getByText(/Nothing has changed|That did not work/).count()).toBe(0);
  });

  it('is a button that opens where it is compact, fits 240 pixels, and the page may keep somebody from leaving', async () => {
    await openForParent('purchases="82" compact');
    await page.page.setViewportSize({ width: 240, height: 640 });
    await signIn();
    const own = page.page.locator('logikit-shop-cart');
    await button('Cart: 0').waitFor();
    await own.evaluate((one) => (one as HTMLElement & { open(): void }).open());
    await button(`Add to cart: ${ENERGY}`).click();
    await button('Cart: 1 · $4.99').waitFor();
    expect(await page.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(240);
    await own.evaluate((one) => one.addEventListener('logikit-checkout', (event) => event.preventDefault()));
    await page.page.getByRole('link', { name: 'Check out' }).click();
    await page.told('checkout');
    expect(page.page.context().pages()).toHaveLength(1);
    await own.evaluate((one) => (one as HTMLElement & { close(): void }).close());
    await expect.poll(() => page.page.getByRole('link', { name: 'Check out' }).count()).toBe(0);
  });

  it('[T10] shows nothing in a frame, ours or another’s', async () => {
    const { status } = await send(`${platform.url}/embed/shop-cart?key=pk_demo`, { method: 'GET' });
    expect(status).toBe(404);
    page = await pages.open('<p>Before</p>');
    const script = `<script type="module" src="${platform.url}/v1/embed.js" data-key="pk_demo" crossorigin></script>`;
    const inner = host.url(`${script}${element('category="energy"')}`);
    await page.page.goto(host.url(`<iframe src="${inner.replaceAll('&', '&amp;')}" title="Inner"></iframe>`));
    await page.page.frameLocator('iframe').getByText('Open this page in a tab of its own').waitFor();
    expect(addresses().filter((path) => path.startsWith('/cart/'))).toEqual([]);
  });
});
