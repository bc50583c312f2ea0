import type { Model } from '@logikit/contract';
import type { Tx } from '../../kernel/database/index.ts';
import { ApiError } from '../../kernel/errors/index.ts';
import { inLanguage } from '../../kernel/words/index.ts';
import { sliceOf, toPage } from '../../kernel/http/index.ts';
import {
  insertTheory,
  selectTheories,
  selectTheory,
  type TheoryRow,
  updateTheory,
  type WholeDraft,
} from './theory.db.ts';

/** Who reads: a learner sees enabled articles in one language, an editor all of them in every language. */
export interface TheoryReader {
  readonly tx: Tx;
  readonly locale: string;
  readonly isEditor: boolean;
}

export async function readTheories(reader: TheoryReader, query: Model<'TheoryQuery'>): Promise<Model<'Theories'>> {
  const filter = { targetLesson: query.targetLesson, withDisabled: reader.isEditor };
  const found = await selectTheories(reader.tx, filter, sliceOf(query));
  return toPage(query, { total: found.total, rows: found.rows.map((row) => toTheory(row, reader)) });
}

export async function readTheory(reader: TheoryReader, id: number): Promise<Model<'Theory'>> {
  const row = await selectTheory(reader.tx, id);
  if (!row || (!row.isEnabled && !reader.isEditor)) throw new ApiError('notFound');
  return toTheory(row, reader);
}

export async function createTheory(
  reader: TheoryReader,
  draft: Model<'TheoryDraft'>,
  now: Date,
): Promise<Model<'Theory'>> {
  return readTheory(reader, await insertTheory(reader.tx, whole(draft), now));
}

export async function changeTheory(
  reader: TheoryReader,
  change: { id: number; draft: Model<'TheoryDraft'>; now: Date },
): Promise<Model<'Theory'>> {
  if (!(await updateTheory(reader.tx, { ...change, draft: whole(change.draft) }))) throw new ApiError('notFound');
  return readTheory(reader, change.id);
}

/** An article explains, and its picture stands below, unless its author says otherwise. */
function whole(draft: Model<'TheoryDraft'>): WholeDraft {
  return { isExplanation: true, settings: { imagePlacement: 'image-bottom' }, ...draft };
}

function toTheory({ content, ...columns }: TheoryRow, { locale, isEditor }: TheoryReader): Model<'Theory'> {
  if (isEditor) return { ...columns, ...content };
  return {
    ...columns,
    ...content,
    narrations: inLanguage(content.narrations, locale, (text) => text),
    translations: inLanguage(content.translations, locale, (text) => text),
  };
}
