import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { comeAsParent } from '../support/accounts.ts';
import { alive } from '../support/alive.ts';
import { axe, clippedOn, desk, overflowOf, phone, settled, visit } from '../support/browser.ts';
import { send } from '../support/operations.ts';
import { startPlatform } from '../support/platform.ts';
import { putAwayAll } from '../support/popups.ts';
import { browser } from '../support/shared-browser.ts';
import { platform } from '../support/shared-platform.ts';

const site = (path: string): string => `${platform.url}/2.0/en/cabinet/${path}`;

async function isWhole(page: Page): Promise<void> {
  await settled(page);
  expect(await axe(page)).toEqual([]);
  await expect.poll(() => clippedOn(page)).toEqual([]);
  await expect.poll(() => overflowOf(page)).toBeLessThanOrEqual(0);
}

/** For everybody, and weightier than the demo's own. */
const blackout = `
  with d as (
    insert into discount (type, starts_at, finishes_at, weight, with_popup, content)
    values (3, now(), now() + interval '1 day', 99, true,
      '{"popupTitle": {"en": "The whole shelf for less"}, "text": {"en": "Until tomorrow."}}')
    returning id)
  insert into discount_price (discount_id, list_id, purchase_id, amount)
  select d.id, l.id, 52, 100 from d cross join price_list l`;

describe('offers', () => {
  it('[K-065] [D-142] [R-117] each look is its own; one opens by itself, once, and a counter tells the true end', async () => {
    const { page, complaints, close } = await visit(browser, { viewport: desk });
    await comeAsParent(page, platform.url, 'en');
    await putAwayAll(page);
    await page.goto(site('service-order'));
    const popup = page.getByRole('dialog', { name: 'Cards for the collection' });
    await popup.waitFor();
    await isWhole(page);
    await popup.getByRole('button', { name: 'Not now' }).click();
    const looks = page.locator('.store-offer');
    expect(await looks.evaluateAll((all) => all.map((one) => one.getAttribute('data-look')))).toEqual([
      'substrate',
      'counter',
      'card',
    ]);
    await expect.poll(() => page.getByRole('timer', { name: 'Time left' }).innerText()).toMatch(/^1[34] d/);
    await isWhole(page);
    await looks.nth(1).getByRole('link', { name: 'Look at it' }).click();
    await page.waitForURL(/\/store\/tests-collections$/);
    await page.getByText(/^-25/).waitFor();
    await page.goto(site('service-order'));
    await looks.first().waitFor();
    await settled(page);
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(complaints).toEqual([]);
    await close();
  });

  it('[K-065] a blackout is a window over everything, on a phone too, and Escape puts it away', async () => {
    const own = await startPlatform({}, [blackout]);
    const { page, complaints, close } = await visit(browser, { viewport: phone });
    await comeAsParent(page, own.url, 'en');
    await putAwayAll(page);
    await page.goto(`${own.url}/2.0/en/cabinet/service-order`);
    const popup = page.getByRole('dialog', { name: 'The whole shelf for less' });
    await popup.waitFor();
    expect(await popup.getAttribute('data-look')).toBe('blackout');
    await isWhole(page);
    await page.keyboard.press('Escape');
    await popup.waitFor({ state: 'hidden' });
    expect(complaints).toEqual([]);
    await close();
    await own.stop();
  });

  it('[R-056] a promo code gives energy or a discount, and says why it gives nothing', async () => {
    const { page, complaints, close } = await visit(browser, { viewport: phone });
    await comeAsParent(page, platform.url, 'en');
    await putAwayAll(page);
    await page.goto(site('store/energy'));
    await page.getByRole('link', { name: 'I have a promo code' }).click();
    const field = page.getByRole('textbox', { name: 'Code' });
    const give = async (code: string, answer: string): Promise<void> => {
      await field.fill(code);
      await page.getByRole('button', { name: 'Use it' }).click();
      await page.getByText(answer).waitFor();
    };
    await give('foxes', 'There is no such code.');
    await isWhole(page);
    await give('KITOLD', 'The time of this code is over.');
    await give('kit-energy', 'It is yours: 50 energy.');
    await give('kit-energy', 'This code has been used already.');
    await page.goto(site('promocode?code=KIT20'));
    await page.getByRole('button', { name: 'Use it' }).click();
    await page.getByText('The discount is yours: All courses for three months -20%.').waitFor();
    await isWhole(page);
    await page.goto(site('service-order/logic'));
    await page.getByText('$19.99').waitFor();
    // The browser tells what was refused, too.
    expect(complaints.filter((one) => !/4(09|22)/.test(one))).toEqual([]);
    await close();
  });

  it('[E-034] a present is bought, its letter comes, and somebody else opens it', async () => {
    const giver = await visit(browser, { viewport: phone });
    await comeAsParent(giver.page, platform.url, 'en');
    await putAwayAll(giver.page);
    await giver.page.goto(site('store/energy'));
    await giver.page.getByRole('button', { name: 'As a gift: 150 energy' }).click();
    const dialog = giver.page.getByRole('dialog', { name: '150 energy as a gift' });
    await dialog.getByRole('button', { name: 'Add to cart' }).click();
    await dialog.getByText('This does not look like an e-mail address.').waitFor();
    await isWhole(giver.page);
    const aunt = `aunt-${Date.now()}@family.example`;
    await dialog.getByLabel('Recipient’s e-mail address').fill(aunt);
    await dialog.getByLabel('A few words from you').fill('For a long winter');
    await dialog.getByRole('button', { name: 'Add to cart' }).click();
    await giver.page.getByRole('complementary', { name: 'Cart' }).getByText('150 energy · gift').waitFor();
    await giver.page.getByRole('link', { name: 'Check out' }).click();
    await giver.page.getByRole('button', { name: /^Pay .+ now$/ }).click();
    await giver.page.getByRole('button', { name: /^Pay / }).click();
    await giver.page.getByRole('heading', { name: 'Paid, thank you!' }).waitFor();
    await giver.page.goto(site('payments'));
    const line = giver.page.getByRole('listitem').filter({ hasText: aunt });
    const code = (await line.getByText(/^Code: /).innerText()).replace('Code: ', '');
    await isWhole(giver.page);
    expect(giver.complaints.filter((one) => !/422/.test(one))).toEqual([]);
    await giver.close();

    const receiver = await visit(browser, { viewport: desk });
    const { token } = await comeAsParent(receiver.page, platform.url, 'en');
    const energy = async (): Promise<number> => {
      const { body } = await send(`${platform.url}/user/common-profile.json`, { method: 'GET', token });
      return (body as { common_profile: { energy: { value: number } } }).common_profile.energy.value;
    };
    const before = await energy();
    await putAwayAll(receiver.page);
    await receiver.page.goto(site(`promocode?code=${code}`));
    await receiver.page.getByRole('button', { name: 'Use it' }).click();
    await receiver.page.getByText('It is yours: 150 energy.').waitFor();
    expect(await energy()).toBe(before + 150);
    expect(receiver.complaints).toEqual([]);
    await receiver.close();
  });

  it('[K-010] [K-016] a purchase that is chosen and the first one that is paid are counted, with a yes', async () => {
    const { page, close } = await visit(browser, { viewport: desk });
    const names: string[] = [];
    page.on('request', (request) => {
      if (!request.url().endsWith('/service/analytics/api/event') || request.resourceType() === 'ping') return;
      names.push((request.postDataJSON() as { name: string }).name);
    });
    await page.goto(`${platform.url}/2.0/en/start`);
    const yes = page.getByRole('button', { name: 'Yes, you may' });
    await alive(yes);
    await yes.click();
    await comeAsParent(page, platform.url, 'en');
    await putAwayAll(page);
    const counted = () => names.filter((name) => name.includes('purchase'));
    await page.goto(site('store/energy'));
    for (const name of ['50 energy', '150 energy']) {
      await page.getByRole('button', { name: `Add to cart: ${name}` }).click();
      await page.getByRole('complementary', { name: 'Cart' }).getByText(name, { exact: true }).waitFor();
    }
    await expect.poll(counted).toEqual(['purchase_chosen']);
    await page.getByRole('link', { name: 'Check out' }).click();
    await page.getByRole('button', { name: /^Pay .+ now$/ }).click();
    await page.getByRole('button', { name: /^Pay / }).click();
    await page.getByRole('heading', { name: 'Paid, thank you!' }).waitFor();
    await expect.poll(counted).toEqual(['purchase_chosen', 'first_purchase']);
    await page.reload();
    await page.getByRole('heading', { name: 'Paid, thank you!' }).waitFor();
    await settled(page);
    expect(counted()).toEqual(['purchase_chosen', 'first_purchase']);
    await close();
  });
});
