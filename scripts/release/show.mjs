// What a person reads of a release.
import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { filesIn, readJson } from './files.mjs';
import { exactVersions, lines } from './tree.mjs';

export function showPlan({ changesets, releases }) {
  console.log(`Changes (${changesets.length})`);
  for (const { id, releases: packages, summary } of changesets) {
    console.log(`  ${id}: ${packages.map(({ name, type }) => `${name} ${type}`).join(', ')}`);
    console.log(`    ${summary.split('\n')[0]}`);
  }
  console.log('\nVersions');
  if (releases.length === 0) console.log('  no change is pending: this is the current version');
  for (const { name, newVersion, oldVersion, type } of releases.filter(({ type }) => type !== 'none'))
    console.log(`  ${name} ${oldVersion} → ${newVersion} (${type})`);
}

export function showPackages(tarballs) {
  for (const path of tarballs) {
    const listed = spawnSync('tar', ['-tzvf', path], { encoding: 'utf8' }).stdout.trim().split('\n');
    const files = listed.map((line) => line.split(/\s+/)).map((parts) => ({ size: Number(parts[2]), name: parts[5] }));
    const unpacked = files.reduce((sum, { size }) => sum + size, 0);
    console.log(`  ${basename(path)}: ${kB(statSync(path).size)} packed, ${kB(unpacked)} in ${files.length} files`);
    for (const { name, size } of files) console.log(`    ${kB(size).padStart(9)}  ${name.replace('package/', '')}`);
  }
}

export function showTree(tree, version) {
  for (const line of lines(tree)) {
    const folder = join(tree, `v${line}`);
    const { version: target } = readJson(join(folder, 'manifest.json'));
    console.log(`  v${line}/  follows ${target}, kept for minutes: ${filesIn(folder).join(', ')}`);
  }
  for (const exact of exactVersions(tree).filter((one) => one !== version))
    console.log(`  v${exact}/  immutable, as it was`);
  console.log(`  v${version}/  immutable, kept for a year:`);
  const folder = join(tree, `v${version}`);
  for (const [path, integrity] of Object.entries(readJson(join(folder, 'manifest.json')).files)) {
    const bytes = readFileSync(join(folder, path));
    const sizes = `${kB(bytes.length).padStart(9)} ${kB(gzipSync(bytes).length).padStart(8)} gzip`;
    console.log(`    ${sizes}  ${path.padEnd(28)} ${integrity.split(' ').at(-1)}`);
  }
}

function kB(bytes) {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
