import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { calls } from '../../packages/contract/src/index.ts';
import { startTestPlatform, type TestPlatform } from '../../packages/server/src/testing/platform.ts';
import { ratedPeople } from '../../packages/server/src/testing/rated-people.ts';
import { axe, desk, settled, visit } from '../support/browser.ts';
import { look } from '../support/accessibility.ts';
import { signInWith } from '../support/accounts.ts';
import { putAwayAll } from '../support/popups.ts';
import { browser } from '../support/shared-browser.ts';

// The platform runs in this process, so that what is earned is made by calls.
let platform: TestPlatform;

beforeAll(async () => {
  platform = await startTestPlatform();
  // Cookies and tokens end by the platform's clock, and the browser's own clock decides when that is.
  platform.clock.advance(Date.now() - platform.clock.now().getTime());
});
afterAll(() => platform?.close());

const { close: solve, problems } = ratedPeople(() => platform);
const at = (path: string): string => `${platform.url}/2.0/en/${path}`;

/** A grown-up with one problem closed, for which an editor gives a certificate. */
async function earner() {
  const editor = await platform.login('editor');
  const title = `Courage ${randomUUID().slice(0, 6)}`;
  const made = await editor.call(calls.createCertificate, {
    body: {
      title,
      shortTitle: title,
      image: null,
      kind: 'quiz',
      example: null,
      targetLesson: 3,
      stars: null,
      purchaseIds: [],
      blocksCount: null,
      problemsCount: 1,
    },
  });
  expect(made.status).toBe(200);
  const [name, password] = [`paper-${randomUUID().slice(0, 12)}`, 'kit and the fox'];
  await platform.call(calls.register, {
    body: { username: name, password, who: 'adult', targetLessons: [3], birthYear: 1990 },
  });
  await solve(await platform.login(name, password), await problems(1));
  // What follows from it, the present of the day, too, is there before anybody signs in.
  await platform.settled();
  return { name, password, title };
}

it('[S-063] [E-038] somebody takes a certificate, prints it, shares it with whoever has the address, and closes it', async () => {
  const { title, ...person } = await earner();
  const { page, complaints, close } = await visit(browser, { viewport: desk });
  await signInWith(page, platform.url, { ...person, locale: 'en' });
  await page.goto(at('cabinet/personal'));
  await putAwayAll(page);
  await page.getByRole('button', { name: `Get it: ${title}` }).click();
  const dialog = page.getByRole('dialog', { name: 'The name on the certificate' });
  const field = dialog.getByRole('textbox', { name: 'Name and surname' });
  await field.fill('Ada 2');
  await dialog.getByRole('button', { name: 'Get the certificate' }).click();
  await dialog.getByRole('alert').getByText('There are signs here that do not fit.').waitFor();
  await field.fill('Ada Lovelace');
  await dialog.getByRole('button', { name: 'Get the certificate' }).click();

  await page.waitForURL(/\/cabinet\/certificate\/\d+$/);
  const sheet = page.getByRole('img', { name: `Certificate: Ada Lovelace. ${title}` });
  await sheet.waitFor();
  await expect.poll(() => sheet.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1754);
  await look(page, 'certificate/own');
  await page.evaluate(() => document.querySelector('.lk-root')?.setAttribute('data-theme', 'laboratory'));
  await settled(page);
  expect(await axe(page)).toEqual([]);
  await page.emulateMedia({ media: 'print' });
  expect([await sheet.isVisible(), await page.getByRole('button', { name: 'Print it' }).isVisible()]).toEqual([
    true,
    false,
  ]);
  await page.emulateMedia({ media: 'screen' });
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the picture' }).click();
  expect((await downloading).suggestedFilename()).toBe('logikit.png');

  await page.getByRole('button', { name: 'Open the page' }).click();
  const link = await page.getByRole('textbox', { name: 'Address of the page' }).inputValue();
  await sheet.waitFor();
  const stranger = await visit(browser, { viewport: desk });
  await stranger.page.goto(link);
  await stranger.page.getByRole('heading', { name: 'Certificate: Ada Lovelace' }).waitFor();
  await stranger.page.getByRole('img', { name: /Ada Lovelace/ }).waitFor();
  await look(stranger.page, 'certificate/shared');
  expect(await stranger.page.locator('script').count()).toBe(0);

  await page.getByRole('button', { name: 'Another name' }).click();
  const again = page.getByRole('dialog', { name: 'The name on the certificate' });
  await again.getByRole('textbox', { name: 'Name and surname' }).fill('Ada King');
  await again.getByRole('button', { name: 'Get the certificate' }).click();
  await page.getByRole('img', { name: /Ada King/ }).waitFor();
  await stranger.page.reload();
  await stranger.page.getByRole('heading', { name: 'Certificate: Ada King' }).waitFor();

  await page.getByRole('button', { name: 'Close the page' }).click();
  await page.getByRole('button', { name: 'Open the page' }).waitFor();
  const gone = await stranger.page.goto(link);
  expect(gone?.status()).toBe(404);
  await stranger.page.getByRole('heading', { name: 'There is no such certificate' }).waitFor();
  expect(complaints).toEqual([]);
  await Promise.all([close(), stranger.close()]);
});

it('a picture that does not load is told in words, and the page of a stranger’s certificate is none', async () => {
  const { title, ...person } = await earner();
  const { page, close } = await visit(browser, { viewport: desk });
  await signInWith(page, platform.url, { ...person, locale: 'en' });
  await page.route('**/user/certificate/*.png', (route) => route.abort());
  await page.goto(at('cabinet/personal'));
  await putAwayAll(page);
  await page.getByRole('button', { name: `Get it: ${title}` }).click();
  const dialog = page.getByRole('dialog', { name: 'The name on the certificate' });
  await dialog.getByRole('textbox').fill('Ada Lovelace');
  await dialog.getByRole('button', { name: 'Get the certificate' }).click();
  await page.waitForURL(/\/cabinet\/certificate\/\d+$/);
  await page.locator('.certificate-sheet').getByRole('alert').waitFor();
  expect(await page.getByRole('button', { name: 'Print it' }).isDisabled()).toBe(true);
  await page.goto(at('cabinet/certificate/999999'));
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.locator('.certificate-sheet').count()).toBe(0);
  await close();
});
