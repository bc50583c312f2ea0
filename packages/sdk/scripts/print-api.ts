import { readFile, writeFile } from 'node:fs/promises';
import { format, resolveConfig } from 'prettier';
import { printMethods } from './print-methods.ts';
import { printModels } from './print-models.ts';

/** Files that are printed from the contract, with their text as it should be. */
export async function printed(): Promise<ReadonlyMap<string, string>> {
  const texts = { models: printModels(), methods: printMethods() };
  const files = Object.entries(texts).map(async ([name, text]): Promise<[string, string]> => {
    const path = new URL(`../src/api/${name}.ts`, import.meta.url).pathname;
    const style = { ...(await resolveConfig(path)), filepath: path };
    return [path, await format(text, style)];
  });
  return new Map(await Promise.all(files));
}

if (process.argv[1] === new URL(import.meta.url).pathname) {
  for (const [path, text] of await printed()) {
    const before = await readFile(path, 'utf8').catch(() => '');
    if (text !== before) await writeFile(path, text);
  }
}
