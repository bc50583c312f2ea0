import type { FrameLocator } from 'playwright-core';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { signToken } from '../../examples/partner-backend/token.ts';
import { axe, desk, phone } from '../support/browser.ts';
import { type HostPage, openFrameHost } from './hosts/frame-host.ts';
import { openPartnerPage, type PartnerPage } from './partner-page.ts';
import { browser } from '../support/shared-browser.ts';
import { platform } from '../support/shared-platform.ts';

const host = await openFrameHost(platform.url);
let page: PartnerPage;

afterEach(() => page.close());
afterAll(() => host.close());

const head = '<html lang="en"><head><meta name="viewport" content="width=device-width"><title>School</title>';
const script = '<script type="module" nonce="host" src="{platform}/v1/frame.js" crossorigin></script>';
const address = (widget: string): string => `{platform}/embed/${widget}&amp;lang=en&amp;key=pk_demo`;
const PLAYER = address('problem-player?problem=1');
const LIGHTS = address('game?game=lights&amp;size=small');
const frame = (src: string, more = 'data-logikit height="920"'): string =>
  `<iframe title="Logikit" width="100%" frameborder="0" ${more} src="${src}"></iframe>`;
/** A host that allows frames of ours and scripts with its nonce, and no style that is written down. */
const strict = {
  'content-security-policy':
    "default-src 'none'; style-src 'none'; script-src 'nonce-host'; connect-src 'self'; frame-src {platform}; " +
    "require-trusted-types-for 'script'; trusted-types 'none'",
};
/** A page with a script of its own, which has `createFrame` and a place for a frame. */
const scripted = (code: string): string =>
  `<div id="place"></div><script type="module" nonce="host">
    import { createFrame } from '{platform}/v1/frame.js';
    const place = document.querySelector('#place');
    ${code}
  </script>`;

async function open(
  body: string,
  { viewport = phone, ...more }: Partial<HostPage> & Viewport = {},
): Promise<PartnerPage> {
  const html = `${head}</head><body><main><h1>School</h1>${body}<p>below</p></main></body></html>`;
  page = await openPartnerPage(browser, host.serve({ html, headers: strict, ...more }), { viewport });
  return page;
}

interface Viewport {
  readonly viewport?: { readonly width: number; readonly height: number };
}

const inFrame = (nth = 0): FrameLocator => page.page.locator('iframe').nth(nth).contentFrame();
const heightOf = (nth = 0): Promise<number> =>
  page.page
    .locator('iframe')
    .nth(nth)
    .evaluate((one) => one.getBoundingClientRect().height);
const neededBy = (nth = 0): Promise<number> =>
  inFrame(nth)
    .locator('main')
    .evaluate((main) => Math.ceil(main.getBoundingClientRect().height));
/** Waits until the frame is as high as its content. */
const fits = (nth = 0): Promise<void> => expect.poll(async () => (await heightOf(nth)) - (await neededBy(nth))).toBe(0);
const complaints = async (): Promise<readonly string[]> => {
  const { violations, errors } = await page.seen();
  return [...violations, ...errors, ...page.complaints];
};

/** Plays the first level of the small lights with the tips. */
async function solveLights(nth: number | null): Promise<void> {
  const root = nth === null ? page.page : inFrame(nth);
  const [help, next] = [
    root.getByRole('button', { name: 'Help me' }),
    root.getByRole('button', { name: 'Next level' }),
  ];
  for (;;) {
    await help.or(next).first().waitFor();
    if (!(await help.isVisible())) return;
    await help.click();
  }
}

describe('a frame in the page’s HTML', () => {
  it.each([
    ['phone', phone],
    ['desk', desk],
  ])('on a %s tells the page its events, moves nothing, and breaks no policy', async (_name, viewport) => {
    await open(script + frame(PLAYER), { viewport });
    expect((await page.told('ready')).detail).toEqual({ problemId: 1 });
    expect(await heightOf()).toBe(920);
    expect((await page.seen()).shifts).toEqual([]);
    expect(await complaints()).toEqual([]);
    expect(await axe(page.page)).toEqual([]);
  });

  it('grows and shrinks with its content down to the room that it keeps, and comes to rest', async () => {
    await open(script + frame(LIGHTS, 'data-logikit height="100"'));
    await page.told('ready');
    await fits();
    const content = inFrame().locator('main');
    const [before] = [await heightOf()];
    await content.evaluate((main) => main.style.setProperty('padding-bottom', '500px'));
    await expect.poll(() => heightOf()).toBeGreaterThan(before + 400);
    await content.evaluate((main) => main.style.removeProperty('padding-bottom'));
    await expect.poll(() => heightOf()).toBe(before);
    await content.evaluate((main) => main.style.setProperty('display', 'none'));
    await expect.poll(() => heightOf()).toBe(100);
  });

  it('stops growing with content that is always higher than the frame', async () => {
    await open(script + frame(LIGHTS, 'data-logikit height="100"'));
    await page.told('ready');
    const content = inFrame().locator('main');
    await content.evaluate((main) => main.style.setProperty('height', 'calc(100vh + 40px)'));
    const heights: number[] = [];
    await expect
      .poll(async () => {
        heights.push(await heightOf());
        return heights.slice(-4).every((height) => height === heights.at(-1)) && heights.length > 4;
      })
      .toBe(true);
    expect(heights.at(-1)).toBeLessThan(3000);
  });

  it('is measured right in a page of the nineties, and under styles that fix its height', async () => {
    await open(`${script}<style>iframe { height: 80px !important; border: 5px solid }</style>${frame(LIGHTS)}`, {
      isQuirky: true,
      headers: {},
    });
    await page.told('ready');
    expect(await page.page.evaluate(() => document.compatMode)).toBe('BackCompat');
    expect(await heightOf()).toBe(920);
  });

  it('is found when the script comes late, and two of them keep apart', async () => {
    await open(frame(LIGHTS, 'data-logikit') + frame(address('game?game=walk'), 'data-logikit'), { headers: {} });
    await inFrame(0).getByRole('button', { name: 'Help me' }).waitFor();
    await inFrame(1).getByRole('button', { name: 'Large' }).waitFor();
    await page.page.addScriptTag({ url: `${platform.url}/v1/frame.js`, type: 'module' });
    await fits(0);
    await fits(1);
    const games = [(await page.told('ready')).detail['game'], (await page.told('ready', 2)).detail['game']];
    expect(games.sort()).toEqual(['lights', 'walk']);
  });

  it('without any script of the host shows everything, and scrolls inside', async () => {
    await open(frame(PLAYER, 'height="420"'));
    await inFrame().getByText('Pick one', { exact: true }).first().scrollIntoViewIfNeeded();
    expect(await heightOf()).toBe(420);
    expect(await complaints()).toEqual([]);
  });

  it('works in a sandbox with scripts, its own origin and popups, and says what is missing without its origin', async () => {
    await open(script + frame(LIGHTS, 'data-logikit sandbox="allow-scripts allow-same-origin allow-popups"'));
    await page.told('ready');
    await page.page.locator('iframe').evaluate((one: HTMLIFrameElement) => {
      one.setAttribute('sandbox', 'allow-scripts');
      one.src += '&again';
    });
    await inFrame().getByText('its sandbox lacks allow-same-origin').waitFor();
  });

  it('lets the keyboard in and out again', async () => {
    await open(`<a href="#a">before</a>${script}${frame(LIGHTS)}<a href="#b">after</a>`);
    await page.told('ready');
    await page.page.getByRole('link', { name: 'before' }).focus();
    const places: string[] = [];
    while (places.at(-1) !== 'after' && places.length < 30) {
      await page.page.keyboard.press('Tab');
      places.push(
        await page.page.evaluate(() => document.activeElement?.textContent || document.activeElement?.tagName || ''),
      );
    }
    expect(places.filter((place) => place === 'IFRAME').length).toBeGreaterThan(3);
    expect(places.at(-1)).toBe('after');
  });
});

describe('a frame made by a script', () => {
  const create = (more = ''): string =>
    scripted(`globalThis.frame = createFrame(place, {
      widget: 'game', key: 'pk_demo', height: 700,
      props: { game: 'lights', size: 'small', lang: 'en' }, appearance: { violet: '#0b6e4f' }, ${more}
    });`);

  it('raises the very events that the element raises', async () => {
    const traceOf = async () => (await page.seen()).events.filter(({ name }) => ['ready', 'solved'].includes(name));
    await open(create());
    await page.told('ready');
    await solveLights(0);
    await page.told('solved');
    const framed = await traceOf();
    await page.close();
    await open(
      `<script type="module" nonce="host" src="{platform}/v1/embed.js" data-key="pk_demo" crossorigin></script>
       <logikit-game game="lights" size="small" lang="en"></logikit-game>`,
      { headers: {} },
    );
    await page.told('ready');
    await solveLights(null);
    await page.told('solved');
    expect(framed).toEqual(await traceOf());
  });

  it('wears the look, takes other properties, and does what it is told', async () => {
    await open(create('on: { ready: (detail) => (globalThis.heard = detail) }'));
    await page.told('ready');
    expect(await page.page.evaluate(() => (globalThis as { heard?: unknown }).heard)).toEqual({ game: 'lights' });
    expect(
      await inFrame()
        .locator('logikit-game')
        .evaluate((own) => getComputedStyle(own).getPropertyValue('--logikit-violet')),
    ).toBe('#0b6e4f');
    await solveLights(0);
    await inFrame().getByRole('button', { name: 'Next level' }).click();
    await inFrame().getByText('Level 2', { exact: true }).waitFor();
    await page.page.evaluate(() => (globalThis as unknown as Framed).frame.call('restart'));
    await inFrame().getByText('Level 1', { exact: true }).waitFor();
    await page.page.evaluate(() => (globalThis as unknown as Framed).frame.update({ props: { game: 'sudoku' } }));
    // The second one was that of the game that began again.
    expect((await page.told('ready', 3)).detail).toEqual({ game: 'sudoku' });
    expect(await complaints()).toEqual([]);
  });

  it('asks the page for tokens through the port, and no address ever holds one', async () => {
    await open(
      scripted(`createFrame(place, { widget: 'problem-player', key: 'pk_demo', props: { problem: 1, lang: 'en' },
        getToken: async () => { globalThis.asked = (globalThis.asked ?? 0) + 1; return 'not.a.token'; } });`),
    );
    // The token is refused, so nobody is signed in: the player says so, and no anonymous learner was started instead.
    expect((await page.told('error')).detail['code']).toBe('sessionExpired');
    expect(await page.page.evaluate(() => (globalThis as { asked?: number }).asked)).toBeGreaterThan(0);
    expect(page.requests.filter((request) => request.url().includes('not.a.token'))).toEqual([]);
    expect(page.requests.some((request) => request.url().includes('anonymous'))).toBe(false);
  });

  it('signs a learner of the partner in: the same one on every device', async () => {
    const partner = { key: 'pk_demo', secret: 'logikit-demo-partner-secret-for-loopback-only' };
    const learners: unknown[] = [];
    for (const device of ['at home', 'at school']) {
      const token = signToken(partner, { id: 'pupil-in-a-frame', name: device });
      await open(
        scripted(`createFrame(place, { widget: 'problem-player', key: 'pk_demo', props: { problem: 1, lang: 'en' },
          getToken: async () => '${token}' });`),
      );
      await page.told('ready');
      const opened = await page.requests
        .find((request) => request.url().endsWith('/auth/open-widget.json'))
        ?.response();
      const { session } = (await opened?.json()) as { readonly session: { readonly user_id: number } };
      learners.push(session.user_id);
      expect(page.requests.filter((request) => request.url().includes(token))).toEqual([]);
      await page.close();
    }
    expect(learners[0]).toBeGreaterThan(0);
    expect(learners[1]).toBe(learners[0]);
  });

  it('that the page removes leaves nothing behind', async () => {
    await open(create());
    await page.told('ready');
    await page.page.evaluate(() => (globalThis as unknown as Framed).frame.remove());
    expect(await page.page.locator('iframe').count()).toBe(0);
    await page.page.evaluate(() => (globalThis as unknown as Framed).frame.call('restart'));
    expect(page.page.frames()).toHaveLength(1);
    expect(await complaints()).toEqual([]);
  });
});

interface Framed {
  readonly frame: {
    call(method: string): void;
    update(change: object): void;
    remove(): void;
  };
}

describe('strangers', () => {
  it('a page that the key does not list shows nothing of ours', async () => {
    await open(frame(PLAYER).replace('pk_demo', 'pk_nobody'));
    await inFrame().getByText('unknown or has been revoked').waitFor();
  });

  it('a frame answers nobody but its parent, from its origin, with its nonce and its protocol', async () => {
    // The page does by hand what frame.js does, wrong in every way first.
    await open(
      `<script>
      globalThis.answers = [];
      addEventListener('message', ({ data, source }) => {
        if (data.type !== 'logikit:hello') return;
        const say = (message, name, post = (one, port) => source.postMessage(one, '{platform}', [port])) => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = (event) => answers.push(name + ' ' + event.data.type);
          post(message, port2);
        };
        const good = { type: 'logikit:welcome', protocol: 1, nonce: data.nonce };
        say({ ...good, nonce: 'another' }, 'nonce');
        say({ ...good, nonce: undefined }, 'no nonce');
        say({ ...good, protocol: 2 }, 'protocol');
        say({ ...good, type: 'welcome' }, 'type');
        say(null, 'null');
        say('logikit:welcome', 'text');
        // Everything right, but from a window that is not the parent.
        globalThis.target = source;
        const other = document.querySelector('#other').contentWindow;
        say(good, 'other window', other.eval("(one, port) => parent.target.postMessage(one, '{platform}', [port])"));
        say(good, 'good');
      });
    </script><iframe id="other" title="Other"></iframe>${frame(LIGHTS)}`,
      { headers: {} },
    );
    const answers = () => page.page.evaluate(() => (globalThis as unknown as { answers: string[] }).answers);
    await expect.poll(async () => (await answers()).length).toBeGreaterThan(1);
    expect((await answers()).filter((answer) => !answer.startsWith('good '))).toEqual([]);
  });

  it('the page answers no hello but that of a frame of ours', async () => {
    await open(`<script nonce="host">
      globalThis.channels = 0;
      globalThis.MessageChannel = class extends MessageChannel { constructor() { super(); channels += 1; } };
    </script>${script}${frame(LIGHTS)}`);
    await page.told('ready');
    const before = await page.page.evaluate(() => (globalThis as unknown as { channels: number }).channels);
    await page.page.evaluate((origin) => {
      const hello = { type: 'logikit:hello', protocol: 1, nonce: 'forged' };
      const source = document.querySelector('iframe')?.contentWindow ?? null;
      // From the page itself; from the frame with another origin; from our origin and no frame of the page.
      for (const init of [{}, { source, origin: 'https://stranger.example' }, { source: window, origin }])
        dispatchEvent(new MessageEvent('message', { data: hello, ...init }));
      for (const data of [null, 'logikit:hello', { type: 'logikit:hello', protocol: 1 }, { type: 1 }])
        dispatchEvent(new MessageEvent('message', { data, source, origin }));
    }, platform.url);
    expect(await page.page.evaluate(() => (globalThis as unknown as { channels: number }).channels)).toBe(before);
    await page.page.evaluate((origin) => {
      const source = document.querySelector('iframe')?.contentWindow ?? null;
      const data = { type: 'logikit:hello', protocol: 2, nonce: 'later' };
      dispatchEvent(new MessageEvent('message', { data, source, origin }));
    }, platform.url);
    expect((await page.told('error')).detail['code']).toBe('frameProtocol');
  });
});
