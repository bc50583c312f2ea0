import { calls, type Model, type TargetLesson } from '@logikit/contract';
import { rightContent, wrongContent } from '../../src/testing/test-solver.ts';
import { bodyOf, type Person } from './person.ts';
import { isLikely, type World } from './world.ts';

/** How somebody works. */
export interface Habits {
  /** How often the first try is right, percent. */
  readonly right: number;
  /** How long a problem takes, seconds, from and to. */
  readonly seconds: readonly [number, number];
}

interface Place {
  readonly problemId: number;
  readonly query: Model<'PassingContext'>;
}

/** Walks on along the roads of a lesson until so many problems are closed, or the platform lets nobody on. */
export async function walk(
  world: World,
  person: Person & Habits & { readonly targetLesson: TargetLesson },
  count: number,
): Promise<void> {
  const { targetLesson } = person;
  let left = count;
  const { data } = bodyOf(await person.call(calls.listThreads, { query: { targetLesson, perPage: 100 } }));
  for (const { id: threadId } of data.filter(({ isLocked, progress }) => !isLocked && !progress.isCompleted)) {
    const { problems } = bodyOf(await person.call(calls.getThread, { params: { id: threadId } }));
    for (const { id: problemId } of problems.filter(({ state }) => state !== 'done')) {
      if (left === 0) return;
      if (!(await solve(world, person, { problemId, query: { threadId } }))) return;
      left -= 1;
    }
  }
}

/** Does what the teacher has set, as far as so many problems. */
export async function doAssignments(world: World, person: Person & Habits, count: number): Promise<void> {
  for (let done = 0; done < count; done += 1) {
    const { data } = bodyOf(await person.call(calls.listMyAssignments));
    const next = data.find((one) => one.next !== null)?.next;
    if (!next) return;
    if (!(await solve(world, person, { problemId: next.problemId, query: { threadId: next.threadId } }))) return;
  }
}

/** Takes part in every event that is running for them and has not been tried yet. */
export async function takeEvents(world: World, person: Person & Habits): Promise<void> {
  const { data } = bodyOf(await person.call(calls.listEvents));
  for (const { id } of data.filter(({ state, attempt }) => state === 'running' && attempt === null)) {
    const begun = bodyOf(await person.call(calls.getEvent, { params: { id }, query: { solving: 1 } }));
    for (const { id: problemId } of begun.attempt?.problems ?? [])
      if (!(await solve(world, person, { problemId, query: { eventId: id } }))) break;
    await person.call(calls.finishEvent, { params: { id } });
  }
}

/** Looks at a problem, thinks, and answers: wrongly first, where that is a habit. False: the platform refuses. */
async function solve(world: World, person: Person & Habits, { problemId, query }: Place): Promise<boolean> {
  const { sql, clock, random } = world;
  const asked = { userId: person.userId, problemId };
  const looked = await person.call(calls.getProblem, { params: { id: problemId }, query });
  if (looked.status !== 200) return false;
  const send = async (content: Model<'SolutionContent'>): Promise<boolean> => {
    const seconds = random.int(...person.seconds);
    clock.advance(seconds * 1000);
    await person.spend(seconds);
    const answer = await person.call(calls.submitPassing, { params: { problemId }, query, body: { content } });
    return answer.status === 200;
  };
  const wrong = isLikely(random, person.right) ? null : await wrongContent(sql, asked, looked.body);
  if (wrong !== null && !(await send(wrong))) return false;
  // An event takes the first answer.
  return wrong !== null && query.eventId !== undefined ? true : send(await rightContent(sql, asked));
}
