import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn, matches, readJson } from './files.mjs';
import { exactVersions, isEntry, lines, newestOf } from './tree.mjs';

/** `v1.2.3/` in code, also where the number was written into a template. */
const exactFolder = /\bv(?:\$\{["'])?(\d+\.\d+\.\d+)(?:["']\})?\//g;

/** What must not be published: a byte that its manifest does not vouch for, a floating entry that leads nowhere. */
export function treeFaults(tree) {
  return [
    ...exactVersions(tree).flatMap((version) => exactFaults(tree, version)),
    ...lines(tree).flatMap((line) => lineFaults(tree, line)),
  ];
}

function exactFaults(tree, version) {
  const folder = join(tree, `v${version}`);
  if (!existsSync(join(folder, 'manifest.json'))) return [`v${version} has no manifest`];
  const manifest = readJson(join(folder, 'manifest.json'));
  const there = filesIn(folder).filter((path) => path !== 'manifest.json');
  return [
    ...(manifest.version === version ? [] : [`v${version}/manifest.json speaks of ${manifest.version}`]),
    ...there.filter((path) => !(path in manifest.files)).map((path) => `v${version}/${path} is in no manifest`),
    ...Object.entries(manifest.files).flatMap(([path, integrity]) => {
      if (!there.includes(path)) return [`v${version}/${path} is in the manifest, but not there`];
      return matches(join(folder, path), integrity) ? [] : [`v${version}/${path} is not what its manifest says`];
    }),
  ];
}

function lineFaults(tree, line) {
  const folder = join(tree, `v${line}`);
  const { version } = readJson(join(folder, 'manifest.json'));
  const exact = join(tree, `v${version}`);
  if (!existsSync(exact)) return [`v${line} points to ${version}, which is not there`];
  const newest = newestOf(tree, line);
  const faults = version === newest ? [] : [`v${line} points to ${version}, but ${newest} is newer`];
  const expected = filesIn(exact).filter(isEntry);
  const there = filesIn(folder);
  return [
    ...faults,
    ...expected.filter((path) => !there.includes(path)).map((path) => `v${line}/${path} is missing`),
    ...there.flatMap((path) => floatingFaults(path, { line, version, folder, exact })),
  ];
}

function floatingFaults(path, { line, version, folder, exact }) {
  const name = `v${line}/${path}`;
  if (!existsSync(join(exact, path))) return [`${name} is not of ${version}`];
  const bytes = readFileSync(join(folder, path));
  if (!bytes.equals(readFileSync(join(exact, path)))) return [`${name} differs from v${version}/${path}`];
  return path.endsWith('.js') ? loadingFaults(name, bytes.toString('utf8'), version) : [];
}

/** From a floating address "./player.en.js" would be another version tomorrow. */
function loadingFaults(name, code, version) {
  const named = [...code.matchAll(exactFolder)].map((match) => match[1]);
  return [
    ...(/(?:\bfrom|\bimport)\s*\(?\s*["'`]\.\//.test(code) ? [`${name} loads a file beside itself`] : []),
    ...named.filter((one) => one !== version).map((one) => `${name} loads files of ${one}`),
  ];
}
