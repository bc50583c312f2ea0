import type { Model } from '@logikit/contract';
import type { Tx } from '../../kernel/database/index.ts';
import { ApiError } from '../../kernel/errors/index.ts';
import { draftFieldsOf, readWhole, selectTheoryIds } from '../catalog/index.ts';
import { type Faults, faultsOf } from './draft-faults.ts';
import { insertDraft, markDeleted, selectColumns, updateDraft } from './problem-draft.db.ts';

type Draft = Model<'ProblemDraft'>;
type AuthorProblem = Model<'AuthorProblem'>;

/** Whoever writes problems. */
export interface Author {
  readonly tx: Tx;
  readonly userId: number;
  readonly now: Date;
}

export async function readDraft(tx: Tx, id: number): Promise<AuthorProblem> {
  const columns = await selectColumns(tx, id);
  if (!columns) throw new ApiError('notFound');
  const { content, secret } = await readWhole(tx, id);
  return { ...columns, ...draftFieldsOf(content, secret) };
}

/** Saves a new problem, or a copy of one. Either is disabled until somebody has looked at it and enables it. */
export async function createProblem(author: Author, asked: Model<'NewProblem'>): Promise<AuthorProblem> {
  const draft = 'copyOf' in asked ? await readDraft(author.tx, asked.copyOf) : asked;
  await assertFaultless(author.tx, draft);
  return readDraft(author.tx, await insertDraft(author.tx, { ...draft, isEnabled: false }, author.userId));
}

export async function changeProblem(
  author: Author,
  { id, change }: { readonly id: number; readonly change: Model<'ProblemChange'> },
): Promise<AuthorProblem> {
  const { tx, userId, now } = author;
  const { baseVersion = null, ...draft } = change;
  // Also makes a problem of the bank that nobody has needed yet: what it was before the change is kept.
  await readDraft(tx, id);
  await assertFaultless(tx, draft);
  if (!(await updateDraft(tx, { id, draft, baseVersion, editorId: userId, now }))) {
    const { version } = await readDraft(tx, id);
    throw new ApiError('editConflict', { data: { version } });
  }
  return readDraft(tx, id);
}

export async function deleteProblem({ tx, now }: Author, id: number): Promise<Model<'StatusOk'>> {
  if (!(await markDeleted(tx, id, now))) throw new ApiError('notFound');
  return { status: 'ok' };
}

/** All or none: with one fault among them nothing is saved. */
export async function importProblems(
  author: Author,
  { problems, isDryRun }: Model<'ProblemImport'>,
): Promise<Model<'ProblemImportReport'>> {
  const faults: Faults[] = [];
  for (const draft of problems) faults.push(await allFaults(author.tx, draft));
  const isGood = faults.every((found) => Object.keys(found).length === 0);
  const ids: number[] = [];
  if (isGood && !isDryRun) {
    for (const draft of problems) ids.push(await insertDraft(author.tx, { ...draft, isEnabled: false }, author.userId));
  }
  return { saved: ids.length, problems: faults.map((found, index) => ({ id: ids[index] ?? null, faults: found })) };
}

async function assertFaultless(tx: Tx, draft: Draft): Promise<void> {
  const fields = await allFaults(tx, draft);
  if (Object.keys(fields).length > 0) throw new ApiError('invalidFields', { fields });
}

async function allFaults(tx: Tx, draft: Draft): Promise<Faults> {
  const { theory, blockTheory } = draft;
  const named = [theory, blockTheory].filter((id) => id !== null);
  const known = named.length === 0 ? new Set() : await selectTheoryIds(tx, named);
  const isThere = (id: number | null): boolean => id === null || known.has(id);
  return {
    ...faultsOf(draft),
    ...(isThere(theory) ? {} : { theory: ['notFound'] }),
    ...(isThere(blockTheory) ? {} : { blockTheory: ['notFound'] }),
  };
}
