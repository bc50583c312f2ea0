import type { Tx } from '../../../kernel/database/index.ts';

/** Problems of the bank for a lesson, as many kinds as there are, others every time. */
export async function selectPractice(
  tx: Tx,
  { targetLesson, complexities, count }: Practice,
): Promise<readonly number[]> {
  const rows = await tx<{ id: number }[]>`
    select id from (
      select id, row_number() over (partition by family order by random()) as turn from problem
      where target_lesson = ${targetLesson} and complexity = any(${[...complexities]}::int[]) and seed is not null and mode is not null
        and is_enabled and not is_deleted and not is_drawn and not is_reserved
    ) as own order by turn, random() limit ${count}`;
  return rows.map(({ id }) => id);
}

export interface Practice {
  readonly targetLesson: number;
  readonly complexities: readonly number[];
  readonly count: number;
}
