// Printed from the contract by `pnpm api`; the compiler holds the two together.

import type { PageInfo } from './paged.ts';
import type { GraphicState, Picture, Scene } from './picture.ts';
import type {
  LearnerVariant,
  Pointer,
  ProblemSettings,
  ProblemSolution,
  VariantSettings,
  ViewSettings,
} from './problem.ts';
import type { ProblemProgress } from './progress.ts';
import type { ByLocale } from './codes.ts';

export interface Accrual {
  readonly value: number;
  readonly maxAccumulatedAmount: number;
  /** UTC, 'YYYY-MM-DD HH:mm:ss' */
  readonly lastAccrual: string;
}

export interface Album {
  readonly meta: PageInfo;
  readonly links: {
    readonly next: string | null;
  };
  readonly data: AlbumProblem[];
  /** Of all pages, most first */
  readonly ideas: {
    readonly idea: string;
    readonly count: number;
  }[];
}

export interface AlbumProblem {
  readonly problemId: number;
  readonly threadId: number | null;
  readonly title: string;
  readonly passingId: number | null;
  readonly stars: number;
  /** UTC, 'YYYY-MM-DD HH:mm:ss' */
  readonly closedAt: string;
  readonly idea: string | null;
  /** The picture of its question, else those of its first answers */
  readonly images: Picture[];
}

export interface AlbumQuery {
  readonly page?: number;
  readonly perPage?: number;
  readonly paginate?: number;
  /** Only problems about this idea */
  readonly idea?: string;
}

export interface Hint {
  readonly index: number;
  readonly pointer: Pointer | null;
  readonly removedVariant: string | null;
  readonly hintsLeft: number;
  readonly costsStars: boolean;
}

export interface Passing {
  readonly id: number;
  readonly problemId: number;
  readonly stars: number;
  readonly isCorrect: boolean;
  readonly isFinal: boolean;
  readonly amountOfMistakes: number;
  readonly solution: Solution;
  /** UTC, 'YYYY-MM-DD HH:mm:ss' */
  readonly createdAt: string;
  readonly isReplay: boolean;
  readonly feedback: Pointer | null;
  readonly triesLeft: number | null;
  /** All passings of one problem by one learner in one context (rule D-022) */
  readonly progress: ProblemProgress;
  readonly closed: ProblemSolution | null;
  readonly problem?: {
    readonly id: number;
    /** Goes up with every change; an answer says which one it is to */
    readonly version: number;
    readonly complexity: 1 | 2 | 3 | 4 | 5;
    readonly targetLesson: 1 | 2 | 3 | 4 | 5;
    readonly isEnabled: boolean;
    readonly isDeleted: boolean;
    readonly emoji: string | null;
    readonly confettiPattern: string | null;
    readonly tags: string[];
    /** True when the narration may be spoken in this language */
    readonly narration: boolean;
    readonly narrations: ByLocale<string>;
    readonly translations: ByLocale<{
      readonly title: string;
      readonly question: string;
      /** Describes the picture without giving the answer */
      readonly alt: string;
    }>;
    readonly variants: LearnerVariant[];
    readonly settings: ProblemSettings;
    readonly variantSettings: VariantSettings;
    readonly viewSettings: ViewSettings;
    readonly contentImage: Picture | null;
    readonly background: Picture | null;
    readonly preview: Picture | null;
    readonly graphic: {
      /** Scene v1: the public half of an interactive graphic (toggle, slots, grid, path). */
      readonly scene: Scene;
    } | null;
    readonly resultMedia: string | null;
    readonly theory: number | null;
    readonly blockTheory: number | null;
    readonly hintsLeft: number;
    readonly takenHints?: {
      readonly pointers: Pointer[];
      readonly removedVariant: string | null;
    };
    readonly triesLeft: number | null;
    readonly progress: ProblemProgress | null;
    readonly solution: ProblemSolution | null;
  };
  readonly life: Accrual | null;
  readonly profile: ProfileCounters | null;
  readonly nextProblemId: number | null;
}

export interface PassingContext {
  readonly threadId?: number;
  readonly blockId?: number;
  /** 0: the placement */
  readonly exerciseBlockNumber?: number;
  readonly complexity?: 1 | 2 | 3 | 4 | 5;
  readonly eventId?: number;
  /** Reads and answers a few stations ahead of a sequential road, for a learner without a connection */
  readonly ahead?: number;
}

export interface PassingPath {
  readonly problemId: number;
  readonly passingId: number;
}

export interface PassingStats {
  readonly passings: number;
  readonly correct: number;
  readonly closedProblems: number;
  readonly stars: number;
  readonly mistakes: number;
  /** Correct replays since the last life that replays gave, how many give one, and how many lives they can still give today (rule D-052) */
  readonly replays: {
    readonly correct: number;
    readonly of: number;
    readonly livesLeft: number;
  };
}

export interface Passings {
  readonly meta: PageInfo;
  readonly links: {
    readonly next: string | null;
  };
  readonly data: Passing[];
}

export interface ProblemAnswer {
  readonly content: SolutionContent;
  /** Of the problem that was seen. Without it, or a day after a change, the problem judges as it is now */
  readonly version?: number;
}

export interface ProfileCounters {
  readonly stars: number;
  readonly starsOnBalance: number;
  readonly completedProblems: number;
  readonly allCompletedProblems: number;
  readonly level: number;
  readonly isNewLevel: boolean;
}

export interface Solution {
  readonly content: SolutionContent;
}

export interface SolutionContent {
  readonly selectedVariants: string[];
  readonly graphicState: GraphicState | null;
  readonly autoValidateString: string | null;
}

export interface SolvedProblem {
  readonly problemId: number;
  readonly threadId: number | null;
  readonly title: string;
  readonly passingId: number | null;
  readonly stars: number;
  /** UTC, 'YYYY-MM-DD HH:mm:ss' */
  readonly closedAt: string;
}

export interface SolvedProblems {
  readonly meta: PageInfo;
  readonly links: {
    readonly next: string | null;
  };
  readonly data: SolvedProblem[];
}

/** The shapes above by name. */
export interface PassingModels {
  readonly Accrual: Accrual;
  readonly Album: Album;
  readonly AlbumProblem: AlbumProblem;
  readonly AlbumQuery: AlbumQuery;
  readonly Hint: Hint;
  readonly Passing: Passing;
  readonly PassingContext: PassingContext;
  readonly PassingPath: PassingPath;
  readonly PassingStats: PassingStats;
  readonly Passings: Passings;
  readonly ProblemAnswer: ProblemAnswer;
  readonly ProfileCounters: ProfileCounters;
  readonly Solution: Solution;
  readonly SolutionContent: SolutionContent;
  readonly SolvedProblem: SolvedProblem;
  readonly SolvedProblems: SolvedProblems;
}
