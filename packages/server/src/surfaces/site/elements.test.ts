import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestPlatform, type TestPlatform } from '../../testing/platform.ts';

const folder = mkdtempSync(join(tmpdir(), 'logikit-elements-'));
const [built, released] = [join(folder, 'built'), join(folder, 'released')];
let platform: TestPlatform;

/** A version whose loader says its number and where it lies. */
function put(at: string, version: string): void {
  mkdirSync(at, { recursive: true });
  writeFileSync(join(at, 'manifest.json'), JSON.stringify({ version, files: {} }));
  writeFileSync(join(at, 'embed.js'), `${version} in ${at.slice(folder.length + 1)}`);
}

beforeAll(async () => {
  put(built, '1.10.0');
  for (const version of ['1.4.2', '1.9.0', '2.0.0']) put(join(released, `v${version}`), version);
  // What a CDN also holds: here the exact folders decide.
  put(join(released, 'v1'), '1.9.0');
  platform = await startTestPlatform({ elementFiles: built, elementReleases: released });
});
afterAll(async () => {
  await platform.close();
  rmSync(folder, { recursive: true });
});

const get = (path: string) => fetch(`${platform.url}/${path}`);

describe('versions side by side', () => {
  it.each([
    ['1.4.2', '1.4.2 in released/v1.4.2'],
    ['1.9.0', '1.9.0 in released/v1.9.0'],
    ['1.10.0', '1.10.0 in built'],
    ['2.0.0', '2.0.0 in released/v2.0.0'],
  ])('%s stays what it is, for a year', async (version, text) => {
    const answer = await get(`v${version}/embed.js`);
    expect(await answer.text()).toBe(text);
    expect(answer.headers.get('cache-control')).toContain('immutable');
  });

  it.each([
    ['1', '1.10.0 in built'],
    ['1.4', '1.4.2 in released/v1.4.2'],
    ['1.9', '1.9.0 in released/v1.9.0'],
    ['2', '2.0.0 in released/v2.0.0'],
  ])('%s follows the newest of its line, for minutes', async (line, text) => {
    const answer = await get(`v${line}/embed.js`);
    expect(await answer.text()).toBe(text);
    expect(answer.headers.get('cache-control')).toBe('max-age=300, stale-while-revalidate=86400');
  });

  it.each(['3', '1.5', '1.4.3', '2.0.1', '1.'])('%s is not here', async (version) => {
    expect((await get(`v${version}/embed.js`)).status).toBe(404);
  });

  it('a floating address moves to a release as soon as it is there', async () => {
    put(join(released, 'v2.1.0'), '2.1.0');
    expect(await (await get('v2/embed.js')).text()).toBe('2.1.0 in released/v2.1.0');
    expect(await (await get('v2.0.0/embed.js')).text()).toBe('2.0.0 in released/v2.0.0');
  });

  it('what was released under a number wins over what was built under it', async () => {
    put(join(released, 'v1.10.0'), '1.10.0');
    for (const version of ['1.10.0', '1.10', '1'])
      expect(await (await get(`v${version}/embed.js`)).text()).toBe('1.10.0 in released/v1.10.0');
  });

  it.each(['v1.4.2/%2e%2e%2fv2.0.0%2fembed.js', 'v1.4.2/..%2f..%2fbuilt%2fembed.js'])(
    'no version reaches into another one: %s',
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );
});
