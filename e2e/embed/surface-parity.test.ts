import type { FrameLocator, Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { CARDS, NUMBER } from '../support/known-problems.ts';
import { visit } from '../support/browser.ts';
import { quiet } from '../support/quiet.ts';
import { readSolution, sendScout } from '../support/answer-oracle.ts';
import { openSurfaceHost, type Surface, surfaces } from './surfaces/host.ts';
import { browser } from '../support/shared-browser.ts';
import { platform } from '../support/shared-platform.ts';

const host = await openSurfaceHost();

afterAll(() => host.close());

/** What whoever listens hears, and what whoever uses a screen reader finds, step by step. */
interface Trace {
  readonly events: readonly { readonly name: string; readonly detail: object }[];
  readonly trees: readonly string[];
  readonly complaints: readonly string[];
}

type Inside = Pick<Page & FrameLocator, 'getByRole' | 'locator'>;
type Answer = (inside: Inside) => Promise<void>;

interface Play {
  readonly problem: number;
  readonly answers: readonly Answer[];
  /** What another surface has shown: the trees are waited for. Without it a tree is taken when the page is at rest. */
  readonly expected?: Trace;
}

async function play(surface: Surface, { problem, answers, expected }: Play): Promise<Trace> {
  const { page, complaints, close } = await visit(browser);
  const events: { readonly name: string; readonly detail: object }[] = [];
  const trees: string[] = [];
  const inside: Inside = surface === 'the frame' ? page.frameLocator('iframe') : page;
  // The place is the page's own: a frame's has the name of the frame.
  const tree = async (): Promise<string> =>
    inOrder((await inside.locator('main').ariaSnapshot()).replace(/^- main ".*":/, '- main:'));
  /** What is there when nothing more comes: no request, and no other tree. */
  const atRest = async (): Promise<string> => {
    for (let seen = ''; ;) {
      await quiet(page);
      const now = await tree();
      if (now === seen) return now;
      seen = now;
    }
  };
  const look = async (): Promise<void> => {
    const shown = expected ? expected.trees[trees.length] : await atRest();
    await expect.poll(tree, { message: surface }).toBe(shown);
    trees.push(shown ?? '');
  };
  await page.exposeFunction('tell', (name: string, detail: object) => void events.push({ name, detail }));
  await page.goto(host.url(surface, platform.url, problem));
  await expect.poll(() => events.length).toBe(1);
  await look();
  for (const [index, answer] of answers.entries()) {
    if (index > 0) await inside.getByRole('button', { name: 'Try again' }).click();
    await answer(inside);
    await look();
    await inside.getByRole('button', { name: 'Check' }).click();
    await inside.locator('[part=feedback]').waitFor();
    await expect.poll(() => events.filter(({ name }) => name === 'answered').length).toBe(index + 1);
    await look();
  }
  await expect.poll(() => events.at(-1)?.name).toBe('completed');
  await close();
  return {
    events: events.map(({ name, detail }) => ({ name, detail: { ...detail, ...anyPassing(detail) } })),
    trees,
    complaints,
  };
}

/** Every passing has an id of its own. */
const anyPassing = (detail: object): object => ('passingId' in detail ? { passingId: 'one' } : {});

/** NOTE: every learner finds the cards in another order. */
function inOrder(tree: string): string {
  return tree.replace(/^( *)- radio .*(?:\n\1(?: {2}|- radio ).*)*/m, (cards, indent: string) =>
    `${cards}\n`
      .split(new RegExp(`^(?=${indent}- radio)`, 'm'))
      .sort()
      .join('')
      .trimEnd(),
  );
}

async function namesOf(problem: number): Promise<{ readonly right: string; readonly wrong: string }> {
  const scout = await sendScout(platform.url);
  const { variants } = await scout.problem(problem);
  const {
    right_variants: [right],
  } = await readSolution(scout, problem);
  const nameOf = ({ translations: { en } }: (typeof variants)[number]): string => en?.alt || (en?.text ?? '');
  const names = variants.map(nameOf).sort();
  const best = variants.find(({ id }) => id === right);
  const rightName = best ? nameOf(best) : '';
  return { right: rightName, wrong: names.find((name) => name !== rightName) ?? '' };
}

const choose =
  (name: string): Answer =>
  (page) =>
    page.getByRole('radio', { name, exact: true }).click();
const write =
  (text: string): Answer =>
  (page) =>
    page.getByRole('textbox').fill(text);

const [first, ...others] = Object.keys(surfaces) as [Surface, ...Surface[]];

describe('one problem, answered wrongly and then rightly', () => {
  it('tells the same and reads the same in React 18, in React 19, as an element, as its component and in a frame', async () => {
    const { right, wrong } = await namesOf(CARDS);
    const answers = [choose(wrong), choose(right)];
    const expected = await play(first, { problem: CARDS, answers });
    expect(expected.events.map(({ name }) => name)).toEqual(['ready', 'answered', 'answered', 'completed']);
    expect(expected.complaints).toEqual([]);
    const [, chosen, feedback] = expected.trees;
    expect(chosen).toContain(`radio "${wrong}" [checked]`);
    expect(feedback).toContain('button "Try again"');
    for (const surface of others)
      expect(await play(surface, { problem: CARDS, answers, expected }), surface).toEqual(expected);
  });

  it('does so when the answer is a number', async () => {
    const scout = await sendScout(platform.url);
    const { right_number: right } = await readSolution(scout, NUMBER);
    const answers = [write(right === '7' ? '8' : '7'), write(right ?? '')];
    const expected = await play(first, { problem: NUMBER, answers });
    for (const surface of others)
      expect(await play(surface, { problem: NUMBER, answers, expected }), surface).toEqual(expected);
  });
});

describe('the element as a component', () => {
  it.each(['the element as a component in React 18', 'the element as a component in React 19'] as const)(
    'keeps a call until the script of the element is there: %s',
    async (surface) => {
      const { page, complaints, close } = await visit(browser);
      const told: string[] = [];
      await page.exposeFunction('tell', (name: string) => void told.push(name));
      const called = Promise.withResolvers<undefined>();
      await page.route('**/v1/embed.js', (route) => called.promise.then(() => route.continue()));
      await page.goto(host.url(surface, platform.url, CARDS), { waitUntil: 'commit' });
      await page.locator('logikit-problem-player').waitFor({ state: 'attached' });
      await page.evaluate(() => {
        const { current } = (globalThis as unknown as { player: { current: Handle } }).player;
        Object.defineProperty(current.element, 'reload', { value: () => tell('called', {}) });
        current.reload();
        tell('waiting', {});
      });
      called.resolve(undefined);
      await expect.poll(() => told).toEqual(['waiting', 'called', 'ready']);
      expect(complaints).toEqual([]);
      await close();
    },
  );
});

interface Handle {
  readonly element: HTMLElement;
  reload(): void;
}
