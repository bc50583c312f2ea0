// Builds the custom elements: one loader, and for each widget and language a file with its words and style inside, so
// that a player is answerable after four requests. Writes dist/elements and its integrity manifest.
import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { ElementShape } from '../src/embed/protocol.ts';
import { type Widget, widgets } from '../src/embed/widgets.ts';
import { bundleScript } from './bundle-script.ts';
import { bundleSounds } from './bundle-sounds.ts';
import { frameFacts, frameShapes } from './frame-facts.ts';
import { writeManifest } from './manifest.ts';
import { shortenNames } from './shorten-names.ts';
import { splitCss } from './split-css.ts';
import { splitWords } from './split-words.ts';

const root = join(import.meta.dirname, '..');
const out = join(root, 'dist/elements');
const locales = join(root, '../../locales');
const base = ['embed/place.css', 'theme/theme.css', 'ui/drawing.css', 'ui/ui.css'];

interface Recipe {
  readonly styles: readonly string[];
  /** Areas whose words it may say beside its own. */
  readonly words?: readonly string[];
  /** A module whose parts come later, in a file of their own. */
  readonly late?: string;
}

const recipes: Readonly<Record<string, Recipe>> = {
  player: { styles: ['player/player.css'], late: 'embed/ornaments.ts' },
  road: { styles: ['road/road.css'] },
  // A board speaks as the graphics of problems do.
  game: { styles: ['ui/confetti.css', 'scene/scene.css', 'game/game.css'], words: ['player'] },
};

const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string };

await rm(out, { recursive: true, force: true });
await mkdir(out, { recursive: true });

const languages = await written();
const hashes: Record<string, string> = {};
const sounds = await publish('sounds.js', await bundleSounds());
for (const widget of widgets) await buildWidget(widget);
await publish('login.js', (await bundleScript({ entry: 'embed/login.ts' })).first);
await cp(join(root, 'assets/sounds'), join(out, 'sounds'), { recursive: true });
await publish('embed.js', await program('embed/loader.ts'));
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

/** One program, and for each language its words: only the names of the files that they import differ. */
async function buildWidget({ name }: Widget): Promise<void> {
  const { styles, words: foreign = [], late: lateEntry } = recipes[name] ?? { styles: [] };
  const entry = `embed/${name}.tsx`;
  const whole = await bundleScript(lateEntry === undefined ? { entry } : { entry, late: lateEntry });
  const sheet = await splitCss(
    [...base, ...styles].map((path) => join(root, 'src', path)),
    whole,
  );
  const rules = sheet.late.map(([, rule]) => rule);
  const [first = '', late = '', sheetText = '', ...lateRules] = shortenNames([
    whole.first,
    whole.late,
    sheet.first,
    ...rules,
  ]);
  const placed = sheet.late.map(([index], at) => [index, lateRules[at]]);
  for (const language of languages) {
    const all = await wordsOf(language, name);
    const words = lateEntry === undefined ? { first: all, late: {} } : splitWords(name, all, first);
    const borrowed = await Promise.all(
      foreign.map(async (area) => splitWords(area, await wordsOf(language, area), first).first),
    );
    const file = `${name}.${language}.js`;
    const known = {
      LOGIKIT_VERSION: version,
      LOGIKIT_CSS: sheetText,
      LOGIKIT_WORDS: Object.assign({}, ...borrowed, words.first) as object,
      LOGIKIT_SOUNDS: ['sounds.js', sounds],
    };
    if (lateEntry === undefined) {
      await publish(file, fill(first, known));
      continue;
    }
    const lateName = `${name}-ornaments.${language}.js`;
    const lateHash = await publish(
      lateName,
      fill(late, { LOGIKIT_LATE_RULES: placed, LOGIKIT_LATE_WORDS: words.late }).replaceAll('./first.js', `./${file}`),
    );
    await publish(file, fill(first, { ...known, LOGIKIT_ORNAMENTS: [lateName, lateHash] }));
  }
}

async function wordsOf(language: string, area: string): Promise<Record<string, string>> {
  return JSON.parse(await readFile(join(locales, language, `${area}.json`), 'utf8')) as Record<string, string>;
}

/** What a page loads first: it knows the files of its version and their hashes. */
async function program(entry: string): Promise<string> {
  const names = [...widgets.flatMap(({ name }) => languages.map((language) => `${name}.${language}.js`)), 'login.js'];
  const { first } = await bundleScript({ entry });
  return fill(first, {
    LOGIKIT_VERSION: version,
    LOGIKIT_FILES: Object.fromEntries(names.map((name) => [name, hashes[name]])),
    LOGIKIT_ELEMENTS: widgets.map(shapeOf),
    LOGIKIT_FRAMES: frameShapes(shapeOf),
    LOGIKIT_LANGUAGES: languages,
  });
}

function shapeOf({ name, descriptor: { tag, methods, props } }: Widget): ElementShape {
  return {
    tag,
    file: name,
    methods: Object.keys(methods),
    props: Object.fromEntries(Object.entries(props).map(([prop, { attribute, type }]) => [prop, { attribute, type }])),
  };
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
  const hash = `sha256-${createHash('sha256').update(code).digest('base64')}`;
  hashes[name] = hash;
  console.log(`${name.padEnd(24)} ${(gzipSync(code).length / 1000).toFixed(1)} kB gzip`);
  return hash;
}
