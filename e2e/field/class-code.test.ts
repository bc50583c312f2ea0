import { expect, it } from 'vitest';
import { signInAs } from '../support/accounts.ts';
import { visit } from '../support/browser.ts';
import { browser } from '../support/shared-browser.ts';
import { platform } from '../support/shared-platform.ts';

it('a class code that is shown no more says why, and a tap makes another', async () => {
  const { page, complaints, close } = await visit(browser);
  await signInAs(page, platform.url, 'teacher', 'en');
  const makeClass = async (name: string) => {
    await page.goto(`${platform.url}/2.0/en/cabinet/school`);
    await page.getByLabel('Name, for instance 2 A').fill(name);
    await page.getByRole('button', { name: 'Make the class' }).click();
    return (await page.locator('.school-code').textContent()) ?? '';
  };
  const before = await makeClass('Code room');
  const why = page.getByText('The code is shown only once');
  expect(await why.count()).toBe(0);
  await page.goto(`${platform.url}/2.0/en/cabinet/school`);
  await page.getByRole('link', { name: 'Code room' }).click();
  await why.waitFor();
  expect(await page.locator('.school-code').count()).toBe(0);
  await page.getByRole('button', { name: 'New code' }).click();
  const after = page.locator('.school-code');
  await after.waitFor();
  expect(await after.textContent()).not.toBe(before);
  expect(await why.count()).toBe(0);
  expect(complaints).toEqual([]);
  await close();
});
