import type { Model } from '@logikit/contract';
import type { Sql, Tx } from '../database/database.ts';
import type { OpenProblem } from './learner-problem.ts';
import {
  contentOf,
  countHints,
  isRemovable,
  type ProblemContent,
  type ProblemSecret,
  secretOf,
} from './problem-parts.ts';

/** Where a problem of the bank came from; all of it stays on the server. */
export interface Origin {
  readonly family: string;
  readonly version: number;
  readonly seed: string;
}

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
}

export interface ProblemBody {
  readonly content: ProblemContent;
  readonly secret: ProblemSecret;
}

export async function selectProblem(tx: Tx, id: number): Promise<ProblemRow | null> {
  const [row] = await tx<ProblemRow[]>`
    select id, version, complexity, target_lesson as "targetLesson", is_enabled and not is_deleted as "isOpen",
      variant_count as variants, hint_count as hints, is_removable as "isRemovable"
    from problem where id = ${id}`;
  return row ?? null;
}

/** NOTE: no secret here. Only `selectBody` reads it. */
export async function selectOpenProblem(tx: Tx, id: number): Promise<OpenProblem | null> {
  const [row] = await tx<OpenProblem[]>`
    select id, complexity, target_lesson as "targetLesson", is_enabled as "isEnabled", is_deleted as "isDeleted", content
    from problem where id = ${id}`;
  return row ?? null;
}

export async function selectBody(tx: Tx, id: number): Promise<ProblemBody> {
  const [row] = await tx<ProblemBody[]>`select content, secret from problem where id = ${id}`;
  if (!row) throw new Error(`Problem ${id} vanished inside a transaction`);
  return row;
}

/** Saves a problem and returns its id. The same origin is saved over, unless an editor has changed it meanwhile. */
export async function saveProblem(tx: Tx | Sql, draft: Model<'ProblemDraft'>, origin: Origin | null): Promise<number> {
  const tags = draft.tags.filter((tag) => tag !== origin?.family);
  const [row] = await tx<{ id: number }[]>`
    insert into problem (complexity, target_lesson, is_enabled, variant_count, hint_count, is_removable,
      content, secret, family, family_version, seed)
    values (${draft.complexity}, ${draft.targetLesson}, ${draft.isEnabled}, ${draft.variants.length}, ${countHints(draft)},
      ${isRemovable(draft)},
      ${tx.json({ ...contentOf(draft), tags } as never)}, ${tx.json(secretOf(draft) as never)},
      ${origin?.family ?? null}, ${origin?.version ?? null}, ${origin?.seed ?? null})
    on conflict (seed, family_version) do update set
      version = problem.version + 1, complexity = excluded.complexity, target_lesson = excluded.target_lesson,
      variant_count = excluded.variant_count, hint_count = excluded.hint_count,
      is_removable = excluded.is_removable,
      content = case when problem.edited_at is null then excluded.content else problem.content end,
      secret = case when problem.edited_at is null then excluded.secret else problem.secret end
    returning id`;
  if (!row) throw new Error('A saved problem returned no id');
  return row.id;
}
