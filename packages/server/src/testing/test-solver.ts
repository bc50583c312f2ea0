import type { Model } from '@logikit/contract';
import type { Sql } from '../kernel/database/database.ts';
import { toSolution } from '../content/catalog/learner-problem.ts';
import { selectBody } from '../content/catalog/problem.db.ts';
import { nothing } from './test-course.ts';
import { variantSecret } from '../content/catalog/secret.db.ts';

interface Asked {
  readonly userId: number;
  readonly problemId: number;
}

/** The right answer to any problem of the bank, as this learner has to send it. */
export async function rightContent(sql: Sql, asked: Asked): Promise<Model<'SolutionContent'>> {
  const { content, solution } = await readSolution(sql, asked);
  const { rightNumber, rightState, rightVariants } = solution;
  if (content.settings.graphic.isVerifiable && rightState) return { ...nothing, graphicState: rightState };
  if (rightNumber !== null) return { ...nothing, autoValidateString: rightNumber };
  const selectedVariants = content.variantSettings.isMultiSelection ? rightVariants : rightVariants.slice(0, 1);
  return { ...nothing, selectedVariants };
}

/** A wrong answer to a problem where one variant is chosen or a number typed; null to any other. */
export async function wrongContent(
  sql: Sql,
  asked: Asked,
  { variants, variantSettings }: Model<'LearnerProblem'>,
): Promise<Model<'SolutionContent'> | null> {
  const { rightNumber, rightVariants } = (await readSolution(sql, asked)).solution;
  if (rightNumber !== null) return { ...nothing, autoValidateString: rightNumber === '1' ? '2' : '1' };
  const wrong = variants.find(({ id }) => !rightVariants.includes(id));
  return wrong && !variantSettings.isMultiSelection ? { ...nothing, selectedVariants: [wrong.id] } : null;
}

async function readSolution(sql: Sql, { userId, problemId }: Asked) {
  const { content, secret } = await selectBody(sql, problemId);
  const scope = { secret: await variantSecret(sql), userId, problemId };
  return { content, solution: toSolution(content, secret, { scope, locale: 'en' }) };
}
