import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { visit } from '../support/browser.ts';
import {
  type Answer,
  fill,
  operationsOf,
  readDocument,
  send,
  startLearner,
  startOnPage,
} from '../support/operations.ts';
import { isThorough } from '../../packages/contract/src/testing/index.ts';
import { browser } from '../support/shared-browser.ts';
import { type RunningPlatform, startPlatform } from '../support/platform.ts';

const root = join(import.meta.dirname, '../..');
/** Names of fields that only whoever closed the problem may meet. */
const telling =
  /"(is_?right|right_?\w+|correct_?(answer|variants?)|steps(?=":\[)|praise|explanation\w*|solution_\w+|check|rules|seed|family|tag|internal\w*|author|note|hints)":/i;
/** Junior problems and adult ones; the knower has no lives to lose and opens both. */
const PRESCHOOLER = 1;
const en = { locale: 'en' };

interface Problem {
  readonly id: number;
  readonly variants: readonly Variant[];
  readonly variant_settings: { readonly is_multi_selection: boolean; readonly is_auto_validating_string: boolean };
  readonly solution: unknown;
  readonly hints_left: number;
}
interface Variant {
  readonly id: string;
  readonly image: unknown;
  readonly translations: Readonly<Record<string, { readonly text: string; readonly alt: string }>>;
}
interface Passing {
  readonly is_correct: boolean;
  readonly is_final: boolean;
  readonly closed: { readonly right_variants: readonly string[] } | null;
}

/** Faces of the right variants of every problem with one right variant. */
const rightFaces = new Map<number, string>();
let problemIds: readonly number[] = [];

/**
 * The order of the variants follows from this, the learner's id and the problem's: on a platform of our own, where nobody
 * else comes, the statistics below are the same in each run.
 */
const fixOrder = `
  insert into training_secret (name, value) values ('variants', 'the same in each run')
  on conflict (name) do update set value = excluded.value`;
/** The partner's key shows every road here: what is looked at is what an open problem tells. */
const showAll = `
  update tenant set thread_ids = array(select id from thread) where slug = 'demo';
  update partner_key set thread_ids = array(select id from thread) where key = 'pk_demo'`;
let platform: RunningPlatform;
afterAll(() => platform?.stop());
beforeAll(async () => {
  platform = await startPlatform({}, [fixOrder, showAll]);
  problemIds = await someProblems();
  await learnAnswers();
});

const training = (path: string): string => `${platform.url}/service/training/api${path}`;
const open = (token: string, id: number): Promise<Answer> => send(training(`/problem/${id}`), { token, headers: en });
/** What a variant looks like, whoever looks. */
const faceOf = ({ image, translations }: Variant): string => JSON.stringify([image, translations]);
const choose = (token: string, id: number, variants: readonly string[]): Promise<Answer> =>
  send(training(`/problem/${id}/passing`), {
    method: 'POST',
    token,
    headers: en,
    body: { content: { selected_variants: variants, graphic_state: null, auto_validate_string: null } },
  });

/** One of so many: thousands would take minutes. */
const sampled = isThorough ? 5 : 33;

async function someProblems(): Promise<readonly number[]> {
  const { token } = await startOnPage(platform.url, PRESCHOOLER);
  const { body } = await send(training('/thread?paginate=0'), { token });
  const threads = await Promise.all(
    // What is kept for quizzes never opens alone.
    (body as { data: { id: number; type: string }[] }).data
      .filter(({ type }) => type !== 'quiz')
      .map(({ id }) => send(training(`/thread/${id}`), { token })),
  );
  const all = threads.flatMap((thread) => (thread.body as { problems: { id: number }[] }).problems.map(({ id }) => id));
  return all.filter((_, index) => index % sampled === 0);
}

/** Closes problems as one learner, to know what others must not learn. */
async function learnAnswers(): Promise<void> {
  const { token } = await startOnPage(platform.url, PRESCHOOLER);
  for (const id of problemIds) {
    const problem = (await open(token, id)).body as Problem;
    if (problem.variants.length < 2 || problem.variant_settings.is_multi_selection) continue;
    for (const { id: variant } of problem.variants) {
      const { closed } = (await choose(token, id, [variant])).body as Passing;
      if (closed === null) continue;
      const right = problem.variants.filter((one) => closed.right_variants.includes(one.id));
      if (right.length === 1 && right[0]) rightFaces.set(id, faceOf(right[0]));
      break;
    }
  }
}

const split = ({ id, variants }: Problem): { right: Variant | undefined; wrong: readonly Variant[] } => ({
  right: variants.find((one) => faceOf(one) === rightFaces.get(id)),
  wrong: variants.filter((one) => faceOf(one) !== rightFaces.get(id)),
});

describe('what a learner receives before a problem is closed', () => {
  it('no problem of the bank carries an answer, in any language', async () => {
    expect(problemIds.length).toBeGreaterThan(100);
    expect(rightFaces.size).toBeGreaterThan(40);
    const { token } = await startOnPage(platform.url);
    for (const id of problemIds) {
      for (const locale of ['en', 'ru']) {
        const { text, body, headers } = await send(training(`/problem/${id}`), { token, headers: { locale } });
        expect([id, telling.exec(text)?.[0] ?? null, (body as Problem).solution]).toEqual([id, null, null]);
        expect([headers.get('cache-control'), headers.get('etag')]).toEqual(['no-store', null]);
      }
    }
  });

  it('no variant shows by its id, its shape or its keys that it is right', async () => {
    const { token } = await startOnPage(platform.url);
    for (const id of rightFaces.keys()) {
      const { variants } = (await open(token, id)).body as Problem;
      const forms = variants.map(({ id: opaque, ...rest }) => `${/^[a-z2-7]{16}$/.test(opaque)} ${formOf(rest)}`);
      expect([id, new Set(forms).size, forms[0]?.startsWith('true')]).toEqual([id, 1, true]);
      expect([id, variants.filter((one) => faceOf(one) === rightFaces.get(id)).length]).toEqual([id, 1]);
    }
  });

  it('a wrong answer and every hint tell neither the right variant nor how to solve it', async () => {
    const { token } = await startOnPage(platform.url, PRESCHOOLER);
    for (const id of rightFaces.keys()) {
      const problem = (await open(token, id)).body as Problem;
      const { right, wrong } = split(problem);
      const heard = [await choose(token, id, [wrong[0]?.id ?? ''])];
      for (let left = problem.hints_left; left > 0; left -= 1)
        heard.push(await send(training(`/problem/${id}/hint`), { method: 'POST', token, headers: en }));
      heard.push(await open(token, id), await send(training('/passing?paginate=0'), { token, headers: en }));
      expect(heard[0]?.body).toMatchObject({ is_correct: false, closed: null, stars: 0 });
      for (const { status, text } of heard) {
        expect([id, status, telling.exec(text.replaceAll('"hints_left":', ''))?.[0] ?? null]).toEqual([id, 200, null]);
      }
      // The problem itself shows every variant; the others must not name the right one.
      for (const { text } of heard.filter((_one, index) => index !== heard.length - 2)) {
        expect([id, text.includes(right?.id ?? '?')]).toEqual([id, false]);
        expect([id, names(text, right), text]).toEqual([id, false, text]);
      }
    }
  });

  it('no read of the api does, with a tenant or without, nor does its error', async () => {
    const { token } = await startLearner(platform.url);
    const reads = operationsOf(await readDocument(platform.url)).filter(
      ({ method, path }) => method === 'GET' && path !== '/auth/logout',
    );
    const [problemId = 1] = rightFaces.keys();
    const { wrong } = split((await open(token, problemId)).body as Problem);
    const passing = (await choose(token, problemId, [wrong[0]?.id ?? ''])).body as { id: number };
    let done = 0;
    for (const { path } of reads) {
      const own = { problemId: String(problemId), passingId: String(passing.id) };
      const ids = path.includes('/problem/') ? { ...own, id: String(problemId) } : own;
      for (const query of ['', '?threadId=1', '?paginate=0', '?x=1']) {
        const { status, text } = await send(`${platform.url}${fill(path, ids)}${query}`, { token, headers: en });
        if (status === 200) done += 1;
        expect([path, query, telling.exec(text)?.[0] ?? null]).toEqual([path, query, null]);
      }
    }
    expect(done).toBeGreaterThan(60);
  });
});

describe('what many learners could put together', () => {
  it('the right variant stands everywhere equally often', async () => {
    const learners = await Promise.all(Array.from({ length: 30 }, () => startOnPage(platform.url)));
    const ids = [...rightFaces.keys()].slice(0, 12);
    const counts = new Map<number, number[]>();
    for (const { token } of learners) {
      for (const id of ids) {
        const { variants } = (await open(token, id)).body as Problem;
        const places = counts.get(variants.length) ?? variants.map(() => 0);
        const place = variants.findIndex((one) => faceOf(one) === rightFaces.get(id));
        places[place] = (places[place] ?? 0) + 1;
        counts.set(variants.length, places);
      }
    }
    for (const places of counts.values()) expect(chiSquare(places)).toBeLessThan(limits[places.length - 1] ?? 0);
  });

  it('the card that a hint puts aside does not point at the right one by its place', async () => {
    const [id = 0] = [...rightFaces.keys()];
    const places = [0, 0, 0];
    for (let index = 0; index < 60; index += 1) {
      const { token } = await startOnPage(platform.url);
      const problem = (await open(token, id)).body as Problem;
      const { wrong } = split(problem);
      expect(wrong.length).toBe(places.length);
      let removed: string | null = null;
      for (let left = problem.hints_left; left > 0; left -= 1)
        removed = (
          (await send(training(`/problem/${id}/hint`), { method: 'POST', token })).body as {
            removed_variant: string | null;
          }
        ).removed_variant;
      const place = wrong.findIndex((one) => one.id === removed);
      places[place] = (places[place] ?? 0) + 1;
    }
    expect(chiSquare(places)).toBeLessThan(limits[2] ?? 0);
  });

  it('neither the size of a picture nor the length of a text tells the right one from the wrong ones', async () => {
    const { token } = await startOnPage(platform.url);
    const [sizes, lengths] = [
      { won: 0, of: 0 },
      { won: 0, of: 0 },
    ];
    for (const id of rightFaces.keys()) {
      const { right, wrong } = split((await open(token, id)).body as Problem);
      if (!right) throw new Error(`Problem ${id} shows its right variant to nobody else`);
      for (const other of wrong) {
        duel(sizes, JSON.stringify(right.image).length, JSON.stringify(other.image).length);
        duel(lengths, JSON.stringify(right.translations).length, JSON.stringify(other.translations).length);
      }
    }
    expect(Math.abs(sizes.won / sizes.of - 0.5)).toBeLessThan(0.08);
    expect(Math.abs(lengths.won / lengths.of - 0.5)).toBeLessThan(0.08);
  });
});

describe('what a browser receives', () => {
  it('no page, file, frame or answer of a whole session tells anything before the problem is closed', async () => {
    const { page, close } = await visit(browser);
    const received = listen(page);
    await page.goto(`${platform.url}/2.0/en/start`);
    await page.getByRole('button', { name: 'Walk the road' }).click();
    await page.waitForURL(/dashboard\/logic$/);
    await page.locator('.next-card a').click();
    await page.locator('[part~=variant]').first().waitFor();
    const id = Number(/problem\/(\d+)/.exec(page.url())?.[1]);
    const cards = await page.locator('[part~=variant]').evaluateAll((list) => list.map((one) => one.outerHTML));
    expect(cards.filter((card) => /right|correct|wrong|tag=/i.test(card.replace(/<svg.*<\/svg>/s, '')))).toEqual([]);
    const rightAlt = altOf(rightFaces.get(id));
    const names = await page
      .locator('[part~=variant]')
      .evaluateAll((list) => list.map((one) => one.getAttribute('aria-label') ?? one.textContent));
    const wrong = names.findIndex((name) => !name?.includes(rightAlt));
    await page.locator('[part~=variant]').nth(wrong).click();
    await page.locator('[part~=check]').click();
    await page.locator('[part~=feedback]').waitFor();
    const all = await received.all();
    expect(all.length).toBeGreaterThan(20);
    for (const { url, text } of all) {
      const isCode = /\.(js|css|svg)(\?|$)/.test(url) || url.endsWith('/openapi.json');
      if (!isCode) expect([url, telling.exec(text)?.[0] ?? null]).toEqual([url, null]);
    }
    await close();
  });

  it('no file of the site or of the elements holds generator or solver code, and none has a source map', () => {
    const files = globSync(['packages/portal/build/client/**/*', 'packages/widgets/dist/elements/**/*'], {
      cwd: root,
    }).filter((file) => /\.(js|css|html|json|data|map|svg|txt)$/.test(file));
    expect(files.length).toBeGreaterThan(60);
    expect(files.filter((file) => file.endsWith('.map'))).toEqual([]);
    const marks = marksOfProblems();
    expect(marks.length).toBeGreaterThan(500);
    const text = files.map((file) => readFileSync(join(root, file), 'utf8')).join('\n');
    expect([...heldBy(text, marks)]).toEqual([]);
    expect(heldBy(`${text} ${marks[7] ?? ''}`, marks).size).toBe(1);
    for (const name of [...namesOfProblems, 'sourceMappingURL']) expect(text.includes(name), name).toBe(false);
  });

  it('no source file can be asked for', async () => {
    const { files } = (await (await fetch(`${platform.url}/v1/manifest.json`)).json()) as {
      files: Readonly<Record<string, string>>;
    };
    for (const name of Object.keys(files)) expect((await fetch(`${platform.url}/v1/${name}.map`)).status).toBe(404);
    for (const path of [
      '/assets/problems.js',
      '/packages/problems/src/index.ts',
      '/src/root.tsx',
      '/.data/',
      '/node_modules/x',
    ])
      expect([path, (await fetch(platform.url + path)).status]).toEqual([path, 404]);
  });
});

/** Chi-square that chance passes once in ten thousand secrets, by degrees of freedom. */
const limits = [0, 15.2, 18.5, 21.2, 23.6, 25.8, 27.9, 29.9, 31.9, 33.8, 35.6, 37.4];

function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

function duel(score: { won: number; of: number }, right: number, wrong: number): void {
  score.of += 1;
  score.won += right > wrong ? 1 : right === wrong ? 0.5 : 0;
}

/** Keys and kinds of a value without what it says. */
function formOf(value: unknown, depth = 0): string {
  if (typeof value !== 'object' || value === null || Array.isArray(value) || depth > 2)
    return Array.isArray(value) ? 'list' : value === null ? 'null' : typeof value;
  return `{${Object.entries(value)
    .map(([key, child]) => `${key}:${formOf(child, depth + 1)}`)
    .join()}}`;
}

/** Whether the text says what the right variant says. Numbers and single words stand in honest sentences too. */
function names(text: string, right: Variant | undefined): boolean {
  const said = Object.values(right?.translations ?? {}).flatMap((one) => [one.text, one.alt]);
  return said.some((one) => one.includes(' ') && text.toLowerCase().includes(one.toLowerCase()));
}

function altOf(face: string | undefined): string {
  const [, translations] = JSON.parse(face ?? '[null,{}]') as [unknown, Variant['translations']];
  const { en: words } = translations;
  return words?.alt || words?.text || '?';
}

/** Everything that comes over the network, sockets included. */
function listen(page: Page): { all(): Promise<{ url: string; text: string }[]> } {
  const waiting: Promise<{ url: string; text: string }>[] = [];
  page.on('response', (response) => {
    waiting.push(
      response.text().then(
        (text) => ({ url: response.url(), text }),
        () => ({ url: response.url(), text: '' }),
      ),
    );
  });
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) =>
      waiting.push(Promise.resolve({ url: socket.url(), text: String(payload) })),
    );
  });
  return { all: () => Promise.all(waiting) };
}

/** Names of the content engine that no other source has. */
const namesOfProblems = ['mulberry32', 'misconception'];

/** How any svg file begins. */
const XML_HEAD = '<svg xmlns=';

/** Long strings that stand in the content engine and in no other source: where one is found, its code or texts are too. */
function marksOfProblems(): readonly string[] {
  const read = (pattern: string[]) =>
    globSync(pattern, {
      cwd: root,
      exclude: (name) => name.includes('.test.') || name.includes('node_modules'),
    })
      .map((file) => readFileSync(join(root, file), 'utf8'))
      .join('\n');
  const own = read(['packages/problems/src/**/*.ts']);
  const others = read(['packages/{contract,sdk,widgets,portal}/src/**/*.{ts,tsx,css}', 'locales/*/*.json']);
  for (const name of namesOfProblems) expect(own.includes(name), name).toBe(true);
  const strings = [...own.matchAll(/'([^'\\\n]{16,})'|`([^`\\\n$]{16,})/g)].map((match) => match[1] ?? match[2] ?? '');
  const known = heldBy(others, strings);
  return [...new Set(strings)].filter(
    (text) => !text.startsWith('@') && !text.startsWith('.') && !text.startsWith(XML_HEAD) && !known.has(text),
  );
}

/** Those of the strings that stand in the text. Each has 16 letters or more, by which it is found in one pass. */
function heldBy(text: string, strings: readonly string[]): ReadonlySet<string> {
  const byHead = Map.groupBy(strings, (one) => one.slice(0, 16));
  const held = new Set<string>();
  for (let at = 0; at < text.length; at += 1)
    for (const one of byHead.get(text.slice(at, at + 16)) ?? []) if (text.startsWith(one, at)) held.add(one);
  return held;
}
