import { type Ability, type LessonMean, newLesson, type Residual, type Skill } from '@logikit/problems';
import type { Tx } from '../../kernel/database/index.ts';

/** Whose ability, and of which target lesson. */
export interface LearnerKey {
  readonly userId: number;
  readonly targetLesson: number;
}

/** A problem as the model sees it. */
export interface ProblemFacts {
  readonly complexity: number;
  readonly targetLesson: 1 | 2 | 3 | 4 | 5;
  /** Null of a problem that somebody wrote. */
  readonly family: string | null;
  readonly mode: string | null;
  /** 0 while nobody has needed the problem yet. */
  readonly variants: number;
}

export interface LearnerRow extends Ability {
  readonly lastFamilies: readonly string[];
}

export interface LessonRow extends LessonMean {
  readonly answers: number;
}

const factColumns = (tx: Tx) => tx`
  p.complexity, p.target_lesson as "targetLesson", p.family, p.mode, p.variant_count as variants`;

/** What one first try is rated with: the problem, its calibration, and the learner's skill in its family. */
export interface RatedProblem extends ProblemFacts {
  readonly item: Residual | null;
  readonly ofFamily: Residual | null;
  readonly skill: Skill | null;
}

export async function selectRatedProblem(tx: Tx, userId: number, problemId: number): Promise<RatedProblem | null> {
  const [row] = await tx<RatedProblem[]>`
    select ${factColumns(tx)},
      case when i.problem_id is not null then jsonb_build_object('difficulty', i.difficulty, 'answers', i.answers) end as item,
      case when f.family is not null then jsonb_build_object('difficulty', f.difficulty, 'answers', f.answers) end as "ofFamily",
      case when s.family is not null then jsonb_build_object('skill', s.skill, 'answers', s.answers) end as skill
    from problem p
    left join problem_difficulty i on i.problem_id = p.id
    left join family_difficulty f on f.family = p.family and f.target_lesson = p.target_lesson
    left join learner_skill s on s.user_id = ${userId} and s.family = p.family
    where p.id = ${problemId}`;
  return row ?? null;
}

export async function selectLearner(tx: Tx, { userId, targetLesson }: LearnerKey): Promise<LearnerRow | null> {
  const [row] = await tx<LearnerRow[]>`
    select ability, variance, prior_weight as "priorWeight", start_mean as "startMean", success, surprise, answers,
      fails_in_row as "failsInRow", last_families as "lastFamilies"
    from learner_ability where user_id = ${userId} and target_lesson = ${targetLesson}`;
  return row ?? null;
}

export async function selectLesson(tx: Tx, targetLesson: number): Promise<LessonRow> {
  const [row] = await tx<LessonRow[]>`
    select mean, variance, learning, answers from lesson_ability where target_lesson = ${targetLesson}`;
  return row ?? { ...newLesson, answers: 0 };
}

/** The profile is locked, so nobody else writes a learner's rows meanwhile. */
export async function upsertLearner(tx: Tx, { userId, targetLesson }: LearnerKey, row: LearnerRow): Promise<void> {
  await tx`
    insert into learner_ability (user_id, target_lesson, ability, variance, prior_weight, start_mean, success, surprise,
      answers, fails_in_row, last_families)
    values (${userId}, ${targetLesson}, ${row.ability}, ${row.variance}, ${row.priorWeight}, ${row.startMean},
      ${row.success}, ${row.surprise}, ${row.answers}, ${row.failsInRow}, ${[...row.lastFamilies]})
    on conflict (user_id, target_lesson) do update set
      ability = excluded.ability, variance = excluded.variance, prior_weight = excluded.prior_weight,
      success = excluded.success, surprise = excluded.surprise, answers = excluded.answers,
      fails_in_row = excluded.fails_in_row, last_families = excluded.last_families`;
}

export async function upsertSkill(
  tx: Tx,
  { userId, family }: { readonly userId: number; readonly family: string },
  { skill, answers }: Skill,
): Promise<void> {
  await tx`
    insert into learner_skill (user_id, family, skill, answers) values (${userId}, ${family}, ${skill}, ${answers})
    on conflict (user_id, family) do update set skill = excluded.skill, answers = excluded.answers`;
}

/** Adds, so that two learners who answer at once both count. */
export async function addToProblem(
  tx: Tx,
  { problemId, targetLesson }: { readonly problemId: number; readonly targetLesson: number },
  step: number,
): Promise<void> {
  await tx`
    insert into problem_difficulty as i (problem_id, target_lesson, difficulty, answers)
    values (${problemId}, ${targetLesson}, ${step}, 1)
    on conflict (problem_id) do update set difficulty = i.difficulty + excluded.difficulty, answers = i.answers + 1`;
}

export async function addToFamily(
  tx: Tx,
  { family, targetLesson }: { readonly family: string; readonly targetLesson: number },
  step: number,
): Promise<void> {
  await tx`
    insert into family_difficulty as f (family, target_lesson, difficulty, answers)
    values (${family}, ${targetLesson}, ${step}, 1)
    on conflict (family, target_lesson) do update set
      difficulty = f.difficulty + excluded.difficulty, answers = f.answers + 1`;
}

export async function addToLesson(tx: Tx, targetLesson: number, step: LessonMean): Promise<void> {
  await tx`
    insert into lesson_ability as l (target_lesson, mean, variance, learning, answers)
    values (${targetLesson}, ${newLesson.mean + step.mean}, ${newLesson.variance + step.variance},
      ${newLesson.learning + step.learning}, 1)
    on conflict (target_lesson) do update set mean = l.mean + ${step.mean},
      variance = greatest(l.variance / 2, l.variance + ${step.variance}), learning = greatest(0, l.learning + ${step.learning}),
      answers = l.answers + 1`;
}

/** Held until the transaction ends, so that two processes do not both take out the same mean. Any constant will do. */
const ANCHOR_LOCK = 4_102_030;

/** Takes the mean out of problems and families of each lesson: only differences are measured, and scales must not drift. */
export async function anchorScales(tx: Tx): Promise<void> {
  await tx`select pg_advisory_xact_lock(${ANCHOR_LOCK})`;
  await tx`
    update problem_difficulty i set difficulty = i.difficulty - m.mean
    from (select target_lesson, avg(difficulty) as mean from problem_difficulty group by target_lesson) m
    where m.target_lesson = i.target_lesson and abs(m.mean) > 0.001`;
  await tx`
    update family_difficulty f set difficulty = f.difficulty - m.mean
    from (select target_lesson, avg(difficulty) as mean from family_difficulty group by target_lesson) m
    where m.target_lesson = f.target_lesson and abs(m.mean) > 0.001`;
}

/** Gives every row of `from` to `to`, who has none. */
export async function moveRatings(tx: Tx, { from, to }: { readonly from: number; readonly to: number }): Promise<void> {
  await Promise.all([
    tx`update learner_ability set user_id = ${to} where user_id = ${from}`,
    tx`update learner_skill set user_id = ${to} where user_id = ${from}`,
    tx`update learner_review set user_id = ${to} where user_id = ${from}`,
  ]);
}

export async function deleteRatings(tx: Tx, userId: number): Promise<void> {
  await Promise.all([
    tx`delete from learner_ability where user_id = ${userId}`,
    tx`delete from learner_skill where user_id = ${userId}`,
    tx`delete from learner_review where user_id = ${userId}`,
  ]);
}
