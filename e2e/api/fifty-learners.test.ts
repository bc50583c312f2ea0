import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Model, SocketMessage } from '../../packages/contract/src/index.ts';
import { type Client, createClient, memoryStorage } from '../../packages/sdk/src/index.ts';
import { type PlatformProcess, preload, startProcess } from '../../packages/server/src/testing/process.ts';
import { seededData } from '../../packages/server/src/testing/seeded.ts';
import { send, startLearner } from '../support/operations.ts';
import { readSolution } from '../support/answer-oracle.ts';
import { faceOf, untiringScout } from '../support/learner-driver.ts';

const LEARNERS = 50;
/** Enough for the second level. */
const MANY = 20;

let platform: PlatformProcess;
let data: string;

beforeAll(async () => {
  data = await seededData();
  // No life grows back before we have looked.
  const NODE_OPTIONS = `${process.env['NODE_OPTIONS'] ?? ''} ${preload('slow-clock')}`;
  platform = await startProcess({ LOGIKIT_DATA: data, DATABASE_URL: '', NODE_ENV: 'test', NODE_OPTIONS });
});
afterAll(async () => {
  await platform?.close();
  rmSync(data, { recursive: true, force: true });
});

type Content = Model<'SolutionContent'>;

interface Known {
  readonly id: number;
  readonly thread: number;
  /** What its right cards look like. */
  readonly faces: readonly string[];
  readonly number: string | null;
  readonly state: unknown;
}

/** The first problems of a road that is open to everybody, and their answers. */
async function learn(count: number): Promise<readonly Known[]> {
  const scout = await untiringScout(platform.url);
  const { token } = await startLearner(platform.url, 2);
  const training = `${platform.url}/service/training/api`;
  const { body } = await send(`${training}/thread?targetLesson=2&perPage=100`, { token });
  const [{ id: thread } = { id: 0 }] = (body as { data: { id: number }[] }).data;
  const { problems } = (await send(`${training}/thread/${thread}`, { token })).body as { problems: { id: number }[] };
  const known: Known[] = [];
  for (const { id } of problems.slice(0, count)) {
    const { right_variants: right, right_number: number, right_state: state } = await readSolution(scout, id);
    const seen = (await scout.problem(id)).variants;
    known.push({ id, thread, faces: seen.filter((one) => right.includes(one.id)).map(faceOf), number, state });
  }
  if (known.length < count) throw new Error(`There are only ${known.length} problems.`);
  return known;
}

interface Lived {
  readonly client: Client;
  readonly userId: number;
  readonly heard: SocketMessage[];
  /** What reached them on the topic of somebody else. */
  readonly overheard: SocketMessage[];
  readonly solved: number;
  readonly slips: number;
  stars: number;
}

async function begin(index: number): Promise<Lived> {
  const client = createClient({
    baseUrl: platform.url,
    locale: 'en',
    credentials: 'memory',
    storage: memoryStorage(),
    onLog: () => undefined,
  });
  await client.auth.start({ targetLesson: 2, locale: 'en' });
  const userId = (await client.profile.load())?.userId ?? 0;
  const [heard, overheard]: [SocketMessage[], SocketMessage[]] = [[], []];
  client.socket.subscribe(`user.${userId}`, (message) => heard.push(message));
  client.socket.subscribe(`user.${userId - 1}`, (message) => overheard.push(message));
  client.socket.open();
  await expect
    .poll(() => {
      const { status, requests } = client.socket.store.getState();
      return status === 'connected' && requests.every(({ state }) => state === 'sent');
    })
    .toBe(true);
  const solved = index % 10 === 0 ? MANY : 2 + (index % 4);
  return { client, userId, heard, overheard, solved, slips: index % 3, stars: 0 };
}

/** Opens and answers; the first problems are missed once, as often as this learner slips. */
async function play(one: Lived, problems: readonly Known[]): Promise<void> {
  const { client } = one;
  let { slips } = one;
  for (const { id, thread, faces, number, state } of problems.slice(0, one.solved)) {
    const { variants, variantSettings } = await client.problems.get({ params: { id }, query: { threadId: thread } });
    const right = variants.filter((variant) => faces.includes(faceOf(variant))).map((variant) => variant.id);
    const wrong = variants.map((variant) => variant.id).filter((variant) => !right.includes(variant));
    const answer = async (chosen: Partial<Content>) => {
      const content = { selectedVariants: [], graphicState: null, autoValidateString: null, ...chosen };
      const given = { problemId: id, context: { threadId: thread }, content };
      const [passing] = await Promise.all([verdictOf(client, id), client.answers.submit(given)]);
      return passing;
    };
    if (slips > 0 && wrong.length > 1) {
      slips -= 1;
      expect((await answer({ selectedVariants: wrong.slice(0, 1) })).isCorrect).toBe(false);
    }
    const selectedVariants = variantSettings.isMultiSelection ? right : right.slice(0, 1);
    // The wire writes a state as the client does.
    const graphicState = state as Content['graphicState'];
    const passing = await answer({ selectedVariants, graphicState, autoValidateString: number });
    expect(passing.isCorrect, `problem ${id}`).toBe(true);
    one.stars += passing.stars;
  }
}

/** Of the next answer to this problem: at once, or later on a machine that is slow. */
function verdictOf({ answers }: Client, problemId: number): Promise<Model<'Passing'>> {
  return new Promise((resolve, reject) => {
    const stop = answers.onSettled((settled) => {
      if (settled.answer.problemId !== problemId) return;
      stop();
      if ('passing' in settled) resolve(settled.passing);
      else reject(settled.error);
    });
  });
}

/** The last message of a name. */
function last<Name extends SocketMessage['name']>(heard: readonly SocketMessage[], name: Name) {
  return heard.filter((one): one is Extract<SocketMessage, { name: Name }> => one.name === name).at(-1);
}

it('[S-014] fifty learners at once: each hears of what is theirs, exactly, and of nobody else', async () => {
  const problems = await learn(MANY);
  const lives = await Promise.all(Array.from({ length: LEARNERS }, (_, index) => begin(index)));
  await Promise.all(
    lives.map(async (one, index) => {
      await play(one, problems);
      await one.client.awards.accrueDailyAward();
      if (index % 2 === 0) await one.client.exercises.buyExerciseBlock({ params: { a: 2, b: 2, c: 1 } });
    }),
  );
  for (const [index, one] of lives.entries()) {
    const { client, heard, stars, solved, slips } = one;
    const who = `learner ${index}`;
    const energy = 24 + 2 - (index % 2 === 0 ? 8 : 0);
    const pushed = () => ({
      profile: last(heard, 'profileChanged'),
      life: last(heard, 'lifeChanged')?.value ?? 10,
      energy: last(heard, 'energyChanged')?.value,
      level: last(heard, 'userHasReachedANewLevel')?.level ?? 1,
    });
    const level = solved === MANY ? 2 : 1;
    const told = { stars, level, completedProblems: solved };
    await expect.poll(pushed, { message: who }).toMatchObject({ profile: told, life: 10 - slips, energy, level });
    // What the page knows by itself is what the platform answers when asked.
    const { profile: known } = client.profile.store.getState();
    const asked = await client.profile.load();
    const sums = (profile: typeof asked | null) => ({
      stars: profile?.stars,
      level: profile?.level,
      life: profile?.life.value,
      energy: profile?.energy.value,
    });
    expect(sums(known), who).toEqual(sums(asked));
    expect(sums(asked), who).toEqual({ stars, level, life: 10 - slips, energy });
    expect(one.overheard, who).toEqual([]);
  }
  for (const { client } of lives) client.close();
  // Nothing went wrong inside either: no line of the log is an error, and no answer a 5xx.
  const faults = platform
    .said()
    .split('\n')
    .filter((line) => /"level":(50|60)|"statusCode":5\d\d/.test(line));
  expect(faults).toEqual([]);
  expect(platform.said()).not.toBe('');
});
