import type { Page } from 'playwright-core';
import { send, startLearner } from './operations.ts';

interface Variant {
  readonly id: string;
  readonly image: unknown;
  readonly translations: unknown;
}
interface Problem {
  readonly variants: readonly Variant[];
  readonly variant_settings: { readonly is_multi_selection: boolean; readonly is_auto_validating_string: boolean };
}

/** Somebody who knows the right answers of some problems, because another learner has closed them before. */
export interface Solver {
  /** The first problem of each chapter: the only ones that are open without those before them. */
  readonly doors: readonly { readonly id: number; readonly thread: number; readonly lesson: number }[];
  /** All others of the course of six-year-olds, to be closed by the api alone. */
  readonly problemIds: readonly number[];
  /** Closes a problem at the first try, in the name of whoever the token is. */
  solve(token: string, problemId: number): Promise<void>;
  /** Where the right variant stands for this learner. */
  placeOfRight(token: string, problemId: number): Promise<number>;
}

const en = { locale: 'en' };
/** What a variant looks like, whoever looks: its id is another one for everybody. */
const faceOf = ({ image, translations }: Variant): string => JSON.stringify([image, translations]);

/** Learns problems of the first two chapters of preschoolers, who may try as often as they like. */
export async function learnProblems(url: string, count: number): Promise<Solver> {
  const training = `${url}/service/training/api`;
  const faces = new Map<number, string>();
  const open = async (token: string, id: number): Promise<Problem> =>
    (await send(`${training}/problem/${id}`, { token, headers: en })).body as Problem;
  const choose = async (token: string, id: number, variant: string | undefined): Promise<boolean> => {
    const content = { selected_variants: [variant], graphic_state: null, auto_validate_string: null };
    const body = { content };
    const { body: passing } = await send(`${training}/problem/${id}/passing`, {
      method: 'POST',
      token,
      headers: en,
      body,
    });
    return (passing as { is_correct: boolean }).is_correct;
  };
  const { token: scout } = await startLearner(url, 1);
  const chapters = await chaptersOf(training, scout);
  const firsts = chapters.flatMap(({ thread, lesson, problems: [id] }) =>
    id === undefined ? [] : [{ id, thread, lesson }],
  );
  for (const id of [...firsts.map((door) => door.id), ...chapters.flatMap(({ problems: [, ...rest] }) => rest)]) {
    if (faces.size === count + firsts.length) break;
    const { variants, variant_settings: settings } = await open(scout, id);
    if (variants.length < 2 || settings.is_multi_selection || settings.is_auto_validating_string) continue;
    for (const variant of variants) {
      if (!(await choose(scout, id, variant.id))) continue;
      faces.set(id, faceOf(variant));
      break;
    }
  }
  const placeOfRight = async (token: string, id: number): Promise<number> =>
    (await open(token, id)).variants.findIndex((one) => faceOf(one) === faces.get(id));
  return {
    doors: firsts.filter(({ id }) => faces.has(id)),
    problemIds: [...faces.keys()].filter((id) => firsts.every((door) => door.id !== id)),
    placeOfRight,
    async solve(token, id) {
      const { variants } = await open(token, id);
      await choose(token, id, variants.find((one) => faceOf(one) === faces.get(id))?.id);
    },
  };
}

async function chaptersOf(
  training: string,
  token: string,
): Promise<readonly { readonly thread: number; readonly lesson: number; readonly problems: readonly number[] }[]> {
  const lists = await Promise.all(
    [1, 4].map(async (lesson) => {
      const { body } = await send(`${training}/thread?targetLesson=${lesson}&paginate=0`, { token });
      return (body as { data: { id: number }[] }).data.slice(0, 2).map(({ id }) => ({ id, lesson }));
    }),
  );
  return Promise.all(
    lists.flat().map(async ({ id: thread, lesson }) => {
      const { body } = await send(`${training}/thread/${thread}`, { token });
      return { thread, lesson, problems: (body as { problems: { id: number }[] }).problems.map(({ id }) => id) };
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
