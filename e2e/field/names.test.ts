import { expect, it } from 'vitest';
import { comeAsParent } from '../support/accounts.ts';
import { visit } from '../support/browser.ts';
import { openSetting } from '../support/settings.ts';
import { browser } from '../support/shared-browser.ts';
import { platform } from '../support/shared-platform.ts';

it.each(['आराध्या', 'শ্রেয়া', 'ක්‍රිෂාන්', 'علی‌رضا'])('the form of the account takes the user name %s', async (name) => {
  const { page, complaints, close } = await visit(browser);
  await comeAsParent(page, platform.url, 'en');
  await page.goto(`${platform.url}/2.0/en/cabinet/settings`);
  await openSetting(page, 'username');
  const form = page.getByRole('form', { name: 'Sign-in name' });
  await form.getByRole('textbox').fill(name);
  const saved = page.waitForResponse((response) => response.url().endsWith('/settings.json'));
  await form.getByRole('button').click();
  expect((await saved).status()).toBe(200);
  await page.reload();
  await openSetting(page, 'username');
  expect(await form.getByRole('textbox').inputValue()).toBe(name);
  expect(complaints).toEqual([]);
  await close();
});
