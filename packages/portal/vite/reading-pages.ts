import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { themeScript } from '../src/browser/theme.ts';
import { allReadingPaths } from '../src/reading-pages.ts';

/**
 * Takes everything out of the reading pages of the finished site in `folder`/client that would fetch or run a script, and
 * gives each its style in one file.
 */
export async function stripReadingPages(folder: string): Promise<void> {
  const client = join(folder, 'client');
  for (const path of allReadingPaths()) {
    const file = join(client, path, 'index.html');
    await writeFile(file, await withOneSheet(client, withoutScripts(await readFile(file, 'utf8'))));
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

/** The sheets that a page links, in their order, as one file named by what it holds. */
async function withOneSheet(client: string, html: string): Promise<string> {
  const links = [...html.matchAll(/<link\b[^>]*\brel="stylesheet"[^>]*\bhref="([^"#]*)[^>]*>/g)];
  const sheets = await Promise.all(links.map(([, href = '']) => readFile(join(client, href), 'utf8')));
  const style = sheets.join('\n');
  const name = `/assets/reading-${createHash('sha256').update(style).digest('hex').slice(0, 8)}.css`;
  await writeFile(join(client, name), style);
  return links.reduce(
    (page, [link], index) => page.replace(link, index === 0 ? `<link rel="stylesheet" href="${name}"/>` : ''),
    html,
  );
}
