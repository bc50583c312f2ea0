// Prints everything that tells programs and editors what the elements are: all of it comes from the descriptors.
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import type { WidgetDescriptor } from '../src/descriptors/descriptor.ts';
import { widgets } from '../src/elements/widgets.ts';
import { printDoor } from './types/door.ts';
import { printVsCode, printWebTypes } from './types/editors.ts';
import { printElement } from './types/element.ts';
import { printEventSchemas } from './types/event-schemas.ts';
import { printPreact, printReact, printReactSource, printSvelte, printVue } from './types/frameworks.ts';
import { printManifest } from './types/manifest.ts';
import { printAddresses, printFrames, printLoader } from './types/scripts.ts';
import { short } from './types/words.ts';

const root = join(import.meta.dirname, '..');
const folder = join(root, 'elements');

/** Files that are printed from the descriptors, with their text as it should be. */
export async function printed(): Promise<ReadonlyMap<string, string>> {
  const descriptors: readonly WidgetDescriptor[] = widgets.map(({ descriptor }) => descriptor);
  const tokens = await tokensOf(join(root, 'src/theme/theme.css'));
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string };
  const [major = ''] = version.split('.');
  const texts: readonly (readonly [string, string | object])[] = [
    ['elements/index.js', '// Only types stand behind this door.\nexport {};'],
    ['elements/index.d.ts', printDoor(descriptors)],
    ...descriptors.map((one) => [`elements/${short(one.tag)}.d.ts`, printElement(one)] as const),
    ['elements/loader.d.ts', printLoader(tokens)],
    ['elements/frames.d.ts', printFrames(descriptors.filter(({ isFramed }) => isFramed !== false))],
    ['elements/addresses.d.ts', printAddresses()],
    ['elements/react.d.ts', printReact(descriptors)],
    ['elements/preact.d.ts', printPreact(descriptors)],
    ['elements/vue.d.ts', printVue(descriptors)],
    ['elements/svelte.d.ts', printSvelte(descriptors)],
    ['elements/custom-elements.json', printManifest(descriptors, tokens)],
    ['elements/vscode.html-custom-data.json', printVsCode(descriptors)],
    ['elements/web-types.json', printWebTypes(descriptors, { version: major, tokens })],
    ...[...printEventSchemas(descriptors)].map(([name, schema]) => [`elements/event-schemas/${name}`, schema] as const),
    ['src/elements/react.ts', printReactSource(descriptors)],
  ];
  const files = texts.map(async ([name, content]): Promise<[string, string]> => {
    const path = join(root, name);
    const style = { ...(await resolveConfig(path)), filepath: path };
    return [path, await format(typeof content === 'string' ? content : JSON.stringify(content), style)];
  });
  return new Map(await Promise.all(files));
}

/** Custom properties that a host may set. */
async function tokensOf(sheet: string): Promise<readonly string[]> {
  return [...new Set((await readFile(sheet, 'utf8')).match(/--logikit-[a-z][\w-]*/g))];
}

/** What is in the folder now, which nobody but this script writes. */
export async function present(): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
}

if (process.argv[1] === new URL(import.meta.url).pathname) {
  const files = await printed();
  await rm(folder, { recursive: true, force: true });
  for (const [path, text] of files) {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  }
}
