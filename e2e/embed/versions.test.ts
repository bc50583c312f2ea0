import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openPartnerPage, type PartnerPage } from './partner-page.ts';
import { type RunningPlatform, startPlatform } from '../support/platform.ts';
import { openStrictHost, type StrictHost } from './hosts/strict-host.ts';
import { browser } from '../support/shared-browser.ts';

const root = join(import.meta.dirname, '../..');
const PLAYER = '<logikit-problem-player problem="1" lang="en"></logikit-problem-player>';
const ROAD = '<logikit-thread-road thread="1" lang="en"></logikit-thread-road>';

let tree: string;
let platform: RunningPlatform;
let host: StrictHost;
let page: PartnerPage;

beforeAll(async () => {
  tree = await mkdtemp(join(tmpdir(), 'logikit-versions-'));
  await Promise.all(['1.0.0', '1.1.0'].map(build));
  // As a later loader would, it hands over more than this one does, and takes more back.
  const wrapped = `export * from './player-own.js'; import { mount as own } from './player-own.js';
    export const mount = (root, api, props) =>
      ({ ...own(root, { ...api, later: () => undefined }, { ...props, later: 'value' }), later: () => undefined });`;
  await mix({ as: '1.2.0', loader: '1.0.0', files: '1.1.0', player: wrapped });
  await mix({ as: '1.3.0', loader: '1.1.0', files: '1.0.0', player: wrapped });
  // An older loader still has no way to open the first widget early.
  await mix({
    as: '1.5.0',
    loader: '1.0.0',
    files: '1.1.0',
    player: `export * from './player-own.js'; import { mount as own } from './player-own.js';
      export const mount = (root, { open, ...api }, props) => own(root, api, props);`,
  });
  await mix({
    as: '2.0.0',
    loader: '1.1.0',
    files: '1.1.0',
    player: "export * from './player-own.js'; export const protocol = 2;",
    // The next major has tags of its own and speaks another protocol.
    change: (text) => text.replace(/1!==(\w+\)throw)/, '2!==$1').replaceAll(/"logikit-(?!error)/g, '"logikit2-'),
  });
  await mix({
    as: '1.4.0',
    loader: '1.0.0',
    files: '1.1.0',
    player: "export * from './player-own.js'; export const protocol = 2;",
  });
  [platform, host] = await Promise.all([startPlatform({ LOGIKIT_ELEMENT_RELEASES: tree }), openStrictHost()]);
});
afterEach(() => page.close());
afterAll(async () => {
  await Promise.all([host.close(), platform.stop()]);
  await rm(tree, { recursive: true });
});

/** A whole build of the elements under a version of its own. */
async function build(version: string): Promise<void> {
  await promisify(execFile)(
    join(root, 'node_modules/node/bin/node'),
    [
      '--conditions=@logikit/source',
      'packages/widgets/scripts/build-elements.ts',
      '--version',
      version,
      '--out',
      folderOf(version),
    ],
    { cwd: root },
  );
}

interface Mix {
  readonly as: string;
  /** Version of the loader. */
  readonly loader: string;
  /** Version of everything else. */
  readonly files: string;
  /** What stands before the player's own file. */
  readonly player: string;
  /** What else is different in the loader. */
  readonly change?: (text: string) => string;
}

/** A version whose loader is of one build and whose implementations are of another. */
async function mix({ as, loader, files, player, change = (text) => text }: Mix): Promise<void> {
  const folder = folderOf(as);
  await cp(folderOf(files), folder, { recursive: true });
  await rename(join(folder, 'player.js'), join(folder, 'player-own.js'));
  await writeFile(join(folder, 'player.js'), player);
  const own = await readFile(join(folderOf(loader), 'embed.js'), 'utf8');
  let text = own.replaceAll(`v${loader}/`, `v${as}/`);
  for (const name of await readdir(folderOf(loader))) {
    if (!name.endsWith('.js')) continue;
    text = text.replaceAll(await hashOf(join(folderOf(loader), name)), await hashOf(join(folder, name)));
  }
  // Or it would load the files of its own version, and nothing would be mixed.
  if (!text.includes(`v${as}/`) || !text.includes(await hashOf(join(folder, 'player.js'))))
    throw new Error(`The loader of ${as} does not lead to its files`);
  await writeFile(join(folder, 'embed.js'), change(text));
}

function folderOf(version: string): string {
  return join(tree, `v${version}`);
}

async function hashOf(path: string): Promise<string> {
  // The loader keeps its hashes without the sign that ends each.
  return createHash('sha256')
    .update(await readFile(path))
    .digest('base64')
    .replace('=', '');
}

describe('a loader and an implementation of another version', () => {
  it.each([
    ['an older loader and a newer implementation', '1.2.0'],
    ['a newer loader and an older implementation', '1.3.0'],
    ['a loader that opens nothing early and a newer implementation', '1.5.0'],
  ])('%s solve a problem together', async (_, version) => {
    page = await openPartnerPage(browser, host.url(platform.url, PLAYER, [version]));
    await page.told('ready');
    await page.page.getByRole('radio').first().click();
    await page.page.getByRole('button', { name: 'Check' }).click();
    expect((await page.told('answered')).detail).toMatchObject({ problemId: 1 });
    expect((await page.seen()).errors).toEqual([]);
  });

  it('refuse each other with a code when they do not speak the same protocol', async () => {
    page = await openPartnerPage(browser, host.url(platform.url, PLAYER, ['1.4.0']));
    expect((await page.told('error')).detail).toMatchObject({ code: 'versionNotSupported' });
    expect((await page.seen()).errors).toEqual([]);
  });
});

describe('two majors on a page', () => {
  it('show their own elements, each by its own protocol, in one session', async () => {
    const next = '<logikit2-problem-player problem="2" lang="en"></logikit2-problem-player>';
    page = await openPartnerPage(browser, host.url(platform.url, PLAYER + next, ['1.0.0', '2.0.0']));
    await page.told('ready', 2);
    await expect.poll(() => page.page.locator('logikit2-problem-player').getByRole('radio').count()).toBeGreaterThan(1);
    await page.page.locator('logikit-problem-player').getByRole('radio').first().click();
    await page.page.locator('logikit-problem-player').getByRole('button', { name: 'Check' }).click();
    expect((await page.told('answered')).detail).toMatchObject({ problemId: 1 });
    const opened = page.requests.filter((request) => request.url().includes('/auth/'));
    expect(opened).toHaveLength(1);
    expect((await page.seen()).errors).toEqual([]);
  });
});

describe('two versions on a page', () => {
  it('are one session for five widgets', async () => {
    page = await openPartnerPage(
      browser,
      host.url(platform.url, PLAYER + ROAD + PLAYER + ROAD + PLAYER, ['1.0.0', '1.1.0']),
    );
    await page.told('ready', 5);
    const posts = page.requests.filter((request) => request.method() === 'POST');
    expect(posts).toHaveLength(1);
    expect((await page.seen()).errors).toEqual([]);
  });
});
