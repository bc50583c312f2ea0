// Every area says the same keys in every written locale, with all plural forms of that language; every key is used
// somewhere and has a note for translators.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './ready.mjs';

// A test looks at a copy of its own.
const home = process.env['LOGIKIT_LOCALES'] ?? join(root, 'locales');
const read = (path) => JSON.parse(readFileSync(join(home, path), 'utf8'));
const codes = readdirSync(home, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);
const areas = new Set(codes.flatMap((code) => readdirSync(join(home, code)).map((file) => file.replace('.json', ''))));
const notes = existsSync(join(home, 'notes.json')) ? read('notes.json') : {};
const suffix = /_(zero|one|two|few|many|other)$/;
const faults = [];

const source = ['portal', 'widgets', 'sdk', 'server']
  .map((name) => text(join(root, 'packages', name, 'src')))
  .join('\n');
const prefixes = [...source.matchAll(/[`']([a-z0-9.-]+[._])\$\{/gi)].map((match) => match[1]);
const codesOfErrors = text(join(root, 'packages/contract/src/codes.ts')) + text(join(root, 'packages/sdk/src/http'));

for (const area of [...areas].sort()) {
  const files = Object.fromEntries(
    codes.map((code) => [code, existsSync(join(home, code, `${area}.json`)) ? read(`${code}/${area}.json`) : null]),
  );
  const bases = new Set(
    Object.values(files).flatMap((file) => Object.keys(file ?? {}).map((key) => key.replace(suffix, ''))),
  );
  for (const [code, file] of Object.entries(files)) {
    if (!file) faults.push(`${code}: no file for area ${area}`);
    else
      for (const base of bases)
        missing(code, file, base).forEach((key) => faults.push(`${code}/${area}.json lacks ${key}`));
  }
  for (const base of bases) {
    if (!isUsed(base, area)) faults.push(`${area}: nobody says ${base}`);
    if (!notes[area]?.[base]) faults.push(`notes.json: no note for ${area} ${base}`);
  }
  for (const key of Object.keys(notes[area] ?? {}))
    if (!bases.has(key)) faults.push(`notes.json: ${area} ${key} is a note for no key`);
}

faults.forEach((fault) => console.error(fault));
console.log(`${codes.length} locales, ${areas.size} areas, ${faults.length} faults`);
process.exit(faults.length > 0 ? 1 : 0);

/** Plural keys need every category that whole numbers take in the language. */
function missing(code, file, base) {
  if (base in file) return [];
  if (!Object.keys(file).some((key) => key.replace(suffix, '') === base)) return [base];
  const rules = new Intl.PluralRules(code);
  const needed = new Set(Array.from({ length: 130 }, (_, n) => rules.select(n)));
  return [...needed].map((category) => `${base}_${category}`).filter((key) => !(key in file));
}

function isUsed(base, area) {
  if (source.includes(`'${base}'`) || source.includes(`"${base}"`) || source.includes(`\`${base}\``)) return true;
  if (area === 'errors') return codesOfErrors.includes(base.replace('errors.', ''));
  return prefixes.some((prefix) => base.startsWith(prefix));
}

function text(path) {
  if (!existsSync(path)) return '';
  if (/\.(ts|tsx)$/.test(path)) return readFileSync(path, 'utf8');
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() || /\.(ts|tsx)$/.test(entry.name))
    .map((entry) => text(join(path, entry.name)))
    .join('\n');
}
