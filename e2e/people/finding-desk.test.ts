import { expect, it } from 'vitest';
import { signInAs } from '../support/accounts.ts';
import { axe, clippedOn, desk, overflowOf, phone, settled, visit } from '../support/browser.ts';
import { startPlatform } from '../support/platform.ts';
import { putAwayAll } from '../support/popups.ts';
import { openSetting } from '../support/settings.ts';
import { browser } from '../support/shared-browser.ts';

/** Three dollars came where 4.99 were asked for. */
const otherAmount = `
  with p as (
    insert into payment (user_id, token, billing_type, adapter, status, outcome, amount, from_balance, currency, locale,
      email, lines, started_at, changed_at)
    select id, 'AAAAAAAAAAAAAAAAAAAAAA', 'xsolla', 'demo', 'unknown', 'checked', 499, 0, 'USD', 'en',
      'parent@family.example', '[]', now(), now()
    from "user" where username = 'parent'
    returning token)
  insert into billing_finding (kind, reference, detail, found_at)
  select 'amount', token, '{"told": {"amount": 300, "currency": "USD"}}', now() from p`;

it('[D-211] whoever of ours sees to payments finds the desk in the settings, and puts money on a balance', async () => {
  const own = await startPlatform({}, [otherAmount]);
  const { page, complaints, close } = await visit(browser, { viewport: phone });
  await signInAs(page, own.url, 'operator', 'en');
  await page.goto(`${own.url}/2.0/en/cabinet/settings`);
  await putAwayAll(page);
  await openSetting(page, 'desk');
  await page.getByRole('link', { name: 'Payments that do not fit' }).click();
  const card = page.getByRole('listitem').filter({ hasText: 'Another amount came' });
  await card.getByText('Asked for: $4.99. Came: $3.00.').waitFor();
  await card.getByRole('link', { name: 'parent@family.example' }).waitFor();
  for (const [size, theme] of [
    [phone, 'light'],
    [desk, 'laboratory'],
  ] as const) {
    await page.setViewportSize(size);
    await page.evaluate((name) => document.querySelector('.lk-root')?.setAttribute('data-theme', name), theme);
    await settled(page);
    expect(await axe(page)).toEqual([]);
    expect(await clippedOn(page)).toEqual([]);
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  }
  await card.getByRole('button', { name: 'Put it on the balance' }).click();
  await card.getByText('a letter tells them').waitFor();
  await card.getByRole('button', { name: 'Put it on the balance' }).click();
  await card.waitFor({ state: 'detached' });
  await page.getByText('Every payment fits.').waitFor();
  await page.getByRole('link', { name: 'Done' }).click();
  await card.getByText('It lies on the balance').waitFor();
  expect(complaints).toEqual([]);
  await close();
  const payer = await visit(browser, { viewport: phone });
  await signInAs(payer.page, own.url, 'parent', 'en');
  await payer.page.goto(`${own.url}/2.0/en/cabinet/payments`);
  await putAwayAll(payer.page);
  await payer.page.getByText('$3.00').waitFor();
  await payer.close();
  await own.stop();
});
