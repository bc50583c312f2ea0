import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const server = 'packages/server/src';
const line = 'export const x = 1;\n';
const ofLines = (count: number): string => `export function long(): void {\n${'  void 0;\n'.repeat(count - 2)}}\n`;

/** A small house with one fault of every kind, and beside each what looks like it and is none. */
const tree: Readonly<Record<string, string>> = {
  // A floor of rooms: two of them need each other, one of the ways by a type alone.
  [`${server}/learning/answering/passing.routes.ts`]: `
    import { submit } from './submit.ts';
    declare const calls: { submitPassing: string }, route: (...args: unknown[]) => unknown;
    export const routes = [route(calls.submitPassing, (tools: never) => submit(tools))];`,
  [`${server}/learning/answering/submit.ts`]: `
    import { award } from '../awards/award.ts';
    import { clockNow } from '../../clock.ts';
    import { write } from './write.ts';
    export interface Tools { readonly judge: () => void }
    export function submit(tools: Tools): void { tools.judge(); award(); write(); clockNow(); }`,
  [`${server}/learning/answering/write.ts`]: `export const write = (): void => undefined;`,
  [`${server}/learning/answering/write.db.ts`]: 'export const q = `insert into passing select 1 from profile, thread`;',
  [`${server}/learning/awards/award.ts`]: `
    import type { Tools } from '../answering/submit.ts';
    export function award(): void { void (null as Tools | null); }
    export const names = ['a'] as const;
    export function unused(): void { award(); }`,
  [`${server}/learning/awards/box.db.ts`]: 'export const q = `update profile set x = 1`; // from thread to thread\n',
  [`${server}/judging/judge.ts`]: `
    import type { Tools } from '../learning/answering/submit.ts';
    export const tools = (): Tools => ({ judge: () => undefined });`,
  [`${server}/clock.ts`]: 'export function clockNow(): void {}',
  'packages/server/database.txt': 'passing\n  id integer\n\nprofile\n  id integer\n\nthread\n  id integer\n',
  // Sizes.
  ...Object.fromEntries(
    Array.from({ length: 26 }, (_, index): readonly [string, string][] => [
      [`packages/portal/src/ui/${index}.ts`, line],
      [`packages/problems/src/families/f${index}/a.ts`, line],
      [`locales/de/${index}.json`, '{}'],
    ]).flat(),
  ),
  'packages/sdk/src/limit.ts': ofLines(60),
  'packages/sdk/src/over.ts': ofLines(61),
  'packages/sdk/src/far-over.ts': ofLines(101),
  'packages/sdk/src/over.test.ts': `${ofLines(300)}export const y = null as unknown as string;\n`,
  'packages/sdk/src/long.css': '\n'.repeat(400) + 'a {}\n',
  'packages/sdk/node_modules/other/index.js': ofLines(500),
  '.gitignore': 'node_modules\n',
};

interface Figure {
  readonly key: string;
  readonly now: number;
  readonly goal: number;
  readonly places: readonly string[];
}

let house = '';
let figures: readonly Figure[] = [];
const run = (...args: string[]) =>
  spawnSync(process.execPath, [join(import.meta.dirname, 'structure.mjs'), '--root', house, ...args], {
    encoding: 'utf8',
  });
const placesOf = (asked: string): readonly string[] | undefined => figures.find(({ key }) => key === asked)?.places;

beforeAll(() => {
  house = mkdtempSync(join(tmpdir(), 'structure-'));
  execFileSync('git', ['init', '--quiet'], { cwd: house });
  for (const [file, text] of Object.entries(tree)) {
    mkdirSync(dirname(join(house, file)), { recursive: true });
    writeFileSync(join(house, file), text);
  }
  figures = JSON.parse(run('--json').stdout) as readonly Figure[];
});
afterAll(() => rmSync(house, { recursive: true, force: true }));

describe('the figures of the structure', () => {
  it('name the rooms that lie in a circle, imports of types included', () => {
    expect(placesOf('server-circles')).toEqual([
      `${server}/learning/answering (circle of 2)`,
      `${server}/learning/awards (circle of 2)`,
    ]);
    expect(placesOf('circles')).toEqual([]);
  });

  it('follow one answer from its route through every function that it names, by interfaces too', () => {
    expect(placesOf('rooms')).toEqual([
      `${server}/learning/answering`,
      `${server}/judging`,
      `${server}/learning/awards`,
      `${server}/clock.ts`,
    ]);
    expect(placesOf('returns')).toEqual([`${server}/learning/answering by ${server}/learning/answering/write.ts`]);
  });

  it('name the tables that the SQL of several rooms names', () => {
    expect(placesOf('tables')).toEqual(['profile (2): learning/answering, learning/awards']);
  });

  it('name folders that are too full, but not those of families and translations', () => {
    expect(placesOf('folders')).toEqual(['packages/portal/src/ui (26)']);
  });

  it('name functions and files that are too long, but no tests and nothing installed', () => {
    expect(placesOf('over-60')).toEqual([
      'packages/sdk/src/far-over.ts:1 long (101)',
      'packages/sdk/src/over.ts:1 long (61)',
    ]);
    expect(placesOf('over-100')).toEqual(['packages/sdk/src/far-over.ts:1 long (101)']);
    expect(placesOf('files')).toEqual(['packages/sdk/src/long.css (401)']);
  });

  it('name casts, but not constants', () => {
    expect(placesOf('casts')).toEqual([`${server}/learning/awards/award.ts:3 as Tools | null`]);
  });

  it('are printed beside their goals, and forbid nothing', () => {
    const { status, stdout } = run();
    expect(status).toBe(0);
    expect(stdout).toMatch(/✗ {2}server-circles .* 2 +0\n/);
    expect(stdout).toMatch(/✓ {2}returns .* 1 +≤ 4\n/);
  });

  it('are printed one by one with their places', () => {
    expect(run('folders').stdout).toContain('packages/portal/src/ui (26)\n');
    expect(run('nothing').status).toBe(1);
  });
});
