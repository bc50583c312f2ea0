import { Type } from '@sinclair/typebox';
import {
  byLocale,
  Complexity,
  Count,
  Id,
  nullable,
  object,
  oneOf,
  Stars,
  TargetLessonId,
  Timestamp,
} from '../basics.ts';
import { Picture } from '../picture.ts';
import { ThreadProgress, ThreadSummary } from './thread.ts';

const titled = byLocale(object({ title: Type.String(), description: Type.String() }));

export const CourseView = object({ motif: Type.String(), isCompact: Type.Boolean() });

/** A course, or a category of a course: the specification gives both the same fields. */
export const Course = object({
  id: Id,
  name: Type.String({ description: 'Address part, e.g. "logic"' }),
  targetLesson: TargetLessonId,
  preview: nullable(Picture),
  background: nullable(Type.String({ description: 'Name of a landscape: one of the motifs of a road' })),
  mobileBackground: nullable(Type.String()),
  purchaseBackground: nullable(Type.String()),
  courseImage: nullable(Picture),
  isEnabled: Type.Boolean(),
  isNew: Type.Boolean(),
  isMixedCourse: Type.Boolean(),
  icon: nullable(Type.String({ description: 'Name of a drawn icon, e.g. "road"' })),
  purchases: Type.Array(object({ id: Id, date: Timestamp })),
  translations: titled,
  color: nullable(Type.String({ pattern: '^#[0-9A-Fa-f]{6}$' })),
  category: nullable(Id),
  view: CourseView,
});

export const CourseQuery = object({ targetLesson: Type.Optional(TargetLessonId) });

/** What was typed, at least two characters of it (rule D-193). Left out: the lesson of every age. */
export const CatalogueQuery = object({
  text: Type.String({ minLength: 2, maxLength: 60 }),
  targetLesson: Type.Optional(TargetLessonId),
});

/** One thing found; a course leads to its first thread. */
export const CatalogueItem = object({ id: Id, title: Type.String(), targetLessonId: TargetLessonId, threadId: Id });

/** What was found, by kind; a kind of which nothing was found is left out. */
export const CatalogueAnswer = object({
  data: Type.Array(object({ group: oneOf(['courses', 'threads'] as const), items: Type.Array(CatalogueItem) })),
});

/** A number or an address name (rule D-006). */
const slug = Type.String({ pattern: '^([0-9]{1,10}|[a-z0-9-]{3,64})$' });

export const SlugPath = object({ id: slug });

export const LandingSlide = object({
  slide: Type.String(),
  translations: byLocale(object({ title: Type.String(), text: Type.String(), action: Type.String() })),
  image: nullable(Picture),
});

export const Landing = object({ id: Id, slug: Type.String(), slides: Type.Array(LandingSlide) });

export const LastInProgress = object({ course: nullable(Course), thread: nullable(ThreadSummary) });

export const CourseProgress = object({
  courseId: Id,
  progress: ThreadProgress,
  threads: Type.Array(object({ threadId: Id, progress: ThreadProgress })),
});

export const LogicProgress = object({ courses: Type.Array(CourseProgress) });

export const ResetProgress = object({ targetLesson: Type.Optional(TargetLessonId), courseId: Type.Optional(Id) });

export const SideCourseGoal = object({ courseId: Id, targetProblems: Count, reward: Type.String() });

/** An ordered piece of a thread, opened on its own. */
export const Block = object({
  id: Id,
  threadId: Id,
  translations: byLocale(object({ title: Type.String() })),
  blockTheory: nullable(Id),
  isCompleted: Type.Boolean(),
  problems: Type.Array(
    object({ id: Id, title: Type.String(), complexity: Complexity, stars: Stars, isFinal: Type.Boolean() }),
  ),
  blockProgress: ThreadProgress,
});

export const BlockCompletion = object({ id: Id, isCompleted: Type.Boolean(), stars: Count });

export const exerciseBlockTypes = ['regular', 'checkpoint'] as const;

export const ExerciseBlock = object({
  number: Type.Integer({ minimum: 1 }),
  type: oneOf(exerciseBlockTypes),
  isBought: Type.Boolean(),
  isCompleted: Type.Boolean(),
  isLocked: Type.Boolean({ description: 'Opens when the block before it is completed' }),
  stars: Count,
});

export const Exercise = object({
  targetLesson: TargetLessonId,
  complexity: Type.Integer({ minimum: 1, maximum: 3, description: 'Tier: 1 start, 2 pro, 3 expert (rule D-010)' }),
  seqNumber: Count,
  isTrial: Type.Boolean(),
  types: Type.Array(Type.String(), { description: 'What kinds of puzzles come, as the learner reads them' }),
  blocks: Type.Array(ExerciseBlock),
});

/** a = target lesson, b = complexity tier, c = exercise block number (rule D-010). */
export const ExercisePath = object({ a: TargetLessonId, b: Type.Integer({ minimum: 1, maximum: 3 }) });
export const ExerciseBlockPath = object({
  ...ExercisePath.properties,
  c: Type.Integer({ minimum: 1, maximum: 100_000 }),
});
export const LessonPath = object({ a: TargetLessonId });

/** The chapter to begin with. */
export const PlacementPlace = object({ threadId: Id, number: Type.Integer({ minimum: 1 }) });

export const Placement = object({
  total: Count,
  done: Count,
  /** At the first and only try. */
  solved: Count,
  /** The one to solve now, as a problem of exercise block 0. */
  problemId: nullable(Id),
  /** Once all problems are closed. */
  place: nullable(PlacementPlace),
});

export const Prediction = object({
  blockNumber: Type.Integer({ minimum: 1 }),
  type: oneOf(exerciseBlockTypes),
  problemCount: Count,
  complexityMix: Type.Record(Type.String(), Count),
  energyCost: Count,
  canAfford: Type.Boolean(),
  expectedSuccess: Type.Number({ minimum: 0, maximum: 1 }),
  expectedMinutes: Type.Number({ minimum: 0 }),
  suggestedTier: Type.Integer({ minimum: 1, maximum: 3 }),
});

export const ExerciseProblem = object({
  id: Id,
  title: Type.String(),
  complexity: Complexity,
  stars: Stars,
  isFinal: Type.Boolean(),
  isSkipped: Type.Boolean({ description: 'Closed without an answer when the block was completed early' }),
  mistakes: Count,
  passingId: nullable(Type.Integer({ description: 'The own passing that closed the problem in this block' })),
});

/** The problems are listed once the block is bought. */
export const ExerciseBlockProgress = object({
  number: Type.Integer({ minimum: 1 }),
  problems: Type.Array(ExerciseProblem),
  progress: ThreadProgress,
});

export const TrialState = object({
  completion: Type.Number({ minimum: 0, maximum: 1 }),
  isCompleted: Type.Boolean(),
  limit: Type.Integer({
    minimum: 0,
    description: 'Problems that are free: the first chapters and the first exercises',
  }),
});

/** `status` is what the specification looks at: anything but "ok" shows "Can't buy problem". */
export const Bought = object({ status: oneOf(['ok'] as const), energy: Count });

export const ProblemState = object({ problemId: Id, stars: Stars, isFinal: Type.Boolean(), count: Count });
export const LogicState = object({ problems: Type.Array(ProblemState) });
export const BestResults = object({
  theBestResults: Type.Array(object({ threadId: Id, stars: Count, maxStars: Count, closedAt: Timestamp })),
});
export const AdditionalTrial = object({ status: oneOf(['ok'] as const), until: Timestamp });

export const Courses = object({ data: Type.Array(Course) });
export const SideCourseGoals = object({ data: Type.Array(SideCourseGoal) });
export const ForceQuery = object({ userId: Type.Optional(Id) }, 'A teacher names the own pupil whose block it is');
export const ComplexityQuery = object({ complexity: Type.Optional(Type.Integer({ minimum: 1, maximum: 3 })) });

/** Which lesson a learner is about to take. */
export const TargetLessonBody = object({ targetLesson: TargetLessonId });
