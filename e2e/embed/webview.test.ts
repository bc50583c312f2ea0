import type { Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { axe, phone, settled, visit, type Visit } from '../support/browser.ts';
import { firstOfChapter } from '../support/chapters.ts';
import { send, signIn } from '../support/operations.ts';
import { answerAsApp, type FakeApp, fakeApp, type Platform, platforms } from './webview-fakes.ts';
import { browser } from '../support/shared-browser.ts';
import { platform } from '../support/shared-platform.ts';

let visitor: Visit;

afterEach(() => visitor.close());

interface Told {
  readonly type: string;
  readonly nonce: string;
  readonly name?: string;
  readonly detail?: Readonly<Record<string, unknown>>;
}

/** The webview of an app that opens this page. */
async function openIn(app: Platform, path: string): Promise<Page> {
  visitor = await visit(browser, { viewport: phone });
  await visitor.page.addInitScript(fakeApp, app);
  await visitor.page.goto(`${platform.url}${path}`);
  return visitor.page;
}

const told = (page: Page): Promise<readonly Told[]> =>
  page.evaluate(() => (window as unknown as { app: FakeApp }).app.received.map((text) => JSON.parse(text) as Told));
const event = async (page: Page, name: string): Promise<Told | undefined> => {
  const find = async () => (await told(page)).find((one) => one.name === `logikit-${name}`);
  await expect.poll(find).toBeDefined();
  return find();
};
const codeOf = async (token: string): Promise<string> => {
  const { body } = await send(`${platform.url}/auth/webview-code.json`, { method: 'POST', token });
  return (body as { code: string }).code;
};

const PLAYER = '/embed/webview/problem-player?problem=1&lang=en';

describe.each(platforms)('in a webview of %s', (app) => {
  it('a page signs in by a code that the app hands over, and no address ever holds it', async () => {
    const [first, spare] = [
      await codeOf(await signIn(platform.url, 'child')),
      await codeOf(await signIn(platform.url, 'child')),
    ];
    // Whoever has an account has turns on the road: this one is open at once.
    const problem = await firstOfChapter(platform.url, 2);
    const page = await openIn(app, PLAYER);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    const sent = page.waitForRequest((request) => request.url().endsWith('/auth/token.json'));
    await page.evaluate(answerAsApp, { code: [first, spare], props: { problem, noSound: true } });
    expect((await sent).postDataJSON()).toMatchObject({ webview_code: first });
    expect((await event(page, 'ready'))?.detail).toEqual({ problemId: problem });
    expect(requests.filter((url) => url.includes(first))).toEqual([]);
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(PLAYER);
    const messages = await told(page);
    expect(new Set(messages.map(({ nonce }) => nonce)).size).toBe(1);
    expect(messages[0]?.type).toBe('logikit:hello');
    expect(visitor.complaints).toEqual([]);
  });

  it('messages without the page’s nonce change nothing, whatever they are', async () => {
    const page = await openIn(app, PLAYER);
    await expect.poll(async () => (await told(page)).length).toBe(1);
    await page.evaluate(() => {
      const { app: fake } = window as unknown as { app: FakeApp };
      const { nonce } = JSON.parse(fake.received[0] ?? '') as { nonce: string };
      const text = (message: unknown): string => JSON.stringify(message);
      fake.send('no JSON {');
      fake.send('null');
      fake.send(text({ type: 'configure', nonce, props: { problem: 3 } }));
      fake.send(text({ type: 'logikit:welcome', protocol: 1, nonce: 'another' }));
      fake.send(text({ type: 'logikit:welcome', protocol: 2, nonce }));
      fake.send(text({ type: 'logikit:ask', protocol: 1 }));
    });
    // The answer to the last one shows that the others have been read, and that nobody was welcomed by them.
    await expect
      .poll(async () => (await told(page)).map(({ type }) => type))
      .toEqual(['logikit:hello', 'logikit:hello']);
    expect(await page.locator('logikit-problem-player').getAttribute('problem')).toBe('1');
  });

  it('what happens while the app is in the background arrives afterwards, in order', async () => {
    const code = await codeOf(await signIn(platform.url, 'child'));
    const page = await openIn(app, '/embed/webview/game?game=lights&size=small&lang=en');
    await page.evaluate(answerAsApp, { code: [code], props: { game: 'lights' } });
    await event(page, 'ready');
    const before = (await told(page)).length;
    await page.evaluate(() => (window as unknown as { app: FakeApp }).app.setBackground(true));
    const [help, next] = [
      page.getByRole('button', { name: 'Help me' }),
      page.getByRole('button', { name: 'Next level' }),
    ];
    for (;;) {
      await help.or(next).first().waitFor();
      if (!(await help.isVisible())) break;
      await help.click();
    }
    expect((await told(page)).length).toBe(before);
    await page.evaluate(() => (window as unknown as { app: FakeApp }).app.setBackground(false));
    expect((await event(page, 'solved'))?.detail).toMatchObject({ game: 'lights', level: 1 });
  });
});

describe('texts', () => {
  it('that a message carries may hold line separators, which no script breaks at', async () => {
    const page = await openIn('react-native-ios', '/embed/webview/game?lang=en');
    await page.evaluate(answerAsApp, { code: [], props: { game: 'lights' } });
    await event(page, 'ready');
    await page.evaluate(() => {
      const detail = { text: 'one\u2028two\u2029three' };
      document.querySelector('logikit-game')?.dispatchEvent(new CustomEvent('logikit-error', { detail }));
    });
    expect((await event(page, 'error'))?.detail).toEqual({ text: 'one\u2028two\u2029three' });
    const raw = await page.evaluate(() => (window as unknown as { app: FakeApp }).app.received.join(''));
    expect(raw).not.toMatch(/[\u2028\u2029]/);
  });
});

describe('the page', () => {
  it('in a browser says that it belongs into the app, and is whole for everybody in one', async () => {
    visitor = await visit(browser, { viewport: phone });
    await visitor.page.goto(`${platform.url}${PLAYER}`);
    await visitor.page.getByText('Please open this page in the app.').waitFor();
    await visitor.close();
    const page = await openIn('ios', '/embed/webview/game?game=lights&lang=en');
    await page.evaluate(answerAsApp, { code: [], props: {} });
    await event(page, 'ready');
    await settled(page);
    // The heading is the app's own, above the webview.
    expect((await axe(page)).filter((one) => !one.startsWith('page-has-heading-one'))).toEqual([]);
  });
});
