import type { Model } from '@logikit/contract';
import { titlesOfFamily } from '@logikit/problems';
import type { Tx } from '../../kernel/database/index.ts';
import type { Rows, Slice } from '../../kernel/http/index.ts';
import type { ProblemContent } from '../../content/catalog/index.ts';
import type { Owner } from './owner.ts';
import { isKept, passingColumn, type SolvedRow, titlesColumn } from './passing.db.ts';

export interface AlbumRow extends SolvedRow {
  readonly family: string | null;
  readonly contentImage: ProblemContent['contentImage'];
  readonly scene: ProblemContent['scene'];
  /** Told where the question has no picture. */
  readonly variants: readonly Pick<ProblemContent['variants'][number], 'key' | 'image'>[];
}

interface Asked extends Slice {
  /** Only problems of this idea. */
  readonly idea: string | undefined;
}

const solvedOf = (tx: Tx, { userId, tenantId }: Owner) => tx`
  from progress q join problem p on p.id = q.problem_id
  where q.user_id = ${userId} and q.tenant_id = ${tenantId} and q.is_solved and ${isKept(tx)}`;

/** Problems that were closed by a right answer, latest first, with what is drawn of them. */
export async function selectAlbum(
  tx: Tx,
  owner: Owner,
  { idea, limit, offset }: Asked,
): Promise<Rows<AlbumRow> & { readonly ideas: Model<'Album'>['ideas'] }> {
  type Row = Omit<AlbumRow, 'titles'> & { readonly titles: AlbumRow['titles'] | null };
  const ofIdea = idea === undefined ? tx`` : tx`and p.family = ${idea}`;
  const [rows, sums] = await Promise.all([
    tx<Row[]>`
      select q.problem_id as "problemId", q.thread_id as "threadId", q.stars, q.closed_at as "closedAt", p.family,
        ${titlesColumn(tx)}, ${passingColumn(tx)}, nullif(p.content -> 'contentImage', 'null') as "contentImage",
        nullif(p.content -> 'scene', 'null') as scene,
        case when jsonb_typeof(p.content -> 'contentImage') = 'object' or jsonb_typeof(p.content -> 'scene') = 'object'
          then '[]' else coalesce(p.content -> 'variants', '[]') end as variants
      ${solvedOf(tx, owner)} ${ofIdea}
      order by q.closed_at desc, q.problem_id limit ${limit} offset ${offset}`,
    tx<{ idea: string | null; count: number }[]>`
      select p.family as idea, count(*)::int as count ${solvedOf(tx, owner)}
      group by p.family order by count desc, p.family`,
  ]);
  const counted = sums.filter((sum) => idea === undefined || sum.idea === idea);
  return {
    rows: rows.map((row) => ({ ...row, titles: row.titles ?? titlesOfFamily(row.family ?? '') })),
    total: counted.reduce((sum, { count }) => sum + count, 0),
    ideas: sums.flatMap(({ idea: name, count }) => (name === null ? [] : [{ idea: name, count }])),
  };
}
