import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { schemaFaults } from './event-schemas.ts';
import { openPartnerPage, type PartnerPage } from './partner-page.ts';
import { openStrictHost } from './hosts/strict-host.ts';
import { openWeakLink, type WeakLink } from './hosts/faulty-proxy.ts';
import { browser } from '../support/shared-browser.ts';
import { platform } from '../support/shared-platform.ts';
import { quiet } from '../support/quiet.ts';

const host = await openStrictHost();
let link: WeakLink;
let page: PartnerPage;

beforeEach(async () => {
  link = await openWeakLink(platform.url);
});
afterEach(async () => {
  await page.close();
  await link.close();
});
afterAll(() => host.close());

const PLAYER = '<logikit-problem-player problem="1" lang="en"></logikit-problem-player>';

async function open(markup = PLAYER): Promise<PartnerPage> {
  page = await openPartnerPage(browser, host.url(link.url, markup));
  return page;
}

interface Player extends HTMLElement {
  problem?: number;
  thread?: number;
  theme?: string;
  noSound?: boolean;
  reload(): void;
}

describe('the element', () => {
  it('says the same by attributes and by properties', async () => {
    const { player, told } = await open();
    await told('ready');
    const seen = await player.evaluate((element: Player) => {
      const before = [element.problem, element.thread, element.theme, element.noSound];
      element.setAttribute('thread', '2');
      element.setAttribute('theme', 'no such theme');
      element.noSound = true;
      const attribute = element.getAttribute('no-sound');
      // What a framework writes that does not know the element.
      element.setAttribute('no-sound', 'false');
      return { before, after: [element.thread, element.theme, element.noSound], attribute };
    });
    expect(seen).toEqual({
      before: [1, undefined, undefined, false],
      after: [2, 'no such theme', false],
      attribute: '',
    });
  });

  it('tells events as their published schemas describe them', async () => {
    const { player, told } = await open();
    await told('ready');
    await player.getByRole('radio').first().click();
    await player.getByRole('button', { name: 'Check' }).click();
    await told('answered');
    await page.player.evaluate((element) => element.setAttribute('problem', '999999'));
    await told('error');
    const { events } = await page.seen();
    expect(events.map((event) => schemaFaults(event.tag, event))).toEqual(events.map(() => ''));
    const [ready] = events;
    const departed = [{}, { problemId: '1' }, { problemId: 1, token: 'secret' }];
    for (const detail of departed) expect(schemaFaults(ready?.tag ?? '', { name: 'ready', detail })).not.toBe('');
  });

  it('takes what was set and called before there was anything to take it', async () => {
    const { player, page: tab } = await open('');
    await tab.evaluate(() => {
      const early = document.createElement('logikit-problem-player') as Player;
      // What a framework does before the definition is there: a plain property on an unknown element.
      Object.defineProperty(early, 'problem', { value: 2, writable: true, configurable: true, enumerable: true });
      document.querySelector('main')?.append(early);
      early.reload();
    });
    expect((await page.told('ready')).detail).toEqual({ problemId: 2 });
    expect(await player.getAttribute('problem')).toBe('2');
  });

  it('shows another problem, another language and another theme when it is told to', async () => {
    const { player, told } = await open();
    await told('ready');
    await page.show(3);
    await player.evaluate((element: Player) => {
      element.theme = 'laboratory';
      element.lang = 'ru';
    });
    await player.getByRole('button', { name: 'Проверить' }).waitFor({ state: 'attached' });
    expect((await told('ready', 3)).detail).toEqual({ problemId: 3 });
    expect(await player.locator('section').getAttribute('data-theme')).toBe('laboratory');
  });

  it('keeps what was chosen when it is moved in the page', async () => {
    const { player, told, requests } = await open();
    await told('ready');
    await player.getByRole('radio').nth(2).click();
    await player.evaluate((element) => {
      const aside = document.createElement('aside');
      document.body.append(aside);
      aside.append(element);
    });
    expect(await player.getByRole('radio').nth(2).getAttribute('aria-checked')).toBe('true');
    const opened = /\/(problem\/1|open-widget\.json)$/;
    expect(requests.filter((request) => opened.test(request.url()))).toHaveLength(1);
  });

  it('is shown once when it leaves and comes back while its files are on their way', async () => {
    const { player, told, page: tab } = await open('<h1>Break</h1>');
    let arrive = (): void => undefined;
    const isTime = new Promise<void>((resolve) => (arrive = resolve));
    await tab.route('**/player.js', async (route) => {
      await isTime;
      await route.continue();
    });
    const asked = tab.waitForRequest('**/player.js');
    await tab.goto(host.url(link.url, PLAYER));
    await asked;
    await player.evaluate(async (element) => {
      const { parentElement } = element;
      element.remove();
      await new Promise((resolve) => setTimeout(resolve));
      parentElement?.append(element);
    });
    arrive();
    await told('ready');
    expect(await player.evaluate((element) => element.shadowRoot?.childElementCount)).toBe(1);
  });

  it('leaves nothing behind when it is removed', async () => {
    const { player, told, page: tab } = await open();
    await told('ready');
    const clients = () =>
      tab.evaluate(
        () => (globalThis as unknown as Record<symbol, Map<string, unknown>>)[Symbol.for('logikit.clients.1')]?.size,
      );
    expect(await clients()).toBe(1);
    const handle = await player.elementHandle();
    await handle?.evaluate((element) => element.remove());
    expect(await handle?.evaluate((element) => element.shadowRoot?.childElementCount)).toBe(0);
    expect(await clients()).toBe(0);
    expect((await page.seen()).errors).toEqual([]);
  });

  it('shares one session with every other player on the page', async () => {
    const { told, requests, page: tab } = await open(PLAYER + PLAYER.replace('"1"', '"2"'));
    await told('ready', 2);
    expect(requests.filter((request) => request.method() === 'POST' && request.url().includes('/auth/'))).toHaveLength(
      1,
    );
    expect(
      await tab.evaluate(
        () => (globalThis as unknown as Record<symbol, Map<string, unknown>>)[Symbol.for('logikit.clients.1')]?.size,
      ),
    ).toBe(1);
  });

  it('lets a host style its parts, and nothing else', async () => {
    const { player, told, page: tab } = await open();
    await told('ready');
    await tab.evaluate(() => {
      const sheet = new CSSStyleSheet();
      const parts = ['question', 'picture', 'variant', 'check'];
      sheet.replaceSync(`${parts.map((part) => `logikit-problem-player::part(${part})`).join(',')}{outline:3px solid rgb(1,2,3)}
        section,h2,button{outline:9px solid red}`);
      document.adoptedStyleSheets = [sheet];
    });
    for (const part of ['question', 'picture', 'variant', 'check']) {
      const colour = await player
        .locator(`[part=${part}]`)
        .first()
        .evaluate((element) => getComputedStyle(element).outlineColor);
      expect(colour, part).toBe('rgb(1, 2, 3)');
    }
    expect(await player.locator('section').evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('none');
  });

  it('says which problem is not there, and goes on with another one', async () => {
    const { told } = await open(PLAYER.replace('"1"', '"999999"'));
    expect((await told('error')).detail).toMatchObject({ code: 'notFound', message: expect.any(String) as string });
    await page.show(2);
    expect((await page.seen()).errors).toEqual([]);
  });
});

describe('sounds', () => {
  const sounds = () =>
    page.requests.map((request) => new URL(request.url()).pathname).filter((path) => path.includes('sounds'));

  it('are fetched with the first tap, and break no policy', async () => {
    const { player, told, page: tab } = await open();
    await told('ready');
    await quiet(tab);
    expect(sounds()).toEqual([]);
    await tab.evaluate(() => {
      const { prototype } = AudioBufferSourceNode;
      const start = Reflect.get(prototype, 'start');
      prototype.start = function (this: AudioBufferSourceNode, ...at) {
        (globalThis as { heard?: number }).heard = this.buffer?.duration ?? 0;
        start.apply(this, at);
      };
    });
    await player.getByRole('radio').first().click();
    // Our tap is a tenth of a second; one file brings every sound, so its hash holds for all of them.
    await expect.poll(() => tab.evaluate(() => (globalThis as { heard?: number }).heard)).toBeCloseTo(0.1, 1);
    expect(sounds().map((path) => path.split('/').at(-1))).toEqual(['sounds.js']);
    const { violations, errors } = await page.seen();
    expect({
      violations,
      errors,
      globals: await tab.evaluate(() => Object.keys(globalThis).filter((name) => /howl/i.test(name))),
    }).toEqual({ violations: [], errors: [], globals: [] });
  });

  it('are never fetched for a player without sound', async () => {
    const { player, told } = await open(PLAYER.replace('lang', 'no-sound lang'));
    await told('ready');
    await player.getByRole('radio').first().click();
    await player.getByRole('button', { name: 'Check' }).click();
    await told('answered');
    expect(sounds()).toEqual([]);
  });
});

describe('a weak link', () => {
  it('refuses a file of which one byte was changed, and tells a typed error', async () => {
    link.flip('player.js');
    const { told, player } = await open();
    expect((await told('error')).detail).toMatchObject({ code: 'loadFailed' });
    const { errors, events } = await page.seen();
    expect({ errors, names: events.map(({ name }) => name) }).toEqual({ errors: [], names: ['error'] });
    // It asks again by itself, and is there as soon as the file is.
    link.flip();
    await told('ready');
    await player.getByRole('radio').first().waitFor();
  });

  it('asks for a file once more before it says that it has not come', async () => {
    const { told, page: tab, requests } = await open('<h1>Break</h1>');
    await tab.route('**/player.js', (route) => route.abort());
    await tab.goto(host.url(link.url, PLAYER));
    await told('ready');
    expect(requests.map((request) => request.url()).filter((url) => url.includes('player.js?'))).toHaveLength(1);
    expect((await page.seen()).events.map(({ name }) => name)).not.toContain('error');
  });

  it.each([
    ['logikit-thread-road thread="1"', 'words.en.js'],
    ['logikit-rating-board institution="1"', 'rating-board.en.js'],
  ])('shows <%s> as soon as its words come, however late', async (opening, file) => {
    link.flip(file);
    const tag = opening.split(' ')[0] ?? '';
    const { told, page: tab } = await open(`<${opening} lang="en"></${tag}>`);
    expect((await told('error')).detail).toMatchObject({ code: 'loadFailed' });
    link.flip();
    await expect.poll(() => tab.locator(tag).evaluate((own) => own.shadowRoot?.textContent ?? '')).toMatch(/[a-z]{3}/);
    expect((await page.seen()).errors).toEqual([]);
  });

  it('says that the platform cannot be reached, and tries again when asked', async () => {
    link.flip();
    link.become('down');
    const { told, player } = await open();
    expect((await told('error')).detail).toMatchObject({ code: 'offline' });
    link.become('fair');
    await player.getByRole('button', { name: 'Try again' }).click();
    await told('ready');
    expect((await page.seen()).errors).toEqual([]);
  });

  it('sends an answer also while Kit cannot come, and tells the verdict as soon as he is there', async () => {
    const { told, player, requests, page: tab } = await open('<h1>Break</h1>');
    const kit = '**/player-feedback.js*';
    await tab.route(kit, (route) => route.abort());
    await tab.goto(host.url(link.url, PLAYER));
    await told('ready');
    await player.getByRole('radio').first().click();
    await player.getByRole('button', { name: 'Check' }).click();
    await player.getByText('Your answer is safe.').waitFor();
    await tab.unroute(kit);
    await told('answered');
    expect(requests.filter((request) => request.url().endsWith('/passing'))).toHaveLength(1);
  });
});

describe('an error inside', () => {
  it('stays inside: the page hears of it by an event, and the person may try again', async () => {
    const { told, player, page: tab } = await open('<h1>Break</h1>');
    const opening = '**/auth/open-widget.json';
    await tab.route(opening, async (route) => {
      const response = await route.fetch();
      const opened = (await response.json()) as { problem: { variants: { translations: unknown }[] } };
      for (const variant of opened.problem.variants) variant.translations = null;
      await route.fulfill({ response, json: opened });
    });
    await tab.goto(host.url(link.url, PLAYER));
    expect((await told('error')).detail).toMatchObject({ code: 'internal' });
    await player.getByText('Something went wrong on our side.').waitFor();
    await player.getByRole('button', { name: 'Try again' }).click();
    await player.getByRole('radio').first().waitFor();
    expect((await page.seen()).errors).toEqual([]);
  });
});
