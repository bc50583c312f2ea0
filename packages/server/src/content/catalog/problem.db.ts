import type { Model } from '@logikit/contract';
import { type BankEntry, realise } from '@logikit/problems';
import type { Sql, Tx } from '../../kernel/database/index.ts';
import type { OpenProblem } from './learner-problem.ts';
import {
  contentOf,
  countHints,
  isRemovable,
  type ProblemContent,
  type ProblemSecret,
  secretOf,
} from './problem-parts.ts';

/** What must be known of a problem to decide about an answer. Small: it is read with every answer. */
export interface ProblemRow {
  readonly id: number;
  readonly version: number;
  readonly complexity: OpenProblem['complexity'];
  readonly targetLesson: OpenProblem['targetLesson'];
  readonly isOpen: boolean;
  readonly variants: number;
  readonly hints: number;
  /** A wrong variant may be put aside as the last hint. */
  readonly isRemovable: boolean;
  /** Met in its event, its quiz or the block that it was drawn for, and nowhere else. */
  readonly isReserved: boolean;
}

/** What must be known of a problem to decide about an answer, as one value of JSON for the statement's row `a`. */
export const problemFactsSql = `(
  select json_build_object('id', p.id, 'version', p.version, 'complexity', p.complexity, 'targetLesson', p.target_lesson,
    'isOpen', p.is_enabled and not p.is_deleted, 'variants', p.variant_count, 'hints', p.hint_count,
    'isRemovable', p.is_removable, 'isReserved', p.is_reserved or p.is_drawn, 'isBlank', p.content is null)
  from problem p where p.id = a.problem_id)`;

/** What `problemFactsSql` gives. `isBlank`: nobody has needed the problem yet, and it must be made first. */
export type ProblemJson = ProblemRow & Blank;

export interface ProblemBody {
  readonly content: ProblemContent;
  readonly secret: ProblemSecret;
}

export async function selectProblem(tx: Tx, id: number): Promise<ProblemRow | null> {
  return made(tx, id, async () => {
    const [row] = await tx<(ProblemRow & Blank)[]>`
      select id, version, complexity, target_lesson as "targetLesson", is_enabled and not is_deleted as "isOpen",
        variant_count as variants, hint_count as hints, is_removable as "isRemovable",
        is_reserved or is_drawn as "isReserved", content is null as "isBlank"
      from problem where id = ${id}`;
    return row ?? null;
  });
}

export async function existsProblem(tx: Tx, id: number): Promise<boolean> {
  const rows = await tx`select from problem where id = ${id} and not is_deleted`;
  return rows.length === 1;
}

/** NOTE: no secret here. Only `selectBody` reads it. */
export async function selectOpenProblem(tx: Tx, id: number): Promise<OpenProblem | null> {
  return made(tx, id, async () => {
    const [row] = await tx<(OpenProblem & Blank)[]>`
      select id, version, complexity, target_lesson as "targetLesson", is_enabled as "isEnabled",
        is_deleted as "isDeleted", content, content is null as "isBlank"
      from problem where id = ${id}`;
    return row ?? null;
  });
}

export async function selectBody(tx: Tx, id: number): Promise<ProblemBody> {
  const body = await made(tx, id, async () => {
    const [row] = await tx<(ProblemBody & Blank)[]>`
      select content, secret, content is null as "isBlank" from problem where id = ${id}`;
    return row ?? null;
  });
  if (!body) throw new Error(`Problem ${id} vanished inside a transaction`);
  return body;
}

/** A problem as it was, and until when. */
export interface ReplacedProblem extends ProblemBody {
  readonly replacedAt: Date;
}

/** Null where nobody has kept it. */
export async function selectVersion(tx: Tx | Sql, id: number, version: number): Promise<ReplacedProblem | null> {
  const [row] = await tx<ReplacedProblem[]>`
    select content, secret, replaced_at as "replacedAt" from problem_version
    where problem_id = ${id} and version = ${version}`;
  return row ?? null;
}

interface Replacing {
  readonly id: number;
  readonly editorId: number;
  /** Only while this is its version; null: whichever it is. */
  readonly baseVersion: number | null;
  readonly now: Date;
}

/** Keeps a problem as it is before it is changed; nobody else changes it meanwhile. False when there is none like that. */
export async function keepVersion(tx: Tx, { id, editorId, baseVersion, now }: Replacing): Promise<boolean> {
  const { count } = await tx`
    insert into problem_version (problem_id, version, complexity, target_lesson, is_enabled, content, secret, replaced_by,
      replaced_at)
    select id, version, complexity, target_lesson, is_enabled, content, secret, ${editorId}, ${now}
    from problem where id = ${id} and not is_deleted and version = coalesce(${baseVersion}, version) for update`;
  return count === 1;
}

interface Blank {
  readonly isBlank: boolean;
}

/** Reads a problem; one of the bank that nobody has needed yet is made first. */
async function made<T>(tx: Tx, id: number, read: () => Promise<(T & Blank) | null>): Promise<T | null> {
  const found = await read();
  if (!found) return null;
  const { isBlank, ...row } = found.isBlank ? ((await makeProblem(tx, id, read)) ?? found) : found;
  if (isBlank) throw new Error(`Problem ${id} could not be made`);
  return row as T; // nothing is left out but the flag
}

async function makeProblem<T>(tx: Tx, id: number, read: () => Promise<T | null>): Promise<T | null> {
  const [origin] = await tx<(BankEntry & { theoryId: number | null })[]>`
    select family, family_version as version, seed, target_lesson as lesson, complexity, mode, place,
      (select b.theory_id from block_problem bp join block b on b.id = bp.block_id where bp.problem_id = p.id
        order by b.id limit 1) as "theoryId"
    from problem p where id = ${id}`;
  if (!origin) return null;
  const { theoryId, ...entry } = origin;
  const draft = { ...realise(entry).draft, blockTheory: theoryId };
  await tx`
    update problem set content = ${tx.json(openPart(draft, entry.family) as never)}, secret = ${tx.json(secretOf(draft) as never)},
      variant_count = ${draft.variants.length}, hint_count = ${countHints(draft)}, is_removable = ${isRemovable(draft)}
    where id = ${id} and content is null`;
  return read();
}

/** A learner is not told the family: with a seed it would be the answer. */
function openPart(draft: Model<'ProblemDraft'>, family: string | null): ProblemContent {
  return { ...contentOf(draft), tags: draft.tags.filter((tag) => tag !== family) };
}

/** Saves a problem that somebody wrote and returns its id. */
export async function saveProblem(tx: Tx | Sql, draft: Model<'ProblemDraft'>): Promise<number> {
  const [row] = await tx<{ id: number }[]>`
    insert into problem (complexity, target_lesson, is_enabled, variant_count, hint_count, is_removable, content, secret)
    values (${draft.complexity}, ${draft.targetLesson}, ${draft.isEnabled}, ${draft.variants.length}, ${countHints(draft)},
      ${isRemovable(draft)}, ${tx.json(openPart(draft, null) as never)}, ${tx.json(secretOf(draft) as never)})
    returning id`;
  if (!row) throw new Error('A saved problem returned no id');
  return row.id;
}

/**
 * Gives every entry of the bank its row and returns the ids by seed. Content that was made before is made anew when it
 * is next needed, unless an editor has changed it.
 */
export async function upsertBankProblems(tx: Tx, entries: readonly BankEntry[]): Promise<ReadonlyMap<string, number>> {
  const rows = await tx<{ id: number; seed: string }[]>`
    insert into problem (complexity, target_lesson, is_enabled, family, family_version, seed, mode, place)
    select complexity, lesson, true, family, version, seed, mode, place
    from jsonb_to_recordset(${tx.json(entries as never)})
      as entry (family text, version int, seed text, lesson int, complexity int, mode text, place int)
    on conflict (seed, family_version) do update set
      version = problem.version + 1,
      complexity = case when problem.edited_at is null then excluded.complexity else problem.complexity end,
      target_lesson = case when problem.edited_at is null then excluded.target_lesson else problem.target_lesson end,
      mode = excluded.mode, place = excluded.place,
      content = case when problem.edited_at is null then null else problem.content end,
      secret = case when problem.edited_at is null then null else problem.secret end
    returning id, seed`;
  return new Map(rows.map(({ id, seed }) => [seed, id]));
}
