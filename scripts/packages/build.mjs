// Builds one published package into its dist: a module and a declaration file for every door of its exports map.
import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from 'tsup';
import { root } from '../ready.mjs';
import { slimFiles } from './slim.mjs';
import { rollUpTypes } from './types.mjs';

/** Areas of words that a package shows; its users pass them in. */
const words = {
  sdk: [],
  widgets: ['player', 'road', 'game', 'rating-board', 'certificate-card', 'shop-cart', 'landing'],
};

/** Answers which API reports differ from the committed ones; with `isUpdate` they are written instead. */
export async function buildPackage(name, { isUpdate }) {
  const folder = join(root, 'packages', name);
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const doors = Object.values(manifest.exports).filter((door) => door['@logikit/source']?.startsWith('./src/'));
  empty(join(folder, 'dist'));
  await build({
    config: false,
    entry: Object.fromEntries(
      doors.map((door) => [
        basename(door.import ?? door.default).replace(/\.\w+$/, ''),
        join(folder, door['@logikit/source']),
      ]),
    ),
    outDir: join(folder, 'dist'),
    format: ['esm'],
    outExtension: () => ({ js: '.js' }),
    splitting: true,
    target: 'es2022',
    platform: 'neutral',
    external: outside(manifest),
    noExternal: [/^@logikit\/contract/],
    esbuildPlugins: [slimFiles],
    esbuildOptions(options) {
      options.chunkNames = 'chunks/[name]-[hash]';
      options.conditions = ['@logikit/source'];
      options.jsx = 'automatic';
    },
    silent: true,
  });
  copyWords(join(folder, 'dist/locales'), words[name]);
  return rollUpTypes(folder, { isUpdate, doors: doors.filter((door) => door.types?.startsWith('./dist/')) });
}

/** What the user installs beside us. Everything else becomes part of the package. */
function outside({ dependencies, peerDependencies }) {
  const names = Object.keys({ ...dependencies, ...peerDependencies });
  return [...names, ...names.map((name) => `${name}/*`), 'node:*'];
}

/** The elements live in the same folder, and have a build of their own. */
function empty(dist) {
  const entries = existsSync(dist) ? readdirSync(dist) : [];
  for (const entry of entries) if (entry !== 'elements') rmSync(join(dist, entry), { recursive: true });
}

function copyWords(target, areas) {
  const locales = join(root, 'locales');
  const languages = readdirSync(locales, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  for (const area of areas)
    for (const { name } of languages) cpSync(join(locales, name, `${area}.json`), join(target, name, `${area}.json`));
}
