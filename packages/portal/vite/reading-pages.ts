import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { liveProblemScript } from '../src/browser/live-problem-script.ts';
import { readingScript } from '../src/browser/reading-script.ts';
import { themeScript } from '../src/browser/theme.ts';
import { readingPaths } from '../src/reading-pages.ts';
import { locales } from '../src/words/locales.ts';
import { withEmbeddedFont } from './embedded-font.ts';

interface Page {
  readonly file: string;
  readonly html: string;
}

/**
 * Makes the reading pages of the finished site in `folder`/client what they are: nothing in them fetches a script, and
 * all of a language have one sheet of style, which holds the letters that they are written with.
 */
export async function finishReadingPages(folder: string): Promise<void> {
  const client = join(folder, 'client');
  await Promise.all(
    locales.map(async (locale) => {
      const pages = await Promise.all(
        readingPaths(locale).map(async (path): Promise<Page> => {
          const file = join(client, path, 'index.html');
          return { file, html: withSizes(withoutScripts(await readFile(file, 'utf8'))) };
        }),
      );
      const sheet = await writeSheet(client, locale, pages);
      await Promise.all(pages.map(({ file, html }) => writeFile(file, withSheet(html, sheet))));
    }),
  );
}

/** The theme that somebody has chosen is set before the first paint; the page's own few lines follow its header. */
export function withoutScripts(html: string): string {
  const read = html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, (tag) =>
      tag.includes(themeScript) || tag.startsWith('<script type="application/ld+json">') ? tag : '',
    )
    .replace(/<link\b[^>]*\brel="modulepreload"[^>]*>/g, '')
    .replace('</header>', () => `</header><script>${readingScript}</script>`)
    .replace(
      /<section class="live-problem"[\s\S]*?<\/section>/,
      (all) => `${all}<script>${liveProblemScript}</script>`,
    );
  if (/<script\b[^>]*\bsrc=|\bas="script"|\brel="modulepreload"/.test(read))
    throw new Error('A reading page still fetches a script.');
  return read;
}

/** The widest that a drawing is while no style has come, in pixels. */
const PLAIN_WIDTH = 120;

/** Where the style does not come, drawings are small and empty instead of black and as wide as the window. */
export function withSizes(html: string): string {
  return html.replace(
    /<svg(?=[^>]*\sviewBox="\S+ \S+ (\S+) (\S+)")(?![^>]*\s(?:width|fill)=)/g,
    (tag, width: string, height: string) => {
      const scale = Math.min(1, PLAIN_WIDTH / Number(width));
      return `${tag} width="${Math.round(Number(width) * scale)}" height="${Math.round(Number(height) * scale)}" fill="none"`;
    },
  );
}

const SHEETS = /<link\b[^>]*\brel="stylesheet"[^>]*\bhref="([^"#]*)[^>]*>/g;

/** Everything that one of the pages links, in the order in which they do, as one file named by what it holds. */
async function writeSheet(client: string, locale: string, pages: readonly Page[]): Promise<string> {
  const names = new Set(pages.flatMap(({ html }) => [...html.matchAll(SHEETS)].map(([, href = '']) => href)));
  const sheets = await Promise.all([...names].map((href) => readFile(join(client, href), 'utf8')));
  const style = await withEmbeddedFont(
    sheets.join('\n'),
    pages.map(({ html }) => html),
    (href) => readFile(join(client, href)),
  );
  const name = `/assets/reading-${locale}-${createHash('sha256').update(style).digest('hex').slice(0, 8)}.css`;
  await writeFile(join(client, name), style);
  return name;
}

function withSheet(html: string, sheet: string): string {
  let isLinked = false;
  return html.replace(SHEETS, () => {
    if (isLinked) return '';
    isLinked = true;
    return `<link rel="stylesheet" href="${sheet}"/>`;
  });
}
