import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { printMethods } from './print-methods.ts';
import { printModels } from './print-models.ts';

const folder = new URL('../src/api/', import.meta.url);
const head = '// Printed from the contract by `pnpm api`; the compiler holds the two together.\n\n';

/** Files that are printed from the contract, with their text as it should be. */
export async function printed(): Promise<ReadonlyMap<string, string>> {
  const files = [...printModels(), ...printMethods()].map(async ([name, text]): Promise<[string, string]> => {
    const path = new URL(name, folder).pathname;
    const style = { ...(await resolveConfig(path)), filepath: path };
    return [path, await format(head + text, style)];
  });
  return new Map(await Promise.all(files));
}

/** The files that stand where only printed ones do. */
export async function printedBefore(): Promise<readonly string[]> {
  const folders = ['models', 'methods'].map(async (name) => {
    const path = new URL(`${name}/`, folder).pathname;
    return (await readdir(path).catch(() => [])).map((file) => path + file);
  });
  return (await Promise.all(folders)).flat();
}

if (process.argv[1] === new URL(import.meta.url).pathname) {
  const texts = await printed();
  // An area or a group that is no more leaves no file behind.
  for (const path of await printedBefore()) if (!texts.has(path)) await rm(path);
  for (const [path, text] of texts) {
    const before = await readFile(path, 'utf8').catch(() => '');
    if (text === before) continue;
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  }
}
