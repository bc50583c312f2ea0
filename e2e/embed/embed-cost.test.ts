import type { CDPSession } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { heapOf } from '../bench/measure.ts';
import type { PartnerPage } from './partner-page.ts';
import { useStrictPages } from './hosts/strict-pages.ts';
import { quiet } from '../support/quiet.ts';

const pages = useStrictPages();
let page: PartnerPage;

const player = (id: number): string => `<logikit-problem-player problem="${id}" lang="en"></logikit-problem-player>`;
const ROAD = '<logikit-thread-road thread="1" lang="en"></logikit-thread-road>';

const open = async (markup: string): Promise<PartnerPage> => (page = await pages.open(markup));

/** Addresses of the platform that were asked for, in order. */
const asked = (): string[] =>
  page.requests.filter((one) => one.url().startsWith(pages.origin())).map((one) => new URL(one.url()).pathname);

describe('a page', () => {
  it('needs four requests and 25 kB for the first problem, none of them a preflight', async () => {
    await open('');
    const cdp = await page.page.context().newCDPSession(page.page);
    const kinds: string[] = [];
    cdp.on('Network.requestWillBeSent', ({ type = '' }) => kinds.push(type));
    await cdp.send('Network.enable');
    await page.page.evaluate(
      (markup) => {
        const element = document.createElement('logikit-problem-player');
        for (const [name = '', value = ''] of markup) element.setAttribute(name, value);
        document.querySelector('main')?.append(element);
      },
      [
        ['problem', '1'],
        ['lang', 'en'],
      ],
    );
    await page.told('ready');
    const until = asked();
    const first = until.slice(0, until.findIndex((path) => path.startsWith('/auth/')) + 1);
    expect(first).toEqual(['/v1/embed.js', '/v1.0.0/base.en.js', '/v1.0.0/player.js', '/auth/open-widget.json']);
    const needed = page.requests.filter((request) => first.includes(new URL(request.url()).pathname));
    const sizes = await Promise.all(needed.map((request) => request.sizes()));
    const bytes = sizes.reduce((sum, size) => sum + size.responseHeadersSize + size.responseBodySize, 0);
    expect(bytes).toBeLessThan(25_000);
    expect(kinds).not.toContain('Preflight');
  });

  it('fetches only the own files of a second kind of widget, and nothing for a second one of a kind', async () => {
    await open(player(1) + player(2) + ROAD + ROAD);
    await page.told('ready', 4);
    const files = () =>
      asked()
        .filter((path) => path.endsWith('.js'))
        .sort();
    const needed = [
      '/v1.0.0/base.en.js',
      '/v1.0.0/client.js',
      '/v1.0.0/player.js',
      '/v1.0.0/road-drawings.js',
      '/v1.0.0/road.js',
      '/v1.0.0/words.en.js',
      '/v1/embed.js',
    ];
    await expect.poll(files).toEqual(needed);
    await quiet(page.page);
    expect(files()).toEqual(needed);
  });

  it('asks once for a problem that three players show, and every one of them can be answered', async () => {
    await open(player(1).repeat(3));
    await page.told('ready', 3);
    expect(asked().filter((path) => path.includes('/problem/'))).toEqual([]);
    expect(asked().filter((path) => path === '/auth/open-widget.json')).toHaveLength(1);
    await expect.poll(() => page.page.getByRole('radiogroup').count()).toBe(3);
  });

  it('with five widgets makes one token request and opens at most one socket', async () => {
    let sockets = 0;
    await open('');
    page.page.on('websocket', () => (sockets += 1));
    await page.page.reload();
    const from = page.requests.length;
    await page.page.goto(pages.address(player(1) + player(2) + player(3) + ROAD + ROAD));
    await page.told('ready', 5);
    const tokens = page.requests.slice(from).filter((one) => new URL(one.url()).pathname.startsWith('/auth/'));
    expect(tokens).toHaveLength(1);
    expect(sockets).toBeLessThanOrEqual(1);
  });
});

describe('the heap of a page', () => {
  it('has half a megabyte for the first player and 25 kB for each further one', async () => {
    const [none, one, twenty] = [await heapWith(0), await heapWith(1), await heapWith(20)];
    expect(one - none).toBeLessThan(500_000);
    expect((twenty - one) / 19).toBeLessThan(25_000);
  });

  /** Bytes in use once that many players can be answered and nobody has come near. */
  async function heapWith(count: number): Promise<number> {
    await open(player(1).repeat(count));
    if (count > 0) {
      await page.told('ready', count);
      await expect.poll(asked).toContain('/v1.0.0/client.js');
    }
    await quiet(page.page);
    const cdp = await page.page.context().newCDPSession(page.page);
    return heapOf(cdp);
  }
});

describe('fifty players, one after another', () => {
  it('leave no node, listener, sheet or client behind', async () => {
    await open('');
    const cdp = await page.page.context().newCDPSession(page.page);
    await cycle(10);
    const before = await counted(cdp);
    await cycle(50);
    const after = await counted(cdp);
    expect(after.nodes - before.nodes).toBeLessThanOrEqual(0);
    expect(after.jsEventListeners - before.jsEventListeners).toBeLessThanOrEqual(0);
    // A player is some 200 kB: one of fifty that stays would be seen.
    expect(after.heap - before.heap).toBeLessThan(150_000);
    expect(
      await page.page.evaluate(() => ({
        clients: (globalThis as unknown as Record<symbol, Map<string, unknown>>)[Symbol.for('logikit.clients.1')]?.size,
        sheets: document.adoptedStyleSheets.length,
        links: document.querySelectorAll('link[rel=modulepreload]').length,
      })),
    ).toEqual({ clients: 0, sheets: 0, links: 0 });
    expect((await page.seen()).errors).toEqual([]);
  });
});

/** Mounts a player, waits until it can be answered, and removes it. */
function cycle(times: number): Promise<void> {
  return page.page.evaluate(async (left) => {
    for (; left > 0; left -= 1) {
      const element = document.createElement('logikit-problem-player');
      element.setAttribute('problem', '1');
      element.setAttribute('lang', 'en');
      const ready = new Promise((resolve) => element.addEventListener('logikit-ready', resolve, { once: true }));
      document.querySelector('main')?.append(element);
      await ready;
      element.remove();
      await Promise.resolve();
    }
  }, times);
}

async function counted(cdp: CDPSession): Promise<{ nodes: number; jsEventListeners: number; heap: number }> {
  await quiet(page.page);
  await cdp.send('HeapProfiler.enable');
  for (let turn = 0; turn < 3; turn += 1) await cdp.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners } = await cdp.send('Memory.getDOMCounters');
  return { nodes, jsEventListeners, heap: (await cdp.send('Runtime.getHeapUsage')).usedSize };
}
