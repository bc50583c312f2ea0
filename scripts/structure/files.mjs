/** The files of the repository, and what each of them is. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Everything that git knows or would take, by its path from the root. */
export function trackedFiles(house) {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: house,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return [...new Set(listed.split('\0'))].filter((file) => file !== '' && existsSync(join(house, file)));
}

const isCode = (file) => /\.([cm]?js|tsx?)$/.test(file) && !file.endsWith('.d.ts');
const isTest = (file) =>
  /\.(test|test-d)\.tsx?$/.test(file) ||
  /(^|\/)(testing|test|fixtures|e2e|examples)\//.test(file) ||
  /\/test-[^/]*$/.test(file);

/** Code that is shipped or run by us: everything but tests and what only they use. */
export const productCode = (files) => files.filter((file) => isCode(file) && !isTest(file));

/** Code whose functions are read by people: all but the tests themselves, whose blocks are not functions of the product. */
export const readCode = (files) => files.filter((file) => isCode(file) && !/\.(test|test-d)\.tsx?$/.test(file));

/** The product's code of packages/<name>/src. */
export const sourcesOf = (files) => productCode(files).filter((file) => /^packages\/[^/]+\/src\//.test(file));

const growing = new Set(['families', 'migrations']);

/** Folders with more entries than that, the largest first; families, migrations and translations may grow. */
export function largeFolders(files, limit) {
  const entries = new Map();
  for (const file of files) {
    const parts = file.split('/');
    for (let depth = 1; depth < parts.length; depth++) {
      const folder = parts.slice(0, depth).join('/');
      entries.set(folder, (entries.get(folder) ?? new Set()).add(parts[depth]));
    }
  }
  return [...entries]
    .filter(([folder, names]) => names.size > limit && !mayGrow(folder))
    .toSorted(([, a], [, b]) => b.size - a.size)
    .map(([folder, names]) => `${folder} (${names.size})`);
}

/** A folder of a tool of ours (`.changeset`) is not ours to divide. */
function mayGrow(folder) {
  const parts = folder.split('/');
  return growing.has(parts.at(-1)) || parts[0] === 'locales' || parts.some((part) => part.startsWith('.'));
}
