import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { axe, clickToClose, desk, settled, visit, type Visit } from '../support/browser.ts';
import { quiet } from '../support/quiet.ts';
import { keptIn, plantIn } from '../support/browser-storage.ts';
import { browser } from '../support/shared-browser.ts';
import { platform } from '../support/shared-platform.ts';

let visitor: Visit;
let page: Page;

beforeEach(async () => {
  visitor = await visit(browser);
  page = visitor.page;
});
afterEach(() => visitor.close());

const site = (path: string, locale = 'en'): string =>
  `${platform.url}/2.0/${locale === 'ru' ? '' : `${locale}/`}${path}`;
const dashboard = (locale = 'en'): string => site('cabinet/dashboard/logic', locale);

async function openLogin(locale = 'en'): Promise<void> {
  await page.goto(site('auth/login', locale));
  await page.locator('.social-button').first().waitFor();
}

/** Presses a network's button; the window that opens is the demo's. */
async function openNetwork(name: string): Promise<Page> {
  const opening = page.waitForEvent('popup');
  const start = page.context().waitForEvent('request', (request) => request.url().includes('/auth/social-network/'));
  await page.locator('.social-list').getByRole('button', { name, exact: true }).click();
  const popup = await opening;
  starts.set(popup, (await start).url());
  await popup.locator('form').waitFor();
  return popup;
}

const pick = (popup: Page, person: string): Promise<void> => clickToClose(popup.locator(`button[value="${person}"]`));

const starts = new Map<Page, string>();
/** Where the window began. */
const asked = (popup: Page): string => starts.get(popup) ?? '';

const sizeOf = (popup: Page): Promise<[number, number]> => popup.evaluate(() => [innerWidth, innerHeight]);
const userIdOf = (): Promise<number> => page.evaluate(() => Number(localStorage.getItem('logikit.session')));

describe('with an account of another house', () => {
  const words = {
    ru: { waiting: 'Окно входа открыто', title: 'вместо ВКонтакте' },
    en: { waiting: 'The sign-in window is open', title: 'In place of' },
    tr: { waiting: 'Giriş penceresi açık', title: 'yerine: deneme' },
  } as const;

  it.each(['ru', 'en', 'tr'] as const)(
    '[R-120] [S-048] signs in, in %s, and in again as the same person',
    async (locale) => {
      await openLogin(locale);
      const popup = await openNetwork('Google');
      expect(new URL(popup.url()).hostname).toBe('127.0.0.1');
      expect(await popup.locator('html').getAttribute('lang')).toBe(locale);
      await page.getByText(words[locale].waiting).waitFor();
      await pick(popup, 'anna');
      // The account speaks the language in which it was made.
      await page.waitForURL(/cabinet\/dashboard\/logic/);
      const userId = await userIdOf();
      expect(userId).toBeGreaterThan(0);
      const token = await page.evaluate(() => fetch('/api/user/gettoken?type=jwt').then((answer) => answer.status));
      expect(token).toBe(200);
      expect(visitor.complaints).toEqual([]);
      const other = await visit(browser);
      page = other.page;
      await openLogin(locale);
      await pick(await openNetwork('Google'), 'anna');
      await page.waitForURL(/cabinet\/dashboard\/logic/);
      expect(await userIdOf()).toBe(userId);
      await other.close();
    },
  );

  it('[K-101] [R-120] the window is 600×700, of vkontakte 700×450, at the address of the network and the locale', async () => {
    await openLogin();
    const asked: string[] = [];
    page.context().on('request', (request) => {
      if (request.url().includes('/auth/social-network/')) asked.push(request.url());
    });
    const google = await openNetwork('Google');
    await expect.poll(() => sizeOf(google)).toEqual([600, 700]);
    await google.close();
    const vkontakte = await openNetwork('VK');
    await expect.poll(() => sizeOf(vkontakte)).toEqual([700, 450]);
    expect(asked.map((url) => url.replace(/&challenge=[\w-]{43}$/, ''))).toEqual(
      ['google', 'vkontakte'].map((name) => `${platform.url}/auth/social-network/${name}?app=true&locale=en`),
    );
  });

  it('[S-047] [X-017] whoever declines is told so as text, and the window closes', async () => {
    await openLogin();
    await pick(await openNetwork('Apple'), '');
    const alert = page.getByRole('alert').filter({ hasText: 'The sign-in was cancelled. You can try again.' });
    await alert.waitFor();
    await settled(page);
    expect(await axe(page)).toEqual([]);
    // The next try works.
    await pick(await openNetwork('Apple'), 'boris');
    await page.waitForURL(/cabinet\/dashboard/);
    expect(visitor.complaints).toEqual([]);
  });

  it('[X-017] markup in a reason stays text, and whoever does not know the channel is not heard', async () => {
    await openLogin();
    const popup = await openNetwork('Google');
    const { searchParams } = new URL(asked(popup));
    const reason = '<img src=x onerror="document.title=1"><b>no</b>';
    await page.evaluate(() => {
      new BroadcastChannel('logikit-social.guessed').postMessage({ errorMessage: 'forged' });
      window.postMessage({ code: 'forged', userId: 1, refreshToken: 'forged' }, '*');
    });
    await page.evaluate(
      ([name, errorMessage]) => new BroadcastChannel(name ?? '').postMessage({ errorMessage }),
      [`logikit-social.${searchParams.get('challenge')}`, reason],
    );
    await expect.poll(() => page.locator('.social [role=alert]').textContent()).toBe(reason);
    expect(await page.locator('.social [role=alert] img').count()).toBe(0);
    await expect.poll(() => popup.isClosed()).toBe(true);
  });

  /** An adult who learns without an account signs in at this network; their id until then. */
  async function learnThenSignIn(network: string): Promise<number> {
    await page.goto(site('start'));
    await page.getByRole('button', { name: 'Take the hard one' }).click();
    await page.waitForURL(dashboard());
    const anonymous = await userIdOf();
    await openLogin();
    await page.evaluate(() => Object.assign(window, { isOldPage: true }));
    await pick(await openNetwork(network), 'defne');
    await page.waitForURL(dashboard());
    return anonymous;
  }

  it('[S-049] another person than before: the main page of the cabinet is loaded anew, and only then', async () => {
    // Somebody whom Facebook knows.
    const first = await visit(browser);
    page = first.page;
    await openLogin();
    await pick(await openNetwork('Facebook'), 'defne');
    await page.waitForURL(/cabinet\/dashboard/);
    const known = await userIdOf();
    await first.close();
    page = visitor.page;
    const anonymous = await learnThenSignIn('Facebook');
    expect(await page.evaluate(() => 'isOldPage' in window)).toBe(false);
    expect(await userIdOf()).toBe(known);
    expect(known).not.toBe(anonymous);
  });

  it('[S-049] the same person goes on without a reload: an anonymous learner keeps the id', async () => {
    const anonymous = await learnThenSignIn('VK');
    expect(await page.evaluate(() => 'isOldPage' in window)).toBe(true);
    expect(await userIdOf()).toBe(anonymous);
  });

  it('a child’s own part shows no network, and a page without the right to open windows says what to do', async () => {
    await page.goto(site('start'));
    await page.getByRole('button', { name: '6 years' }).click();
    await page.waitForURL(dashboard());
    await page.goto(site('auth/login'));
    await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
    await quiet(page);
    expect(await page.locator('.social-button').count()).toBe(0);
    const other = await visit(browser, { viewport: desk });
    page = other.page;
    await page.addInitScript(() => (window.open = () => null));
    await openLogin();
    await page.locator('.social-button').first().click();
    await page.getByRole('alert').filter({ hasText: 'Allow windows for this site' }).waitFor();
    await other.close();
  });
});

async function loginAs(name: string, locale = 'en'): Promise<void> {
  await page.goto(site('auth/login', locale));
  await page.locator('input[name=username]').fill(name);
  await page.locator('input[name=password]').fill(`kit-${name}`);
  await page.locator('.auth-card form button[type=submit]').first().click();
  await page.waitForURL(/cabinet\/(dashboard|school)/);
}

describe('with a passkey', () => {
  /** A phone's own keeper of keys, whose owner is there and agrees. */
  async function addAuthenticator(): Promise<void> {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('WebAuthn.enable', { enableUI: false });
    await devtools.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
  }

  it.each([
    ['by its button', false],
    ['from the list at the name’s field', true],
  ])('a grown-up adds one, signs out and in with it %s, and drops it', async (_how, isOffered) => {
    await addAuthenticator();
    if (!isOffered)
      await page.addInitScript(() => {
        PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
      });
    await loginAs('adult');
    // The demo's grown-ups speak Russian.
    await page.goto(site('cabinet/settings/sign-in', 'ru'));
    await page.getByRole('button', { name: 'Добавить ключ доступа' }).click();
    await page.getByRole('button', { name: /^Убрать: Chrome/ }).waitFor();
    await settled(page);
    expect(await axe(page)).toEqual([]);
    await page.getByRole('button', { name: 'Выйти', exact: true }).click();
    await page.waitForURL(`${platform.url}/`);
    await page.goto(site('auth/login'));
    // Where the browser offers keys by itself, its owner picks one there.
    if (!isOffered) await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await page.waitForURL(dashboard('en'));
    await page.goto(site('cabinet/settings/sign-in', 'ru'));
    await page.getByRole('button', { name: /^Убрать: Chrome/ }).click();
    await page.getByRole('button', { name: /^Убрать: / }).waitFor({ state: 'hidden' });
    expect(visitor.complaints).toEqual([]);
  });

  it('a child’s settings have no passkeys', async () => {
    await addAuthenticator();
    await loginAs('child');
    await page.goto(site('cabinet/settings/sign-in', 'ru'));
    await page.getByText('Вы сейчас здесь').waitFor();
    expect(await page.getByRole('heading', { name: 'Ключи доступа' }).count()).toBe(0);
    expect(await page.locator('.social-button').count()).toBe(0);
  });
});

describe('with a new password', () => {
  it.each(['ru', 'en', 'tr'] as const)('[R-084] asks for the letter in %s, sets it and signs in', async (locale) => {
    const email = `forgetful-${locale}@example.org`;
    const made = await fetch(`${platform.url}/user/registration`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
      body: JSON.stringify({ email, password: 'the old password', who: 'adult', target_lessons: [3], locale }),
    });
    expect(made.status).toBe(200);
    await page.goto(site('auth/login', locale));
    await page.locator('a[href$="auth/recovery"]').click();
    await page.locator('.auth-card input[name=email]').waitFor();
    const submit = page.locator('.auth-card form button[type=submit]').first();
    await submit.click();
    await page.locator('.form-error').filter({ hasText: /\S/ }).waitFor();
    await page.locator('input[name=email]').fill(email);
    await submit.click();
    await page.locator('.sent').filter({ hasText: email }).waitFor();
    await settled(page);
    expect(await axe(page)).toEqual([]);
    // The mailbox of development shows what a reader would press.
    // The letter is written soon after the answer, whoever it is to.
    await expect.poll(() => linkTo(email)).toContain(new URL(site('auth/new-password', locale)).pathname);
    const link = await linkTo(email);
    await page.goto(link);
    await page.locator('input[name=password]').fill('short');
    await submit.click();
    await page.locator('.form-error').filter({ hasText: '8' }).waitFor();
    await page.locator('input[name=password]').fill('the new password');
    expect(new URL(page.url()).hash).toBe('');
    await submit.click();
    await page.locator('[role=status]').filter({ hasText: /\S/ }).waitFor();
    await page.locator('.auth-card a[href$="auth/login"]').click();
    await page.locator('input[name=username]').fill(email);
    await page.locator('input[name=password]').fill('the new password');
    await page.locator('.auth-card form button[type=submit]').first().click();
    await page.waitForURL(dashboard(locale));
    expect(visitor.complaints.filter((text) => !text.includes('422'))).toEqual([]);
  });

  /** The link of the letter; empty until it has come. */
  async function linkTo(email: string): Promise<string> {
    const list = await fetch(`${platform.url}/dev/mail?to=${encodeURIComponent(email)}`).then((answer) =>
      answer.text(),
    );
    for (const [, path = ''] of list.matchAll(/href="(\/dev\/mail\/[^"]+)"/g)) {
      const letter = await fetch(platform.url + path).then((answer) => answer.text());
      const link = /https?:\/\/[^"'<\s]+new-password#[\w-]+/.exec(letter.replaceAll('&#35;', '#'))?.[0];
      if (link !== undefined && letter.includes(email)) return link;
    }
    return '';
  }
});

describe('signing out', () => {
  it('nothing of the learner before is left in the browser (S-12), and their token is refused', async () => {
    await loginAs('child');
    const userId = await userIdOf();
    const mark = `kept-by-${userId}`;
    const refresh = (await page.context().cookies()).find(({ name }) => name.includes('refresh'))?.value ?? '';
    expect(refresh).not.toBe('');
    await plantIn(page, mark);
    expect(await keptIn(page)).toContain(mark);
    await page.goto(site('cabinet/settings/sign-in', 'ru'));
    // Another tab of the same browser goes out, too.
    const other = await page.context().newPage();
    await other.goto(site('cabinet/settings/sign-in', 'ru'));
    await other.getByText('Вы сейчас здесь').waitFor();
    await page.getByRole('button', { name: 'Выйти', exact: true }).click();
    await page.waitForURL(`${platform.url}/`);
    const left = await keptIn(page);
    for (const trace of [mark, refresh, 'logikit.session']) expect(left).not.toContain(trace);
    expect((await page.context().cookies()).filter(({ name }) => name.includes('refresh'))).toEqual([]);
    const replay = await fetch(`${platform.url}/api/user/gettoken?type=jwt`, {
      headers: { cookie: `logikit-refresh=${refresh}` },
    });
    expect(replay.status).toBe(401);
    await expect.poll(() => other.evaluate(() => localStorage.getItem('logikit.session'))).toBeNull();
  });

  it('everywhere: the other browser is out at its next step', async () => {
    await loginAs('teacher');
    const second = await visit(browser);
    const first = page;
    page = second.page;
    await loginAs('teacher');
    await page.goto(site('cabinet/settings/sign-in', 'ru'));
    // On a busy machine the socket tells of the end before the call is answered.
    await page.route('**/auth/sessions/end.json', async (route) => {
      const renewed = page.waitForRequest(/gettoken/);
      const response = await route.fetch();
      await renewed;
      await route.fulfill({ response });
    });
    await page.getByRole('button', { name: 'Выйти везде' }).click();
    await page
      .getByRole('group', { name: /Выйти на всех/ })
      .getByRole('button', { name: 'Выйти везде' })
      .click();
    await page.waitForURL(`${platform.url}/`);
    const status = await first.evaluate(() => fetch('/api/user/gettoken?type=jwt').then((answer) => answer.status));
    expect(status).toBe(401);
    await second.close();
  });
});
