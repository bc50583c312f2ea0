import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  differences,
  manifestFaults,
  privateNames,
  provenanceFaults,
  publintFaults,
  typesFaults,
} from './packages/tarball.mjs';

/** A package with every fault that we look for. */
const files = {
  'package.json': JSON.stringify({
    name: 'faulty',
    version: '1.0.0',
    type: 'module',
    exports: {
      '.': { '@logikit/source': './src/index.ts', types: './dist/index.d.ts', import: './dist/index.js' },
      './bare': './dist/bare.js',
      './gone': './dist/gone.js',
    },
    dependencies: { one: 'workspace:^', two: 'catalog:' },
  }),
  'dist/index.d.ts': 'export declare const calls: object;',
  'dist/bare.js': 'export const bare = 1;',
  'dist/index.js': `import { calls } from '@logikit/contract';\nexport { calls };\n`,
};

describe('what is packed is refused', () => {
  const home = mkdtempSync(join(tmpdir(), 'logikit-faulty-'));
  const folder = join(home, 'package');
  const tarball = join(home, 'faulty.tgz');

  beforeAll(() => {
    mkdirSync(join(folder, 'dist'), { recursive: true });
    for (const [path, text] of Object.entries(files)) writeFileSync(join(folder, path), text);
    spawnSync('tar', ['-czf', tarball, '-C', home, 'package']);
  });
  afterAll(() => rmSync(home, { recursive: true }));

  it('when its manifest speaks of our workspace or our source', () => {
    expect(manifestFaults(folder)).toEqual(['workspace:', 'catalog:', '@logikit/source', './src/']);
  });

  it('when a file names what nobody can install', () => {
    expect(privateNames(folder)).toContain('dist/index.js names @logikit/contract');
  });

  it('when nothing tells where it comes from', () => {
    const unattested = 'publishConfig has no "provenance": true with "access": "public"';
    expect(provenanceFaults(folder, { room: 'packages/faulty', address: null })).toEqual([unattested]);
    expect(provenanceFaults(folder, { room: 'packages/faulty', address: 'https://host.example/us/logikit' })).toEqual([
      unattested,
      'repository.directory is not packages/faulty',
      'repository.url is undefined, but this repository is https://host.example/us/logikit',
    ]);
  });

  it('when it tells of another repository than this one', () => {
    const honest = join(home, 'honest');
    mkdirSync(honest);
    const manifest = {
      repository: { url: 'git+https://host.example/us/logikit.git', directory: 'packages/honest' },
      publishConfig: { access: 'public', provenance: true },
    };
    writeFileSync(join(honest, 'package.json'), JSON.stringify(manifest));
    const faults = (address: string | null) => provenanceFaults(honest, { room: 'packages/honest', address });
    for (const same of [null, 'git@host.example:us/logikit.git', 'https://host.example/us/logikit'])
      expect(faults(same)).toEqual([]);
    expect(faults('git@host.example:them/logikit.git')).toHaveLength(1);
  });

  it('when the same files pack to other bytes', () => {
    const again = join(home, 'again.tgz');
    utimesSync(join(folder, 'package.json'), 1, 1);
    spawnSync('tar', ['-czf', again, '-C', home, 'package']);
    expect(differences(tarball, tarball)).toEqual([]);
    expect(differences(tarball, again)).toHaveLength(1);
  });

  it('when a door leads nowhere', async () => {
    expect((await publintFaults(tarball)).join('\n')).toContain('./dist/gone.js');
  });

  it('when a door has no types', () => {
    expect(typesFaults(tarball).join('\n')).toContain('No types');
  });
});
