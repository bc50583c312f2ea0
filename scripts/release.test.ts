import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeManifest } from '../packages/widgets/scripts/manifest.ts';
import { recordFaults, recordOf, writeRecord } from './release/record.mjs';
import { addVersion, exactVersions, lines } from './release/tree.mjs';
import { treeFaults } from './release/tree-faults.mjs';

let home: string;
let tree: string;

/** A small build of the elements: a loader, a file that it loads, and a sound. */
async function built(version: string, loader = `load(\`../v\${"${version}"}/player.en.js\`)`): Promise<string> {
  const folder = join(home, `built-${version}`);
  mkdirSync(join(folder, 'sounds'), { recursive: true });
  writeFileSync(join(folder, 'embed.js'), loader);
  writeFileSync(join(folder, 'player.en.js'), `export const version = '${version}'`);
  writeFileSync(join(folder, 'sounds/pop.wav'), version);
  await writeManifest(folder, version);
  return folder;
}

const add = async (version: string, loader?: string) => {
  addVersion(tree, await built(version, loader));
};
const flip = (path: string) => {
  const bytes = readFileSync(join(tree, path));
  bytes[0] = (bytes[0] ?? 0) ^ 1;
  writeFileSync(join(tree, path), bytes);
};

beforeEach(async () => {
  home = mkdtempSync(join(tmpdir(), 'logikit-release-'));
  tree = join(home, 'cdn');
  for (const version of ['1.9.0', '1.10.0', '1.9.1', '2.0.0']) await add(version);
});
afterEach(() => rmSync(home, { recursive: true }));

describe('the tree of a CDN', () => {
  it('holds every exact version, two majors side by side, and lines that follow their newest', () => {
    expect(treeFaults(tree)).toEqual([]);
    expect(exactVersions(tree)).toEqual(['1.9.0', '1.9.1', '1.10.0', '2.0.0']);
    expect(lines(tree)).toEqual(['1', '1.9', '1.10', '2', '2.0']);
    const pointed = ['1', '1.9', '1.10', '2'].map((line) => readFileSync(join(tree, `v${line}/embed.js`), 'utf8'));
    expect(pointed.map((code) => /"([\d.]+)"/.exec(code)?.[1])).toEqual(['1.10.0', '1.9.1', '1.10.0', '2.0.0']);
  });

  it('tells static hosts which folders stay for a year and which for minutes', () => {
    const rules = readFileSync(join(tree, '_headers'), 'utf8').split('\n/');
    const cacheOf = (folder: string) => rules.find((rule) => rule.includes(`${folder}/*`))?.split('\n')[1];
    expect(cacheOf('v1.9.0')).toContain('max-age=31536000, immutable');
    expect(cacheOf('v1.9')).toContain('max-age=300');
    expect(cacheOf('v1')).toContain('max-age=300');
  });

  it('never takes an exact version twice', async () => {
    await expect(add('1.9.0')).rejects.toThrow('never changes');
  });

  it.each(['v1.9.0/embed.js', 'v1.9.0/player.en.js', 'v2.0.0/sounds/pop.wav'])('shows a flipped byte in %s', (path) => {
    flip(path);
    expect(treeFaults(tree)).toContain(`${path} is not what its manifest says`);
  });

  it('shows what the manifest does not list, and what it lists in vain', () => {
    renameSync(join(tree, 'v1.9.0/player.en.js'), join(tree, 'v1.9.0/player.de.js'));
    expect(treeFaults(tree)).toEqual([
      'v1.9.0/player.de.js is in no manifest',
      'v1.9.0/player.en.js is in the manifest, but not there',
    ]);
  });

  it('shows a floating entry that was changed', () => {
    flip('v1/embed.js');
    expect(treeFaults(tree)).toContain('v1/embed.js differs from v1.10.0/embed.js');
  });

  it('shows a floating entry that points to a version that is not there', () => {
    rmSync(join(tree, 'v2.0.0'), { recursive: true });
    expect(treeFaults(tree)).toEqual([
      'v2 points to 2.0.0, which is not there',
      'v2.0 points to 2.0.0, which is not there',
    ]);
  });

  it('shows a line that was left behind', async () => {
    renameSync(join(tree, 'v1'), join(home, 'v1'));
    await add('1.11.0');
    rmSync(join(tree, 'v1'), { recursive: true });
    renameSync(join(home, 'v1'), join(tree, 'v1'));
    expect(treeFaults(tree)).toEqual(['v1 points to 1.10.0, but 1.11.0 is newer']);
  });

  it('shows a floating entry that loads from beside itself, or from another version', async () => {
    await add('3.0.0', `import('./player.en.js')`);
    await add('4.0.0', `load('../v3.0.0/player.en.js')`);
    expect(treeFaults(tree)).toEqual([
      'v3/embed.js loads a file beside itself',
      'v3.0/embed.js loads a file beside itself',
      'v4/embed.js loads files of 3.0.0',
      'v4.0/embed.js loads files of 3.0.0',
    ]);
  });
});

describe('a version that was released', () => {
  let records: string;
  let tarballs: string[];

  beforeEach(() => {
    records = join(home, 'releases');
    tarballs = [join(home, 'logikit-sdk-1.10.0.tgz')];
    for (const path of tarballs) writeFileSync(path, 'packed');
    writeRecord(records, recordOf(tree, { version: '1.10.0', tarballs }));
  });

  it('may be built again to the same bytes', () => {
    expect(recordFaults(records, { tree, tarballs })).toEqual([]);
  });

  it('may be missing from a tree that holds only newer ones', () => {
    rmSync(join(tree, 'v1.10.0'), { recursive: true });
    expect(recordFaults(records, { tree, tarballs: [] })).toEqual([]);
  });

  it('does not change, whatever its own manifest says', async () => {
    rmSync(join(tree, 'v1.10.0'), { recursive: true });
    const folder = await built('1.10.0', 'load("another loader")');
    writeFileSync(join(folder, 'new.js'), '');
    rmSync(join(folder, 'player.en.js'));
    await writeManifest(folder, '1.10.0');
    addVersion(tree, folder);
    expect(recordFaults(records, { tree, tarballs })).toEqual([
      'v1.10.0/embed.js was released already, and has changed',
      'v1.10.0/player.en.js was released already, and is gone',
      'v1.10.0/new.js was released already, and is new',
    ]);
  });

  it('is packed to the same tarballs', () => {
    for (const path of tarballs) appendFileSync(path, '!');
    expect(recordFaults(records, { tree, tarballs })).toEqual([
      'logikit-sdk-1.10.0.tgz was released already, and has changed',
    ]);
  });
});
