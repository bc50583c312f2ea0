import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { calls, type Call } from '../../packages/contract/src/index.ts';
import { platform } from '../support/shared-platform.ts';

interface Row {
  readonly id: string;
  readonly title: string;
}

const ledger: readonly Row[] = readFileSync(new URL('../../docs/ledger.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split('\t'))
  .map(([id = '', , title = '']) => ({ id, title }));
const rowsOf = (letter: string): readonly Row[] => ledger.filter(({ id }) => id.startsWith(letter));

/** What the server answers by itself, and what stands in the list of reading pages by its names (e2e/site). */
const answered: readonly string[] = [
  'app/{apple|google}',
  'article/{id}',
  'courses/{courseId}/landing/{slide}',
  'event/{url}/landing',
];

/** Addresses of the two documents and ours, with their parts made alike: `{id}` and `:id?` are `*`. */
const alike = (path: string): string =>
  path
    .replace('[/{tenant}]', '')
    .replace(/\{[^}]*\}|:\w+\??/g, '*')
    .replace(/[;,/]+$/, '');

describe('[S-065] the ledger', () => {
  it('names every call of the product, and the product has every call that it names', () => {
    const all = Object.values<Call>(calls);
    const known = new Set(ledger.map(({ id }) => id));
    const strangers = all.filter(
      ({ row }) => !row.startsWith('ours ') && !row.split(/[ ,]+/).every((id) => known.has(id)),
    );
    expect(strangers.map(({ path }) => path)).toEqual([]);
    const own = new Set(all.map(({ method, path }) => `${method} ${alike(path)}`));
    const named = rowsOf('C-').flatMap(({ title }) =>
      [...title.matchAll(/\b(GET|POST|PUT|DELETE) (\S+)/g)].map(([, method, path = '']) => `${method} ${alike(path)}`),
    );
    expect(named.length).toBeGreaterThan(100);
    expect(named.filter((call) => !own.has(call))).toEqual([]);
  });

  it('names no address that the product has not', async () => {
    const patterns = (await (await fetch(`${platform.url}/routes.json`)).json()) as readonly string[];
    const own = new Set(patterns.map((path) => alike(path.replace(/^\/2\.0\/:locale\?\/?/, ''))));
    // Rows that begin with an address; others tell of it in words.
    const named = rowsOf('R-')
      .map(({ title }) => title.split(/[ ;,]/, 1)[0] ?? '')
      .filter((path) => path.includes('/') && !path.includes('…') && !path.startsWith('/') && !answered.includes(path))
      .map(alike);
    expect(named.length).toBeGreaterThan(40);
    expect(named.filter((path) => !own.has(path) && !own.has(`cabinet/${path}`))).toEqual([]);
  });
});
