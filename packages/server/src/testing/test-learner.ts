import { calls, type Model } from '@logikit/contract';
import type { Answer } from './caller.ts';
import type { TestUser } from './platform.ts';
import { nothing } from './test-course.ts';

type Context = Model<'PassingContext'>;
type Content = Model<'SolutionContent'>;

/** A learner of test problems, who finds variants by what is written on them. */
export interface TestLearner {
  readonly user: TestUser;
  open(problemId: number, query?: Context): Promise<Model<'LearnerProblem'>>;
  /** Ids of the variants that the author called by these keys. */
  ids(problemId: number, keys: readonly string[], query?: Context): Promise<string[]>;
  /** Chooses variants by the author's keys. */
  choose(problemId: number, keys: readonly string[], query?: Context): Promise<Answer<typeof calls.submitPassing>>;
  send(problemId: number, content: Partial<Content>, query?: Context): Promise<Answer<typeof calls.submitPassing>>;
}

const english = { headers: { locale: 'en' } };

export function learnerOf(user: TestUser): TestLearner {
  const open: TestLearner['open'] = async (id, query = {}) =>
    (await user.call(calls.getProblem, { params: { id }, query }, english)).body;
  const ids: TestLearner['ids'] = async (problemId, keys, query = {}) => {
    const there = await user.call(calls.getProblem, { params: { id: problemId }, query }, english);
    // Where the place is locked nobody sees the variants: the author's keys are sent, and the place refuses them first.
    if (there.status !== 200) return [...keys];
    const { variants } = there.body;
    return keys.map((key) => variants.find((one) => one.translations.en?.text === `Variant ${key}`)?.id ?? key);
  };
  const send: TestLearner['send'] = (problemId, content, query = {}) =>
    user.call(
      calls.submitPassing,
      { params: { problemId }, query, body: { content: { ...nothing, ...content } } },
      english,
    );
  return {
    user,
    open,
    ids,
    send,
    choose: async (problemId, keys, query = {}) =>
      send(problemId, { selectedVariants: await ids(problemId, keys, query) }, query),
  };
}
