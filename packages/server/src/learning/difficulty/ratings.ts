import { type LessonMean, newLesson, newResidual, type Residual, type Skill } from '@logikit/problems';
import type { Tx } from '../../kernel/database/index.ts';
import {
  addToFamilies,
  addToLessons,
  addToProblems,
  type FamilyKey,
  type LearnerKey,
  type LearnerRow,
  type LessonKey,
  type LessonRow,
  type ProblemFacts,
  type ProblemKey,
  selectFamilies,
  selectLearners,
  selectLessons,
  selectProblemFacts,
  selectSkills,
  type SkillKey,
  upsertLearners,
  upsertSkills,
} from './rating.db.ts';

/** Everything that a batch of first tries reads and moves. */
export interface Ratings {
  readonly problems: ReadonlyMap<number, ProblemFacts>;
  readonly learners: Rows<LearnerKey, LearnerRow>;
  readonly skills: Rows<SkillKey, Skill>;
  readonly items: Rows<ProblemKey, Residual>;
  readonly families: Rows<FamilyKey, Residual>;
  readonly lessons: Rows<LessonKey, LessonRow>;
}

/** Rows of one table in memory: as they were read, and as they have been moved since. */
interface Rows<Key extends object, Row> {
  get(key: Key): Row | null;
  set(key: Key, row: Row): void;
  /** Those that were set, in the order of their keys. `before`: null of a row that the table does not have. */
  moved(): readonly { readonly key: Key; readonly before: Row | null; readonly after: Row }[];
}

function createRows<Key extends object, Row>(read: Iterable<readonly [Key, Row]>): Rows<Key, Row> {
  const idOf = (key: Key): string => Object.entries(key).toSorted().join(' ');
  const known = new Map([...read].map(([key, row]) => [idOf(key), row]));
  const moved = new Map<string, { readonly key: Key; readonly after: Row }>();
  return {
    get: (key) => moved.get(idOf(key))?.after ?? known.get(idOf(key)) ?? null,
    set: (key, after) => void moved.set(idOf(key), { key, after }),
    moved: () =>
      [...moved]
        .toSorted(([one], [other]) => (one < other ? -1 : 1))
        .map(([id, { key, after }]) => ({ key, before: known.get(id) ?? null, after })),
  };
}

/** Reads what is known of these learners and problems. */
export async function readRatings(
  tx: Tx,
  tries: readonly { readonly userId: number; readonly problemId: number }[],
): Promise<Ratings> {
  const userIds = [...new Set(tries.map(({ userId }) => userId))];
  const problems = await selectProblemFacts(tx, [...new Set(tries.map(({ problemId }) => problemId))]);
  const familyIds = [...new Set([...problems.values()].flatMap(({ family }) => family ?? []))];
  const [learners, skills, families, lessons] = await Promise.all([
    selectLearners(tx, userIds),
    selectSkills(tx, userIds, familyIds),
    selectFamilies(tx, familyIds),
    selectLessons(tx),
  ]);
  return {
    problems,
    learners: createRows(learners.map(({ userId, targetLesson, ...row }) => [{ userId, targetLesson }, row])),
    skills: createRows(skills.map(({ userId, family, ...row }) => [{ userId, family }, row])),
    items: createRows(
      [...problems].flatMap(([problemId, { targetLesson, item }]) =>
        item ? [[{ problemId, targetLesson }, item] as const] : [],
      ),
    ),
    families: createRows(families.map(({ family, targetLesson, ...row }) => [{ family, targetLesson }, row])),
    lessons: createRows(lessons.map(({ targetLesson, ...row }) => [{ targetLesson }, row])),
  };
}

/** Writes what was moved: a learner's rows as they are now, everybody's rows by what is added to them. */
export async function writeRatings(tx: Tx, ratings: Ratings): Promise<void> {
  const { learners, skills, items, families, lessons } = ratings;
  await upsertLearners(
    tx,
    learners.moved().map(({ key, after }) => ({ ...key, ...after })),
  );
  await upsertSkills(
    tx,
    skills.moved().map(({ key, after }) => ({ ...key, ...after })),
  );
  // NOTE: everybody's rows are locked in the order of the migration's comment.
  await addToProblems(
    tx,
    items.moved().map(({ key, before, after }) => ({ ...key, ...residualStep(before ?? newResidual, after) })),
  );
  await addToFamilies(
    tx,
    families.moved().map(({ key, before, after }) => ({ ...key, ...residualStep(before ?? newResidual, after) })),
  );
  await addToLessons(
    tx,
    lessons.moved().map(({ key, before, after }) => ({
      ...key,
      ...lessonStep(before ?? newLesson, after),
      answers: after.answers - (before?.answers ?? 0),
    })),
  );
}

function residualStep(before: Residual, after: Residual): Residual {
  return { difficulty: after.difficulty - before.difficulty, answers: after.answers - before.answers };
}

function lessonStep(before: LessonMean, after: LessonMean): LessonMean {
  return {
    mean: after.mean - before.mean,
    variance: after.variance - before.variance,
    learning: after.learning - before.learning,
  };
}
