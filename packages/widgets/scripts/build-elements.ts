// Builds the custom elements: one loader, and for each widget and language a file with its words and style inside, so
// that a player is answerable after four requests. Writes dist/elements and its integrity manifest.
import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { ElementShape } from '../src/embed/protocol.ts';
import { playerDescriptor } from '../src/player/player.descriptor.ts';
import { bundleScript } from './bundle-script.ts';
import { bundleSounds } from './bundle-sounds.ts';
import { shortenNames } from './shorten-names.ts';
import { splitCss } from './split-css.ts';
import { splitWords } from './split-words.ts';

const root = join(import.meta.dirname, '..');
const out = join(root, 'dist/elements');
const locales = join(root, '../../locales');
const styles = ['theme/theme.css', 'ui/drawing.css', 'ui/ui.css', 'player/player.css'].map((path) =>
  join(root, 'src', path),
);

const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string };

await rm(out, { recursive: true, force: true });
await mkdir(out, { recursive: true });

const languages = await written();
const hashes: Record<string, string> = {};
const sounds = await publish('sounds.js', await bundleSounds());
await buildPlayer();
await cp(join(root, 'assets/sounds'), join(out, 'sounds'), { recursive: true });
await publish('embed.js', await loader());
await writeFile(join(out, 'manifest.json'), JSON.stringify({ version, files: hashes }, null, 2));

/** The languages that have words, the product's first one first. */
async function written(): Promise<string[]> {
  const codes = await readdir(locales, { withFileTypes: true });
  const found = codes.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  return found.sort((a, b) => Number(b === 'ru') - Number(a === 'ru') || a.localeCompare(b));
}

/** One program, and for each language its words: only the names of the files that they import differ. */
async function buildPlayer(): Promise<void> {
  const whole = await bundleScript({ entry: 'embed/player.tsx', late: 'embed/ornaments.ts' });
  const sheet = await splitCss(styles, whole);
  const rules = sheet.late.map(([, rule]) => rule);
  const [first = '', late = '', sheetText = '', ...lateRules] = shortenNames([
    whole.first,
    whole.late,
    sheet.first,
    ...rules,
  ]);
  const placed = sheet.late.map(([index], at) => [index, lateRules[at]]);
  for (const language of languages) {
    const text = await readFile(join(locales, language, 'player.json'), 'utf8');
    const words = splitWords('player', JSON.parse(text) as Record<string, string>, first);
    const file = `player.${language}.js`;
    const lateName = `player-ornaments.${language}.js`;
    const lateHash = await publish(
      lateName,
      fill(late, { LOGIKIT_LATE_RULES: placed, LOGIKIT_LATE_WORDS: words.late }).replaceAll('./first.js', `./${file}`),
    );
    const known = { LOGIKIT_VERSION: version, LOGIKIT_CSS: sheetText, LOGIKIT_WORDS: words.first };
    await publish(
      file,
      fill(first, { ...known, LOGIKIT_ORNAMENTS: [lateName, lateHash], LOGIKIT_SOUNDS: ['sounds.js', sounds] }),
    );
  }
}

async function loader(): Promise<string> {
  const { tag, methods, props } = playerDescriptor;
  const shape: ElementShape = {
    tag,
    file: 'player',
    methods: Object.keys(methods),
    props: Object.fromEntries(Object.entries(props).map(([name, { attribute, type }]) => [name, { attribute, type }])),
  };
  const files = Object.fromEntries(
    languages.map((language) => [`player.${language}.js`, hashes[`player.${language}.js`]]),
  );
  const { first } = await bundleScript({ entry: 'embed/loader.ts' });
  return fill(first, {
    LOGIKIT_VERSION: version,
    LOGIKIT_FILES: files,
    LOGIKIT_ELEMENTS: [shape],
    LOGIKIT_LANGUAGES: languages,
  });
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
  const hash = `sha384-${createHash('sha384').update(code).digest('base64')}`;
  hashes[name] = hash;
  console.log(`${name.padEnd(24)} ${(gzipSync(code).length / 1000).toFixed(1)} kB gzip`);
  return hash;
}
