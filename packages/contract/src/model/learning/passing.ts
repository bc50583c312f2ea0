import { Type } from '@sinclair/typebox';
import { Complexity, Count, Id, nullable, object, Stars, text, Timestamp } from '../basics.ts';
import { GraphicState, Picture } from '../picture.ts';
import { LearnerProblem, Pointer, ProblemSolution } from './problem.ts';
import { ProblemProgress } from './progress.ts';
import { paged, pageFields } from '../paged.ts';

/** What was answered. Exactly the field that the problem asks for is filled; the others stay empty. */
export const SolutionContent = object({
  selectedVariants: Type.Array(text(24), { maxItems: 12 }),
  graphicState: nullable(GraphicState),
  autoValidateString: nullable(Type.String({ maxLength: 16 })),
});

export const Solution = object({ content: SolutionContent });

export const ProblemAnswer = object({
  content: SolutionContent,
  version: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 1_000_000_000,
      description: 'Of the problem that was seen. Without it, or a day after a change, the problem judges as it is now',
    }),
  ),
});

/** Where the problem is being solved. At most one of thread, block, exercise block and event. */
export const PassingContext = object({
  threadId: Type.Optional(Id),
  blockId: Type.Optional(Id),
  exerciseBlockNumber: Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000, description: '0: the placement' })),
  complexity: Type.Optional(Complexity),
  eventId: Type.Optional(Id),
  ahead: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: 1,
      description: 'Reads and answers a few stations ahead of a sequential road, for a learner without a connection',
    }),
  ),
});

/** Life or energy: `value` at `lastAccrual`; what it is now follows by rule D-053. */
export const Accrual = object({
  value: Count,
  maxAccumulatedAmount: Count,
  lastAccrual: Timestamp,
});

/** The counters of the profile that an answer can move. */
export const ProfileCounters = object({
  stars: Count,
  starsOnBalance: Count,
  completedProblems: Count,
  allCompletedProblems: Count,
  level: Count,
  isNewLevel: Type.Boolean(),
});

export const Passing = object({
  id: Id,
  problemId: Id,
  stars: Stars,
  isCorrect: Type.Boolean(),
  isFinal: Type.Boolean(),
  amountOfMistakes: Count,
  solution: Solution,
  createdAt: Timestamp,
  isReplay: Type.Boolean(),
  feedback: nullable(Pointer),
  triesLeft: nullable(Count),
  progress: ProblemProgress,
  /** Present when this passing closed the problem or replays a closed one. */
  closed: nullable(ProblemSolution),
  /** As it was answered; left out unless the problem has been changed since. */
  problem: Type.Optional(LearnerProblem),
  life: nullable(Accrual),
  profile: nullable(ProfileCounters),
  nextProblemId: nullable(Id),
});

export const PassingStats = object({
  passings: Count,
  correct: Count,
  closedProblems: Count,
  stars: Count,
  mistakes: Count,
  replays: object(
    { correct: Count, of: Count, livesLeft: Count },
    'Correct replays since the last life that replays gave, how many give one, and how many lives they can still give today (rule D-052)',
  ),
});

const solvedFields = {
  problemId: Id,
  threadId: nullable(Id),
  title: Type.String(),
  /** The latest right passing, to read it again. */
  passingId: nullable(Id),
  stars: Stars,
  closedAt: Timestamp,
};

export const SolvedProblem = object(solvedFields);

export const AlbumProblem = object({
  ...solvedFields,
  idea: nullable(
    Type.String({ description: 'What it is about, for instance "mirror"; null where an author wrote it' }),
  ),
  images: Type.Array(Picture, { description: 'The picture of its question, else those of its first answers' }),
});

export const AlbumQuery = object({
  ...pageFields,
  idea: Type.Optional(Type.String({ pattern: '^[a-z][a-z0-9-]{0,40}$', description: 'Only problems about this idea' })),
});

/** One page of the solved problems with their pictures, and how many there are of each idea. */
export const Album = object({
  ...paged(AlbumProblem).properties,
  ideas: Type.Array(object({ idea: Type.String(), count: Count }), { description: 'Of all pages, most first' }),
});

export const Hint = object({
  index: Type.Integer({ minimum: 1 }),
  pointer: nullable(Pointer),
  removedVariant: nullable(Type.String({ description: 'Id of a wrong variant that may be put aside' })),
  hintsLeft: Count,
  costsStars: Type.Boolean(),
});

export const PassingPath = object({ problemId: Id, passingId: Id });
export const Passings = paged(Passing);
export const SolvedProblems = paged(SolvedProblem);
