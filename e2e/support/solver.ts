import type { Page } from 'playwright-core';
import { numbers } from '../../packages/contract/src/index.ts';
import type { WirePassing, WireProblem } from './answer-oracle.ts';
import { faceOf } from './learner-driver.ts';
import { send, startOnPage } from './operations.ts';

/** Somebody who knows the right cards of some problems, because another learner has closed them before. */
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
  const known = new Map<number, Place & { readonly face: string }>();
  const learn = async (place: Place): Promise<boolean> => {
    const path = `${training}/problem/${place.id}`;
    const { variants, variant_settings: settings } = (await send(path, { token: scout, headers: en }))
      .body as WireProblem;
    if (variants.length < 2 || settings.is_multi_selection) return false;
    for (const variant of variants) {
      if (!(await choose(path, scout, variant.id))) continue;
      known.set(place.id, { ...place, face: faceOf(variant) });
      return true;
    }
    return false;
  };
  const doors: Place[] = [];
  for (const { isChapter, problems, ...at } of roads) {
    const door = { ...at, id: problems[0] ?? 0 };
    if (isChapter && (await learn(door))) doors.push(door);
  }
  const problemIds: number[] = [];
  // As far as somebody comes who lets the others wait, as without a connection.
  for (const { problems, isChapter, ...at } of roads.filter(({ lesson }) => lesson === 1))
    for (const id of problems.slice(isChapter ? 1 : 0, numbers.stationsAhead + 1))
      if (problemIds.length < count && (await learn({ ...at, id }))) problemIds.push(id);
  if (problemIds.length < count) throw new Error(`Only ${problemIds.length} problems of six-year-olds have cards.`);

  const open = async (token: string, id: number) => {
    const one = known.get(id);
    if (!one) throw new Error(`Nobody has learned problem ${id}.`);
    const path = `${training}/problem/${id}?threadId=${one.thread}&ahead=1`;
    const { variants } = (await send(path, { token, headers: en })).body as WireProblem;
    const place = variants.findIndex((variant) => faceOf(variant) === one.face);
    return { place, variant: variants[place]?.id, path };
  };
  return {
    doors,
    problemIds,
    placeOfRight: async (token, id) => (await open(token, id)).place,
    async solve(token, id) {
      const { variant = '', path } = await open(token, id);
      if (!(await choose(path, token, variant))) throw new Error(`Problem ${id} is not solved.`);
    },
  };
}

/** Answers a problem by one card; says whether it was right. */
async function choose(problem: string, token: string, variant: string): Promise<boolean> {
  const content = { selected_variants: [variant], graphic_state: null, auto_validate_string: null };
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
