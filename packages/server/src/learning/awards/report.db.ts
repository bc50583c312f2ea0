import type { Skill } from '@logikit/problems';
import type { Tx } from '../../kernel/database/index.ts';
import type { DayRow } from './goals.db.ts';

export interface ReportDayRow extends DayRow {
  readonly flawless: number;
}

/** Every day with something learnt, the oldest first. */
export async function selectReportDays(tx: Tx, userId: number, until: string): Promise<readonly ReportDayRow[]> {
  return tx<ReportDayRow[]>`
    select day::text, answers, solved, flawless, stars, best_run as "bestRun", theories, seconds
    from learning_day where user_id = ${userId} and day <= ${until}::date order by day`;
}

export interface FamilyRow {
  readonly userId: number;
  readonly family: string;
  readonly problems: number;
  readonly flawless: number;
  /** Null while the family is not rated. */
  readonly skill: Skill | null;
}

/** Closed problems by learner and family, of each learner the most practised first. */
export async function selectFamilies(tx: Tx, userIds: readonly number[]): Promise<readonly FamilyRow[]> {
  return tx<FamilyRow[]>`
    select g.user_id as "userId", b.family, count(*)::int as problems,
      count(*) filter (where g.is_solved and g.mistakes = 0)::int as flawless,
      case when s.family is not null then json_build_object('skill', s.skill, 'answers', s.answers) end as skill
    from progress g join problem b on b.id = g.problem_id
    left join learner_skill s on s.user_id = g.user_id and s.family = b.family
    where g.user_id = any(${[...userIds]}::int[]) and g.is_final and b.family is not null
    group by g.user_id, b.family, s.family, s.skill, s.answers order by problems desc, b.family`;
}
