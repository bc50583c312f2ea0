import { complexitiesOf, type Model, numbers } from '@logikit/contract';
import type { Tx } from '../../../kernel/database/index.ts';
import { ApiError } from '../../../kernel/errors/index.ts';
import { textIn } from '../../../kernel/words/index.ts';
import { readWhole } from '../../../content/catalog/index.ts';
import { printSheets, sheetProblem, sheetWords } from '../../../content/papers/index.ts';
import { selectThreadProblems } from '../assignments/assignment.db.ts';
import { selectPractice } from './worksheet.db.ts';

interface Wish {
  readonly query: Model<'WorksheetQuery'>;
  readonly locale: string;
}

/** A sheet from a chapter, a part of it, or practice. NOTE: who may have the key is asked before. */
export async function makeSheet(tx: Tx, { query, locale }: Wish): Promise<Buffer> {
  const { title, ids } =
    query.threadId === undefined
      ? await practice(tx, { query, locale })
      : await thread(tx, query.threadId, { query, locale });
  if (ids.length === 0) throw new ApiError('notFound');
  const problems = [];
  for (const id of ids)
    problems.push(sheetProblem(await readWhole(tx, id), { locale, withAnswers: query.withAnswers }));
  return printSheets({ title, locale, sheets: [{ title, problems }] });
}

interface Source {
  readonly title: string;
  readonly ids: readonly number[];
}

async function thread(tx: Tx, threadId: number, { query, locale }: Wish): Promise<Source> {
  const found = await selectThreadProblems(tx, { threadId, blockId: query.blockId ?? null });
  const ids = found.map(({ problemId }) => problemId).slice(0, query.count ?? numbers.school.worksheetProblems);
  const [first] = found;
  const texts = query.blockId === undefined ? first?.thread : first?.block;
  return { title: (texts && textIn(texts, locale)?.title) ?? '', ids };
}

async function practice(tx: Tx, { query, locale }: Wish): Promise<Source> {
  const { targetLesson, tier, count = numbers.exercise.problems } = query;
  const complexities = targetLesson === undefined || tier === undefined ? null : complexitiesOf(targetLesson, tier);
  if (targetLesson === undefined || complexities === null) throw new ApiError('notFound');
  const title = sheetWords(locale)('sheet.practice');
  return { title, ids: await selectPractice(tx, { targetLesson, complexities, count }) };
}
