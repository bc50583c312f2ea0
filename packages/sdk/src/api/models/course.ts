// Printed from the contract by `pnpm api`; the compiler holds the two together.

import type { Picture } from './picture.ts';
import type { ThreadProgress, ThreadSummary } from './thread.ts';
import type { ByLocale } from './codes.ts';

export interface AdditionalTrial {
  readonly status: 'ok';
  /** UTC, 'YYYY-MM-DD HH:mm:ss' */
  readonly until: string;
}

export interface BestResults {
  readonly theBestResults: {
    readonly threadId: number;
    readonly stars: number;
    readonly maxStars: number;
    /** UTC, 'YYYY-MM-DD HH:mm:ss' */
    readonly closedAt: string;
  }[];
}

export interface Block {
  readonly id: number;
  readonly threadId: number;
  readonly translations: ByLocale<{
    readonly title: string;
  }>;
  readonly blockTheory: number | null;
  readonly isCompleted: boolean;
  readonly problems: {
    readonly id: number;
    readonly title: string;
    readonly complexity: 1 | 2 | 3 | 4 | 5;
    readonly stars: number;
    readonly isFinal: boolean;
  }[];
  readonly blockProgress: ThreadProgress;
}

export interface BlockCompletion {
  readonly id: number;
  readonly isCompleted: boolean;
  readonly stars: number;
}

export interface Bought {
  readonly status: 'ok';
  readonly energy: number;
}

export interface CatalogueAnswer {
  readonly data: {
    readonly group: 'courses' | 'threads';
    readonly items: CatalogueItem[];
  }[];
}

export interface CatalogueItem {
  readonly id: number;
  readonly title: string;
  readonly targetLessonId: 1 | 2 | 3 | 4 | 5;
  readonly threadId: number;
}

export interface CatalogueQuery {
  readonly text: string;
  readonly targetLesson?: 1 | 2 | 3 | 4 | 5;
}

export interface ComplexityQuery {
  readonly complexity?: number;
}

export interface Course {
  readonly id: number;
  /** Address part, e.g. "logic" */
  readonly name: string;
  readonly targetLesson: 1 | 2 | 3 | 4 | 5;
  readonly preview: Picture | null;
  readonly background: string | null;
  readonly mobileBackground: string | null;
  readonly purchaseBackground: string | null;
  readonly courseImage: Picture | null;
  readonly isEnabled: boolean;
  readonly isNew: boolean;
  readonly isMixedCourse: boolean;
  readonly icon: string | null;
  readonly purchases: {
    readonly id: number;
    /** UTC, 'YYYY-MM-DD HH:mm:ss' */
    readonly date: string;
  }[];
  readonly translations: ByLocale<{
    readonly title: string;
    readonly description: string;
  }>;
  readonly color: string | null;
  readonly category: number | null;
  readonly view: CourseView;
}

export interface CourseProgress {
  readonly courseId: number;
  readonly progress: ThreadProgress;
  readonly threads: {
    readonly threadId: number;
    readonly progress: ThreadProgress;
  }[];
}

export interface CourseQuery {
  readonly targetLesson?: 1 | 2 | 3 | 4 | 5;
}

export interface CourseView {
  readonly motif: string;
  readonly isCompact: boolean;
}

export interface Courses {
  readonly data: Course[];
}

export interface Exercise {
  readonly targetLesson: 1 | 2 | 3 | 4 | 5;
  /** Tier: 1 start, 2 pro, 3 expert (rule D-010) */
  readonly complexity: number;
  readonly seqNumber: number;
  readonly isTrial: boolean;
  /** What kinds of puzzles come, as the learner reads them */
  readonly types: string[];
  readonly blocks: ExerciseBlock[];
}

export interface ExerciseBlock {
  readonly number: number;
  readonly type: 'regular' | 'checkpoint';
  readonly isBought: boolean;
  readonly isCompleted: boolean;
  /** Opens when the block before it is completed */
  readonly isLocked: boolean;
  readonly stars: number;
}

export interface ExerciseBlockPath {
  readonly a: 1 | 2 | 3 | 4 | 5;
  readonly b: number;
  readonly c: number;
}

export interface ExerciseBlockProgress {
  readonly number: number;
  readonly problems: ExerciseProblem[];
  readonly progress: ThreadProgress;
}

export interface ExercisePath {
  readonly a: 1 | 2 | 3 | 4 | 5;
  readonly b: number;
}

export interface ExerciseProblem {
  readonly id: number;
  readonly title: string;
  readonly complexity: 1 | 2 | 3 | 4 | 5;
  readonly stars: number;
  readonly isFinal: boolean;
  /** Closed without an answer when the block was completed early */
  readonly isSkipped: boolean;
  readonly mistakes: number;
  readonly passingId: number | null;
}

/** A teacher names the own pupil whose block it is */
export interface ForceQuery {
  readonly userId?: number;
}

export interface Landing {
  readonly id: number;
  readonly slug: string;
  readonly slides: LandingSlide[];
}

export interface LandingSlide {
  readonly slide: string;
  readonly translations: ByLocale<{
    readonly title: string;
    readonly text: string;
    readonly action: string;
  }>;
  readonly image: Picture | null;
}

export interface LastInProgress {
  readonly course: Course | null;
  readonly thread: ThreadSummary | null;
}

export interface LessonPath {
  readonly a: 1 | 2 | 3 | 4 | 5;
}

export interface LogicProgress {
  readonly courses: CourseProgress[];
}

export interface LogicState {
  readonly problems: ProblemState[];
}

export interface Placement {
  readonly total: number;
  readonly done: number;
  readonly solved: number;
  readonly problemId: number | null;
  readonly place: PlacementPlace | null;
}

export interface PlacementPlace {
  readonly threadId: number;
  readonly number: number;
}

export interface Prediction {
  readonly blockNumber: number;
  readonly type: 'regular' | 'checkpoint';
  readonly problemCount: number;
  readonly complexityMix: Record<string, number>;
  readonly energyCost: number;
  readonly canAfford: boolean;
  readonly expectedSuccess: number;
  readonly expectedMinutes: number;
  readonly suggestedTier: number;
}

export interface ProblemState {
  readonly problemId: number;
  readonly stars: number;
  readonly isFinal: boolean;
  readonly count: number;
}

export interface ResetProgress {
  readonly targetLesson?: 1 | 2 | 3 | 4 | 5;
  readonly courseId?: number;
}

export interface SideCourseGoal {
  readonly courseId: number;
  readonly targetProblems: number;
  readonly reward: string;
}

export interface SideCourseGoals {
  readonly data: SideCourseGoal[];
}

export interface SlugPath {
  readonly id: string;
}

export interface TargetLessonBody {
  readonly targetLesson: 1 | 2 | 3 | 4 | 5;
}

export interface TrialState {
  readonly completion: number;
  readonly isCompleted: boolean;
  /** Problems that are free: the first chapters and the first exercises */
  readonly limit: number;
}

/** The shapes above by name. */
export interface CourseModels {
  readonly AdditionalTrial: AdditionalTrial;
  readonly BestResults: BestResults;
  readonly Block: Block;
  readonly BlockCompletion: BlockCompletion;
  readonly Bought: Bought;
  readonly CatalogueAnswer: CatalogueAnswer;
  readonly CatalogueItem: CatalogueItem;
  readonly CatalogueQuery: CatalogueQuery;
  readonly ComplexityQuery: ComplexityQuery;
  readonly Course: Course;
  readonly CourseProgress: CourseProgress;
  readonly CourseQuery: CourseQuery;
  readonly CourseView: CourseView;
  readonly Courses: Courses;
  readonly Exercise: Exercise;
  readonly ExerciseBlock: ExerciseBlock;
  readonly ExerciseBlockPath: ExerciseBlockPath;
  readonly ExerciseBlockProgress: ExerciseBlockProgress;
  readonly ExercisePath: ExercisePath;
  readonly ExerciseProblem: ExerciseProblem;
  readonly ForceQuery: ForceQuery;
  readonly Landing: Landing;
  readonly LandingSlide: LandingSlide;
  readonly LastInProgress: LastInProgress;
  readonly LessonPath: LessonPath;
  readonly LogicProgress: LogicProgress;
  readonly LogicState: LogicState;
  readonly Placement: Placement;
  readonly PlacementPlace: PlacementPlace;
  readonly Prediction: Prediction;
  readonly ProblemState: ProblemState;
  readonly ResetProgress: ResetProgress;
  readonly SideCourseGoal: SideCourseGoal;
  readonly SideCourseGoals: SideCourseGoals;
  readonly SlugPath: SlugPath;
  readonly TargetLessonBody: TargetLessonBody;
  readonly TrialState: TrialState;
}
