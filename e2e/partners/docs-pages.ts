import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Where `npm run docs` writes the site. */
export const docsFolder = join(import.meta.dirname, '../../docs/site/dist');

/** Addresses of all built pages. */
export function docsPages(): readonly string[] {
  return readdirSync(docsFolder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.html') && path !== '404.html')
    .map((path) => `/docs/${path.replace(/\.html$/, '').replace(/(^|\/)index$/, '$1')}`)
    .sort();
}

/** Links of built pages that lead to no file, or to no place in it. `outside` are addresses that others serve. */
export function brokenLinks(outside: readonly string[]): readonly string[] {
  const files = new Set(readdirSync(docsFolder, { recursive: true, encoding: 'utf8' }));
  const htmlOf = (path: string): string | null => {
    const name = relative('/docs', path) || 'index';
    const found = [name, `${name}.html`, join(name, 'index.html')].find((one) => /\.\w+$/.test(one) && files.has(one));
    return found === undefined ? null : readFileSync(join(docsFolder, found), 'utf8');
  };
  return docsPages().flatMap((page) => {
    const html = htmlOf(page) ?? '';
    const links = [...html.matchAll(/\s(?:href|src)="([^"]+)"/g)].map(([, link = '']) => link.replaceAll('&amp;', '&'));
    return [...new Set(links)].flatMap((link) => {
      const { origin, pathname, hash } = new URL(link, `http://docs${page}`);
      if (origin !== 'http://docs' || outside.includes(pathname)) return [];
      const target = pathname.startsWith('/docs/') ? htmlOf(decodeURIComponent(pathname)) : null;
      if (target === null) return [`${page} → ${link}`];
      const id = decodeURIComponent(hash.slice(1));
      return id === '' || target.includes(`id="${id}"`) ? [] : [`${page} → ${link}: no such place`];
    });
  });
}

export interface Snippet {
  readonly name: string;
  readonly language: string;
  readonly code: string;
}

/** What stands in fences in the guide and in the pages written for the site. */
export function docsSnippets(): readonly Snippet[] {
  const root = join(import.meta.dirname, '../..');
  const written = readdirSync(join(root, 'docs/site/pages')).filter((name) => name.endsWith('.md'));
  return ['docs/embed.md', ...written.map((name) => `docs/site/pages/${name}`)].flatMap((path) =>
    [...readFileSync(join(root, path), 'utf8').matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].map(
      ([, language = '', code = ''], index) => ({ name: `${path} ${index + 1}`, language, code }),
    ),
  );
}
