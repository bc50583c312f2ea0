import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { calls, certificateTypes } from '../../packages/contract/src/index.ts';
import { startTestPlatform, type TestPlatform } from '../../packages/server/src/testing/platform.ts';
import { draftOf, writeThread } from '../../packages/server/src/testing/test-course.ts';
import { writeCertificate } from '../../packages/server/src/testing/test-certificate.ts';
import { addChild } from '../../packages/server/src/testing/test-family.ts';
import { ratedPeople } from '../../packages/server/src/testing/rated-people.ts';
import { axe, desk, phone, settled, visit } from '../support/browser.ts';
import { look } from '../support/accessibility.ts';
import { comeAsParent, signInAs, signInWith } from '../support/accounts.ts';
import { popup, putAwayAll } from '../support/popups.ts';
import { quiet } from '../support/quiet.ts';
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
async function earner(ids?: readonly number[]) {
  const title = `Courage ${randomUUID().slice(0, 6)}`;
  await writeCertificate(platform, { title, shortTitle: title });
  const [name, password] = [`paper-${randomUUID().slice(0, 12)}`, 'kit and the fox'];
  await platform.call(calls.register, {
    body: { username: name, password, who: 'adult', targetLessons: [3], birthYear: 1990 },
  });
  await solve(await platform.login(name, password), ids ?? (await problems(1)));
  // What follows from it, the present of the day, too, is there before anybody signs in.
  await platform.settled();
  return { name, password, title };
}

/** Takes the certificate of this title, and stands on its page. */
async function take(page: Page, title: string): Promise<void> {
  await page.goto(at('cabinet/personal'));
  await putAwayAll(page);
  await page.getByRole('button', { name: `Get it: ${title}` }).click();
  const dialog = page.getByRole('dialog', { name: 'The name on the certificate' });
  await dialog.getByRole('textbox').fill('Ada Lovelace');
  await dialog.getByRole('button', { name: 'Get the certificate' }).click();
  await page.waitForURL(/\/cabinet\/certificate\/\d+$/);
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
  await dialog.getByRole('alert').getByText('Some of these characters are not allowed.').waitFor();
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
  const printing = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as PDF' }).click();
  expect((await printing).suggestedFilename()).toBe('logikit.pdf');

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

it('[S-029] [K-066] [K-067] paper is asked for by post, each missing field flagged, and taken back', async () => {
  const { title, ...person } = await earner();
  const { page, complaints, close } = await visit(browser, { viewport: desk });
  await signInWith(page, platform.url, { ...person, locale: 'en' });
  await take(page, title);
  const form = page.getByRole('form', { name: 'By post' });
  await form.getByRole('button', { name: 'Ask for it' }).click();
  await expect.poll(() => form.getByRole('alert').getByText('Please fill this in.').count()).toBe(2);
  const phone = form.getByRole('textbox', { name: 'Phone number' });
  const address = form.getByRole('textbox', { name: /^Address/ });
  await phone.fill('+7 900 123-45-67');
  await address.fill('1 Fox Street\nMoscow 101000');
  await form.getByRole('button', { name: 'Ask for it' }).click();
  const stands = page.getByRole('listitem').filter({ hasText: 'On paper' });
  await stands.getByText('We have your request').waitFor();
  expect(await form.count()).toBe(0);
  await look(page, 'certificate/asked');
  await page.getByRole('button', { name: 'Take it back' }).click();
  await stands.getByText('Taken back').waitFor();
  // What was typed is there still.
  expect([await phone.inputValue(), await address.inputValue()]).toEqual([
    '+79001234567',
    '1 Fox Street\nMoscow 101000',
  ]);
  await page.evaluate(() => document.querySelector('.lk-root')?.setAttribute('data-theme', 'laboratory'));
  await settled(page);
  expect(await axe(page)).toEqual([]);
  // The browser writes down what was refused.
  expect(complaints.filter((one) => !one.includes('422'))).toEqual([]);
  await close();
});

it('[D-255] somebody of ours prints what is asked for, posts it, and says so', async () => {
  const { title, ...person } = await earner();
  const learner = await platform.login(person.name, person.password);
  const [certificate] = (await learner.call(calls.listCertificates)).body.data.filter((one) => one.title === title);
  const name = `Ada ${randomUUID()
    .replace(/[^a-f]/g, '')
    .slice(0, 6)}`;
  await learner.call(calls.saveCertificateRequest, {
    body: {
      certificateId: certificate?.id ?? 0,
      type: certificateTypes.PAPER,
      name,
      phone: '+79001234567',
      address: '1 Fox Street\nMoscow 101000',
    },
  });
  const { page, complaints, close } = await visit(browser, { viewport: desk });
  await signInAs(page, platform.url, 'operator', 'en');
  await page.goto(at('cabinet/desk/certificates'));
  await putAwayAll(page);
  const card = page.getByRole('listitem').filter({ hasText: name });
  await card.getByText('1 Fox Street').waitFor();
  await look(page, 'certificate/desk');
  const downloading = page.waitForEvent('download');
  await card.getByRole('button', { name: `Get the sheet: ${name}` }).click();
  expect((await downloading).suggestedFilename()).toMatch(/^logikit-\d+\.pdf$/);
  await card.getByRole('textbox', { name: 'Tracking number' }).fill('RR 123');
  await card.getByRole('button', { name: 'It is sent' }).click();
  await card.waitFor({ state: 'detached' });
  await page.getByRole('link', { name: 'On their way' }).click();
  await card.getByText('RR 123').waitFor();
  await page.evaluate(() => document.querySelector('.lk-root')?.setAttribute('data-theme', 'laboratory'));
  await settled(page);
  expect(await axe(page)).toEqual([]);
  await card.getByRole('button', { name: 'It has arrived' }).click();
  await card.waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
  await close();
});

it('[C-118] whoever ends a chapter is offered what it has earned, until they have looked at it', async () => {
  const { threadId, problemIds } = await writeThread(
    platform.sql,
    [{ problems: [draftOf(['two'], { targetLesson: 3 })] }],
    {
      targetLesson: 3,
      isSequential: false,
    },
  );
  const { title, ...person } = await earner(problemIds);
  const { page, complaints, close } = await visit(browser, { viewport: desk });
  await signInWith(page, platform.url, { ...person, locale: 'en' });
  await page.goto(at(`cabinet/thread/${threadId}/quiz-result`));
  await putAwayAll(page);
  await page.getByRole('heading', { name: 'You have earned a certificate!' }).waitFor();
  await look(page, 'certificate/offered');
  await page.getByRole('link', { name: 'Take it' }).click();
  const row = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: `Get it: ${title}` }) });
  await row.getByText('New').waitFor();
  await quiet(page);
  await page.goto(at(`cabinet/thread/${threadId}/quiz-result`));
  await page.getByRole('list').first().waitFor();
  expect(await page.getByRole('heading', { name: 'You have earned a certificate!' }).count()).toBe(0);
  expect(complaints).toEqual([]);
  await close();
});

it('the dashboard leads to a certificate that is earned, until its owner has been there', async () => {
  const { title, ...person } = await earner();
  const { page, complaints, close } = await visit(browser, { viewport: desk });
  await signInWith(page, platform.url, { ...person, locale: 'en' });
  await putAwayAll(page);
  const way = page.getByRole('link', { name: `You have earned a certificate! ${title}: ${title} New` });
  await way.waitFor();
  for (const theme of ['light', 'laboratory']) {
    await page.evaluate((name) => document.querySelector('.lk-root')?.setAttribute('data-theme', name), theme);
    await look(page, `certificate/dashboard-${theme}`);
  }
  await way.click();
  await page.waitForURL(/\/cabinet\/personal#certificates$/);
  const row = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: `Get it: ${title}` }) });
  await row.getByText('New').waitFor();
  await quiet(page);
  await page.goto(at('cabinet/dashboard/logic'));
  await page.locator('.world-card').waitFor();
  expect(await way.count()).toBe(0);
  expect(complaints).toEqual([]);
  await close();
});

it('[D-185] a popup waits while somebody is in the middle of a dialog', async () => {
  const { title, ...person } = await earner();
  const { page, close } = await visit(browser, { viewport: desk, seesPopups: true });
  await signInWith(page, platform.url, { ...person, locale: 'en' });
  await page.goto(at('cabinet/personal'));
  await putAwayAll(page);
  await page.getByRole('button', { name: `Get it: ${title}` }).click();
  const dialog = page.getByRole('dialog', { name: 'The name on the certificate' });
  await dialog.getByRole('textbox').fill('Ada');
  const heard = page.waitForResponse((response) =>
    response.url().includes('/service/awards/api/user/box/notification'),
  );
  await solve(await platform.login(person.name, person.password), await problems(21));
  await heard;
  await settled(page);
  expect(await popup(page, 'new-level').count()).toBe(0);
  expect(await dialog.getByRole('textbox').evaluate((own) => own === document.activeElement)).toBe(true);
  await dialog.getByRole('button', { name: 'Not now' }).click();
  await popup(page, 'new-level').waitFor();
  await close();
});

it('a picture that does not load is told in words, and the page of a stranger’s certificate is none', async () => {
  const { title, ...person } = await earner();
  const { page, close } = await visit(browser, { viewport: desk });
  await signInWith(page, platform.url, { ...person, locale: 'en' });
  await page.route('**/user/certificate/*.png', (route) => route.abort());
  await take(page, title);
  await page.locator('.certificate-sheet').getByRole('alert').waitFor();
  expect(await page.getByRole('button', { name: 'Print it' }).isDisabled()).toBe(true);
  await page.goto(at('cabinet/certificate/999999'));
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.locator('.certificate-sheet').count()).toBe(0);
  await close();
});

it('[D-254] a grown-up takes the badge, saves it, has it checked by anybody, and takes it back', async () => {
  const { title, ...person } = await earner();
  const { page, complaints, close } = await visit(browser, { viewport: desk });
  await signInWith(page, platform.url, { ...person, locale: 'en' });
  await take(page, title);
  // Nobody has confirmed an address yet.
  await page.getByText('First confirm an e-mail address').waitFor();
  expect(await page.getByRole('button', { name: 'Get the badge' }).count()).toBe(0);
  await platform.sql`update "user" set email = ${`${person.name}@mail.example`}, email_confirmed_at = now()
    where username = ${person.name}`;
  await page.reload();
  await page.getByRole('button', { name: 'Get the badge' }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the badge' }).click();
  const picture = await downloading;
  expect(picture.suggestedFilename()).toBe('logikit-badge.png');
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file for wallets' }).click();
  expect((await file).suggestedFilename()).toBe('logikit-badge.json');
  await look(page, 'certificate/badge');

  const stranger = await visit(browser, { viewport: desk });
  await stranger.page.goto(`${platform.url}/verify?lang=en`);
  const check = async (path: string): Promise<void> => {
    await stranger.page.getByLabel('Picture or file of the badge').setInputFiles(path);
    await stranger.page.getByRole('button', { name: 'Check it' }).click();
  };
  await look(stranger.page, 'certificate/check');
  await check(await picture.path());
  await stranger.page.getByText('This badge is real: Logikit has issued it.').waitFor();
  await stranger.page.getByText(title).waitFor();
  await look(stranger.page, 'certificate/checked');
  expect(await stranger.page.locator('script').count()).toBe(0);

  await page.getByRole('button', { name: 'Take it back' }).click();
  await page.getByText('Copies that are already saved').waitFor();
  await page.getByRole('button', { name: 'Not now' }).and(page.locator(':visible')).click();
  await page.getByRole('button', { name: 'Take it back' }).click();
  await page.getByRole('group', { name: 'Take it back' }).getByRole('button', { name: 'Take it back' }).click();
  await page.getByRole('button', { name: 'Get the badge' }).waitFor();
  await check(await picture.path());
  await stranger.page.getByText('but it is no longer valid').waitFor();
  expect(complaints).toEqual([]);
  await stranger.close();
  await close();
}, 120_000);

it('[D-252] a parent sees what a child has earned, keeps it, and shows it to others', async () => {
  const { page, complaints, close } = await visit(browser, { viewport: phone });
  const parent = await comeAsParent(page, platform.url, 'en');
  const owner = await platform.login(parent.name, parent.password);
  const cardId = await addChild(owner);
  const shelf = at(`cabinet/family/${cardId}/certificates`);
  await page.goto(shelf);
  await putAwayAll(page);
  await page.getByRole('heading', { name: 'No certificate yet' }).waitFor();
  await platform.sql`
    insert into user_certificate (user_id, certificate_id, name, locale, title, stars, problems, issued_at)
    values (${cardId}, 1, 'Ada', 'en', 'Logic, a quarter', 90, 40, now())`;
  await page.goto(at('cabinet/family'));
  await page.locator('.family-pupil summary').click();
  await page.getByRole('link', { name: 'Certificates' }).click();
  await page.waitForURL(shelf);
  await page.getByRole('img', { name: 'Certificate: Ada. Logic, a quarter' }).waitFor();
  await look(page, 'certificate/pupil');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as PDF: Logic, a quarter' }).click();
  expect((await saving).suggestedFilename()).toBe('logikit.pdf');
  await page.getByRole('button', { name: 'Open the page' }).click();
  const link = await page.getByRole('textbox', { name: 'Address of the page' }).inputValue();
  expect((await fetch(link)).status).toBe(200);
  await page.getByRole('button', { name: 'Close the page' }).click();
  await page.getByRole('button', { name: 'Open the page' }).waitFor();
  expect((await fetch(link)).status).toBe(404);
  expect(complaints).toEqual([]);
  // A card that is not theirs.
  await page.goto(at(`cabinet/family/${cardId + 1}/certificates`));
  await page.getByRole('heading', { name: 'There is no such page' }).waitFor();
  await close();
});
