import type { Page } from 'playwright-core';
import { numbers } from '../../packages/contract/src/index.ts';
import { type Answer, send, signIn } from './operations.ts';
import { chosenOf, guess, readSolution, type Scout, type WirePassing, type WireProblem } from './answer-oracle.ts';

/** Plays for a learner whose page is open, by plain requests; it knows every answer, because a scout went before. */
export interface Hands {
  readonly token: string;
  /** What the right cards of a problem are called. */
  rightNames(problemId: number): Promise<readonly string[]>;
  /** Answers rightly; `query` is the place, for instance `threadId=1`. */
  solve(problemId: number, query?: string): Promise<WirePassing>;
  /** Answers somehow: what is right is not told where others may not solve it first. */
  guess(problemId: number, query: string): Promise<WirePassing>;
  /** Answers wrongly until so many lives are left. */
  loseLives(left: number): Promise<void>;
  get<Body>(path: string): Promise<Body>;
  post(path: string, body?: object): Promise<Answer>;
  remove(path: string): Promise<Answer>;
}

interface Learner {
  readonly page: Page;
  readonly url: string;
}

/** Opens the start page, goes through a door and takes the learner's token along. */
export async function startByHand({ page, url }: Learner, door = 'Walk the road'): Promise<Hands> {
  await page.goto(`${url}/2.0/en/start`);
  const started = page.waitForResponse((response) => response.url().endsWith('/auth/anonymous.json'));
  await page.getByRole('button', { name: door }).click();
  const { token } = (await (await started).json()) as { token: string };
  await page.waitForURL(/\/cabinet\/dashboard\/logic$/);
  return handsOf(url, token);
}

export async function handsOf(url: string, token: string): Promise<Hands> {
  const scout = await untiringScout(url);
  const training = `${url}/service/training/api`;
  const ask = async (path: string, by = token): Promise<unknown> =>
    (await send(path, { token: by, headers: { locale: 'en' } })).body;
  const problemOf = (id: number, query: string): Promise<WireProblem> =>
    ask(`${training}/problem/${id}?${query}`) as Promise<WireProblem>;

  async function answer(id: number, query: string, content: object): Promise<Answer> {
    const nothing = { selected_variants: [], graphic_state: null, auto_validate_string: null };
    const body = { content: { ...nothing, ...content } };
    return send(`${training}/problem/${id}/passing?${query}`, {
      method: 'POST',
      token,
      headers: { locale: 'en' },
      body,
    });
  }

  async function rightNames(id: number): Promise<readonly string[]> {
    const { right_variants: right } = await readSolution(scout, id);
    const { variants } = await scout.problem(id);
    return variants.filter((variant) => right.includes(variant.id)).map(nameOf);
  }

  return {
    token,
    rightNames,
    async solve(id, query = '') {
      const { right_variants: variants, right_number: number, right_state: state } = await readSolution(scout, id);
      const faces = (await scout.problem(id)).variants.filter((one) => variants.includes(one.id)).map(faceOf);
      const problem = await problemOf(id, query);
      const right = problem.variants.filter((one) => faces.includes(faceOf(one))).map((one) => one.id);
      const answered = await answer(id, query, {
        selected_variants: chosenOf(problem, right),
        graphic_state: state,
        auto_validate_string: number,
      });
      if (answered.status !== 200)
        throw new Error(`Problem ${id}: ${answered.status} ${JSON.stringify(answered.body)}`);
      return answered.body as WirePassing;
    },
    async guess(id, query) {
      return (await answer(id, query, guess(await problemOf(id, query), 0))).body as WirePassing;
    },
    async loseLives(left) {
      // In the second chapter, so that the first stays as it is; as far as the road is open ahead.
      const chapters = (await ask(`${training}/thread?targetLesson=2&paginate=0`)) as { data: { id: number }[] };
      const thread = chapters.data[1]?.id;
      const { problems } = (await ask(`${training}/thread/${thread}`)) as { problems: { id: number }[] };
      const query = `threadId=${thread}&ahead=1`;
      for (const { id } of problems.slice(0, numbers.stationsAhead)) {
        const { variants, graphic } = await problemOf(id, query);
        if (graphic) continue;
        const names = variants.length > 0 ? await rightNames(id) : [];
        const wrong = variants.find((variant) => !names.includes(nameOf(variant)));
        const content = wrong ? { selected_variants: [wrong.id] } : { auto_validate_string: '9999' };
        for (let isFinal = false; !isFinal;) {
          const { life, is_final } = (await answer(id, query, content)).body as WirePassing & {
            life: { value: number };
          };
          if (life.value <= left) return;
          isFinal = is_final;
        }
      }
      throw new Error('The problems ended before the lives.');
    },
    get: <Body>(path: string) => ask(url + path) as Promise<Body>,
    post: (path, body) => send(url + path, { method: 'POST', token, ...(body && { body }) }),
    remove: (path) => send(url + path, { method: 'DELETE', token }),
  };
}

/** What a variant looks like, whoever looks: its id is another one for everybody. */
export function faceOf({ image, translations }: WireProblem['variants'][number]): string {
  return JSON.stringify([image, translations]);
}

function nameOf({ translations }: WireProblem['variants'][number]): string {
  const words = Object.values(translations)[0];
  return words ? words.alt || words.text : '';
}

/** An editor opens every problem, in any order, and loses no life. */
export async function untiringScout(url: string): Promise<Scout> {
  const token = await signIn(url, 'editor');
  const path = (id: number): string => `${url}/service/training/api/problem/${id}`;
  const nothing = { selected_variants: [], graphic_state: null, auto_validate_string: null };
  const known = async <Body>(answered: Promise<Answer>): Promise<Body> => (await answered).body as Body;
  return {
    problem: (id) => known(send(path(id), { token, headers: { locale: 'en' } })),
    answer: (id, content) =>
      known(send(`${path(id)}/passing`, { method: 'POST', token, body: { content: { ...nothing, ...content } } })),
  };
}
