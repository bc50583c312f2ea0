// What was released under which number, committed as releases/<version>.json: whoever builds that number again must get
// the same bytes, or must take another number.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { hashOf, readJson } from './files.mjs';
import { exactVersions } from './tree.mjs';

/** `tarballs` are the paths of the packed packages of this version. */
export function recordOf(tree, { version, tarballs }) {
  return {
    version,
    packages: Object.fromEntries(tarballs.map((path) => [basename(path), hashOf(readFileSync(path), 'sha512')])),
    files: readJson(join(tree, `v${version}`, 'manifest.json')).files,
  };
}

export function writeRecord(folder, record) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${record.version}.json`), `${JSON.stringify(record, null, 2)}\n`);
}

/** Compares every version of the tree that has a record, and the tarballs of the newest one. */
export function recordFaults(folder, { tree, tarballs }) {
  const records = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
  const here = new Set(exactVersions(tree));
  return records
    .map((name) => readJson(join(folder, name)))
    .filter(({ version }) => here.has(version))
    .flatMap((record) => {
      const packed = tarballs.filter((path) => basename(path) in record.packages);
      const now = recordOf(tree, { version: record.version, tarballs: packed });
      return [
        ...changes(`v${record.version}/`, record.files, now.files),
        ...(packed.length > 0 ? changes('', record.packages, now.packages) : []),
      ];
    });
}

function changes(prefix, before, now) {
  return [...new Set([...Object.keys(before), ...Object.keys(now)])]
    .filter((name) => before[name] !== now[name])
    .map((name) => {
      const what = !(name in now) ? 'is gone' : name in before ? 'has changed' : 'is new';
      return `${prefix}${name} was released already, and ${what}`;
    });
}
