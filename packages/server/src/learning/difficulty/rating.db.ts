import { type Ability, type LessonMean, newLesson, type Residual, type Skill } from '@logikit/problems';
import type { Tx } from '../../kernel/database/index.ts';

/** Whose ability, and of which target lesson. */
export interface LearnerKey {
  readonly userId: number;
  readonly targetLesson: number;
}

export interface SkillKey {
  readonly userId: number;
  readonly family: string;
}

export interface ProblemKey {
  readonly problemId: number;
  readonly targetLesson: number;
}

export interface FamilyKey {
  readonly family: string;
  readonly targetLesson: number;
}

export interface LessonKey {
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

/** Nobody has answered anything of this target lesson. */
export const untouchedLesson: LessonRow = { ...newLesson, answers: 0 };

const learnerColumns = (tx: Tx) => tx`
  ability, variance, prior_weight as "priorWeight", start_mean as "startMean", success, surprise, answers,
  fails_in_row as "failsInRow", last_families as "lastFamilies"`;

export async function selectProblemFacts(
  tx: Tx,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ProblemFacts & { readonly item: Residual | null }>> {
  const rows = await tx<(ProblemFacts & Residual & { id: number; isRated: boolean })[]>`
    select p.id, p.complexity, p.target_lesson as "targetLesson", p.family, p.mode, p.variant_count as variants,
      i.difficulty, i.answers, i.problem_id is not null as "isRated"
    from problem p left join problem_difficulty i on i.problem_id = p.id
    where p.id = any(${[...ids]}::int[])`;
  return new Map(
    rows.map(({ id, isRated, difficulty, answers, ...facts }) => [
      id,
      { ...facts, item: isRated ? { difficulty, answers } : null },
    ]),
  );
}

export async function selectFamilies(tx: Tx, families: readonly string[]): Promise<readonly (FamilyKey & Residual)[]> {
  return tx<(FamilyKey & Residual)[]>`
    select family, target_lesson as "targetLesson", difficulty, answers
    from family_difficulty where family = any(${[...families]}::text[])`;
}

export async function selectLearners(
  tx: Tx,
  userIds: readonly number[],
): Promise<readonly (LearnerKey & LearnerRow)[]> {
  return tx<(LearnerKey & LearnerRow)[]>`
    select user_id as "userId", target_lesson as "targetLesson", ${learnerColumns(tx)}
    from learner_ability where user_id = any(${[...userIds]}::int[])`;
}

export async function selectLearner(tx: Tx, { userId, targetLesson }: LearnerKey): Promise<LearnerRow | null> {
  const [row] = await tx<LearnerRow[]>`
    select ${learnerColumns(tx)} from learner_ability where user_id = ${userId} and target_lesson = ${targetLesson}`;
  return row ?? null;
}

export async function selectSkills(
  tx: Tx,
  userIds: readonly number[],
  families: readonly string[],
): Promise<readonly (SkillKey & Skill)[]> {
  return tx<(SkillKey & Skill)[]>`
    select user_id as "userId", family, skill, answers from learner_skill
    where user_id = any(${[...userIds]}::int[]) and family = any(${[...families]}::text[])`;
}

export async function selectLessons(tx: Tx): Promise<readonly (LessonKey & LessonRow)[]> {
  return tx<(LessonKey & LessonRow)[]>`
    select target_lesson as "targetLesson", mean, variance, learning, answers from lesson_ability`;
}

export async function selectLesson(tx: Tx, targetLesson: number): Promise<LessonRow> {
  const [row] = await tx<LessonRow[]>`
    select mean, variance, learning, answers from lesson_ability where target_lesson = ${targetLesson}`;
  return row ?? untouchedLesson;
}

/** Only the consumer of answers writes a learner's rows. */
export async function upsertLearners(tx: Tx, rows: readonly (LearnerKey & LearnerRow)[]): Promise<void> {
  if (rows.length === 0) return;
  await tx`
    insert into learner_ability (user_id, target_lesson, ability, variance, prior_weight, start_mean, success, surprise,
      answers, fails_in_row, last_families)
    select * from json_to_recordset(${JSON.stringify(rows)}::text::json) as a ("userId" int, "targetLesson" int,
      ability float, variance float, "priorWeight" float, "startMean" float, success float, surprise float, answers int,
      "failsInRow" int, "lastFamilies" text[])
    on conflict (user_id, target_lesson) do update set
      ability = excluded.ability, variance = excluded.variance, prior_weight = excluded.prior_weight,
      success = excluded.success, surprise = excluded.surprise, answers = excluded.answers,
      fails_in_row = excluded.fails_in_row, last_families = excluded.last_families`;
}

export async function upsertSkills(tx: Tx, rows: readonly (SkillKey & Skill)[]): Promise<void> {
  if (rows.length === 0) return;
  await tx`
    insert into learner_skill (user_id, family, skill, answers)
    select * from json_to_recordset(${JSON.stringify(rows)}::text::json) as a ("userId" int, family text, skill float,
      answers int)
    on conflict (user_id, family) do update set skill = excluded.skill, answers = excluded.answers`;
}

/** Adds differences: the scales may have been anchored since the rows were read. */
export async function addToProblems(tx: Tx, steps: readonly (ProblemKey & Residual)[]): Promise<void> {
  if (steps.length === 0) return;
  await tx`
    insert into problem_difficulty as i (problem_id, target_lesson, difficulty, answers)
    select * from json_to_recordset(${JSON.stringify(steps)}::text::json) as a ("problemId" int, "targetLesson" int,
      difficulty float, answers int)
    on conflict (problem_id) do update set
      difficulty = i.difficulty + excluded.difficulty, answers = i.answers + excluded.answers`;
}

export async function addToFamilies(tx: Tx, steps: readonly (FamilyKey & Residual)[]): Promise<void> {
  if (steps.length === 0) return;
  await tx`
    insert into family_difficulty as f (family, target_lesson, difficulty, answers)
    select * from json_to_recordset(${JSON.stringify(steps)}::text::json) as a (family text, "targetLesson" int,
      difficulty float, answers int)
    on conflict (family, target_lesson) do update set
      difficulty = f.difficulty + excluded.difficulty, answers = f.answers + excluded.answers`;
}

export async function addToLessons(tx: Tx, steps: readonly (LessonKey & LessonRow)[]): Promise<void> {
  for (const { targetLesson, mean, variance, learning, answers } of steps)
    await tx`
      insert into lesson_ability as l (target_lesson, mean, variance, learning, answers)
      values (${targetLesson}, ${newLesson.mean + mean}, ${newLesson.variance + variance},
        ${newLesson.learning + learning}, ${answers})
      on conflict (target_lesson) do update set mean = l.mean + ${mean},
        variance = greatest(l.variance / 2, l.variance + ${variance}), learning = greatest(0, l.learning + ${learning}),
        answers = l.answers + ${answers}`;
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
