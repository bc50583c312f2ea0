import type { Model } from '@logikit/sdk';
import { client } from '../../../client/client.ts';
import type { Today } from '../dashboard/today.ts';

/** What an adult's home tells beside what everybody's does. */
export interface AdultData {
  readonly report: Model<'LearningReport'>;
  /** The next problem itself: its picture and what it asks. */
  readonly problem: Model<'LearnerProblem'> | null;
}

/** Asks for the report beside what today is, and for the problem after it. */
export async function loadAdult(today: Promise<Today>): Promise<AdultData> {
  const [report, { next }] = await Promise.all([
    client().awards.getLearningReport({ query: { period: 'month' } }),
    today,
  ]);
  const problem =
    next && (await client().problems.get({ params: { id: next.problemId }, query: { threadId: next.threadId } }));
  return { report, problem };
}
