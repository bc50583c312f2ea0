import { Type } from '@sinclair/typebox';
import { byLocale, Complexity, Count, Id, nullable, object, oneOf, Stars, TargetLessonId } from '../basics.ts';
import { Picture } from '../picture.ts';
import { paged, pageFields } from '../paged.ts';

export const threadTypes = ['chapter', 'quiz', 'side', 'event', 'olympiad'] as const;

/** The landscape that the road paints; each motif is drawn by code in the widget. */
export const motifs = ['meadow', 'harbour', 'peaks', 'forest', 'desert', 'space'] as const;

const image = (description: string) => nullable(Type.String({ description }));

/** Addresses of images are absolute, or begin at the platform's origin. Where one is missing the drawn land shows. */
export const ThreadView = object({
  headerBackground: image('The head of the road, above the land'),
  background: image('The paper of the land; repeated'),
  topRoadImage: image('What stands in the head, where the road begins'),
  roadImage: oneOf(motifs),
  dashboardImage: image('The sky of the card that leads here from the dashboard'),
  images: Type.Array(Type.String(), { description: 'What each block is known by, in the order of the blocks' }),
});

export const stationStates = ['done', 'current', 'open', 'locked'] as const;

/** One problem on the road. */
export const ThreadProblem = object({
  id: Id,
  blockId: Id,
  title: Type.String(),
  complexity: Complexity,
  state: oneOf(stationStates),
  stars: Stars,
  isFinal: Type.Boolean(),
  /** Only where the station is locked and energy would open it now. */
  energyCost: Type.Optional(Count),
});

/** A named stretch of the road, in order; its theory opens before its first problem. */
export const ThreadBlock = object({
  id: Id,
  translations: byLocale(object({ title: Type.String() })),
  motif: oneOf(motifs),
  blockTheory: nullable(Id),
  isCompleted: Type.Boolean(),
});

export const Thread = object({
  id: Id,
  courseId: Id,
  technicalName: Type.String(),
  targetLessonId: TargetLessonId,
  type: oneOf(threadTypes),
  isTrial: Type.Boolean(),
  isEnabled: Type.Boolean(),
  category: nullable(Id),
  translations: byLocale(object({ title: Type.String(), description: Type.String() })),
  preview: nullable(Picture),
  coursePreview: nullable(Picture),
  courseVersions: Type.Array(Count),
  topics: Type.Array(Type.String()),
  grades: Type.Array(Count),
  threadGrades: Type.Array(Count),
  reviews: Type.Array(object({ name: Type.String(), text: Type.String(), stars: Stars })),
  problemExamples: Type.Array(Id),
  blocks: Type.Array(ThreadBlock),
  problems: Type.Array(ThreadProblem),
  settings: object({ isSequential: Type.Boolean() }),
  view: ThreadView,
});

export const ThreadProgress = object({
  problems: Count,
  closed: Count,
  correct: Count,
  stars: Count,
  maxStars: Count,
  isCompleted: Type.Boolean(),
});

/** How a thread has gone: made for quizzes, where every problem is answered once. */
export const ThreadResult = object({
  threadId: Id,
  courseId: Id,
  type: oneOf(threadTypes),
  translations: byLocale(object({ title: Type.String(), description: Type.String() })),
  isFinished: Type.Boolean(),
  nextProblemId: nullable(Id),
  correct: Count,
  stars: Count,
  maxStars: Count,
  problems: Type.Array(
    object({
      id: Id,
      title: Type.String(),
      complexity: Complexity,
      isFinal: Type.Boolean(),
      isCorrect: Type.Boolean(),
      stars: Stars,
      passingId: nullable(Id),
    }),
  ),
});

/** A thread in a list: without its problems, with how far the learner is. */
export const ThreadSummary = object({
  id: Id,
  courseId: Id,
  technicalName: Type.String(),
  targetLessonId: TargetLessonId,
  type: oneOf(threadTypes),
  isTrial: Type.Boolean(),
  isEnabled: Type.Boolean(),
  isLocked: Type.Boolean(),
  translations: byLocale(object({ title: Type.String(), description: Type.String() })),
  preview: nullable(Picture),
  topics: Type.Array(Type.String()),
  view: ThreadView,
  progress: ThreadProgress,
});

export const Threads = paged(ThreadSummary);

export const ThreadQuery = object({
  ...pageFields,
  targetLesson: Type.Optional(TargetLessonId),
  courseId: Type.Optional(Id),
});

export const ThreadIdQuery = object({ threadId: Type.Optional(Id) });
export const ThreadProgressAnswer = object({ progress: ThreadProgress });
export const RecommendedProblem = object({ problemId: nullable(Id) });
