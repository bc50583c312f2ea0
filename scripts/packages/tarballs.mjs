// The packed packages, made anew only when their source has changed: checks and examples share one packing.
import { copyFileSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { digest, hold, isDone, markDone, root } from '../ready.mjs';
import { buildPackage } from './build.mjs';
import { pack } from './tarball.mjs';

const published = ['sdk', 'widgets'];
const sources = [
  ...['contract', 'sdk', 'widgets'].map((room) => `packages/${room}`),
  ...['build', 'slim', 'tarball', 'types'].map((script) => `scripts/packages/${script}.mjs`),
  ...['locales', 'pnpm-lock.yaml', '.pnpmfile.cjs'],
];
const folder = join(root, '.stamps/tarballs');

/** Keeps tarballs that were just made from the source as it is, by the package's name. */
export function keepTarballs(tarballs) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [name, path] of Object.entries(tarballs)) copyFileSync(path, pathOf(name));
  markDone('packed', digest(sources));
}

/** The path of each tarball, by the package's name. */
export async function tarballs() {
  await hold('packing');
  if (!isDone('packed', digest(sources))) {
    const made = {};
    // The widgets' types are made of the sdk's.
    for (const name of published) {
      await buildPackage(name, { isUpdate: false });
      made[name] = pack(name, join(root, '.stamps/packing'));
    }
    keepTarballs(made);
  }
  return Object.fromEntries(published.map((name) => [name, pathOf(name)]));
}

function pathOf(name) {
  return join(folder, `${name}.tgz`);
}
