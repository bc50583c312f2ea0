import type { Page } from 'playwright-core';
import { numbers } from '../../packages/contract/src/index.ts';
import type { WirePassing, WireProblem } from './answer-oracle.ts';
import { faceOf } from './learner-driver.ts';
import { send, startOnPage } from './operations.ts';

/** Somebody who knows the right answers to some problems, because another learner has closed them before. */
export interface Solver {
  /** The first problem of each chapter: open without those before it, and nobody closes it by the api. */
  readonly doors: readonly Place[];
  /** Others of the roads of six-year-olds, to be closed by the api alone. */
  readonly problemIds: readonly number[];
  /** Closes a problem at the first try, in the name of whoever the token is. */
  solve(token: string, problemId: number): Promise<void>;
  /** Where the right variant stands for this learner. */
  placeOfRight(token: string, problemId: number): Promise<number>;
}

interface Place {
  readonly id: number;
  readonly thread: number;
  readonly lesson: number;
}

interface Known extends Place {
  /** What the right card looks like; null where a number is typed. */
  readonly face: string | null;
  readonly number: string | null;
}

interface Road {
  readonly thread: number;
  readonly lesson: number;
  readonly isChapter: boolean;
  readonly problems: readonly number[];
}

const en = { locale: 'en' };

/** Learns problems of the roads of preschoolers, who may try as often as they like. */
export async function learnProblems(url: string, count: number): Promise<Solver> {
  const training = `${url}/service/training/api`;
  const { token: scout } = await startOnPage(url, 1);
  const roads = await roadsOf(training, scout);
  const known = new Map<number, Known>();
  const learn = async (place: Place): Promise<boolean> => {
    const path = `${training}/problem/${place.id}`;
    const { variants, variant_settings: settings } = (await send(path, { token: scout, headers: en }))
      .body as WireProblem;
    if (settings.is_auto_validating_string) {
      const number = await firstThat(smallNumbers, (one) => answer(path, scout, { auto_validate_string: one }));
      if (number !== undefined) known.set(place.id, { ...place, face: null, number });
      return number !== undefined;
    }
    if (variants.length < 2 || settings.is_multi_selection) return false;
    const right = await firstThat(variants, ({ id }) => answer(path, scout, { selected_variants: [id] }));
    if (right) known.set(place.id, { ...place, face: faceOf(right), number: null });
    return right !== undefined;
  };
  const doors: Place[] = [];
  for (const { isChapter, problems, ...at } of roads) {
    const door = { ...at, id: problems[0] ?? 0 };
    if (isChapter && (await learn(door)) && known.get(door.id)?.face !== null) doors.push(door);
  }
  const problemIds: number[] = [];
  for (const { problems, isChapter, ...at } of roads.filter(({ lesson }) => lesson === 1)) {
    // As far as somebody comes who lets the others wait, as without a connection: doors wait, and what is not learned.
    let waits = isChapter ? 0 : problems.length;
    for (const [place, id] of problems.entries()) {
      if (place === waits) continue;
      if (place > waits + numbers.stationsAhead || problemIds.length === count) break;
      if (await learn({ ...at, id })) problemIds.push(id);
      else waits = Math.min(waits, place);
    }
  }
  if (problemIds.length < count) throw new Error(`Only ${problemIds.length} problems of six-year-olds are learned.`);

  const open = async (token: string, id: number) => {
    const one = known.get(id);
    if (!one) throw new Error(`Nobody has learned problem ${id}.`);
    const path = `${training}/problem/${id}?threadId=${one.thread}&ahead=1`;
    const { variants } = (await send(path, { token, headers: en })).body as WireProblem;
    const place = variants.findIndex((variant) => faceOf(variant) === one.face);
    const variant = variants[place]?.id;
    return { place, path, content: variant ? { selected_variants: [variant] } : { auto_validate_string: one.number } };
  };
  return {
    doors,
    problemIds,
    placeOfRight: async (token, id) => (await open(token, id)).place,
    async solve(token, id) {
      const { path, content } = await open(token, id);
      if (!(await answer(path, token, content))) throw new Error(`Problem ${id} is not solved.`);
    },
  };
}

/** What preschoolers count to. */
const smallNumbers = Array.from({ length: 20 }, (_, number) => String(number + 1));

async function firstThat<T>(items: readonly T[], isRight: (item: T) => Promise<boolean>): Promise<T | undefined> {
  for (const item of items) if (await isRight(item)) return item;
  return undefined;
}

/** Answers a problem; says whether it was right. */
async function answer(problem: string, token: string, given: object): Promise<boolean> {
  const content = { selected_variants: [], graphic_state: null, auto_validate_string: null, ...given };
  const [path = '', query = ''] = problem.split('?');
  const url = `${path}/passing?${query}`;
  const { body } = await send(url, { method: 'POST', token, headers: en, body: { content } });
  return (body as Partial<WirePassing>).is_correct === true;
}

/** The roads of two lessons that are open to everybody. */
async function roadsOf(training: string, token: string): Promise<readonly Road[]> {
  const lists = await Promise.all(
    [1, 4].map(async (lesson) => {
      const { body } = await send(`${training}/thread?targetLesson=${lesson}&paginate=0`, { token });
      const { data } = body as { data: { id: number; type: string; is_locked: boolean }[] };
      return data
        .filter(({ type, is_locked: isLocked }) => type !== 'quiz' && !isLocked)
        .map((one) => ({ ...one, lesson }));
    }),
  );
  return Promise.all(
    lists.flat().map(async ({ id: thread, lesson, type }) => {
      const { body } = await send(`${training}/thread/${thread}`, { token });
      const problems = (body as { problems: { id: number }[] }).problems.map(({ id }) => id);
      return { thread, lesson, isChapter: type === 'chapter', problems };
    }),
  );
}

/** A token of whoever is signed in on the page, for calls that another device of theirs would make. */
export async function tokenOf(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const response = await fetch('/api/user/gettoken?type=jwt');
    return ((await response.json()) as { token: string }).token;
  });
}
