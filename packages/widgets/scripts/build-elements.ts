// Builds the custom elements: one loader; for each language a file with what all widgets share and their first words; for
// each widget a file of its own code and rules, and late ones with what nobody needs before the first answer. See
// docs/decisions/0018. Writes dist/elements and its integrity manifest; `--version 1.2.3 --out folder` builds what a test
// needs beside it.
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import type { PropDescription } from '../src/descriptors/descriptor.ts';
import type { ElementShape, PropShape } from '../src/embed/protocol.ts';
import { type Widget, widgets } from '../src/elements/widgets.ts';
import { bundleScript, FIRST, shrink } from './bundle-script.ts';
import { bundleSounds } from './bundle-sounds.ts';
import { compileWidgets } from './compile-widgets.ts';
import { frameFacts, frameShapes } from './frame-facts.ts';
import { writeManifest } from './manifest.ts';
import { BASE_NAME } from './share-base.ts';
import { splitWords } from './split-words.ts';

const root = join(import.meta.dirname, '..');
const { values: wanted } = parseArgs({ options: { version: { type: 'string' }, out: { type: 'string' } } });
const out = wanted.out ?? join(root, 'dist/elements');
const locales = join(root, '../../locales');
interface Recipe {
  /** Parts that come later, each in a file of its own: `scene` of the player is `embed/chunks/player-scene.ts`. */
  readonly late?: readonly string[];
  /** Kinds of parts that no graphic of it has. */
  readonly withoutParts?: readonly string[];
  /** Attributes that nothing has before the named late file is there, and media that can wait: their rules come with it. */
  readonly lateStates?: Readonly<Record<string, readonly string[]>>;
  /** It shows itself when the late words are there: none of its words comes before. */
  readonly waitsForWords?: true;
  /** It shows itself when its words are there, which are a file of their own: no other widget's page carries them. */
  readonly ownWords?: true;
  /** Widgets that stand inside of it, listed before it: it is told their files. */
  readonly holds?: readonly string[];
  /** Words that its first file names and nobody hears before the late words are there, too, or never. */
  readonly lateWords?: readonly string[];
}

const recipes: Readonly<Record<string, Recipe>> = {
  player: {
    late: ['scene', 'feedback'],
    lateStates: {
      feedback: [
        '[data-right]',
        '[data-tried]',
        '[data-removed]',
        '[data-new]',
        '[data-lines]',
        '[data-state=right]',
        '[data-state=closed]',
        '[data-state=review]',
        '@media (hover: hover)',
        '@media (forced-colors: active)',
      ],
    },
    // Of an answer that was judged or hinted at; an element never shows a mere preview.
    lateWords: ['player.variant.right', 'player.variant.aside', 'player.check.changeFirst', 'player.check.preview'],
  },
  road: { late: ['drawings'], waitsForWords: true },
  'rating-board': { ownWords: true },
  'certificate-card': { ownWords: true },
  'shop-cart': { ownWords: true },
  landing: { ownWords: true, holds: ['player'] },
  // Of what a graphic may say of itself, a game says these never.
  game: {
    late: ['feedback'],
    waitsForWords: true,
    withoutParts: ['slots', 'links', 'number'],
    lateStates: { feedback: ['[data-over]', '[data-stuck]', '[data-legal=frame]', '@media (forced-colors: active)'] },
  },
};

/** Style sheets in the order in which they may be overruled. */
const sheets = [
  'embed/host.css',
  'theme/theme.css',
  'ui/drawing.css',
  'ui/ui.css',
  ...widgets.map(({ name }) => `${name}/${name}.css`),
  // Of late widgets alone: before the others, it would move the places of what the first problem waits for.
  'ui/answer-frame.css',
];

const packaged = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string };
const version = wanted.version ?? packaged.version;

await rm(out, { recursive: true, force: true });
await mkdir(out, { recursive: true });

const languages = await written();
const hashes: Record<string, string> = {};
const sounds = await publish('sounds.js', await bundleSounds());
const client = await publish('client.js', await bundleOne('embed/page/client.ts'));
await buildWidgets();
await publish(
  'login.js',
  fill(await bundleOne('embed/login/login.ts'), {
    LOGIKIT_CLIENT: ['client.js', client],
    LOGIKIT_LANGUAGE_NAMES: languages,
  }),
);
const late = widgets.filter(isLate).map(({ name }) => name);
const lateHashes = Object.fromEntries(['login', ...late].map((name) => [name, hashOf(name)]));
await publish('hashes.js', `export const hashes=${JSON.stringify(lateHashes)}`);
await publish('embed.js', await program('embed/loader/loader.ts'));
await publish('frame.js', await program('frame/host.ts'));
const framePage = await publish('frame-page.js', await program('frame/page.ts'));
await writeFile(
  join(out, 'frames.json'),
  await frameFacts(locales, { version, languages, script: ['frame-page.js', framePage] }),
);
await writeManifest(out, version);

/** The languages that have words, the product's first one first. */
async function written(): Promise<string[]> {
  const codes = await readdir(locales, { withFileTypes: true });
  const found = codes.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  return found.sort((a, b) => Number(b === 'ru') - Number(a === 'ru') || a.localeCompare(b));
}

async function buildWidgets(): Promise<void> {
  const { base, widgets: compiled } = await compileWidgets(
    widgets.map(({ name }) => ({ name, late: [], ...recipes[name] })),
    sheets,
  );
  const known = {
    LOGIKIT_VERSION: version,
    LOGIKIT_SOUNDS: ['sounds.js', sounds],
    LOGIKIT_CLIENT: ['client.js', client],
    // Two builds may call themselves the same version; what they share has other short names in each.
    [BASE_NAME]: `logikit.base.${digest(base.code + base.rules).slice(0, 8)}`,
  };
  for (const { name, first, late } of compiled) {
    const published: Record<string, readonly [file: string, hash: string]> = {};
    for (const [part, { code, rules }] of Object.entries(late)) {
      const file = `${name}-${part}.js`;
      const text = fill(code, { ...known, LOGIKIT_RULES: rules }).replaceAll('./first', `./${name}.js`);
      published[`LOGIKIT_${part.toUpperCase()}`] = [file, await publish(file, await shrink(text))];
    }
    for (const held of recipes[name]?.holds ?? []) published[`LOGIKIT_${held.toUpperCase()}`] = publishedFile(held);
    const words = recipes[name]?.ownWords && { LOGIKIT_OWN_WORDS: await publishOwnWords(name) };
    const text = fill(first.code, { ...known, ...published, ...words, LOGIKIT_RULES: first.rules });
    await publish(`${name}.js`, await shrink(text));
  }
  const lateWords = Object.values(recipes).flatMap((recipe) => recipe.lateWords ?? []);
  const firstCode = compiled
    .filter(({ name }) => !recipes[name]?.waitsForWords && !recipes[name]?.ownWords)
    .map(({ first }) => lateWords.reduce((code, key) => code.replaceAll(`"${key}"`, ''), first.code))
    .join('\n');
  const areas = widgets.map(({ name }) => name).filter((name) => !recipes[name]?.ownWords);
  for (const language of languages) {
    const words = splitWords(await wordsOf(language, areas), areas, firstCode);
    const late = `words.${language}.js`;
    const hash = await publishWords(late, words.late);
    const text = fill(base.code, {
      ...known,
      LOGIKIT_RULES: base.rules,
      LOGIKIT_LANGUAGE: language,
      LOGIKIT_WORDS: words.first,
      LOGIKIT_LATE_WORDS: [late, hash],
    });
    await publish(`base.${language}.js`, text);
  }
}

/** What only this widget says, in a file for each language. */
async function publishOwnWords(name: string): Promise<Readonly<Record<string, readonly [file: string, hash: string]>>> {
  const own: Record<string, readonly [string, string]> = {};
  for (const language of languages) {
    const file = `${name}.${language}.js`;
    own[language] = [file, await publishWords(file, await wordsOf(language, [name]))];
  }
  return own;
}

async function publishWords(file: string, words: Readonly<Record<string, string>>): Promise<string> {
  return publish(file, `export const words=${JSON.stringify(words)}`);
}

async function wordsOf(language: string, areas: readonly string[]): Promise<Readonly<Record<string, string>>> {
  const texts = await Promise.all(areas.map((area) => readFile(join(locales, language, `${area}.json`), 'utf8')));
  return Object.assign({}, ...texts.map((text) => JSON.parse(text) as object)) as Record<string, string>;
}

async function bundleOne(entry: string): Promise<string> {
  return shrink((await bundleScript({ entry }))[FIRST] ?? '');
}

/** What a page loads first: it knows the files of its version and their hashes. */
async function program(entry: string): Promise<string> {
  const text = fill(await bundleOne(entry), {
    LOGIKIT_VERSION: version,
    LOGIKIT_LANGUAGES: Object.fromEntries(languages.map((language) => [language, hashOf(`base.${language}`)])),
    LOGIKIT_HASHES: hashOf('hashes'),
    LOGIKIT_ELEMENTS: widgets.map(shapeOf),
    LOGIKIT_FRAMES: frameShapes(shapeOf),
  });
  // Once more, now that the values are there.
  return shrink(text);
}

/** A widget that stands inside of another one, which is published after it. */
function publishedFile(name: string): readonly [file: string, hash: string] {
  return [`${name}.js`, `sha256-${hashOf(name)}=`];
}

/** Without what all hashes have in common: the loader puts it back. */
function hashOf(name: string): string {
  const hash = /^sha256-(.{43})=$/.exec(hashes[`${name}.js`] ?? '')?.[1];
  if (hash === undefined) throw new Error(`${name}.js is not published yet.`);
  return hash;
}

/** Few pages hold it: every loader knows its tag, and `hashes.js` its hash. */
function isLate({ name }: Widget): boolean {
  return recipes[name]?.ownWords === true;
}

function shapeOf(widget: Widget): ElementShape {
  const {
    name,
    descriptor: { tag, methods, props },
  } = widget;
  const shape = [
    tag,
    name,
    Object.keys(methods),
    Object.entries<PropDescription>(props)
      .filter(([prop]) => prop !== 'lang')
      .map(([prop, { type, attribute }]): PropShape => {
        const read = type === 'integer' || type === 'boolean' ? type : undefined;
        if (prop !== attribute) return [attribute, read, prop];
        return read ? [attribute, read] : [attribute];
      }),
  ] as const;
  // At the end, so that what the elements have in common is together and packs well.
  return isLate(widget) ? shape : [...shape, hashOf(name)];
}

/** Puts values where the code has their names. Each is there once, as a name that nobody declares. */
function fill(code: string, values: Readonly<Record<string, unknown>>): string {
  return Object.entries(values).reduce(
    (text, [name, value]) => text.replaceAll(new RegExp(`\\b${name}\\b`, 'g'), () => JSON.stringify(value)),
    code,
  );
}

/** Writes one file and answers its integrity hash. */
async function publish(name: string, code: string): Promise<string> {
  await writeFile(join(out, name), code);
  const hash = `sha256-${digest(code)}`;
  hashes[name] = hash;
  console.log(`${name.padEnd(24)} ${(gzipSync(code).length / 1000).toFixed(1)} kB gzip`);
  return hash;
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}
