import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { applyPatch, readPatch } from './patch.ts';

const root = dirname(createRequire(import.meta.url).resolve('preact/package.json'));
const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { readonly version: string };
const patch = readPatch(await readFile(join(import.meta.dirname, `../patches/preact@${version}-lean.patch`), 'utf8'));

/** Preact's own source, instead of the files that it publishes: those have everything in one. */
export const leanPaths = {
  preact: join(root, 'src/index.js'),
  'preact/hooks': join(root, 'hooks/src/index.js'),
  'preact/jsx-runtime': join(root, 'src/create-element.js'),
};

/** Names that only Preact itself uses, on its own objects: they may be one letter long. */
export const preactNames = /^_[a-z]|^__hooks$/;

/** Text of one of Preact's files as the patch leaves it. Null for any other file. */
export async function leanText(path: string): Promise<string | null> {
  const hunks = path.startsWith(root) && patch.get(path.slice(root.length + 1));
  return hunks ? ownFieldsOnly(applyPatch(await readFile(path, 'utf8'), hunks)) : null;
}

/** A page of somebody else may have put fields on every object: they are no props of ours. */
function ownFieldsOnly(text: string): string {
  return text
    .replace(/for \((\w+) in (\w+)\)/g, 'for ($1 of Object.keys($2 || {}))')
    .replace('let normalizedProps = {}', 'let normalizedProps = { __proto__: null }');
}
