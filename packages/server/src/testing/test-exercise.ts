import { calls, type Model, type TargetLesson } from '@logikit/contract';
import type { Sql } from '../kernel/database/database.ts';
import type { Answer } from './caller.ts';
import type { TestUser } from './platform.ts';
import { rightContent } from './test-solver.ts';

const english = { headers: { locale: 'en' } };

type Told<C> = Promise<Answer<C>>;

/** An exercise as one learner sees it over the wire. */
interface TestExercise {
  get(): Told<typeof calls.getExercise>;
  predict(): Told<typeof calls.predictExercise>;
  buy(block: number, complexity?: number): Told<typeof calls.buyExerciseBlock>;
  progress(block: number): Told<typeof calls.getExerciseProgress>;
  result(block: number): Told<typeof calls.getExerciseResult>;
  force(block: number): Told<typeof calls.forceCompleteExercise>;
  regenerate(): Told<typeof calls.regenerateExercise>;
  ids(block: number): Promise<readonly number[]>;
}

export function exerciseOf(user: TestUser, a: TargetLesson, b: number): TestExercise {
  const block = (c: number) => ({ params: { a, b, c } });
  const progress = (c: number) => user.call(calls.getExerciseProgress, block(c), english);
  return {
    get: () => user.call(calls.getExercise, { params: { a, b } }, english),
    predict: () => user.call(calls.predictExercise, { params: { a, b } }),
    buy: (c, complexity) =>
      user.call(calls.buyExerciseBlock, { ...block(c), query: complexity === undefined ? {} : { complexity } }),
    progress,
    result: (c) => user.call(calls.getExerciseResult, block(c), english),
    force: (c) => user.call(calls.forceCompleteExercise, { ...block(c), query: {} }),
    regenerate: () => user.call(calls.regenerateExercise, { params: { a, b } }),
    ids: async (c) => (await progress(c)).body.problems.map(({ id }) => id),
  };
}

type Passed = Answer<typeof calls.submitPassing>;

/** Answers a problem of a block rightly. */
export async function solve(
  sql: Sql,
  user: TestUser,
  { problemId, query }: { readonly problemId: number; readonly query: Model<'PassingContext'> },
): Promise<Passed> {
  const content = await rightContent(sql, { userId: user.userId, problemId });
  return user.call(calls.submitPassing, { params: { problemId }, query, body: { content } });
}

/** Solves these problems one after the other and returns the last answer. */
export async function solveAll(
  sql: Sql,
  user: TestUser,
  { ids, query }: { readonly ids: readonly number[]; readonly query: Model<'PassingContext'> },
): Promise<Passed | undefined> {
  let last: Passed | undefined;
  for (const problemId of ids) last = await solve(sql, user, { problemId, query });
  return last;
}
