// Weighs what we ship, gzipped, against budgets; a chunk over its budget fails. `--scale 0.1` shrinks every budget: that
// is how the test sees the gate fail.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { slimFiles } from './packages/slim.mjs';
import { root } from './ready.mjs';

const elements = join(root, 'packages/widgets/dist/elements');
const site = join(root, 'packages/portal/build/client/assets');
const scaleAt = process.argv.indexOf('--scale');
const scale = scaleAt < 0 ? 1 : Number(process.argv[scaleAt + 1]);

/** Files of one budget are weighed together: they arrive together. Budgets in kB, gzip. */
const budgets = [
  // 16 hashes, which nothing makes smaller, are 0.6 of it, and asking for the first problem early is 0.3.
  { name: 'loader', limit: 3.33, files: [join(elements, 'embed.js')] },
  ...languages().flatMap((language) => [
    { name: `player with its runtime, ${language}`, limit: 21.2, files: ours(`base.${language}`, 'player') },
    { name: `player until answerable, ${language}`, limit: 24.6, files: ours('embed', `base.${language}`, 'player') },
    { name: `player's late files, ${language}`, limit: 15.7, files: ours('player-feedback', `words.${language}`) },
    { name: `graphic, ${language}`, limit: 11.8, files: ours('player-scene', `words.${language}`) },
    { name: `road until drawn, ${language}`, limit: 25.1, files: ours('embed', `base.${language}`, 'road') },
    {
      name: `game until playable, ${language}`,
      limit: 28.7,
      files: ours('embed', `base.${language}`, 'game', `words.${language}`),
    },
  ]),
  // What a further widget costs on a page that has one.
  { name: 'road beside a player', limit: 11.6, files: ours('road') },
  { name: "road's late drawings", limit: 5.8, files: ours('road-drawings') },
  { name: 'game beside a player', limit: 12.1, files: ours('game') },
  { name: "game's late file", limit: 4.9, files: ours('game-feedback') },
  { name: 'rating board beside a player', limit: 12, files: ours('rating-board') },
  { name: 'certificate beside a player', limit: 4, files: ours('certificate-card') },
  { name: 'cart beside a player', limit: 12, files: ours('shop-cart') },
  { name: 'landing beside a player', limit: 8, files: ours('landing') },
  { name: 'frames, host side', limit: 3, files: [join(elements, 'frame.js')] },
  { name: 'frames, their page', limit: 5.2, files: [join(elements, 'frame-page.js')] },
  // With the bytes of six sounds, after the first tap.
  { name: 'sounds', limit: 42, files: [join(elements, 'sounds.js')] },
  { name: 'login', limit: 10, files: [join(elements, 'login.js')] },
  {
    name: 'sdk, kernel of a widget',
    limit: 10,
    bundle: `import { bindPassings, bindProblems, bindTheories, bindThreads, createCore } from '@logikit/sdk';
      const { http } = createCore({ baseUrl: '', locale: 'en' });
      globalThis.kept = [bindPassings, bindProblems, bindTheories, bindThreads].map((bind) => bind(http));`,
  },
  { name: 'sdk, whole', limit: 21.9, bundle: `export { createClient } from '@logikit/sdk';` },
  { name: 'sdk, sounds', limit: 3.5, bundle: `export { createSounds } from '@logikit/sdk/sounds';` },
  { name: 'player in React', limit: 16, bundle: `export { Player } from '@logikit/widgets';` },
  { name: 'road in React', limit: 19.2, bundle: `export { ThreadRoad } from '@logikit/widgets';` },
  {
    name: 'an element as a component',
    limit: 1,
    bundle: `export { LogikitProblemPlayer } from '@logikit/widgets/elements/react';`,
  },
  { name: 'site, first script', limit: 75, files: matching(site, /^entry\.client-.*\.js$/) },
  // With its letters; a logo of 2 kB is all that comes besides.
  { name: 'a page that is only read', limit: 49.5, files: readingPage('2.0/uk/companies') },
  { name: 'site, what pages share', limit: 139, files: matching(site, /^shared-.*\.js$/) },
];

let isOver = false;
for (const { name, limit, files, bundle } of budgets) {
  const texts = bundle ? await bundled(bundle) : files.map((file) => readFileSync(file));
  const size = texts.reduce((sum, text) => sum + gzipSync(text).length, 0) / 1000;
  const over = size > limit * scale;
  isOver ||= over;
  console.log(
    `${over ? '✗' : '✓'} ${name.padEnd(30)} ${size.toFixed(1).padStart(6)} of ${(limit * scale).toFixed(1)} kB`,
  );
}
process.exit(isOver ? 1 : 0);

function languages() {
  return matching(elements, /^base\.[a-z-]+\.js$/).map((file) => file.split('.').at(-2));
}

function ours(...names) {
  return names.map((name) => join(elements, `${name}.js`));
}

function matching(folder, pattern) {
  return readdirSync(folder)
    .filter((name) => pattern.test(name))
    .map((name) => join(folder, name));
}

/** The page itself and its style, which holds the letters of its language. */
function readingPage(path) {
  const client = join(site, '..');
  const html = join(client, path, 'index.html');
  const [, sheet] = /rel="stylesheet" href="([^"]*)"/.exec(readFileSync(html, 'utf8'));
  return [html, join(client, sheet)];
}

/** What an app takes of a published package until its first late file; React is the app's own. */
async function bundled(contents) {
  const { metafile, outputFiles } = await build({
    stdin: { contents, resolveDir: join(root, 'examples/react-vite') },
    outdir: '/',
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    conditions: ['@logikit/source', 'browser', 'module'],
    external: ['react', 'react-dom', 'react/jsx-runtime', 'howler'],
    plugins: [slimFiles],
    metafile: true,
    write: false,
  });
  const first = new Set([
    Object.keys(metafile.outputs).find((path) => metafile.outputs[path].entryPoint === '<stdin>'),
  ]);
  for (const path of first)
    for (const { path: next, kind } of metafile.outputs[path]?.imports ?? [])
      if (kind === 'import-statement') first.add(next);
  return outputFiles.filter(({ path }) => first.has(relative(process.cwd(), path))).map(({ contents }) => contents);
}
