import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openPartnerPage, type PartnerPage } from './partner-page.ts';
import { openStrictHost } from './hosts/strict-host.ts';
import { openWeakLink, type WeakLink } from './hosts/faulty-proxy.ts';
import { PIECES } from '../support/known-problems.ts';
import { browser } from '../support/shared-browser.ts';
import { platform } from '../support/shared-platform.ts';

const elements = join(import.meta.dirname, '../../packages/widgets/dist/elements');
const { files } = JSON.parse(readFileSync(join(elements, 'manifest.json'), 'utf8')) as {
  readonly files: Readonly<Record<string, string>>;
};
const scripts = Object.keys(files).filter((name) => name.endsWith('.js'));

const host = await openStrictHost();
let link: WeakLink;
let page: PartnerPage;

beforeAll(async () => {
  link = await openWeakLink(platform.url);
});
afterAll(async () => {
  await Promise.all([host.close(), link.close()]);
});

interface Case {
  readonly file: string;
  readonly markup: string;
  /** What makes the page ask for a late file. */
  readonly use?: () => Promise<unknown>;
}

const player = (lang: string, problem = 1): string =>
  `<logikit-problem-player lang="${lang}" problem="${problem}"></logikit-problem-player>`;
const game = (lang: string): string => `<logikit-game lang="${lang}" game="lights"></logikit-game>`;
const board = (lang: string): string => `<logikit-rating-board lang="${lang}" institution="1"></logikit-rating-board>`;
const certificate = (lang: string): string =>
  `<logikit-certificate lang="${lang}" certificate="1"></logikit-certificate>`;
const cart = (lang: string): string => `<logikit-shop-cart lang="${lang}" category="energy"></logikit-shop-cart>`;
const landing = (lang: string): string => `<logikit-landing lang="${lang}" course="1"></logikit-landing>`;
const road = '<logikit-thread-road lang="en" thread="1"></logikit-thread-road>';

const touch = (): Promise<void> => page.page.getByRole('radio').first().click();

const languages = scripts.flatMap((name) => /^base\.(.+)\.js$/.exec(name)?.[1] ?? []);
const cases: readonly Case[] = [
  ...languages.flatMap((lang) => [
    { file: `base.${lang}.js`, markup: player(lang) },
    { file: `words.${lang}.js`, markup: game(lang) },
    { file: `rating-board.${lang}.js`, markup: board(lang) },
    { file: `certificate-card.${lang}.js`, markup: certificate(lang) },
    { file: `shop-cart.${lang}.js`, markup: cart(lang) },
    { file: `landing.${lang}.js`, markup: landing(lang) },
  ]),
  { file: 'player.js', markup: player('en') },
  { file: 'road.js', markup: road },
  { file: 'game.js', markup: game('en') },
  { file: 'game-feedback.js', markup: game('en') },
  { file: 'rating-board.js', markup: board('en') },
  { file: 'certificate-card.js', markup: certificate('en') },
  { file: 'shop-cart.js', markup: cart('en') },
  { file: 'landing.js', markup: landing('en') },
  { file: 'hashes.js', markup: landing('en') },
  { file: 'player-scene.js', markup: player('en', PIECES) },
  { file: 'player-feedback.js', markup: player('en'), use: touch },
  { file: 'client.js', markup: player('en') },
  { file: 'road-drawings.js', markup: road },
  { file: 'sounds.js', markup: player('en'), use: touch },
  {
    file: 'login.js',
    markup: `<script type="module" nonce="host">
      import { logout } from '{{platform}}/v1/embed.js';
      logout().catch(() => undefined);
    </script>`,
  },
];

/** Files that a page names itself, with a hash of the manifest. */
const named = ['embed.js', 'frame.js', 'frame-page.js'];

it('every published script is one that is flipped here', () => {
  expect([...cases.map(({ file }) => file), ...named].sort()).toEqual([...scripts].sort());
});

describe('a file of which one byte was changed', () => {
  afterEach(() => page.close());

  it.each(cases)('is refused by the browser: $file', async ({ file, markup, use }) => {
    link.flip(file);
    page = await openPartnerPage(browser, host.url(link.url, markup.replace('{{platform}}', link.url)));
    if (use) {
      await page.told('ready');
      await use();
    }
    await expect.poll(() => page.complaints.join('\n')).toMatch(/digest.*integrity/);
    expect(page.complaints.join('\n')).toContain(`/${file}'`);
    expect((await page.seen()).errors).toEqual([]);
  });

  it.each(named)('is refused where a page names its hash: %s', async (file) => {
    link.flip(file);
    const markup = `<script type="module" src="${link.url}/v1.0.0/${file}" integrity="${files[file]}" crossorigin></script>`;
    const server = createServer((_, response) => void response.setHeader('content-type', 'text/html').end(markup));
    await new Promise<void>((ready) => server.listen(0, 'localhost', ready));
    const address = server.address();
    page = await openPartnerPage(
      browser,
      `http://localhost:${typeof address === 'object' && address ? address.port : 0}`,
    );
    await expect.poll(() => page.complaints.join('\n')).toMatch(/digest.*integrity/);
    server.close();
  });
});
