import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { comeAsParent, signInAs } from '../support/accounts.ts';
import { axe, clippedOn, desk, overflowOf, phone, settled, visit } from '../support/browser.ts';
import { send } from '../support/operations.ts';
import { putAwayAll } from '../support/popups.ts';
import { browser } from '../support/shared-browser.ts';
import { platform } from '../support/shared-platform.ts';

const site = (path: string, locale = 'en'): string =>
  `${platform.url}/2.0/${locale === 'ru' ? '' : `${locale}/`}cabinet/${path}`;

async function isWhole(page: Page): Promise<void> {
  await settled(page);
  expect(await axe(page)).toEqual([]);
  await expect.poll(() => clippedOn(page)).toEqual([]);
  await expect.poll(() => overflowOf(page)).toBeLessThanOrEqual(0);
}

async function energyOf(token: string): Promise<number> {
  const { body } = await send(`${platform.url}/user/common-profile.json`, { method: 'GET', token });
  return (body as { common_profile: { energy: { value: number } } }).common_profile.energy.value;
}

/** Puts a purchase of a shelf into the cart, and goes to where it is paid. */
async function takeToPay(
  page: Page,
  { shelf, name }: { readonly shelf: string; readonly name: string },
): Promise<void> {
  await page.goto(site(`store/${shelf}`));
  await page.getByRole('button', { name: `Add to cart: ${name}` }).click();
  await page.getByRole('complementary', { name: 'Cart' }).getByText(name).waitFor();
  await page.getByRole('link', { name: 'Check out' }).click();
  await page.waitForURL(/\/cart\/pay$/);
}

describe('the shop', () => {
  it.each([
    ['a phone', phone],
    ['a desk', desk],
  ] as const)(
    '[R-035] [R-036] [R-038] [R-039] [R-040] [R-048] [R-049] [R-057] [S-034] a parent buys energy in three steps: shelf, cart, card; on %s',
    async (_name, viewport) => {
      const { page, complaints, close } = await visit(browser, { viewport });
      const { token } = await comeAsParent(page, platform.url, 'en');
      await putAwayAll(page);
      const before = await energyOf(token);
      await page.goto(site('service-order'));
      await page.getByRole('heading', { level: 2 }).nth(11).waitFor();
      await isWhole(page);
      await page.goto(site('service-order/logic'));
      await page.getByRole('heading', { name: 'Logic courses' }).waitFor();
      await takeToPay(page, { shelf: 'energy', name: '150 energy' });
      await page.getByText('How would you like to pay?').waitFor();
      await isWhole(page);
      await page.getByRole('button', { name: 'Pay $4.99 now' }).click();
      await page.getByLabel('Card number').fill('4000 0000 0000 0002');
      await page.getByRole('button', { name: 'Pay $4.99' }).click();
      await page.waitForURL(/\/cart\/error\?payment=/);
      await page.getByRole('heading', { name: 'The payment did not work' }).waitFor();
      await page.getByRole('link', { name: 'Write to us' }).waitFor();
      await isWhole(page);
      await page.getByRole('link', { name: 'Try again' }).click();
      await page.getByRole('button', { name: 'Pay $4.99 now' }).click();
      await page.getByRole('button', { name: 'Pay $4.99' }).click();
      await page.waitForURL(/\/cart\/success\?payment=/);
      await page.getByRole('heading', { name: 'Paid, thank you!' }).waitFor();
      await isWhole(page);
      await expect.poll(() => energyOf(token)).toBe(before + 150);
      await page.goto(site('payments/history'));
      await expect.poll(() => page.getByRole('listitem').count()).toBeGreaterThanOrEqual(2);
      const [paid, failed] = await page.getByRole('listitem').allInnerTexts();
      expect([paid, failed]).toEqual([
        expect.stringMatching(/paid\n+\$4\.99/),
        expect.stringMatching(/failed\n+\$4\.99/),
      ]);
      await isWhole(page);
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Receipt (PDF): 150 energy' }).click();
      const receipt = await download;
      expect((await readFile(await receipt.path())).subarray(0, 5).toString()).toBe('%PDF-');
      expect(complaints).toEqual([]);
      await close();
    },
  );

  it('[D-313] [D-207] whoever has not shown to be the grown-up is asked for the password, and a wrong one opens nothing', async () => {
    const { page, complaints, close } = await visit(browser, { viewport: phone });
    const { password } = await comeAsParent(page, platform.url, 'en');
    await putAwayAll(page);
    await page.goto(site('family'));
    const asked = page.waitForRequest((one) => one.url().includes('/cart/load-shop.json'));
    await page.getByRole('link', { name: 'To the shop' }).click();
    const token = (await (await asked).headerValue('authorization'))?.replace('Bearer ', '') ?? '';
    await page.getByRole('heading', { name: 'Energy', exact: true }).waitFor();
    await page.getByRole('button', { name: 'Not now' }).click();
    await send(`${platform.url}/user/leave-parent-zone.json`, { method: 'POST', token });
    // What is done after that meets the closed gate, and the page shows it.
    await page.getByRole('button', { name: 'Add to cart: 150 energy' }).click();
    const field = page.getByLabel('Your password');
    await field.waitFor();
    await isWhole(page);
    await field.fill('not this one');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('alert').filter({ hasText: /\S/ }).waitFor();
    await field.fill(password);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('heading', { name: 'Energy', exact: true }).waitFor();
    // The browser tells what was refused, too.
    expect(complaints.filter((one) => !/40[13]/.test(one))).toEqual([]);
    await close();
  });

  it('[S-033] [R-037] what costs nothing is taken at once, and sheets are printed from what one has', async () => {
    const { page, complaints, close } = await visit(browser, { viewport: desk });
    await comeAsParent(page, platform.url, 'en');
    await putAwayAll(page);
    await takeToPay(page, { shelf: 'problems', name: 'Five problems, free' });
    await page.getByRole('button', { name: 'Take it for free' }).click();
    await page.waitForURL(/\/cart\/success$/);
    await page.getByRole('heading', { name: 'It is yours' }).waitFor();
    // Whoever only types the address is told of no payment.
    await page.goto(site('family'));
    await page.goto(site('cart/success'));
    await page.waitForURL(/\/cabinet\/payments$/);
    await page.goto(site('cart/success?payment=nonsense'));
    await page.getByRole('heading', { name: 'There is no such page' }).waitFor();
    await page.goto(site('payments'));
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Get it: Five problems, free' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('logikit-problems-free.pdf');
    expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
    await isWhole(page);
    expect(complaints).toEqual([]);
    await close();
  });

  it('[R-041] [S-032] [S-036] a link names what is to be bought and where it comes from; each step comes in its turn', async () => {
    const { page, complaints, close } = await visit(browser, { viewport: desk });
    await comeAsParent(page, platform.url, 'en');
    await putAwayAll(page);
    const steps: string[] = [];
    page.on('request', (request) => {
      const step = /(add-purchase|register-source|wait-payment|online-pay)\.json/.exec(request.url())?.[1];
      if (step !== undefined) steps.push(step);
    });
    await page.goto(site('cart/pay?purchases=82,112,999&source=letter'));
    await page.getByRole('button', { name: 'Pay $7.98 now' }).click();
    await page.getByLabel('Card number').waitFor();
    expect(steps).toEqual(['add-purchase', 'add-purchase', 'register-source', 'wait-payment', 'online-pay']);
    // Again it is all there, and waits for its payment.
    await page.goto(site('cart/pay?purchases=82,112,999&source=letter'));
    await page.getByRole('button', { name: 'Pay $7.98 now' }).click();
    await page.getByLabel('Card number').waitFor();
    expect(steps.slice(5)).toEqual(['online-pay']);
    expect(complaints).toEqual([]);
    await close();
  });

  it('[R-108] [S-035] [D-147] money for a cart that has changed is kept, and pays first next time: said before it does', async () => {
    const { page, complaints, close } = await visit(browser, { viewport: phone });
    const { token } = await comeAsParent(page, platform.url, 'en');
    await putAwayAll(page);
    await takeToPay(page, { shelf: 'energy', name: '150 energy' });
    await page.getByRole('button', { name: 'Pay $4.99 now' }).click();
    await page.getByLabel('Card number').waitFor();
    const other = await page.context().newPage();
    await other.goto(site('store/energy'));
    await other.getByRole('button', { name: 'Remove: 150 energy' }).click();
    await other.getByText('The cart is empty.').waitFor();
    await page.getByRole('button', { name: 'Pay $4.99' }).click();
    await page.getByRole('heading', { name: 'Your money is kept' }).waitFor();
    await page.goto(site('payments'));
    await page.getByText('$4.99').waitFor();
    const before = await energyOf(token);
    await takeToPay(page, { shelf: 'energy', name: '500 energy' });
    await page.getByRole('button', { name: 'Pay $10.00 now' }).click();
    const dialog = page.getByRole('dialog', { name: 'Pay from the balance' });
    for (const amount of ['$14.99', '$4.99', '$10.00']) await dialog.getByText(amount, { exact: true }).waitFor();
    await isWhole(page);
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: 'Pay $10.00' }).click();
    await page.getByRole('heading', { name: 'Paid, thank you!' }).waitFor();
    await expect.poll(() => energyOf(token)).toBe(before + 500);
    expect(complaints).toEqual([]);
    await close();
  });

  it('[E-030] every purchase stands on the shelf of its category, by its name, with its price', async () => {
    const { page, complaints, close } = await visit(browser, { viewport: desk });
    const { token } = await comeAsParent(page, platform.url, 'en');
    await putAwayAll(page);
    const { body } = await send(`${platform.url}/cart/load-shop.json?shopParts=purchaseCategories`, {
      method: 'GET',
      token,
      headers: { locale: 'en' },
    });
    const { purchase_categories: shelves } = body as {
      readonly purchase_categories: readonly {
        readonly title: string;
        readonly purchases: readonly {
          readonly id: number;
          readonly price: number;
          readonly type: string;
          readonly purchase_label: string;
        }[];
      }[];
    };
    expect(new Set(shelves.flatMap(({ purchases }) => purchases.map(({ type }) => type))).size).toBeGreaterThan(10);
    await page.goto(site('service-order'));
    await page.getByRole('heading', { level: 2 }).nth(11).waitFor();
    for (const { title, purchases } of shelves) {
      const shelf = page.getByRole('region', { name: title, exact: true });
      const items = await shelf.getByRole('listitem').allInnerTexts();
      expect(items, title).toHaveLength(purchases.length);
      for (const [at, { price, purchase_label: name }] of purchases.entries()) {
        expect(items[at], name).toContain(name);
        if (price > 0) expect(items[at], name).toContain(`$${price.toFixed(2)}`);
      }
    }
    expect(complaints).toEqual([]);
    await close();
  });

  it('[R-037] [D-149] [D-209] free days need a card, a yes and no money, and end in two clicks', async () => {
    const { page, complaints, close } = await visit(browser, { viewport: phone });
    await comeAsParent(page, platform.url, 'en');
    await putAwayAll(page);
    await page.goto(site('service-order/logic'));
    await page.getByRole('button', { name: '7 days free: All courses for a month' }).click();
    await page.getByRole('complementary', { name: 'Cart' }).getByText('All courses for a month').waitFor();
    await page.getByRole('link', { name: 'Check out' }).click();
    const begin = page.getByRole('button', { name: 'Begin for free' });
    await begin.waitFor();
    expect(await begin.isDisabled()).toBe(true);
    await page.getByText('$9.99 every month').waitFor();
    await isWhole(page);
    await page.getByLabel('Yes, I agree to the renewal').check();
    await begin.click();
    await page.getByRole('button', { name: 'Keep the card' }).click();
    await page.getByRole('heading', { name: 'The free days have begun' }).waitFor();
    await page.goto(site('payments'));
    await page.getByText(/^Free until .+, then \$9\.99, card •• 4242$/).waitFor();
    await isWhole(page);
    await page.getByRole('button', { name: 'Cancel the subscription' }).click();
    await page.getByRole('group').getByRole('button', { name: 'Cancel the subscription' }).click();
    await page.getByText(/^Ends on .+, and nothing more is paid$/).waitFor();
    await page.getByRole('button', { name: 'Keep it after all' }).click();
    await page.getByText(/^Free until /).waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  it('[D-208] whoever has no address gives one to pay, and withdraws by it in two steps, signed in nowhere', async () => {
    const { page, complaints, close } = await visit(browser, { viewport: phone });
    await signInAs(page, platform.url, 'parent', 'en');
    await putAwayAll(page);
    await takeToPay(page, { shelf: 'energy', name: '150 energy' });
    const pay = page.getByRole('button', { name: /^Pay .+ now$/ });
    await pay.click();
    await page.getByText('Please type an e-mail address.').waitFor();
    await isWhole(page);
    await page.getByLabel('E-mail address for letters').fill('demo-parent@family.example');
    await pay.click();
    await page.getByRole('button', { name: /^Pay / }).click();
    await page.getByRole('heading', { name: 'Paid, thank you!' }).waitFor();
    const order = new URL(page.url()).searchParams.get('payment') ?? '';
    expect(complaints.filter((one) => !/422/.test(one))).toEqual([]);
    await close();
    const stranger = await visit(browser, { viewport: desk });
    await stranger.page.goto(`${platform.url}/2.0/en/withdrawal?order=${order}`);
    const address = stranger.page.getByLabel('Address the e-mail went to');
    await address.fill('somebody@family.example');
    await stranger.page.getByRole('button', { name: 'Go on' }).click();
    await stranger.page.getByText('We cannot find a payment with this number and address.').waitFor();
    await address.fill('demo-parent@family.example');
    await stranger.page.getByRole('button', { name: 'Go on' }).click();
    await stranger.page.getByText(/comes back, and what was bought is closed/).waitFor();
    await isWhole(stranger.page);
    await stranger.page.getByRole('button', { name: 'Confirm withdrawal' }).click();
    await stranger.page.getByRole('heading', { name: 'We have received your withdrawal' }).waitFor();
    await isWhole(stranger.page);
    expect(stranger.complaints.filter((one) => !/404/.test(one))).toEqual([]);
    await stranger.close();
  });

  it('[S-037] [X-018] [C-114] a window on our own page says how it went: closed, troubled, done', async () => {
    const { page, complaints, close } = await visit(browser, { viewport: phone });
    await comeAsParent(page, platform.url, 'ru');
    await putAwayAll(page);
    await page.goto(site('store/energy', 'ru'));
    await page.locator('.store-item button').first().click();
    await page.locator('.store-cart li').waitFor();
    const begin = async (): Promise<void> => {
      await page.goto(site('cart/pay', 'ru'));
      await page.locator('.form-row .lk-button').click();
      await page.getByRole('dialog').waitFor();
    };
    await begin();
    await isWhole(page);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await begin();
    await page.locator('input[name=card]').fill('4000 0000 0000 0002');
    await page.locator('dialog button[type=submit]').click();
    await page.waitForURL(/\/cart\/error\?payment=/);
    await begin();
    await page.locator('dialog button[type=submit]').click();
    await page.waitForURL(/\/cart\/success\?payment=/);
    await page.getByRole('heading', { name: 'Оплачено, спасибо!' }).waitFor();
    expect(complaints).toEqual([]);
    await close();
  });
});
