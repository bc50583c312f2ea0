import { numbers } from '@logikit/contract';
import type { Tx } from '../../kernel/database/index.ts';

/** The learners of one tenant and one problem. */
interface Asked {
  readonly tenantId: number;
  readonly problemId: number;
}

export interface ProblemSums {
  readonly shown: number;
  readonly passings: number;
  /** Learners who answered. */
  readonly learners: number;
  readonly firstTryRate: number | null;
  readonly avgSeconds: number | null;
}

/** Answers of learners: neither replays, nor those of somebody who writes problems. */
const answers = (tx: Tx, { tenantId, problemId }: Asked) => tx`
  answer as (
    select s.user_id, s.id, s.is_correct, s.solution, s.created_at from passing s join "user" u on u.id = s.user_id
    where s.problem_id = ${problemId} and s.tenant_id = ${tenantId} and not s.is_replay and not 'quizEditor' = any(u.perms)
  ), first as (select distinct on (user_id) * from answer order by user_id, id)`;

export async function selectSums(tx: Tx, asked: Asked): Promise<ProblemSums> {
  const { tenantId, problemId } = asked;
  const [row] = await tx<ProblemSums[]>`
    with ${answers(tx, asked)}, seen as (
      select user_id, shown_at from problem_shown where problem_id = ${problemId} and tenant_id = ${tenantId}
    ), timed as (
      select extract(epoch from first.created_at - seen.shown_at)::float8 as seconds from first join seen using (user_id)
    )
    select (select count(*) from (select user_id from seen union select user_id from first) as anybody) as shown,
      (select count(*) from answer) as passings, count(*) as learners,
      avg(is_correct::int)::float8 as "firstTryRate",
      (select avg(seconds) from timed where seconds between 0 and ${numbers.stats.longestSeconds}) as "avgSeconds"
    from first`;
  if (!row) throw new Error('A sum returned no row');
  return row;
}

/** Wrong tries before the problem was closed, over those who have closed it. */
export async function selectMistakes(tx: Tx, { tenantId, problemId }: Asked): Promise<number | null> {
  const [row] = await tx<{ mistakes: number | null }[]>`
    select avg(q.mistakes)::float8 as mistakes from (
      select distinct user_id from passing where problem_id = ${problemId} and tenant_id = ${tenantId}
    ) as learner
    join progress q on q.user_id = learner.user_id and q.tenant_id = ${tenantId} and q.problem_id = ${problemId}
    join "user" u on u.id = learner.user_id
    where q.is_final and not 'quizEditor' = any(u.perms)`;
  return row?.mistakes ?? null;
}

/**
 * How well the first try at this problem goes together with first tries at others, −1…1 (item–rest correlation): near 0
 * or below, those who know more fail it as often. Null while all did the same. Asks the latest learners only.
 */
export async function selectDiscrimination(tx: Tx, asked: Asked): Promise<number | null> {
  const [row] = await tx<{ discrimination: number | null }[]>`
    with ${answers(tx, asked)}, latest as (
      select user_id, is_correct from first order by id desc limit ${numbers.stats.comparedLearners}
    )
    select corr(latest.is_correct::int, rest.rate)::float8 as discrimination from latest cross join lateral (
      select avg((q.is_solved and q.mistakes = 0)::int)::float8 as rate from progress q
      where q.user_id = latest.user_id and q.tenant_id = ${asked.tenantId} and q.problem_id <> ${asked.problemId}
        and q.is_final
    ) as rest`;
  return row?.discrimination ?? null;
}

/** How often each variant was chosen, by the author's key; and answers by the language in which they were read. */
export async function selectCounts(
  tx: Tx,
  asked: Asked,
): Promise<{ readonly byVariant: Record<string, number>; readonly byLocale: Record<string, number> }> {
  type Counts = { readonly kind: 'variant' | 'locale'; readonly name: string; readonly count: number };
  const rows = await tx<Counts[]>`
    with ${answers(tx, asked)}
    select 'variant' as kind, name, count(*) as count
    from answer, jsonb_array_elements_text(answer.solution -> 'selectedVariants') as name group by name
    union all
    select 'locale', coalesce(seen.locale, profile.locale), count(*)
    from answer join profile using (user_id) left join problem_shown seen on seen.user_id = answer.user_id
      and seen.tenant_id = ${asked.tenantId} and seen.problem_id = ${asked.problemId}
    group by 2`;
  const of = (kind: Counts['kind']) =>
    Object.fromEntries(rows.filter((row) => row.kind === kind).map(({ name, count }) => [name, count]));
  return { byVariant: of('variant'), byLocale: of('locale') };
}
