import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { themeScript } from '../src/browser/theme.ts';
import { allReadingPaths } from '../src/reading-pages.ts';

/** Takes everything out of the reading pages of the finished site in `folder`/client that would fetch or run a script. */
export async function stripReadingPages(folder: string): Promise<void> {
  for (const path of allReadingPaths()) {
    const file = join(folder, 'client', path, 'index.html');
    await writeFile(file, withoutScripts(await readFile(file, 'utf8')));
  }
}

/** The theme that somebody has chosen is set before the first paint; data for search engines runs nowhere. */
export function withoutScripts(html: string): string {
  const read = html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, (tag) =>
      tag.includes(themeScript) || tag.startsWith('<script type="application/ld+json"') ? tag : '',
    )
    .replace(/<link\b[^>]*\brel="modulepreload"[^>]*>/g, '');
  if (/<script\b[^>]*\bsrc=|\bas="script"|\brel="modulepreload"/.test(read))
    throw new Error('A reading page still fetches a script.');
  return read;
}
