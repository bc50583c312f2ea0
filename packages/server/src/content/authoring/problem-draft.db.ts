import type { Model } from '@logikit/contract';
import type { Tx } from '../../kernel/database/index.ts';
import {
  contentOf,
  countHints,
  isRemovable,
  keepVersion,
  type ProblemContent,
  type ProblemSecret,
  secretOf,
} from '../catalog/index.ts';

type Draft = Model<'ProblemDraft'>;

interface Columns {
  readonly id: number;
  readonly version: number;
  readonly complexity: Draft['complexity'];
  readonly targetLesson: Draft['targetLesson'];
  readonly isEnabled: boolean;
  readonly isDeleted: boolean;
  readonly author: number | null;
}

/** Null when there is none, or it was deleted. */
export async function selectColumns(tx: Tx, id: number): Promise<Columns | null> {
  const [row] = await tx<Columns[]>`
    select id, version, complexity, target_lesson as "targetLesson", is_enabled as "isEnabled", is_deleted as "isDeleted",
      author_id as author
    from problem where id = ${id} and not is_deleted`;
  return row ?? null;
}

export async function insertDraft(tx: Tx, draft: Draft, author: number): Promise<number> {
  const { content, secret, columns } = halvesOf(draft);
  const [row] = await tx<{ id: number }[]>`
    insert into problem (complexity, target_lesson, is_enabled, variant_count, hint_count, is_removable, author_id, content,
      secret)
    values (${columns.complexity}, ${columns.targetLesson}, ${columns.isEnabled}, ${columns.variants}, ${columns.hints},
      ${columns.isRemovable}, ${author}, ${tx.json(content as never)}, ${tx.json(secret as never)})
    returning id`;
  if (!row) throw new Error('A saved problem returned no id');
  return row.id;
}

interface Change {
  readonly id: number;
  readonly draft: Draft;
  /** Null: of whichever version. */
  readonly baseVersion: number | null;
  readonly editorId: number;
  readonly now: Date;
}

/** Keeps what the problem was, then changes it. False when there is none of that version. */
export async function updateDraft(tx: Tx, change: Change): Promise<boolean> {
  const { id, now } = change;
  if (!(await keepVersion(tx, change))) return false;
  const { content, secret, columns } = halvesOf(change.draft);
  await tx`
    update problem set version = version + 1, complexity = ${columns.complexity}, target_lesson = ${columns.targetLesson},
      is_enabled = ${columns.isEnabled}, variant_count = ${columns.variants}, hint_count = ${columns.hints},
      is_removable = ${columns.isRemovable}, content = ${tx.json(content as never)}, secret = ${tx.json(secret as never)},
      edited_at = ${now}
    where id = ${id}`;
  return true;
}

/** Passings stay. False when there is none. */
export async function markDeleted(tx: Tx, id: number, now: Date): Promise<boolean> {
  const { count } = await tx`
    update problem set is_deleted = true, version = version + 1, edited_at = ${now} where id = ${id} and not is_deleted`;
  return count === 1;
}

interface Halves {
  readonly content: ProblemContent;
  readonly secret: ProblemSecret;
  readonly columns: Pick<Columns, 'complexity' | 'targetLesson' | 'isEnabled'> & {
    readonly variants: number;
    readonly hints: number;
    readonly isRemovable: boolean;
  };
}

function halvesOf(draft: Draft): Halves {
  const { complexity, targetLesson, isEnabled } = draft;
  const columns = { variants: draft.variants.length, hints: countHints(draft), isRemovable: isRemovable(draft) };
  return {
    content: contentOf(draft),
    secret: secretOf(draft),
    columns: { complexity, targetLesson, isEnabled, ...columns },
  };
}
