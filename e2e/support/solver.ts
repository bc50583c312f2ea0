import type { Page } from 'playwright-core';
import { chosenOf, readSolution, type WireProblem } from './answer-oracle.ts';
import { faceOf, untiringScout } from './learner-driver.ts';
import { send, startOnPage } from './operations.ts';

/** What closes a problem, whoever answers. */
interface Known {
  readonly thread: number;
  /** What its right cards look like: a card's id is another one for everybody. */
  readonly faces: readonly string[];
  readonly number: string | null;
  readonly state: unknown;
}

/** Somebody who knows the right answers of some problems, because another learner has closed them before. */
export interface Solver {
  /** The first problem of each chapter that nobody walks here: open without those before it, and answered by a card. */
  readonly doors: readonly { readonly id: number; readonly thread: number; readonly lesson: number }[];
  /** The first chapter of six-year-olds in its order, to be closed by the api alone, one after another. */
  readonly problemIds: readonly number[];
  /** Closes a problem at the first try, in the name of whoever the token is. */
  solve(token: string, problemId: number): Promise<void>;
  /** Where the right variant stands for this learner. */
  placeOfRight(token: string, problemId: number): Promise<number>;
}

const en = { locale: 'en' };

/** Learns the first problems of chapters for preschoolers, who may try as often as they like. */
export async function learnProblems(url: string, count: number): Promise<Solver> {
  const training = `${url}/service/training/api`;
  const scout = await untiringScout(url);
  const { token: reader } = await startOnPage(url, 1);
  const [walked, ...others] = await chaptersOf(training, reader);
  if (!walked) throw new Error('There is no chapter for six-year-olds.');
  const known = new Map<number, Known>();
  const learn = async (id: number, thread: number): Promise<Known> => {
    const { right_variants: right, right_number: number, right_state: state } = await readSolution(scout, id);
    const faces = (await scout.problem(id)).variants.filter((one) => right.includes(one.id)).map(faceOf);
    const one = { thread, faces, number, state };
    known.set(id, one);
    return one;
  };
  const problemIds = walked.problems.slice(0, count);
  for (const id of problemIds) await learn(id, walked.thread);
  const doors: { id: number; thread: number; lesson: number }[] = [];
  for (const { thread, lesson, problems } of others) {
    const [id = 0] = problems;
    if ((await learn(id, thread)).faces.length === 1) doors.push({ id, thread, lesson });
  }
  const knownOf = (id: number): Known => {
    const one = known.get(id);
    if (!one) throw new Error(`Nobody has learned problem ${id}.`);
    return one;
  };
  const open = async (token: string, id: number): Promise<WireProblem> => {
    const path = `${training}/problem/${id}?threadId=${knownOf(id).thread}`;
    return (await send(path, { token, headers: en })).body as WireProblem;
  };
  return {
    doors,
    problemIds,
    placeOfRight: async (token, id) =>
      (await open(token, id)).variants.findIndex((one) => knownOf(id).faces.includes(faceOf(one))),
    async solve(token, id) {
      const { thread, faces, number, state } = knownOf(id);
      const problem = await open(token, id);
      const right = problem.variants.filter((one) => faces.includes(faceOf(one))).map((one) => one.id);
      const content = {
        selected_variants: chosenOf(problem, right),
        graphic_state: state,
        auto_validate_string: number,
      };
      const path = `${training}/problem/${id}/passing?threadId=${thread}`;
      const answered = await send(path, { method: 'POST', token, headers: en, body: { content } });
      if (!(answered.body as { is_correct?: boolean }).is_correct)
        throw new Error(`Problem ${id}: ${answered.status} ${answered.text}`);
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
