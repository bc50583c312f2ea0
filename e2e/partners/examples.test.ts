import { spawnSync } from 'node:child_process';
import { readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import type * as sdk from '@logikit/sdk';
import type { Locator } from 'playwright-core';
import type * as shell from '../../examples/webview/shell.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { visit, type Visit } from '../support/browser.ts';
import { installExamples, runExample, runScript } from './example.ts';
import { type FakeApp, fakeApp, platforms } from '../embed/webview-fakes.ts';
import { browser } from '../support/shared-browser.ts';
import { platform } from '../support/shared-platform.ts';

/** Few machines of ours have it; the test says by its name what was left out. */
const hasPhp = spawnSync('php', ['-v']).status === 0;

let examples: string;

beforeAll(async () => {
  examples = await installExamples();
});

/** Runs an installed example and opens its page as somebody who was never here. */
async function open(name: string, scene: (visitor: Visit, url: string) => Promise<void>): Promise<void> {
  const example = await runExample(join(examples, name), platform.url);
  const visitor = await visit(browser);
  try {
    await visitor.page.goto(example.url);
    await scene(visitor, example.url);
    expect(visitor.complaints).toEqual([]);
  } finally {
    await visitor.close();
    await example.stop();
  }
}

/** Chooses the first card and waits for the judgement of the server, whichever it is. */
async function tryFirstCard(place: Locator): Promise<void> {
  await place.getByRole('radio').first().click();
  const check = place.getByRole('button', { name: 'Check' });
  await check.click();
  await check.waitFor({ state: 'hidden' });
}

/** Nothing of the frame is hidden, and nothing of it scrolls. */
async function expectWholeHeight({ page }: Visit): Promise<void> {
  const inside = page.frameLocator('iframe').locator('html');
  const missing = (): Promise<number> =>
    inside.evaluate(({ scrollHeight, clientHeight }) => Math.max(0, scrollHeight - clientHeight));
  await expect.poll(missing).toBe(0);
}

const told = (visitor: Visit, event: string): Locator => visitor.page.getByRole('listitem').filter({ hasText: event });

describe('examples, installed from the packed tarballs', () => {
  it('take our packages from the tarballs, not from this repository', () => {
    for (const name of ['react-vite', 'next-ssr', 'node-script']) {
      const path = realpathSync(join(examples, name, 'node_modules/@logikit/sdk'));
      expect(path.startsWith(realpathSync(join(examples, '..')))).toBe(true);
      expect(readFileSync(join(path, 'package.json'), 'utf8')).not.toContain('@logikit/source');
    }
  });

  it('are typed by the declarations that were packed', () => {
    const tsc = join(import.meta.dirname, '../../node_modules/.bin/tsc');
    const done = spawnSync(tsc, ['-p', examples, '--skipLibCheck'], { encoding: 'utf8' });
    expect(done.stdout).toBe('');
  });

  it('html-embed: one script and one tag under the strictest policy', () =>
    open('html-embed', async (visitor) => {
      await tryFirstCard(visitor.page.locator('logikit-problem-player'));
      await told(visitor, 'logikit-answered').waitFor();
    }));

  it('school-page: the board of a school under a strict policy, without a session', () =>
    open('school-page', async ({ page }) => {
      await page.getByRole('heading', { name: 'Kit and friends' }).waitFor();
      await expect.poll(() => page.locator('.lk-board-row').count()).toBe(10);
    }));

  it('react-vite: the road opens a problem, and the problem leads back', () =>
    open('react-vite', async ({ page }) => {
      await page.getByRole('button').first().click();
      await page.getByRole('button', { name: 'Check' }).waitFor();
      await page.getByRole('button', { name: 'Back to the road' }).click();
      await page.getByRole('button', { name: 'Check' }).waitFor({ state: 'detached' });
    }));

  it('next-ssr: rendered in Node without a DOM, hydrated without a word, and solved', () =>
    open('next-ssr', async ({ page }, url) => {
      const html = await (await fetch(url)).text();
      expect(html).toContain('Fetching the puzzle…');
      await tryFirstCard(page.locator('main'));
    }));

  it.each(['vue', 'svelte'])(
    '%s: binds a property, hears events, and opens another problem in the same player',
    (name) =>
      open(name, async (visitor) => {
        const { page } = visitor;
        await tryFirstCard(page.locator('logikit-problem-player'));
        await told(visitor, 'logikit-answered {"problemId":1').waitFor();
        await page.getByRole('button', { name: 'Next puzzle' }).click();
        await told(visitor, 'logikit-ready {"problemId":2').waitFor();
        await expect.poll(() => page.locator('logikit-problem-player').count()).toBe(1);
      }),
  );

  it('partner-backend: a pupil’s progress follows the login, on another device too', () =>
    open('partner-backend', async ({ page }, url) => {
      const userOf = async (visitor: Visit['page']): Promise<unknown> => {
        const exchanged = visitor.waitForResponse(
          (response) => response.request().postData()?.includes('external_sub_token') === true,
        );
        await visitor.getByRole('button', { name: 'I am Mila' }).click();
        const { session } = (await (await exchanged).json()) as { readonly session: { readonly token: string } };
        return (JSON.parse(Buffer.from(session.token.split('.')[1] ?? '', 'base64url').toString()) as { uid: unknown })
          .uid;
      };
      const first = await userOf(page);
      await page.getByText('Signed in as Mila').waitFor();
      await tryFirstCard(page.locator('logikit-problem-player'));
      const other = await visit(browser);
      await other.page.goto(url);
      expect(await userOf(other.page)).toBe(first);
      await other.close();
    }));

  it('partner-backend: gives no token to a stranger, nor to another page', async () => {
    const example = await runExample(join(examples, 'partner-backend'), platform.url);
    const ask = (headers: Readonly<Record<string, string>>) =>
      fetch(`${example.url}/logikit-token`, { method: 'POST', headers });
    const login = await fetch(`${example.url}/login`, {
      method: 'POST',
      body: new URLSearchParams({ pupil: 'pupil-1' }),
      redirect: 'manual',
    });
    const cookie = login.headers.get('set-cookie')?.split(';')[0] ?? '';
    const statuses = await Promise.all([
      ask({ 'sec-fetch-site': 'same-origin' }),
      ask({ cookie, 'sec-fetch-site': 'cross-site' }),
      ask({ cookie, 'sec-fetch-site': 'same-origin' }),
    ]);
    expect(statuses.map(({ status }) => status)).toEqual([403, 403, 200]);
    await example.stop();
  });

  it('iframe-embed: a frame as high as its puzzle, whose events reach the page', () =>
    open('iframe-embed', async (visitor) => {
      const frame = visitor.page.frameLocator('iframe');
      await tryFirstCard(frame.locator('logikit-problem-player'));
      await told(visitor, 'logikit-answered').waitFor();
      await expectWholeHeight(visitor);
    }));

  it('iframe-embed: works where no script of ours may stand beside it', () =>
    open('iframe-embed', async ({ page }, url) => {
      await page.goto(`${url}/plain`);
      await tryFirstCard(page.frameLocator('iframe').locator('logikit-problem-player'));
      expect(await page.locator('iframe').evaluate((frame) => frame.clientHeight)).toBe(840);
    }));

  it('wordpress: a pasted address becomes a puzzle, through the lines of the plugin', () =>
    open('wordpress', async (visitor) => {
      const { page } = visitor;
      expect(await page.locator('iframe').getAttribute('width')).toBe('645');
      await tryFirstCard(page.frameLocator('iframe').locator('logikit-problem-player'));
      await expectWholeHeight(visitor);
    }));

  it.skipIf(!hasPhp)('wordpress: the plugin itself does in PHP what the blog in miniature does with its lines', () => {
    const plugin = join(examples, 'wordpress/logikit/logikit.php');
    const address = `${platform.url}/embed/problem-player?problem=1&lang=en&key=pk_demo`;
    expect(spawnSync('php', ['-l', plugin]).status).toBe(0);
    // What stands outside of WordPress says nothing.
    expect(spawnSync('php', [plugin], { encoding: 'utf8' }).stdout).toBe('');
    const { status, stdout } = spawnSync(
      'php',
      [join(import.meta.dirname, 'wordpress.php'), plugin, platform.url, address],
      { encoding: 'utf8' },
    );
    expect(stdout).toMatch(/^\{/);
    expect(status).toBe(0);
    const { embedded, stranger, modules } = JSON.parse(stdout) as {
      readonly embedded: string;
      readonly stranger: false;
      readonly modules: Readonly<Record<string, string>>;
    };
    expect(embedded).toMatch(/^<iframe [^>]*width="645"[^>]*><\/iframe>/);
    expect(embedded.replaceAll('&amp;', '&').replaceAll('&#38;', '&')).toContain(`src="${address}"`);
    expect(stranger).toBe(false);
    expect(Object.values(modules)).toEqual([`${platform.url}/v1/frame.js`]);
  });

  it.each(platforms)(
    'webview: the app’s side signs the page in by a code and hears what is answered, in %s',
    async (app) => {
      const folder = join(examples, 'webview');
      const { createShell } = (await import(join(folder, 'shell.ts'))) as typeof shell;
      const packed = realpathSync(join(folder, 'node_modules/@logikit/sdk/dist/index.js'));
      const { createClient } = (await import(packed)) as typeof sdk;
      const client = createClient({ baseUrl: platform.url, locale: 'en', credentials: 'memory' });
      await client.auth.login({ username: 'child', password: 'kit-child' });
      const visitor = await visit(browser);
      const heard: string[] = [];
      const bridge = createShell({
        platform: platform.url,
        client,
        props: { noSound: true },
        send: (text) =>
          void visitor.page.evaluate((said) => (window as unknown as { app: FakeApp }).app.send(said), text),
        onEvent: (name, detail) => void heard.push(`${name} ${JSON.stringify(detail)}`),
      });
      await visitor.page.addInitScript(fakeApp, app);
      await visitor.page.exposeFunction('hearInApp', (text: string) => bridge.hear(text, visitor.page.url()));
      const session = visitor.page.waitForResponse((response) => response.url().endsWith('/auth/token.json'));
      await visitor.page.goto(`${platform.url}/embed/webview/problem-player?problem=1&lang=en`);
      await visitor.page.evaluate(() => {
        const { app: fake, hearInApp } = window as unknown as { app: FakeApp; hearInApp: (text: string) => void };
        fake.onText = hearInApp;
        fake.received.forEach(hearInApp);
      });
      const { commonProfile } = await client.general.commonProfile();
      expect(await (await session).json()).toMatchObject({ user_id: commonProfile?.userId, refresh_token: null });
      await tryFirstCard(visitor.page.locator('logikit-problem-player'));
      await expect.poll(() => heard.join()).toContain('logikit-answered {"problemId":1');
      // A page of somebody else that the webview came to is told nothing.
      await bridge.hear('{"type":"getToken","nonce":"n","id":1}', 'https://stranger.example/');
      expect(visitor.complaints).toEqual([]);
      await visitor.close();
      client.close();
    },
  );

  it('node-script: solves a problem without a screen', async () => {
    const said = await runScript(join(examples, 'node-script'), platform.url);
    expect(said).toMatch(/^\d+ threads, the first is “.+”\nProblem 1: .+\n([✗✓] .+\n)+Closed with [0-3] of 3 stars\n$/);
  });
});
