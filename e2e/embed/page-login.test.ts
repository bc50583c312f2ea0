import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { axe, clickToClose, settled, visit, type Visit } from '../support/browser.ts';
import { openForeignHost } from './hosts/foreign-host.ts';
import { browser } from '../support/shared-browser.ts';
import { platform } from '../support/shared-platform.ts';

const host = await openForeignHost();
let visitor: Visit;
let page: Page;

beforeEach(async () => {
  visitor = await visit(browser);
  page = visitor.page;
});
afterEach(() => visitor.close());
afterAll(() => host.close());

/** What the host's buttons have done so far, in order. */
interface Host {
  readonly said: (string | number)[];
}

const markup = (): string => `
  <script type="module" src="${platform.url}/v1/embed.js" data-key="pk_demo" crossorigin></script>
  <script type="module">
    import { login, logout } from '${platform.url}/v1/embed.js';
    window.said = [];
    document.addEventListener('logikit-ready', () => said.push('ready'));
    const tell = (what) => what.then((who) => said.push(who?.userId ?? 'out'), ({ code }) => said.push(code));
    document.querySelector('#in').onclick = () => tell(login());
    document.querySelector('#out').onclick = () => tell(logout());
    window.loginByItself = () => tell(login());
  </script>
  <button id="in">In</button><button id="out">Out</button>
  <logikit-problem-player problem="1"></logikit-problem-player>`;

async function openHost(): Promise<void> {
  await page.goto(host.serve(markup()));
  await said('ready');
}

/** Waits until the host has said this so many times. */
async function said(what: string | number, count = 1): Promise<void> {
  await page.waitForFunction(
    ([wanted, times]) => (window as unknown as Host).said.filter((one) => one === wanted).length >= Number(times),
    [what, count],
  );
}

async function openWindow(): Promise<Page> {
  const opening = page.waitForEvent('popup');
  await page.click('#in');
  const popup = await opening;
  await popup.getByRole('heading', { name: `Sign in for ${new URL(host.origin).host}` }).waitFor();
  return popup;
}

async function fillIn(popup: Page, name: string): Promise<void> {
  await popup.getByLabel('Name or e-mail').fill(name);
  await popup.getByLabel('Password').fill(`kit-${name}`);
  await popup.getByRole('button', { name: 'Sign in', exact: true }).click();
}

async function signIn(name: string): Promise<void> {
  const popup = await openWindow();
  await fillIn(popup, name);
  await clickToClose(popup.getByRole('button', { name: /^Continue as/ }));
}

describe('login on a page of another site', () => {
  it('signs in for this page only, in memory, and out again', async () => {
    await openHost();
    await signIn('child');
    await said('ready', 2);
    const users = await page.evaluate(() => (window as unknown as Host).said.filter((one) => typeof one === 'number'));
    expect(users).toHaveLength(1);
    const stored = await page.evaluate(() => Object.keys(localStorage).filter((name) => name.includes('session')));
    expect(stored).toEqual([]);
    const cookies = await visitor.page.context().cookies(host.origin);
    expect(cookies).toEqual([]);
    await page.click('#out');
    await said('out');
    await said('ready', 3);
    expect(visitor.complaints).toEqual([]);
  });

  it('asks whoever is signed in already before anything is handed over, and says which page it is', async () => {
    await openHost();
    await signIn('child');
    await page.reload();
    await said('ready');
    const popup = await openWindow();
    await popup.getByRole('button', { name: 'Continue as Child' }).waitFor();
    await settled(popup);
    expect(await axe(popup)).toEqual([]);
    await clickToClose(popup.getByRole('button', { name: 'Not now' }));
    await said('loginDenied');
  });

  it('says that the window was closed or blocked, and what is on the page stays', async () => {
    await openHost();
    const popup = await openWindow();
    await popup.close();
    await said('loginClosed');
    await page.evaluate(() => {
      window.open = () => null;
      (window as unknown as { loginByItself(): void }).loginByItself();
    });
    await said('popupBlocked');
    await expect.poll(() => page.locator('logikit-problem-player').getByRole('button').count()).toBeGreaterThan(0);
  });

  it('hears nobody but that window', async () => {
    await openHost();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const popup = await openWindow();
    const state = new URL(popup.url()).searchParams.get('state');
    await page.evaluate((known) => {
      for (const text of [known, 'guessed']) window.postMessage({ type: 'logikit-login', state: text, code: 'x' }, '*');
      document.body.append(document.createElement('iframe'));
    }, state);
    await popup.evaluate(() =>
      (window.opener as Window).postMessage({ type: 'logikit-login', state: 'x', code: 'y' }, '*'),
    );
    await clickToClose(popup.getByRole('button', { name: 'Not now' }));
    await said('loginDenied');
    expect(asked.filter((path) => path === '/auth/page-login.json')).toEqual([]);
  });

  it('tells a window that no page has asked for that it is none', async () => {
    await page.goto(`${platform.url}/2.0/en/auth/page?key=pk_demo&origin=javascript:alert(1)&challenge=x&state=y`);
    await page.getByText('No page is waiting for this window.').waitFor();
  });

  it('gives no code for a page that the key does not list', async () => {
    const query = new URLSearchParams({
      key: 'pk_demo',
      origin: 'https://stranger.example',
      challenge: 'c'.repeat(43),
      state: 's'.repeat(32),
    });
    await page.goto(`${platform.url}/2.0/en/auth/page?${query.toString()}`);
    await fillIn(page, 'child');
    await page.getByRole('button', { name: /^Continue as/ }).click();
    await page.getByText('This page may not use the key.').waitFor();
  });
});

describe('anonymous on a page of another site', () => {
  /** What every request of the other site to the platform carried, and every answer to it set. */
  async function watchCookies(context: BrowserContext): Promise<() => Promise<readonly string[]>> {
    const seen: Promise<string[]>[] = [];
    context.on('response', (response) => {
      if (!response.url().startsWith(platform.url)) return;
      const carried = response.request().allHeaders();
      const cookies = Promise.all([carried, response.allHeaders()]).then(([sent, got]) =>
        // The page that was open before may still say goodbye.
        sent['referer']?.startsWith(platform.url) === true
          ? []
          : [sent['cookie'], got['set-cookie']].filter((cookie) => cookie !== undefined),
      );
      // What comes after the last look, while the window is being closed, is nobody's.
      cookies.catch(() => undefined);
      seen.push(cookies);
    });
    return async () => (await Promise.all(seen)).flat();
  }

  it('needs no cookie, sends none, and knows nothing of who is signed in on the platform', async () => {
    await page.goto(`${platform.url}/2.0/en/auth/login`);
    const entering = page.waitForResponse((response) => response.url().endsWith('/auth/authenticate.json'));
    await page.getByRole('dialog').getByLabel('Name or e-mail').fill('child');
    await page.getByRole('dialog').getByLabel('Password').fill('kit-child');
    await page.getByRole('dialog').getByRole('button', { name: 'Sign in', exact: true }).click();
    const { user_id: known } = (await (await entering).json()) as { user_id: number };
    await page.waitForURL(/dashboard/);
    const cookies = await watchCookies(page.context());
    const starting = page.waitForResponse((response) => response.url().endsWith('/auth/open-widget.json'));
    await openHost();
    const { session } = (await (await starting).json()) as { session: { user_id: number } };
    expect(session.user_id).not.toBe(known);
    expect(await cookies()).toEqual([]);
    expect(await page.context().cookies(host.origin)).toEqual([]);
    expect(page.frames()).toHaveLength(1);
  });

  it('works the same where Chromium itself blocks the cookies of other sites, and the page has none', async () => {
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Network.enable');
    await cdp.send('Network.setCookieControls', { enableThirdPartyCookieRestriction: true });
    await page.addInitScript(() => {
      Object.defineProperty(document, 'cookie', {
        get: () => {
          throw new DOMException('No cookies here', 'SecurityError');
        },
      });
    });
    const cookies = await watchCookies(page.context());
    await openHost();
    await page.reload();
    await said('ready');
    expect(await cookies()).toEqual([]);
    expect(visitor.complaints).toEqual([]);
  });

  it('is another learner on another origin, and the same one on the next visit of this', async () => {
    const learnerOf = async (url: string): Promise<number> => {
      const answering = page.waitForResponse((response) => response.url().endsWith('/auth/open-widget.json'));
      await page.goto(url);
      await said('ready');
      const { session } = (await (await answering).json()) as { readonly session: { readonly user_id: number } };
      return session.user_id;
    };
    const address = host.serve(markup());
    const other = await openForeignHost();
    const first = await learnerOf(address);
    expect(await learnerOf(other.serve(markup()))).not.toBe(first);
    expect(await learnerOf(address)).toBe(first);
    await other.close();
  });
});
