// The tree of a CDN: every exact version in a folder of its own, for ever, and for each line (v1, v1.2) a folder with the
// files that a page may name there. What those load comes from one exact version.
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesIn, readJson } from './files.mjs';

/** As the platform sends them: packages/server/src/site. */
const IMMUTABLE = 'max-age=31536000, immutable';
const FLOATING = 'max-age=300, stale-while-revalidate=86400';

const byNumber = new Intl.Collator('en', { numeric: true });
/** Scripts that a page loads by name, and what describes them. All else is loaded by them. */
const entry = /^(embed|frame|webview)\.js$|^[^/]+\.(json|d\.ts)$/;

/** Adds the version that lies in `built`, and moves the lines whose newest it now is. Answers the version. */
export function addVersion(tree, built) {
  const { version } = readJson(join(built, 'manifest.json'));
  const exact = join(tree, `v${version}`);
  if (existsSync(exact)) throw new Error(`${exact} is there already, and an exact version never changes`);
  mkdirSync(dirname(exact), { recursive: true });
  cpSync(built, exact, { recursive: true });
  for (const line of linesOf(version)) if (newestOf(tree, line) === version) point(tree, { line, version });
  writeFileSync(join(tree, '_headers'), headers(tree));
  return version;
}

/** 1.2.3 is of the lines 1.2 and 1. */
export function linesOf(version) {
  const [major, minor] = version.split('.');
  return [major, `${major}.${minor}`];
}

export function newestOf(tree, line) {
  return exactVersions(tree)
    .filter((version) => version.startsWith(`${line}.`))
    .at(-1);
}

/** Oldest first. */
export function exactVersions(tree) {
  return versionsLike(tree, /^v\d+\.\d+\.\d+$/);
}

export function lines(tree) {
  return versionsLike(tree, /^v\d+(\.\d+)?$/);
}

export function isEntry(path) {
  return entry.test(path);
}

function point(tree, { line, version }) {
  const target = join(tree, `v${line}`);
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target);
  const exact = join(tree, `v${version}`);
  for (const path of filesIn(exact).filter(isEntry)) cpSync(join(exact, path), join(target, path));
}

function versionsLike(tree, pattern) {
  return readdirSync(tree)
    .filter((name) => pattern.test(name))
    .map((name) => name.slice(1))
    .sort(byNumber.compare);
}

/** How long each folder may be kept, in the form that static hosts read (`_headers`). */
function headers(tree) {
  const rule = (folder, cache) =>
    [
      `/${folder}/*`,
      `  Cache-Control: ${cache}`,
      '  Access-Control-Allow-Origin: *',
      '  Cross-Origin-Resource-Policy: cross-origin',
      '  X-Content-Type-Options: nosniff',
    ].join('\n');
  return [
    ...lines(tree).map((line) => rule(`v${line}`, FLOATING)),
    ...exactVersions(tree).map((version) => rule(`v${version}`, IMMUTABLE)),
    '',
  ].join('\n');
}
