import { expect, it } from 'vitest';
import { comeAsParent } from '../support/accounts.ts';
import { visit } from '../support/browser.ts';
import { browser } from '../support/shared-browser.ts';
import { platform } from '../support/shared-platform.ts';

it('keeps the focus near a key that has just been saved, and a guest or a stranger meets no refusal', async () => {
  const { page, complaints, close } = await visit(browser);
  await page.goto(`${platform.url}/2.0/en/partner`);
  await page.getByLabel('Name or e-mail').fill('partner');
  await page.getByLabel('Password').fill('kit-partner');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  const keys = page.getByRole('region', { name: 'Keys' });
  await keys.getByRole('button', { name: 'New key' }).click();
  await keys.getByLabel('Name', { exact: true }).fill('Club');
  await page.keyboard.press('Tab');
  const scrolled = await page.evaluate(() => scrollY);
  await keys.getByRole('button', { name: 'Save' }).press('Enter');
  await keys.getByRole('heading', { name: 'Club' }).waitFor();
  await expect.poll(() => keys.evaluate((part) => part.contains(document.activeElement))).toBe(true);
  expect(await page.evaluate(() => scrollY)).toBeGreaterThanOrEqual(Math.min(scrolled, 1));
  expect(complaints).toEqual([]);
  await close();
});

it('keeps the focus where a child was added, and lets go of it for whoever points elsewhere', async () => {
  const { page, complaints, close } = await visit(browser);
  await comeAsParent(page, platform.url, 'en');
  await page.goto(`${platform.url}/2.0/en/cabinet/family`);
  const part = page.locator('.form-part').first();
  const hasFocus = () => part.evaluate((element) => element.contains(document.activeElement));
  await part.getByRole('button').press('Enter');
  await part.locator('input[name=name]').fill('Ada');
  await part.locator('select').nth(1).selectOption('2');
  await part.locator('button[type=submit]').press('Enter');
  await page.getByRole('heading', { name: 'Ada', exact: true }).waitFor();
  await expect.poll(hasFocus).toBe(true);
  await page.getByRole('heading', { level: 1 }).click();
  await expect.poll(hasFocus).toBe(false);
  expect(complaints).toEqual([]);
  await close();
});
