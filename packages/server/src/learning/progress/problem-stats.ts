import { type Model, numbers } from '@logikit/contract';
import type { Tx } from '../../kernel/database/index.ts';
import { ApiError } from '../../kernel/errors/index.ts';
import { existsProblem } from '../../content/catalog/index.ts';
import { selectCounts, selectDiscrimination, selectMistakes, selectSums } from './problem-stats.db.ts';

/** Counts from the first answer on; rates only when enough learners have answered to say something (rule D-044). */
export async function readStats(
  tx: Tx,
  asked: { readonly tenantId: number; readonly problemId: number },
): Promise<Model<'ProblemStats'>> {
  if (!(await existsProblem(tx, asked.problemId))) throw new ApiError('notFound');
  const [{ shown, passings, learners, firstTryRate, avgSeconds }, counts] = await Promise.all([
    selectSums(tx, asked),
    selectCounts(tx, asked),
  ]);
  const isEnough = learners >= numbers.stats.fromLearners;
  const [avgMistakes, discrimination] = isEnough
    ? await Promise.all([selectMistakes(tx, asked), selectDiscrimination(tx, asked)])
    : [null, null];
  return {
    shown,
    passings,
    firstTryRate: isEnough ? firstTryRate : null,
    avgMistakes,
    avgSeconds: isEnough ? avgSeconds : null,
    ...counts,
    discrimination,
  };
}
