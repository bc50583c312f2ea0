import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { axe, clippedOn, settled, visit } from '../support/browser.ts';
import { codeInLetter, openLetter, pressInLetter } from '../support/emails.ts';
import { send } from '../support/operations.ts';
import { popup } from '../support/popups.ts';
import { tokenOf } from '../support/solver.ts';
import { browser } from '../support/shared-browser.ts';
import { platform } from '../support/shared-platform.ts';

const base = (locale: string): string => `${platform.url}/2.0/${locale === 'ru' ? '' : `${locale}/`}`;
let count = 0;
const address = (host = 'mail.example'): string => `saver-${Date.now()}-${(count += 1)}@${host}`;

/** An anonymous learner whom the platform asks to save: a grown-up by the last door of the start page, a child by the first. */
async function startAndSave(page: Page, locale: string, door: 'adult' | 'child' = 'adult'): Promise<void> {
  await page.goto(`${base(locale)}start`);
  const buttons = page.locator('.age-doors-door button');
  await (door === 'adult' ? buttons.last() : buttons.first()).click();
  await page.waitForURL(/dashboard\/logic$/);
  const url = `${platform.url}/user/force-account-save.json`;
  expect((await send(url, { method: 'POST', token: await tokenOf(page) })).status).toBe(200);
  await page.reload();
  await popup(page, 'save-progress').waitFor();
}

const emailField = (page: Page) => popup(page, 'save-progress').locator('input[name=email]');
const submit = (page: Page) => page.locator('dialog[open] button[type=submit]').click();
const alert = (page: Page) => page.locator('dialog[open] form [role=alert]').innerText();

async function fill(page: Page, email: string, year = '1990'): Promise<void> {
  await emailField(page).fill(email);
  const select = popup(page, 'save-progress').locator('select');
  if ((await select.count()) > 0) await select.selectOption(year);
  await submit(page);
}

/** The popup that shows; whatever is more urgent than the course is put away. */
async function shownAfterOthers(page: Page): Promise<string | null> {
  const open = page.locator('dialog[data-popup][open]');
  const name = (await open.count()) > 0 ? await open.getAttribute('data-popup') : null;
  if (name !== null && name !== 'logic-about') await page.keyboard.press('Escape');
  return name;
}

it.each(['ru', 'en', 'tr'])(
  '[S-041] [S-042] [S-045] [S-046] [R-110] [R-112] in %s: saves with an address, reads the letter and follows its link',
  async (locale) => {
    const { page, complaints, close } = await visit(browser, { seesPopups: true });
    await startAndSave(page, locale);
    await settled(page);
    expect(await axe(page)).toEqual([]);
    await expect.poll(() => clippedOn(page)).toEqual([]);
    // Whom the platform asks to save, it does not let off.
    const window = popup(page, 'save-progress');
    expect(await window.locator('.popup-window-close').count()).toBe(0);
    await expect.poll(() => window.locator('.popup-window-actions button').count()).toBe(1);
    const links = await window
      .locator('.save-progress-documents a')
      .evaluateAll((all) => all.map((a) => a.getAttribute('href')));
    expect(links).toEqual([
      `/2.0/${locale === 'ru' ? '' : `${locale}/`}privacy`,
      `/2.0/${locale === 'ru' ? '' : `${locale}/`}agreement`,
    ]);
    await window.locator('.social-button').first().waitFor();
    const email = address();
    await fill(page, `  ${email} `);
    await popup(page, 'check-email').waitFor();
    await expect.poll(() => popup(page, 'check-email').innerText()).toContain(email);
    await settled(page);
    expect(await axe(page)).toEqual([]);
    await expect.poll(() => clippedOn(page)).toEqual([]);

    const mail = await page.context().newPage();
    await openLetter(mail, platform.url, email);
    await pressInLetter(mail);
    await mail.waitForURL(new RegExp(`${base(locale)}confirm-email$`));
    await mail.locator('.email-link-page button').click();
    await mail.locator('.email-link-page input[name=password]').fill('a long password');
    await mail.locator('.email-link-page button[type=submit]').click();
    await mail.locator('.email-link-page [role=status]').waitFor();
    await settled(mail);
    expect(await axe(mail)).toEqual([]);
    await expect.poll(() => clippedOn(mail)).toEqual([]);
    await mail.close();

    // The first tab notices by itself, and tells of the course.
    await page.bringToFront();
    await popup(page, 'check-email').waitFor({ state: 'hidden' });
    await expect.poll(() => shownAfterOthers(page)).toBe('logic-about');
    const { body } = await send(`${platform.url}/user/common-profile.json`, { token: await tokenOf(page) });
    expect(body).toMatchObject({ common_profile: { anonymous: false, email } });
    expect(complaints).toEqual([]);
    await close();
  },
);

it('[R-109] [S-044] [S-040] [S-042] the mailbox of a known provider, another address, and the code on the same device', async () => {
  const { page, complaints, close } = await visit(browser, { seesPopups: true });
  await startAndSave(page, 'en');
  const first = address('gmail.com');
  await fill(page, first);
  await popup(page, 'mail-checker').waitFor();
  await settled(page);
  expect(await axe(page)).toEqual([]);
  const open = page.getByRole('link', { name: 'Open Gmail' });
  expect(await open.getAttribute('href')).toBe('https://mail.google.com/mail/');
  await page.getByRole('button', { name: 'Skip' }).click();
  await popup(page, 'check-email').waitFor();
  await page.getByRole('button', { name: 'Change the address' }).click();
  await expect.poll(() => emailField(page).inputValue()).toBe(first);
  const second = address();
  await fill(page, second);
  await popup(page, 'check-email').waitFor();

  await page.getByLabel('Code from the e-mail').fill('12');
  await submit(page);
  await expect.poll(() => alert(page)).toBe('The code has six digits.');
  const mail = await page.context().newPage();
  await openLetter(mail, platform.url, second);
  const code = await codeInLetter(mail);
  await mail.close();
  await page.getByLabel('Code from the e-mail').fill(code === '000000' ? '111111' : '000000');
  await submit(page);
  await expect.poll(() => alert(page)).toContain('Ask for a new e-mail.');
  await page.getByLabel('Code from the e-mail').fill(code);
  await submit(page);
  await popup(page, 'check-email').waitFor({ state: 'hidden' });
  const { body } = await send(`${platform.url}/user/common-profile.json`, { token: await tokenOf(page) });
  expect(body).toMatchObject({ common_profile: { anonymous: false, email: second } });
  expect(complaints.filter((one) => !one.includes('422'))).toEqual([]);
  await close();

  // Closing once the address is saved ends the process.
  const other = await visit(browser, { seesPopups: true });
  await startAndSave(other.page, 'en');
  await fill(other.page, address('yandex.ru'));
  await popup(other.page, 'mail-checker').waitFor();
  await other.page.keyboard.press('Escape');
  await popup(other.page, 'mail-checker').waitFor({ state: 'hidden' });
  expect(await popup(other.page, 'check-email').count()).toBe(0);
  await other.close();
});

it('[V-014] [V-015] [V-017] [X-009] [X-010] [X-011] [X-013] [X-019] [V-034] says what is wrong with an address, and keeps what was typed', async () => {
  const { page, complaints, close } = await visit(browser, { seesPopups: true });
  await startAndSave(page, 'en');
  await submit(page);
  await expect.poll(() => alert(page)).toBe('Please type an e-mail address.');
  await fill(page, 'no address');
  await expect.poll(() => alert(page)).toBe('This does not look like an e-mail address.');
  expect(await emailField(page).inputValue()).toBe('no address');
  await fill(page, 'kit@mail.invalid');
  await expect.poll(() => alert(page)).toBe('E-mails cannot reach this address. Please enter another one.');

  const taken = address();
  const registered = await send(`${platform.url}/user/registration`, {
    method: 'POST',
    body: { email: taken, password: 'a long password', who: 'adult', target_lessons: [3] },
  });
  expect(registered.status).toBe(200);
  const saves: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/user/settings.json')) saves.push(request.postData() ?? '');
  });
  await fill(page, taken);
  await expect.poll(() => alert(page)).toBe('This e-mail is already in use.');
  const help = popup(page, 'save-progress').locator('.save-progress-help a');
  expect([await help.count(), await help.getAttribute('href')]).toEqual([1, '/2.0/en/auth/login']);
  // The words go when something is typed, and come back a second after the same is sent, without a request.
  await emailField(page).press('End');
  await emailField(page).press('x');
  await expect.poll(() => alert(page)).toBe('');
  await emailField(page).press('Backspace');
  const before = Date.now();
  await submit(page);
  await expect.poll(() => alert(page), { interval: 20 }).toBe('This e-mail is already in use.');
  expect(Date.now() - before).toBeGreaterThanOrEqual(1000);
  expect(saves).toHaveLength(1);
  expect(complaints.filter((one) => !one.includes('422'))).toEqual([]);
  await close();
});

it('a child sees no way out of the site, and the letter asks the parent', async () => {
  const { page, close } = await visit(browser, { seesPopups: true });
  await startAndSave(page, 'en', 'child');
  expect(await popup(page, 'save-progress').locator('.social-button').count()).toBe(0);
  const email = address('gmail.com');
  await fill(page, email, String(new Date().getFullYear() - 6));
  await popup(page, 'check-email').waitFor();
  expect(await page.locator('dialog[open] a[href^=http]').count()).toBe(0);
  await openLetter(page, platform.url, email);
  await page.getByRole('heading', { name: 'A child asks to save progress in Logikit' }).waitFor();
  await close();
});

it.each(['ru', 'en', 'uk', 'cs', 'de', 'pl', 'tr', 'pt-br', 'es-mx'])(
  '[X-009] [X-010] in %s: the errors of an empty and of a wrong address are said in that language',
  async (locale) => {
    const { page, close } = await visit(browser, { seesPopups: true });
    const words = (await import(`../../locales/${locale}/errors.json`, { with: { type: 'json' } })) as {
      default: Readonly<Record<string, string>>;
    };
    await startAndSave(page, locale);
    await submit(page);
    await expect.poll(() => alert(page)).toBe(words.default['errors.enterEmailError']);
    await fill(page, 'kit@home');
    await expect.poll(() => alert(page)).toBe(words.default['errors.invalidEmailError']);
    await close();
  },
);
