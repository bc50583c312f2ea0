/* eslint-disable max-lines -- printed from the contract by `pnpm api`; the compiler holds the two together */

import type { Picture, Scene, GraphicState } from '@logikit/contract/scene';

export type { Picture, Scene, GraphicState };

export type LocaleCode = 'ru' | 'en' | 'uk' | 'cs' | 'de' | 'pl' | 'tr' | 'pt-br' | 'es-mx';

/** Every error code of the platform. */

export type ErrorCode =
  | 'invalidRequest'
  | 'invalidFields'
  | 'notFound'
  | 'methodNotAllowed'
  | 'notImplemented'
  | 'tooManyRequests'
  | 'payloadTooLarge'
  | 'idempotencyKeyRequired'
  | 'idempotencyMismatch'
  | 'requestInFlight'
  | 'internal'
  | 'unavailable'
  | 'unknownTenant'
  | 'unauthorized'
  | 'forbidden'
  | 'wrongCredentials'
  | 'oneCredentialOnly'
  | 'originNotAllowed'
  | 'keyRevoked'
  | 'sessionExpired'
  | 'emptySolution'
  | 'invalidSolution'
  | 'noLife'
  | 'noEnergy'
  | 'cantBuyProblem'
  | 'blockNotFinished'
  | 'complexityMismatch'
  | 'hintsNotAllowed'
  | 'eventFinished'
  | 'notPaid'
  | 'resetNotAllowed'
  | 'alreadyTaken'
  | 'notAvailable'
  | 'enterEmailError'
  | 'invalidEmailError'
  | 'notUnique'
  | 'alreadyInSystem'
  | 'enterAnotherEmail'
  | 'avatarExtError'
  | 'avatarSizeError'
  | 'wrongTeacherCode'
  | 'unknownSettingsType'
  | 'chooseProgress'
  | 'limitReached'
  | 'invalidTransition'
  | 'belowMinimum'
  | 'notEarned'
  | 'promoUnknown'
  | 'promoUsed'
  | 'promoExpired';

export interface StatusOk {
  readonly status: 'ok';
}

export interface IdPath {
  readonly id: number;
}

export interface IdBody {
  readonly id: number;
}

export interface SlugPath {
  readonly id: string;
}

export interface PageQuery {
  readonly page?: number;
  readonly perPage?: number;
  readonly paginate?: number;
}

export interface TargetLessonBody {
  readonly targetLesson: 1 | 2 | 3 | 4 | 5;
}

export interface Pointer {
  readonly text: string;
  readonly highlight: string[];
}

export interface LearnerVariant {
  readonly id: string;
  readonly image: Picture | null;
  readonly backgroundColor: string | null;
  readonly translations: Partial<
    Readonly<
      Record<
        LocaleCode,
        {
          readonly text: string;
          readonly alt: string;
        }
      >
    >
  >;
}

export interface TakenHints {
  readonly pointers: Pointer[];
  readonly removedVariant: string | null;
}

export interface LearnerProblem {
  readonly id: number;
  readonly complexity: 1 | 2 | 3 | 4 | 5;
  readonly targetLesson: 1 | 2 | 3 | 4 | 5;
  readonly isEnabled: boolean;
  readonly isDeleted: boolean;
  readonly emoji: string | null;
  readonly confettiPattern: string | null;
  readonly tags: string[];
  /** True when the narration may be spoken in this language */
  readonly narration: boolean;
  readonly narrations: Partial<Readonly<Record<LocaleCode, string>>>;
  readonly translations: Partial<
    Readonly<
      Record<
        LocaleCode,
        {
          readonly title: string;
          readonly question: string;
          /** Describes the picture without giving the answer */
          readonly alt: string;
        }
      >
    >
  >;
  readonly variants: LearnerVariant[];
  readonly settings: {
    readonly voiceoverOnly: boolean;
    readonly autoAnswerSend: boolean;
    readonly graphic: {
      readonly isVerifiable: boolean;
    };
  };
  readonly variantSettings: {
    readonly anyIsRight: boolean;
    readonly isMultiSelection: boolean;
    readonly isAutoValidatingString: boolean;
    readonly noBorder: boolean;
    readonly autoValidatingParams: {
      readonly type: 'number';
      readonly characterLimit: number;
    };
  };
  readonly viewSettings: {
    readonly bigVariantsPC: boolean;
    readonly bigVariantsMobile: boolean;
    readonly backgroundColor: string;
    readonly backgroundImageType: 'pattern';
    readonly variantsInContent: boolean;
    readonly variantColumnsMobile: number;
    readonly preset:
      'multiline-text-graphic-l' | 'text-graphic-l' | 'text-graphic-m' | 'text-graphic-s' | 'multiline-text-graphic-xl';
  };
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
}

export interface ProblemSolution {
  /** Ids of the right variants, as this learner sees them */
  readonly rightVariants: string[];
  readonly rightNumber: string | null;
  readonly rightState: GraphicState | null;
  readonly steps: Pointer[];
  readonly praise: string;
  readonly solutionComment: string;
  readonly solutionNarrations: Partial<Readonly<Record<LocaleCode, string[]>>>;
  readonly explanationImage: Picture | null;
}

export interface AuthorProblem {
  readonly complexity: 1 | 2 | 3 | 4 | 5;
  readonly targetLesson: 1 | 2 | 3 | 4 | 5;
  readonly isEnabled: boolean;
  readonly emoji: string | null;
  readonly confettiPattern: string | null;
  readonly tags: string[];
  readonly narration: boolean;
  readonly narrations: Partial<Readonly<Record<LocaleCode, string>>>;
  readonly solutionNarrations: Partial<Readonly<Record<LocaleCode, string[]>>>;
  readonly translations: Partial<
    Readonly<
      Record<
        LocaleCode,
        {
          readonly title: string;
          readonly question: string;
          /** A large table takes a sentence for every cell */
          readonly alt: string;
          readonly praise: string;
          readonly hints: Pointer[];
          readonly steps: Pointer[];
          readonly feedback: Record<string, Pointer>;
          readonly strings: Record<string, string>;
        }
      >
    >
  >;
  readonly variants: {
    readonly key: string;
    readonly image: Picture | null;
    readonly backgroundColor: string | null;
    readonly isRight: boolean;
    readonly tag: string | null;
    readonly translations: Partial<
      Readonly<
        Record<
          LocaleCode,
          {
            readonly text: string;
            readonly alt: string;
          }
        >
      >
    >;
  }[];
  readonly rightNumber: string | null;
  readonly settings: {
    readonly voiceoverOnly: boolean;
    readonly autoAnswerSend: boolean;
    readonly graphic: {
      readonly isVerifiable: boolean;
    };
  };
  readonly variantSettings: {
    readonly anyIsRight: boolean;
    readonly isMultiSelection: boolean;
    readonly isAutoValidatingString: boolean;
    readonly noBorder: boolean;
    readonly autoValidatingParams: {
      readonly type: 'number';
      readonly characterLimit: number;
    };
  };
  readonly viewSettings: {
    readonly bigVariantsPC: boolean;
    readonly bigVariantsMobile: boolean;
    readonly backgroundColor: string;
    readonly backgroundImageType: 'pattern';
    readonly variantsInContent: boolean;
    readonly variantColumnsMobile: number;
    readonly preset:
      'multiline-text-graphic-l' | 'text-graphic-l' | 'text-graphic-m' | 'text-graphic-s' | 'multiline-text-graphic-xl';
  };
  readonly contentImage: Picture | null;
  readonly explanationImage: Picture | null;
  readonly background: Picture | null;
  readonly preview: Picture | null;
  readonly graphic: {
    /** Scene v1: the public half of an interactive graphic (toggle, slots, grid, path). */
    readonly scene: Scene;
    readonly check: unknown;
  } | null;
  readonly resultMedia: string | null;
  readonly solutionComment: string;
  readonly internalDescription: string;
  readonly internalNote: string;
  readonly internalNoteImage: Picture | null;
  readonly theory: number | null;
  readonly blockTheory: number | null;
  readonly id: number;
  readonly isDeleted: boolean;
  readonly author: number | null;
  readonly version: number;
}

export interface ProblemDraft {
  readonly complexity: 1 | 2 | 3 | 4 | 5;
  readonly targetLesson: 1 | 2 | 3 | 4 | 5;
  readonly isEnabled: boolean;
  readonly emoji: string | null;
  readonly confettiPattern: string | null;
  readonly tags: string[];
  readonly narration: boolean;
  readonly narrations: Partial<Readonly<Record<LocaleCode, string>>>;
  readonly solutionNarrations: Partial<Readonly<Record<LocaleCode, string[]>>>;
  readonly translations: Partial<
    Readonly<
      Record<
        LocaleCode,
        {
          readonly title: string;
          readonly question: string;
          /** A large table takes a sentence for every cell */
          readonly alt: string;
          readonly praise: string;
          readonly hints: Pointer[];
          readonly steps: Pointer[];
          readonly feedback: Record<string, Pointer>;
          readonly strings: Record<string, string>;
        }
      >
    >
  >;
  readonly variants: {
    readonly key: string;
    readonly image: Picture | null;
    readonly backgroundColor: string | null;
    readonly isRight: boolean;
    readonly tag: string | null;
    readonly translations: Partial<
      Readonly<
        Record<
          LocaleCode,
          {
            readonly text: string;
            readonly alt: string;
          }
        >
      >
    >;
  }[];
  readonly rightNumber: string | null;
  readonly settings: {
    readonly voiceoverOnly: boolean;
    readonly autoAnswerSend: boolean;
    readonly graphic: {
      readonly isVerifiable: boolean;
    };
  };
  readonly variantSettings: {
    readonly anyIsRight: boolean;
    readonly isMultiSelection: boolean;
    readonly isAutoValidatingString: boolean;
    readonly noBorder: boolean;
    readonly autoValidatingParams: {
      readonly type: 'number';
      readonly characterLimit: number;
    };
  };
  readonly viewSettings: {
    readonly bigVariantsPC: boolean;
    readonly bigVariantsMobile: boolean;
    readonly backgroundColor: string;
    readonly backgroundImageType: 'pattern';
    readonly variantsInContent: boolean;
    readonly variantColumnsMobile: number;
    readonly preset:
      'multiline-text-graphic-l' | 'text-graphic-l' | 'text-graphic-m' | 'text-graphic-s' | 'multiline-text-graphic-xl';
  };
  readonly contentImage: Picture | null;
  readonly explanationImage: Picture | null;
  readonly background: Picture | null;
  readonly preview: Picture | null;
  readonly graphic: {
    /** Scene v1: the public half of an interactive graphic (toggle, slots, grid, path). */
    readonly scene: Scene;
    readonly check: unknown;
  } | null;
  readonly resultMedia: string | null;
  readonly solutionComment: string;
  readonly internalDescription: string;
  readonly internalNote: string;
  readonly internalNoteImage: Picture | null;
  readonly theory: number | null;
  readonly blockTheory: number | null;
}

export type NewProblem =
  | ProblemDraft
  | {
      readonly copyOf: number;
    };

export interface ProblemImport {
  readonly problems: ProblemDraft[];
  /** Only says what would happen */
  readonly isDryRun: boolean;
}

export interface ProblemImportReport {
  readonly saved: number;
  readonly problems: {
    readonly id: number | null;
    /** What is wrong, by field; empty for a problem that is good */
    readonly faults: Record<string, string[]>;
  }[];
}

export interface ProblemPath {
  readonly problemId: number;
}

export interface ProblemQuery {
  readonly page?: number;
  readonly perPage?: number;
  readonly paginate?: number;
  readonly targetLesson?: 1 | 2 | 3 | 4 | 5;
  readonly complexity?: 1 | 2 | 3 | 4 | 5;
  readonly tier?: number;
  readonly isEnabled?: number;
  readonly tag?: string;
}

export interface ProblemList {
  readonly meta: {
    readonly currentPage: number;
    readonly lastPage: number;
    readonly from: number | null;
    readonly to: number | null;
    readonly perPage: number;
    readonly total: number;
  };
  readonly links: {
    readonly next: string | null;
  };
  readonly data: {
    readonly id: number;
    readonly title: string;
    readonly complexity: 1 | 2 | 3 | 4 | 5;
    readonly targetLesson: 1 | 2 | 3 | 4 | 5;
    readonly isEnabled: boolean;
    readonly tags: string[];
  }[];
}

export interface ProblemStats {
  readonly shown: number;
  readonly passings: number;
  readonly firstTryRate: number | null;
  readonly avgMistakes: number | null;
  readonly avgSeconds: number | null;
  readonly byVariant: Record<string, number>;
  readonly discrimination: number | null;
  readonly byLocale: Record<string, number>;
}

export interface Delivered {
  readonly delivered: number;
}

export interface PassingPath {
  readonly problemId: number;
  readonly passingId: number;
}

/** All passings of one problem by one learner in one context (rule D-022) */
export interface ProblemProgress {
  readonly count: number;
  readonly amountOfMistakes: number;
  readonly stars: number;
  readonly isFinal: boolean;
  readonly correctCount: number;
}

export interface SolutionContent {
  readonly selectedVariants: string[];
  readonly graphicState: GraphicState | null;
  readonly autoValidateString: string | null;
}

export interface Solution {
  readonly content: SolutionContent;
}

export interface PassingContext {
  readonly threadId?: number;
  readonly blockId?: number;
  readonly exerciseBlockNumber?: number;
  readonly complexity?: 1 | 2 | 3 | 4 | 5;
  readonly eventId?: number;
  /** Reads and answers a few stations ahead of a sequential road, for a learner without a connection */
  readonly ahead?: number;
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
  readonly life: Accrual | null;
  readonly profile: ProfileCounters | null;
  readonly nextProblemId: number | null;
}

export interface Passings {
  readonly meta: {
    readonly currentPage: number;
    readonly lastPage: number;
    readonly from: number | null;
    readonly to: number | null;
    readonly perPage: number;
    readonly total: number;
  };
  readonly links: {
    readonly next: string | null;
  };
  readonly data: Passing[];
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
  readonly meta: {
    readonly currentPage: number;
    readonly lastPage: number;
    readonly from: number | null;
    readonly to: number | null;
    readonly perPage: number;
    readonly total: number;
  };
  readonly links: {
    readonly next: string | null;
  };
  readonly data: SolvedProblem[];
}

export interface Hint {
  readonly index: number;
  readonly pointer: Pointer | null;
  readonly removedVariant: string | null;
  readonly hintsLeft: number;
  readonly costsStars: boolean;
}

export interface Accrual {
  readonly value: number;
  readonly maxAccumulatedAmount: number;
  /** UTC, 'YYYY-MM-DD HH:mm:ss' */
  readonly lastAccrual: string;
}

export interface ProfileCounters {
  readonly stars: number;
  readonly starsOnBalance: number;
  readonly completedProblems: number;
  readonly allCompletedProblems: number;
  readonly level: number;
  readonly isNewLevel: boolean;
}

export interface Thread {
  readonly id: number;
  readonly courseId: number;
  readonly technicalName: string;
  readonly targetLessonId: 1 | 2 | 3 | 4 | 5;
  readonly type: 'chapter' | 'quiz' | 'side' | 'event' | 'olympiad';
  readonly isTrial: boolean;
  readonly isEnabled: boolean;
  readonly category: number | null;
  readonly translations: Partial<
    Readonly<
      Record<
        LocaleCode,
        {
          readonly title: string;
          readonly description: string;
        }
      >
    >
  >;
  readonly preview: Picture | null;
  readonly coursePreview: Picture | null;
  readonly courseVersions: number[];
  readonly topics: string[];
  readonly grades: number[];
  readonly threadGrades: number[];
  readonly reviews: {
    readonly name: string;
    readonly text: string;
    readonly stars: number;
  }[];
  readonly problemExamples: number[];
  readonly blocks: {
    readonly id: number;
    readonly translations: Partial<
      Readonly<
        Record<
          LocaleCode,
          {
            readonly title: string;
          }
        >
      >
    >;
    readonly motif: 'meadow' | 'harbour' | 'peaks' | 'forest' | 'desert' | 'space';
    readonly blockTheory: number | null;
    readonly isCompleted: boolean;
  }[];
  readonly problems: {
    readonly id: number;
    readonly blockId: number;
    readonly title: string;
    readonly complexity: 1 | 2 | 3 | 4 | 5;
    readonly state: 'done' | 'current' | 'open' | 'locked';
    readonly stars: number;
    readonly isFinal: boolean;
    readonly energyCost?: number;
  }[];
  readonly settings: {
    readonly isSequential: boolean;
  };
  readonly view: {
    readonly headerBackground: string | null;
    readonly background: string | null;
    readonly topRoadImage: string | null;
    readonly roadImage: 'meadow' | 'harbour' | 'peaks' | 'forest' | 'desert' | 'space';
    readonly dashboardImage: string | null;
    readonly images: string[];
  };
}

export interface ThreadResult {
  readonly threadId: number;
  readonly courseId: number;
  readonly type: 'chapter' | 'quiz' | 'side' | 'event' | 'olympiad';
  readonly translations: Partial<
    Readonly<
      Record<
        LocaleCode,
        {
          readonly title: string;
          readonly description: string;
        }
      >
    >
  >;
  readonly isFinished: boolean;
  readonly nextProblemId: number | null;
  readonly correct: number;
  readonly stars: number;
  readonly maxStars: number;
  readonly problems: {
    readonly id: number;
    readonly title: string;
    readonly complexity: 1 | 2 | 3 | 4 | 5;
    readonly isFinal: boolean;
    readonly isCorrect: boolean;
    readonly stars: number;
    readonly passingId: number | null;
  }[];
}

export interface ThreadSummary {
  readonly id: number;
  readonly courseId: number;
  readonly technicalName: string;
  readonly targetLessonId: 1 | 2 | 3 | 4 | 5;
  readonly type: 'chapter' | 'quiz' | 'side' | 'event' | 'olympiad';
  readonly isTrial: boolean;
  readonly isEnabled: boolean;
  readonly isLocked: boolean;
  readonly translations: Partial<
    Readonly<
      Record<
        LocaleCode,
        {
          readonly title: string;
          readonly description: string;
        }
      >
    >
  >;
  readonly preview: Picture | null;
  readonly topics: string[];
  readonly view: {
    readonly headerBackground: string | null;
    readonly background: string | null;
    readonly topRoadImage: string | null;
    readonly roadImage: 'meadow' | 'harbour' | 'peaks' | 'forest' | 'desert' | 'space';
    readonly dashboardImage: string | null;
    readonly images: string[];
  };
  readonly progress: ThreadProgress;
}

export interface Threads {
  readonly meta: {
    readonly currentPage: number;
    readonly lastPage: number;
    readonly from: number | null;
    readonly to: number | null;
    readonly perPage: number;
    readonly total: number;
  };
  readonly links: {
    readonly next: string | null;
  };
  readonly data: ThreadSummary[];
}

export interface ThreadQuery {
  readonly page?: number;
  readonly perPage?: number;
  readonly paginate?: number;
  readonly targetLesson?: 1 | 2 | 3 | 4 | 5;
  readonly courseId?: number;
}

export interface ThreadIdQuery {
  readonly threadId?: number;
}

export interface ThreadProgress {
  readonly problems: number;
  readonly closed: number;
  readonly correct: number;
  readonly stars: number;
  readonly maxStars: number;
  readonly isCompleted: boolean;
}

export interface ThreadProgressAnswer {
  readonly progress: ThreadProgress;
}

export interface RecommendedProblem {
  readonly problemId: number | null;
}

export interface Theory {
  readonly id: number;
  readonly technicalName: string;
  readonly weight: number;
  readonly isEnabled: boolean;
  readonly narrations: Partial<Readonly<Record<LocaleCode, string>>>;
  readonly emoji: string | null;
  readonly tags: string[];
  readonly isCommon: boolean;
  readonly isExplanation: boolean;
  readonly image: Picture | null;
  readonly audio: string | null;
  readonly category: number | null;
  readonly translations: Partial<
    Readonly<
      Record<
        LocaleCode,
        {
          readonly title: string;
          readonly paragraphs: string[];
          readonly alt: string;
        }
      >
    >
  >;
  readonly settings: {
    readonly imagePlacement: 'image-bottom' | 'image-right';
  };
}

export interface TheoryDraft {
  readonly technicalName: string;
  readonly weight: number;
  readonly isEnabled: boolean;
  readonly narrations: Partial<Readonly<Record<LocaleCode, string>>>;
  readonly emoji: string | null;
  readonly tags: string[];
  readonly isCommon: boolean;
  readonly isExplanation?: boolean;
  readonly image: Picture | null;
  readonly audio: string | null;
  readonly category: number | null;
  readonly translations: Partial<
    Readonly<
      Record<
        LocaleCode,
        {
          readonly title: string;
          readonly paragraphs: string[];
          readonly alt: string;
        }
      >
    >
  >;
  readonly settings?: {
    readonly imagePlacement: 'image-bottom' | 'image-right';
  };
}

export interface Theories {
  readonly meta: {
    readonly currentPage: number;
    readonly lastPage: number;
    readonly from: number | null;
    readonly to: number | null;
    readonly perPage: number;
    readonly total: number;
  };
  readonly links: {
    readonly next: string | null;
  };
  readonly data: Theory[];
}

export interface TheoryQuery {
  readonly page?: number;
  readonly perPage?: number;
  readonly paginate?: number;
  readonly targetLesson?: 1 | 2 | 3 | 4 | 5;
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
  readonly translations: Partial<
    Readonly<
      Record<
        LocaleCode,
        {
          readonly title: string;
          readonly description: string;
        }
      >
    >
  >;
  readonly color: string | null;
  readonly category: number | null;
  readonly view: {
    readonly motif: string;
    readonly isCompact: boolean;
  };
}

export interface Courses {
  readonly data: Course[];
}

export interface CourseQuery {
  readonly targetLesson?: 1 | 2 | 3 | 4 | 5;
}

export interface CatalogueQuery {
  readonly text: string;
  readonly targetLesson?: 1 | 2 | 3 | 4 | 5;
}

export interface CatalogueItem {
  readonly id: number;
  readonly title: string;
  readonly targetLessonId: 1 | 2 | 3 | 4 | 5;
  readonly threadId: number;
}

export interface CatalogueAnswer {
  readonly data: {
    readonly group: 'courses' | 'threads';
    readonly items: CatalogueItem[];
  }[];
}

export interface Landing {
  readonly id: number;
  readonly slug: string;
  readonly slides: {
    readonly slide: string;
    readonly translations: Partial<
      Readonly<
        Record<
          LocaleCode,
          {
            readonly title: string;
            readonly text: string;
            readonly action: string;
          }
        >
      >
    >;
    readonly image: Picture | null;
  }[];
}

export interface LastInProgress {
  readonly course: Course | null;
  readonly thread: ThreadSummary | null;
}

export interface LogicProgress {
  readonly courses: {
    readonly courseId: number;
    readonly progress: ThreadProgress;
    readonly threads: {
      readonly threadId: number;
      readonly progress: ThreadProgress;
    }[];
  }[];
}

export interface ResetProgress {
  readonly targetLesson?: 1 | 2 | 3 | 4 | 5;
  readonly courseId?: number;
}

export interface SideCourseGoals {
  readonly data: {
    readonly courseId: number;
    readonly targetProblems: number;
    readonly reward: string;
  }[];
}

export interface Block {
  readonly id: number;
  readonly threadId: number;
  readonly translations: Partial<
    Readonly<
      Record<
        LocaleCode,
        {
          readonly title: string;
        }
      >
    >
  >;
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

export interface ExercisePath {
  readonly a: 1 | 2 | 3 | 4 | 5;
  readonly b: number;
}

export interface ExerciseBlockPath {
  readonly a: 1 | 2 | 3 | 4 | 5;
  readonly b: number;
  readonly c: number;
}

export interface LessonPath {
  readonly a: 1 | 2 | 3 | 4 | 5;
}

export interface ComplexityQuery {
  readonly complexity?: number;
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

export interface ExerciseBlockProgress {
  readonly number: number;
  readonly problems: {
    readonly id: number;
    readonly title: string;
    readonly complexity: 1 | 2 | 3 | 4 | 5;
    readonly stars: number;
    readonly isFinal: boolean;
    /** Closed without an answer when the block was completed early */
    readonly isSkipped: boolean;
    readonly mistakes: number;
    readonly passingId: number | null;
  }[];
  readonly progress: ThreadProgress;
}

export interface TrialState {
  readonly completion: number;
  readonly isCompleted: boolean;
  /** Problems that are free: the first chapters and the first exercises */
  readonly limit: number;
}

export interface Bought {
  readonly status: 'ok';
  readonly energy: number;
}

export interface EventProblem {
  readonly id: number;
  readonly title: string;
  readonly complexity: 1 | 2 | 3 | 4 | 5;
  readonly stars: number;
  readonly isFinal: boolean;
}

export interface EventAttempt {
  /** UTC, 'YYYY-MM-DD HH:mm:ss' */
  readonly startedAt: string;
  /** UTC, 'YYYY-MM-DD HH:mm:ss' */
  readonly endsAt: string;
  readonly isOver: boolean;
  readonly answered: number;
  readonly stars: number;
  /** In order; empty in lists */
  readonly problems: EventProblem[];
}

export interface EventResult {
  /** In the order of the problems; empty in lists */
  readonly passings: Passing[];
  readonly place: number | null;
  readonly participants: number;
  readonly stars: number;
  readonly maxStars: number;
  /** From the start to the last answer */
  readonly seconds: number;
}

export interface Event {
  readonly id: number;
  /** Address part, e.g. "olympiad-2026-09-07" */
  readonly url: string;
  readonly targetLesson: 1 | 2 | 3 | 4 | 5;
  readonly motif: 'meadow' | 'harbour' | 'peaks' | 'forest' | 'desert' | 'space';
  readonly translations: Partial<
    Readonly<
      Record<
        LocaleCode,
        {
          readonly title: string;
          readonly description: string;
        }
      >
    >
  >;
  readonly state: 'coming' | 'running' | 'finished';
  readonly test: {
    /** UTC, 'YYYY-MM-DD HH:mm:ss' */
    readonly from: string;
    /** UTC, 'YYYY-MM-DD HH:mm:ss' */
    readonly to: string;
    readonly thread: number;
    readonly problems: number;
    readonly minutes: number | null;
  };
  readonly attempt: EventAttempt | null;
  readonly result: EventResult | null;
  readonly shareLink: string | null;
}

export interface Events {
  readonly meta: {
    readonly currentPage: number;
    readonly lastPage: number;
    readonly from: number | null;
    readonly to: number | null;
    readonly perPage: number;
    readonly total: number;
  };
  readonly links: {
    readonly next: string | null;
  };
  readonly data: Event[];
}

export interface ActiveEvent {
  readonly event: Event | null;
}

export interface EventQuery {
  readonly paginate?: number;
}

export interface SolvingQuery {
  readonly solving?: number;
}

export interface SharePath {
  readonly token: string;
}

export interface SharedEventResult {
  readonly url: string;
  readonly motif: 'meadow' | 'harbour' | 'peaks' | 'forest' | 'desert' | 'space';
  readonly translations: Partial<
    Readonly<
      Record<
        LocaleCode,
        {
          readonly title: string;
          readonly description: string;
        }
      >
    >
  >;
  /** UTC, 'YYYY-MM-DD HH:mm:ss' */
  readonly from: string;
  /** UTC, 'YYYY-MM-DD HH:mm:ss' */
  readonly to: string;
  readonly problems: number;
  readonly stars: number;
  readonly maxStars: number;
  readonly place: number | null;
  readonly participants: number;
  readonly seconds: number;
}

export interface LogicState {
  readonly problems: {
    readonly problemId: number;
    readonly stars: number;
    readonly isFinal: boolean;
    readonly count: number;
  }[];
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

export interface AdditionalTrial {
  readonly status: 'ok';
  /** UTC, 'YYYY-MM-DD HH:mm:ss' */
  readonly until: string;
}

export interface GlobalPopup {
  readonly registered: boolean;
  readonly firstSaveProgress: boolean;
  readonly forceEmailCheck: boolean;
  readonly saveProgress: boolean;
  readonly bonusTrial: boolean;
  readonly newLevel: boolean;
  readonly firstLogicBoughtGoal: boolean;
  readonly trialStartedGoal: boolean;
  readonly firstWebSubStartGoal: boolean;
  readonly balanceSuppliedGoal: boolean;
  readonly socialNetworkIsAttached: boolean;
}

export interface PageMeta {
  readonly uri: string;
  readonly isRegexp: boolean;
  readonly title: string;
}

export interface CommonProfile {
  readonly userId: number;
  readonly username: string;
  readonly email: string | null;
  readonly anonymous: boolean;
  readonly who: 'pupil' | 'parent' | 'teacher' | 'adult';
  readonly targetLessons: (1 | 2 | 3 | 4 | 5)[];
  readonly courseTL: 1 | 2 | 3 | 4 | 5;
  readonly goal: number[];
  readonly gradeId: number | null;
  readonly stars: number;
  readonly starsOnBalance: number;
  readonly completedProblems: number;
  readonly allCompletedProblems: number;
  readonly level: number;
  readonly displayName: string;
  readonly ratingName: string | null;
  readonly names: {
    readonly first: string | null;
    readonly last: string | null;
  };
  readonly avatar: string | null;
  readonly avatarBorderUrl: string | null;
  readonly socialNetworks: {
    readonly name: string;
  }[];
  readonly locale: 'ru' | 'en' | 'uk' | 'cs' | 'de' | 'pl' | 'tr' | 'pt-br' | 'es-mx';
  readonly role: 'user' | 'editor';
  readonly perms: ('quizEditor' | 'card' | 'onlineTeacher' | 'teacher')[];
  /** none 0, trial 1, paid 2, expired 3 (rule D-092) */
  readonly payStatus: number;
  readonly billingType:
    'assist' | 'erip' | 'logic' | 'yandex' | 'yandexv3' | 'avangate' | 'xsolla' | 'xsolla_sub' | null;
  readonly cardId: number | null;
  readonly life: Accrual;
  readonly energy: Accrual;
  readonly withLife: boolean;
  readonly logic: {
    readonly payed: boolean;
    readonly freemium: boolean;
  };
  readonly canGetAdditionalTrial: boolean;
  readonly pageMetas: PageMeta[];
  readonly delayedNotifications: string[];
  readonly isLightTheme: boolean;
  readonly withSeparatedZones: boolean;
  readonly offline: boolean;
  readonly globalPopup: GlobalPopup;
}

export interface CommonProfileAnswer {
  readonly commonProfile: CommonProfile | null;
}

export interface TokenQuery {
  readonly type: 'jwt';
  readonly 'a-token'?: string;
  readonly pc?: string;
  readonly 'external-sub-token'?: string;
  readonly mtstoken?: string;
}

export interface TokenAnswer {
  /** JWT with uid, exp, iat, role, tenant, aud, typ */
  readonly token: string;
}

export interface TokenRequest {
  readonly externalSubToken?: string;
  readonly refreshToken?: string;
  /** From the app around our page */
  readonly webviewCode?: string;
  /** Publishable key of the partner (pk_…) */
  readonly key?: string;
  /** In a frame of ours: origin of the page around it, as the browser names it */
  readonly parent?: string;
}

export interface WebviewCode {
  /** Good once */
  readonly code: string;
  /** For how long it is good */
  readonly seconds: number;
}

export interface Session {
  readonly status: 'ok';
  readonly userId: number;
  readonly token: string;
  readonly refreshToken: string | null;
}

export interface AnonymousStart {
  readonly key?: string;
  /** In a frame of ours: origin of the page around it, as the browser names it */
  readonly parent?: string;
  readonly targetLesson?: 1 | 2 | 3 | 4 | 5;
  readonly locale?: 'ru' | 'en' | 'uk' | 'cs' | 'de' | 'pl' | 'tr' | 'pt-br' | 'es-mx';
}

export interface WidgetOpening {
  /** Publishable key of the partner (pk_…) */
  readonly key?: string;
  /** In a frame of ours: origin of the page around it, as the browser names it */
  readonly parent?: string;
  readonly locale?: 'ru' | 'en' | 'uk' | 'cs' | 'de' | 'pl' | 'tr' | 'pt-br' | 'es-mx';
  /** Of an earlier visit to the same page */
  readonly refreshToken?: string;
  /** One-time token of a known learner */
  readonly externalSubToken?: string;
  readonly show: 'problem' | 'thread';
  readonly problemId?: number;
  readonly threadId?: number;
}

export interface OpenedWidget {
  readonly session: Session;
  readonly problem: LearnerProblem | null;
  readonly thread: Thread | null;
  readonly refused: {
    readonly code: string;
    readonly message: string;
  } | null;
}

export interface Credentials {
  /** User name or e-mail */
  readonly username: string;
  readonly password: string;
  readonly keep?: 'account' | 'anonymous';
}

export interface Registration {
  readonly email?: string;
  readonly username?: string;
  readonly password: string;
  readonly who: 'pupil' | 'parent' | 'teacher' | 'adult';
  readonly targetLessons: (1 | 2 | 3 | 4 | 5)[];
  readonly goal?: number[];
  readonly type?: number;
  readonly birthYear?: number;
  readonly locale?: 'ru' | 'en' | 'uk' | 'cs' | 'de' | 'pl' | 'tr' | 'pt-br' | 'es-mx';
}

export interface Interface {
  readonly locale?: 'ru' | 'en' | 'uk' | 'cs' | 'de' | 'pl' | 'tr' | 'pt-br' | 'es-mx';
  readonly isLightTheme?: boolean;
  /** IANA name, such as 'Europe/Warsaw': goals follow its days */
  readonly timeZone?: string;
}

export interface ServerTime {
  /** UTC, 'YYYY-MM-DD HH:mm:ss' */
  readonly serverTime: string;
}

export interface PartnerKey {
  readonly key: string;
  readonly name: string;
  readonly origins: string[];
  /** Any port of localhost, for those who develop */
  readonly allowsLocalhost: boolean;
  /** UTC, 'YYYY-MM-DD HH:mm:ss' */
  readonly createdAt: string;
  readonly revokedAt: string | null;
}

export interface PartnerKeyDraft {
  readonly name: string;
  readonly origins: string[];
  readonly allowsLocalhost: boolean;
}

export interface PartnerKeyPath {
  readonly key: string;
}

export interface PartnerSecret {
  readonly kid: string;
  /** UTC, 'YYYY-MM-DD HH:mm:ss' */
  readonly createdAt: string;
  readonly endsAt: string | null;
}

export interface NewPartnerSecret {
  readonly kid: string;
  readonly secret: string;
}

export interface Appearance {
  readonly paper?: string;
  readonly card?: string;
  readonly sunk?: string;
  readonly ink?: string;
  readonly 'ink-2'?: string;
  readonly edge?: string;
  readonly hair?: string;
  readonly focus?: string;
  readonly violet?: string;
  readonly 'on-violet'?: string;
  readonly 'violet-soft'?: string;
  readonly 'violet-text'?: string;
  readonly sun?: string;
  readonly 'on-sun'?: string;
  readonly 'sun-soft'?: string;
  readonly mint?: string;
  readonly 'on-mint'?: string;
  readonly 'mint-soft'?: string;
  readonly coral?: string;
  readonly 'on-coral'?: string;
  readonly 'coral-soft'?: string;
  readonly sky?: string;
  readonly 'on-sky'?: string;
  readonly 'sky-soft'?: string;
  readonly 'radius-small'?: string;
  readonly radius?: string;
  readonly 'radius-large'?: string;
  readonly font?: string;
}

export interface PartnerAppearance {
  readonly appearance: Appearance;
}

export interface PartnerConsole {
  readonly tenant: {
    readonly slug: string;
    readonly name: string;
  };
  readonly keys: PartnerKey[];
  readonly secrets: PartnerSecret[];
  readonly appearance: Appearance;
}

export interface PartnerUsageQuery {
  readonly days?: number;
}

export interface PartnerUsage {
  /** A day in UTC */
  readonly from: string;
  /** A day in UTC */
  readonly to: string;
  readonly rows: {
    /** A day in UTC */
    readonly day: string;
    readonly key: string;
    readonly sessions: number;
    readonly opened: number;
    readonly answers: number;
  }[];
}

export interface PageCodeRequest {
  readonly key: string;
  /** Scheme, host and port as a browser sends them */
  readonly origin: string;
  readonly challenge: string;
  readonly state: string;
}

export interface PageCode {
  readonly code: string;
}

export interface PageLogin {
  readonly key: string;
  readonly code: string;
  readonly verifier: string;
  readonly state: string;
  readonly keep?: 'account' | 'anonymous';
}

export interface LevelConfig {
  readonly problemsPerLevel: number;
  readonly starsPerLevel: number;
  readonly maxLevel: number;
  readonly namedLevels: {
    readonly level: number;
    readonly iconTier: number;
  }[];
}

export interface TargetLesson {
  readonly id: 1 | 2 | 3 | 4 | 5;
  readonly position: number;
  readonly excludeForLocales: ('ru' | 'en' | 'uk' | 'cs' | 'de' | 'pl' | 'tr' | 'pt-br' | 'es-mx')[];
  readonly nameKey: string;
}

export interface Language {
  readonly code: string;
  readonly isAvailable: boolean;
  readonly countries: string[];
  readonly soundAvailable: boolean;
}

export interface LanguagesQuery {
  readonly browserLang?: string;
  readonly testLangs?: string;
}

export interface Languages {
  readonly languages: Language[];
  readonly preferred: 'ru' | 'en' | 'uk' | 'cs' | 'de' | 'pl' | 'tr' | 'pt-br' | 'es-mx';
}

export interface Config {
  readonly features: Record<string, boolean>;
  readonly level: LevelConfig;
  readonly targetLessons: TargetLesson[];
  readonly life: {
    readonly max: number;
    readonly tickSeconds: number;
  };
  readonly energy: {
    readonly max: number;
    readonly tickSeconds: number;
  };
  readonly marketing: {
    readonly logic: {
      readonly gradeFrom: number;
      readonly gradeTo: number;
      readonly rating: number;
      readonly reviews: number;
      readonly players: number;
      readonly countries: number;
      readonly childProblems: number;
      readonly adultProblems: number;
    };
    readonly maths: {
      readonly rating: number;
      readonly players: number;
    };
    readonly games: {
      readonly rating: number;
    };
  };
  readonly stores: {
    readonly apple: string | null;
    readonly google: string | null;
  };
  readonly environment: 'development' | 'production' | 'test';
}

export interface Profile {
  readonly userId: number;
  readonly username: string;
  readonly locale: 'ru' | 'en' | 'uk' | 'cs' | 'de' | 'pl' | 'tr' | 'pt-br' | 'es-mx';
  readonly region: {
    readonly countryCode: string | null;
  };
  readonly targetLessons: (1 | 2 | 3 | 4 | 5)[];
  readonly theme: 0 | 1;
  readonly perms: ('quizEditor' | 'card' | 'onlineTeacher' | 'teacher')[];
  readonly services: {
    readonly url: string;
    readonly activeForUser: boolean;
    readonly isUnlimited: boolean;
    readonly expiry: string | null;
    readonly isParent: boolean;
  }[];
  readonly logic: {
    readonly payed: boolean;
    readonly freemium: boolean;
  };
  readonly externalSubscription: {
    readonly type: string;
    /** UTC, 'YYYY-MM-DD HH:mm:ss' */
    readonly endsAt: string;
  } | null;
  readonly billingType:
    'assist' | 'erip' | 'logic' | 'yandex' | 'yandexv3' | 'avangate' | 'xsolla' | 'xsolla_sub' | null;
  /** UTC, 'YYYY-MM-DD HH:mm:ss' */
  readonly registrationDate: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly who: 'pupil' | 'parent' | 'teacher' | 'adult';
  readonly gradeId: number | null;
  readonly grade: string | null;
  readonly withMentor: boolean;
  readonly availableUsers: {
    readonly userId: number;
    readonly displayName: string;
    readonly avatar: string | null;
  }[];
  readonly globalPopup: GlobalPopup;
  readonly stars: number;
  readonly role: 'user' | 'editor';
  readonly isOnline: boolean;
}

export interface PublicProfile {
  readonly userId: number;
  readonly displayName: string;
  readonly avatar: string | null;
  readonly avatarBorderUrl: string | null;
  readonly level: number;
  readonly isOnline: boolean;
}

export interface UserList {
  readonly users: PublicProfile[];
}

export interface IdsQuery {
  /** Up to 50 ids, comma separated */
  readonly ids: string;
}

export interface ProfileList {
  readonly data: PublicProfile[];
}

export interface UserIdBody {
  readonly userId: number;
}

export interface CardIdBody {
  readonly cardId: number;
}

export interface Switched {
  readonly status: 'ok';
  readonly userId: number;
}

export interface ForceSave {
  readonly status: 'ok';
  readonly saveProgress: boolean;
}

export interface Referral {
  readonly info: {
    readonly link: string;
    readonly code: string;
    readonly invited: number;
    readonly rewarded: number;
  };
}

export interface PupilSettings {
  readonly id: number;
  readonly userId: number;
  readonly firstName: string | null;
  readonly middleName: string | null;
  readonly lastName: string | null;
  readonly cityCode: string | null;
  readonly cityOther: string | null;
  readonly institutionType: number | null;
  readonly institutionNumber: string | null;
  readonly institutionOther: string | null;
  readonly avatarId: number | null;
  readonly avatarBorderId: number | null;
  readonly avatarFile: string | null;
  readonly level: number;
  readonly isAllowedToResetProgress: boolean;
  readonly maxResetProgressCount: number;
  readonly takenResetProgressCount: number;
  readonly nextProgressResetDate: string | null;
}

export interface MultiSettings {
  readonly pupils: PupilSettings[];
}

export interface SettingsBody {
  readonly type: number;
  readonly cardId?: number;
  readonly agree?: boolean;
  readonly firstName?: string | null;
  readonly middleName?: string | null;
  readonly lastName?: string | null;
  readonly avatarId?: number | null;
  readonly avatarBorderId?: number | null;
  readonly email?: string;
  readonly phone?: string | null;
  readonly old?: string;
  readonly new?: string;
  readonly cityCode?: string | null;
  readonly cityOther?: string | null;
  readonly institutionType?: number | null;
  readonly institutionNumber?: string | null;
  readonly institutionOther?: string | null;
  readonly username?: string;
  readonly audio?: {
    readonly ui: {
      readonly volume: number;
      readonly enabled: boolean;
    };
    readonly bg: {
      readonly volume: number;
      readonly enabled: boolean;
    };
    readonly narration: {
      readonly volume: number;
      readonly enabled: boolean;
    };
    readonly mentor: {
      readonly volume: number;
      readonly enabled: boolean;
    };
  };
  readonly countryCode?: string;
}

export interface SettingsVerdict {
  readonly status: 'ok' | 'error';
  readonly fields: Record<string, string[]>;
}

export interface NoticeBody {
  readonly notice: string;
}

export interface TeacherCodeBody {
  readonly cardId: number;
  readonly teacherCode: string;
}

export interface EmailBody {
  readonly email: string;
}

export interface EmailVerdict {
  readonly isValid: boolean;
  readonly error: string | null;
}

export interface DeviceBody {
  readonly userId: number;
  readonly platform: string;
}

export interface Scheduler {
  readonly days: number[];
  readonly status: 0 | 1;
}

export interface MtsSubscriptions {
  readonly subscriptions: {
    readonly id: number;
    readonly status: 0 | 1;
  }[];
}

export interface LikeBody {
  readonly likeableId: number;
}

export interface Like {
  readonly id: number;
  readonly likeableId: number;
}

export interface FriendBody {
  readonly friendId: number;
}

export interface Friends {
  readonly ids: number[];
}

export interface Friend {
  readonly id: number;
  readonly friendId: number;
}

export interface Avatars {
  readonly avatars: {
    readonly id: number;
    readonly url: string;
  }[];
  readonly borders: {
    readonly id: number;
    readonly url: string;
  }[];
}

export interface AvatarForm {
  readonly file?: unknown;
  readonly avatarId?: number;
  readonly avatarBorderId?: number;
  readonly userId?: number;
}

export interface AvatarChosen {
  readonly avatar: string | null;
  readonly avatarBorderUrl: string | null;
}

export interface Purchase {
  readonly id: number;
  readonly price: number;
  readonly type:
    | 'undefined'
    | 'quiz'
    | 'game'
    | 'quiz_tag'
    | 'merge'
    | 'service'
    | 'certificate'
    | 'electronic certificate'
    | 'olympiad'
    | 'material'
    | 'souvenir'
    | 'collection card'
    | 'quizzes collection'
    | 'energy'
    | 'online lessons'
    | 'problems';
  readonly purchaseLabel: string;
}

export interface Discount {
  readonly id: number;
  readonly type: 0 | 1 | 2 | 3 | 4;
  readonly status: 0 | 1 | 2 | 3;
  /** UTC, 'YYYY-MM-DD HH:mm:ss' */
  readonly start: string;
  /** UTC, 'YYYY-MM-DD HH:mm:ss' */
  readonly finish: string;
  readonly weight: number;
  readonly withPopup: boolean;
  readonly popupTitle: string | null;
  readonly discountText: string | null;
  readonly substrateColor: string | null;
  readonly allowCards: number[];
  readonly discountedPrices: Record<string, number>;
  readonly discountedLabels: Record<string, string>;
}

export interface CartOrder {
  readonly id: number;
  readonly purchaseId: number;
  readonly targetCardId: number | null;
  readonly price: number;
  readonly discountId: number | null;
  readonly present: boolean;
  readonly isSubscriptionRequest: boolean;
}

export interface Cart {
  readonly cardId: number;
  readonly orders: CartOrder[];
  readonly price: number;
  readonly currency: 'BYN' | 'CAD' | 'EUR' | 'ILS' | 'KZT' | 'RUB' | 'UAH' | 'USD' | 'TRY';
  readonly status: 0 | 1 | 2 | 3;
  readonly expiry: string | null;
}

export interface Shop {
  readonly purchaseCategories?: {
    readonly id: number;
    readonly type: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;
    readonly title: string;
    readonly purchases: Purchase[];
  }[];
  readonly discounts?: Discount[];
  readonly cart?: Cart | null;
  readonly cardIdsNotAvailableForSubscription?: number[];
  readonly priceReductionBonusPercent?: number;
}

export interface ShopQuery {
  /** Comma separated: purchaseCategories, discounts, cart, cardIdsNotAvailableForSubscription, priceReductionBonusPercent */
  readonly shopParts?: string;
  /** Comma separated fields of a purchase */
  readonly purchaseParts?: string;
  readonly categoryType?: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;
  /** Comma separated card ids */
  readonly additionalCardIds?: string;
  readonly platform?: 'web';
}

export interface SourceQuery {
  /** Source tags */
  readonly source?: string;
  readonly cartId?: number;
}

export interface AddPurchase {
  readonly purchaseId: number;
  readonly requestSubscription?: boolean;
  readonly targetCards?: number[];
  readonly loadParams?: {
    readonly shopParts?: string[];
    readonly purchaseParts?: string[];
    readonly categoryType?: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;
  };
  readonly additionalCardIds?: number[];
  readonly allowedOrderIds?: number[];
  readonly recalculateLogic?: boolean;
  readonly withTrial?: boolean;
  readonly presentInfo?: {
    readonly email: string;
    readonly message: string;
    /** UTC, 'YYYY-MM-DD HH:mm:ss' */
    readonly date: string;
  };
}

export interface WaitPayment {
  readonly loadParams?: {
    readonly shopParts?: string[];
    readonly purchaseParts?: string[];
    readonly categoryType?: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;
  };
  readonly currency: 'BYN' | 'CAD' | 'EUR' | 'ILS' | 'KZT' | 'RUB' | 'UAH' | 'USD' | 'TRY';
}

export interface RemoveOrder {
  readonly orderId: number;
  readonly loadParams?: {
    readonly shopParts?: string[];
    readonly purchaseParts?: string[];
    readonly categoryType?: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;
  };
  readonly additionalCardIds?: number[];
}

export interface Payment {
  readonly price: number;
  readonly ERIP?: string;
  readonly surname: string | null;
  readonly firstName: string | null;
  readonly email: string | null;
  readonly okUrl: string;
  readonly failUrl: string;
  readonly defaultUrl: string;
  readonly type: 'assist' | 'erip' | 'logic' | 'yandex' | 'yandexv3' | 'avangate' | 'xsolla' | 'xsolla_sub' | null;
  readonly paymentType: string | null;
  readonly paymentForCart: boolean;
  readonly formUseNewWindow: boolean;
  readonly withTrial: boolean;
  readonly forcedPurchase: number | null;
  readonly supportedTypes: (
    'assist' | 'erip' | 'logic' | 'yandex' | 'yandexv3' | 'avangate' | 'xsolla' | 'xsolla_sub'
  )[];
  readonly minPaymentAmount: number;
}

export interface OnlinePay {
  readonly type: 'assist' | 'erip' | 'logic' | 'yandex' | 'yandexv3' | 'avangate' | 'xsolla' | 'xsolla_sub';
  readonly paymentForCart: boolean;
  readonly price?: number;
  readonly ERIP?: string;
  readonly surname?: string;
  readonly firstName?: string;
  readonly email?: string;
  readonly withTrial?: boolean;
  readonly forcedPurchase?: number;
}

export interface PayAnswer {
  readonly onLoaded?: string;
  readonly url?: string;
  readonly method?: 'GET' | 'POST';
  readonly params: Record<string, string>;
}

export interface CollectionCard {
  readonly id: number;
  /** Names its drawing and its words */
  readonly code: string;
  readonly group: 'meadow' | 'harbour' | 'peaks' | 'forest' | 'desert' | 'space';
  readonly price: number;
  readonly isOpened: boolean;
  readonly image: string | null;
  readonly sound: string | null;
  readonly justBought: boolean;
}

export interface CollectionCards {
  readonly cards: CollectionCard[];
  readonly starsOnBalance: number;
}

export interface CardOpened {
  readonly status: 'ok';
  readonly card: CollectionCard;
  readonly starsOnBalance: number;
}

export interface SituationalCard {
  readonly card: CollectionCard | null;
}

export interface Certificate {
  readonly id: number;
  readonly title: string;
  readonly shortTitle: string;
  readonly image: string | null;
  readonly kind: 'course' | 'season' | 'event' | 'quiz';
  readonly example: string | null;
  readonly stars: number | null;
  readonly purchaseIds: number[];
  readonly blocksCount: number | null;
  readonly problemsCount: number | null;
  readonly requested: boolean;
  readonly canDoRequest: boolean;
  readonly sent: boolean;
}

export interface CertificateDraft {
  readonly title: string;
  readonly shortTitle: string;
  readonly image: string | null;
  readonly kind: 'course' | 'season' | 'event' | 'quiz';
  readonly example: string | null;
  readonly stars: number | null;
  readonly purchaseIds: number[];
  readonly blocksCount: number | null;
  readonly problemsCount: number | null;
}

export interface Certificates {
  readonly data: Certificate[];
}

export interface ShareLink {
  readonly link: string;
}

export interface CertificateRequest {
  readonly id: number;
  readonly certificateId: number;
  readonly name: string;
  readonly phone?: string | null;
  readonly address?: string | null;
  readonly type: 0 | 1;
  readonly status: -1 | 0 | 1 | 2 | 3 | 4 | 5;
}

export interface CertificateRequestBody {
  readonly id?: number;
  readonly certificateId: number;
  readonly name: string;
  readonly phone?: string | null;
  readonly address?: string | null;
  readonly type: 0 | 1;
}

export interface CertificateListQuery {
  readonly parts?: string;
  readonly targetLessons?: string;
}

export interface CertificateList {
  readonly certificates: Certificate[];
  readonly requests: CertificateRequest[];
}

export interface UserCertificate {
  readonly id: number;
  readonly certificateId: number;
  readonly name: string;
  /** UTC, 'YYYY-MM-DD HH:mm:ss' */
  readonly issuedAt: string;
  readonly shareLink: string;
}

export interface UserCertificates {
  readonly data: UserCertificate[];
}

export interface UserCertificateBody {
  readonly certificateId: number;
  readonly name: string;
}

export interface RatingEntry {
  readonly userId: number;
  readonly displayName: string;
  readonly avatar: string | null;
  readonly place: number;
  readonly points: number;
  readonly league: 'paper' | 'wood' | 'bronze' | 'silver' | 'gold' | 'diamond';
}

export interface UserRatingInfo {
  readonly userRatingInfo: {
    readonly place: number | null;
    readonly points: number;
    readonly league: 'paper' | 'wood' | 'bronze' | 'silver' | 'gold' | 'diamond' | null;
    readonly isInRating: boolean;
  };
}

export interface PersonalInfo {
  readonly personalInfo: {
    readonly displayName: string;
  };
}

export interface Positions {
  readonly positions: RatingEntry[];
}

export interface RatingProfile {
  readonly profile: PublicProfile;
  readonly place: number | null;
  readonly points: number;
}

export interface IsInRating {
  readonly isInRating: boolean;
}

export interface TopQuery {
  readonly season?: number;
  readonly tab?: 'season' | 'all-time' | 'city' | 'school' | 'friends';
  readonly page?: number;
}

export interface RatingPage {
  readonly data: RatingEntry[];
  readonly page: number;
  readonly lastPage: number;
}

export interface UserIdsBody {
  readonly userIds: number[];
}

export interface SearchBody {
  readonly text: string;
}

export interface SearchQuery {
  readonly text: string;
}

export interface CodesBody {
  readonly codes: string[];
}

export interface IdsBody {
  readonly ids: number[];
}

export interface City {
  readonly code: string;
  readonly name: string;
}

export interface Cities {
  readonly cities: City[];
}

export interface Institution {
  readonly id: number;
  readonly name: string;
  readonly cityCode: string | null;
}

export interface Institutions {
  readonly institutions: Institution[];
}

export interface FoundPlace {
  readonly page: number | null;
  readonly place: number | null;
}

export interface TotalCount {
  readonly totalCount: number;
}

export interface Season {
  readonly id: number;
  /** UTC, 'YYYY-MM-DD HH:mm:ss' */
  readonly startsAt: string;
  /** UTC, 'YYYY-MM-DD HH:mm:ss' */
  readonly endsAt: string;
}

export interface HallOfFame {
  readonly hallOfFame: {
    readonly season: Season;
    readonly winners: RatingEntry[];
  }[];
}

export interface RatingSettings {
  readonly leagues: ('paper' | 'wood' | 'bronze' | 'silver' | 'gold' | 'diamond')[];
  readonly groupSize: number;
  readonly promoted: number;
  readonly demoted: number;
}

export interface SeasonInfo {
  readonly season: Season | null;
  readonly seasons: {
    readonly notViewedSeason: number | null;
  };
}

export interface RatingCards {
  readonly cards: RatingEntry[];
}

export interface CardsInfo {
  readonly info: {
    readonly userId: number;
    readonly displayName: string;
    readonly stars: number;
  }[];
}

export interface ReportQuery {
  readonly period: 'week' | 'month' | 'all';
}

export interface ReportStretch {
  readonly from: string;
  readonly minutes: number;
  readonly problems: number;
  readonly stars: number;
}

export interface ReportStrength {
  readonly family: string;
  /** In the language of the request */
  readonly title: string;
  readonly problems: number;
  /** Share closed without a mistake */
  readonly firstTry: number;
  readonly level: 'strong' | 'steady' | 'growing';
}

export interface LearningReport {
  readonly period: 'week' | 'month' | 'all';
  readonly step: 'day' | 'week';
  readonly from: string;
  readonly to: string;
  readonly stretches: ReportStretch[];
  readonly totals: {
    readonly minutes: number;
    readonly problems: number;
    readonly flawless: number;
    readonly stars: number;
    readonly days: number;
    readonly theories: number;
  };
  readonly strengths: ReportStrength[];
  readonly since: string | null;
}

export interface DailyAwardInfo {
  readonly id: number;
  readonly isAvailableToAccrue: boolean;
  readonly streakDay: number;
  readonly updatedAt: string | null;
  /** Day of the award to take, or of the one just taken */
  readonly cycleDay: number;
  /** The popup of the last award has been seen */
  readonly isSeen: boolean;
  /** A missed day was forgiven, or would be now */
  readonly isFrozen: boolean;
}

export interface DailyAward {
  readonly id: number;
  readonly day: number;
  readonly kind: 'energy' | 'box';
  readonly amount: number;
}

export interface DailyAwards {
  readonly data: DailyAward[];
}

export interface Box {
  readonly id: number;
  readonly kind: 'energy' | 'card';
  readonly amount: number;
}

export interface Boxes {
  readonly data: Box[];
  /** Each so-many-th box of a person holds a card */
  readonly cardEvery: number;
}

export interface UserBox {
  readonly id: number;
  readonly status: 0 | 1;
  readonly boxId: number;
  readonly box: Box;
  readonly card: CollectionCard | null;
  /** Instead of a card that the person already has */
  readonly starsBack: number;
}

export interface UserBoxes {
  readonly data: UserBox[];
}

export interface UserBoxPath {
  readonly userBoxId: number;
}

export interface GoalCondition {
  readonly type: 'problems' | 'stars' | 'noMistakes' | 'minutes' | 'theory' | 'days';
  readonly target: number;
  readonly current: number;
}

export interface DailyGoalState {
  readonly id: number;
  readonly userBox: UserBox | null;
  readonly isAchieved: boolean;
  readonly date: string;
  readonly dailyGoalId: number;
  readonly conditions: GoalCondition[];
  readonly userId: number;
  readonly validFor: 'day' | 'week';
}

export interface DailyGoalStates {
  readonly data: DailyGoalState[];
  readonly streak?: number;
  readonly longest?: number;
}

export interface GoalStateQuery {
  readonly from: string;
  readonly to: string;
  readonly types?: string;
  readonly withStreak?: number;
}

export interface DailyGoal {
  readonly id: number;
  readonly type: 'problems' | 'stars' | 'noMistakes' | 'minutes' | 'theory' | 'days';
  readonly target: number;
  readonly validFor: 'day' | 'week';
}

export interface DailyGoals {
  readonly data: DailyGoal[];
}

export interface GoalQuery {
  readonly types?: string;
}

export interface TheoryRead {
  readonly theoryId?: number;
  readonly problemId?: number;
}

export interface Achievement {
  readonly id: number;
  readonly group: 'problems' | 'stars' | 'perfect' | 'comeback' | 'explorer' | 'theory' | 'days' | 'cards';
  readonly level: number;
  readonly progress: number;
  readonly target: number;
  readonly achievedAt: string | null;
  readonly isLooked: boolean;
}

export interface Achievements {
  readonly achievements: Achievement[];
}

export interface ActivityBody {
  readonly id: string | null;
  readonly duration: number;
  readonly durationsByType: Record<string, number>;
  readonly isDiffDuration: boolean;
}

export interface ActivityAnswer {
  readonly id: string;
  readonly state: 'ok' | 'stale' | 'limit';
}

export interface AnalyticsEvent {
  readonly name: string;
  readonly params: Record<string, string | number | boolean | null>;
  readonly userParams: Record<string, string | number | boolean | null>;
  readonly experiments: Record<string, string | number | boolean | null>;
  readonly deviceId: string | null;
}

export interface PageError {
  readonly name: string;
  readonly message: string;
  readonly place: string;
  readonly trace: string | null;
}

export interface Preference {
  readonly id: string;
  readonly isAllowed: boolean;
}

export interface Preferences {
  readonly data: Preference[];
}

export interface PreferencePath {
  readonly id: string;
}

export interface PreferenceBody {
  readonly isAllowed: boolean;
}

export interface PreferencesBody {
  readonly preferences: Preference[];
}

export interface FileForm {
  readonly file: unknown;
}

export interface FileServicePath {
  readonly service: string;
}

export interface StoredFile {
  readonly data: {
    readonly name: string;
    readonly extension: string;
    readonly icon: 'pdf' | 'zip' | 'rar' | 'doc' | 'xls' | 'txt' | 'ppt' | 'other';
    readonly url: string;
    readonly size: number;
  };
}

/** Every shape that crosses the wire, by name. */

export interface Models {
  readonly StatusOk: StatusOk;
  readonly IdPath: IdPath;
  readonly IdBody: IdBody;
  readonly SlugPath: SlugPath;
  readonly PageQuery: PageQuery;
  readonly TargetLessonBody: TargetLessonBody;
  readonly Picture: Picture;
  readonly Scene: Scene;
  readonly GraphicState: GraphicState;
  readonly Pointer: Pointer;
  readonly LearnerVariant: LearnerVariant;
  readonly TakenHints: TakenHints;
  readonly LearnerProblem: LearnerProblem;
  readonly ProblemSolution: ProblemSolution;
  readonly AuthorProblem: AuthorProblem;
  readonly ProblemDraft: ProblemDraft;
  readonly NewProblem: NewProblem;
  readonly ProblemImport: ProblemImport;
  readonly ProblemImportReport: ProblemImportReport;
  readonly ProblemPath: ProblemPath;
  readonly ProblemQuery: ProblemQuery;
  readonly ProblemList: ProblemList;
  readonly ProblemStats: ProblemStats;
  readonly Delivered: Delivered;
  readonly PassingPath: PassingPath;
  readonly ProblemProgress: ProblemProgress;
  readonly SolutionContent: SolutionContent;
  readonly Solution: Solution;
  readonly PassingContext: PassingContext;
  readonly Passing: Passing;
  readonly Passings: Passings;
  readonly PassingStats: PassingStats;
  readonly SolvedProblem: SolvedProblem;
  readonly SolvedProblems: SolvedProblems;
  readonly Hint: Hint;
  readonly Accrual: Accrual;
  readonly ProfileCounters: ProfileCounters;
  readonly Thread: Thread;
  readonly ThreadResult: ThreadResult;
  readonly ThreadSummary: ThreadSummary;
  readonly Threads: Threads;
  readonly ThreadQuery: ThreadQuery;
  readonly ThreadIdQuery: ThreadIdQuery;
  readonly ThreadProgress: ThreadProgress;
  readonly ThreadProgressAnswer: ThreadProgressAnswer;
  readonly RecommendedProblem: RecommendedProblem;
  readonly Theory: Theory;
  readonly TheoryDraft: TheoryDraft;
  readonly Theories: Theories;
  readonly TheoryQuery: TheoryQuery;
  readonly Course: Course;
  readonly Courses: Courses;
  readonly CourseQuery: CourseQuery;
  readonly CatalogueQuery: CatalogueQuery;
  readonly CatalogueItem: CatalogueItem;
  readonly CatalogueAnswer: CatalogueAnswer;
  readonly Landing: Landing;
  readonly LastInProgress: LastInProgress;
  readonly LogicProgress: LogicProgress;
  readonly ResetProgress: ResetProgress;
  readonly SideCourseGoals: SideCourseGoals;
  readonly Block: Block;
  readonly BlockCompletion: BlockCompletion;
  readonly Exercise: Exercise;
  readonly ExerciseBlock: ExerciseBlock;
  readonly ExercisePath: ExercisePath;
  readonly ExerciseBlockPath: ExerciseBlockPath;
  readonly LessonPath: LessonPath;
  readonly ComplexityQuery: ComplexityQuery;
  readonly Prediction: Prediction;
  readonly ExerciseBlockProgress: ExerciseBlockProgress;
  readonly TrialState: TrialState;
  readonly Bought: Bought;
  readonly EventProblem: EventProblem;
  readonly EventAttempt: EventAttempt;
  readonly EventResult: EventResult;
  readonly Event: Event;
  readonly Events: Events;
  readonly ActiveEvent: ActiveEvent;
  readonly EventQuery: EventQuery;
  readonly SolvingQuery: SolvingQuery;
  readonly SharePath: SharePath;
  readonly SharedEventResult: SharedEventResult;
  readonly LogicState: LogicState;
  readonly BestResults: BestResults;
  readonly AdditionalTrial: AdditionalTrial;
  readonly GlobalPopup: GlobalPopup;
  readonly PageMeta: PageMeta;
  readonly CommonProfile: CommonProfile;
  readonly CommonProfileAnswer: CommonProfileAnswer;
  readonly TokenQuery: TokenQuery;
  readonly TokenAnswer: TokenAnswer;
  readonly TokenRequest: TokenRequest;
  readonly WebviewCode: WebviewCode;
  readonly Session: Session;
  readonly AnonymousStart: AnonymousStart;
  readonly WidgetOpening: WidgetOpening;
  readonly OpenedWidget: OpenedWidget;
  readonly Credentials: Credentials;
  readonly Registration: Registration;
  readonly Interface: Interface;
  readonly ServerTime: ServerTime;
  readonly PartnerKey: PartnerKey;
  readonly PartnerKeyDraft: PartnerKeyDraft;
  readonly PartnerKeyPath: PartnerKeyPath;
  readonly PartnerSecret: PartnerSecret;
  readonly NewPartnerSecret: NewPartnerSecret;
  readonly Appearance: Appearance;
  readonly PartnerAppearance: PartnerAppearance;
  readonly PartnerConsole: PartnerConsole;
  readonly PartnerUsageQuery: PartnerUsageQuery;
  readonly PartnerUsage: PartnerUsage;
  readonly PageCodeRequest: PageCodeRequest;
  readonly PageCode: PageCode;
  readonly PageLogin: PageLogin;
  readonly LevelConfig: LevelConfig;
  readonly TargetLesson: TargetLesson;
  readonly Language: Language;
  readonly LanguagesQuery: LanguagesQuery;
  readonly Languages: Languages;
  readonly Config: Config;
  readonly Profile: Profile;
  readonly PublicProfile: PublicProfile;
  readonly UserList: UserList;
  readonly IdsQuery: IdsQuery;
  readonly ProfileList: ProfileList;
  readonly UserIdBody: UserIdBody;
  readonly CardIdBody: CardIdBody;
  readonly Switched: Switched;
  readonly ForceSave: ForceSave;
  readonly Referral: Referral;
  readonly PupilSettings: PupilSettings;
  readonly MultiSettings: MultiSettings;
  readonly SettingsBody: SettingsBody;
  readonly SettingsVerdict: SettingsVerdict;
  readonly NoticeBody: NoticeBody;
  readonly TeacherCodeBody: TeacherCodeBody;
  readonly EmailBody: EmailBody;
  readonly EmailVerdict: EmailVerdict;
  readonly DeviceBody: DeviceBody;
  readonly Scheduler: Scheduler;
  readonly MtsSubscriptions: MtsSubscriptions;
  readonly LikeBody: LikeBody;
  readonly Like: Like;
  readonly FriendBody: FriendBody;
  readonly Friends: Friends;
  readonly Friend: Friend;
  readonly Avatars: Avatars;
  readonly AvatarForm: AvatarForm;
  readonly AvatarChosen: AvatarChosen;
  readonly Purchase: Purchase;
  readonly Discount: Discount;
  readonly CartOrder: CartOrder;
  readonly Cart: Cart;
  readonly Shop: Shop;
  readonly ShopQuery: ShopQuery;
  readonly SourceQuery: SourceQuery;
  readonly AddPurchase: AddPurchase;
  readonly WaitPayment: WaitPayment;
  readonly RemoveOrder: RemoveOrder;
  readonly Payment: Payment;
  readonly OnlinePay: OnlinePay;
  readonly PayAnswer: PayAnswer;
  readonly CollectionCard: CollectionCard;
  readonly CollectionCards: CollectionCards;
  readonly CardOpened: CardOpened;
  readonly SituationalCard: SituationalCard;
  readonly Certificate: Certificate;
  readonly CertificateDraft: CertificateDraft;
  readonly Certificates: Certificates;
  readonly ShareLink: ShareLink;
  readonly CertificateRequest: CertificateRequest;
  readonly CertificateRequestBody: CertificateRequestBody;
  readonly CertificateListQuery: CertificateListQuery;
  readonly CertificateList: CertificateList;
  readonly UserCertificate: UserCertificate;
  readonly UserCertificates: UserCertificates;
  readonly UserCertificateBody: UserCertificateBody;
  readonly RatingEntry: RatingEntry;
  readonly UserRatingInfo: UserRatingInfo;
  readonly PersonalInfo: PersonalInfo;
  readonly Positions: Positions;
  readonly RatingProfile: RatingProfile;
  readonly IsInRating: IsInRating;
  readonly TopQuery: TopQuery;
  readonly RatingPage: RatingPage;
  readonly UserIdsBody: UserIdsBody;
  readonly SearchBody: SearchBody;
  readonly SearchQuery: SearchQuery;
  readonly CodesBody: CodesBody;
  readonly IdsBody: IdsBody;
  readonly City: City;
  readonly Cities: Cities;
  readonly Institution: Institution;
  readonly Institutions: Institutions;
  readonly FoundPlace: FoundPlace;
  readonly TotalCount: TotalCount;
  readonly Season: Season;
  readonly HallOfFame: HallOfFame;
  readonly RatingSettings: RatingSettings;
  readonly SeasonInfo: SeasonInfo;
  readonly RatingCards: RatingCards;
  readonly CardsInfo: CardsInfo;
  readonly ReportQuery: ReportQuery;
  readonly ReportStretch: ReportStretch;
  readonly ReportStrength: ReportStrength;
  readonly LearningReport: LearningReport;
  readonly DailyAwardInfo: DailyAwardInfo;
  readonly DailyAward: DailyAward;
  readonly DailyAwards: DailyAwards;
  readonly Box: Box;
  readonly Boxes: Boxes;
  readonly UserBox: UserBox;
  readonly UserBoxes: UserBoxes;
  readonly UserBoxPath: UserBoxPath;
  readonly GoalCondition: GoalCondition;
  readonly DailyGoalState: DailyGoalState;
  readonly DailyGoalStates: DailyGoalStates;
  readonly GoalStateQuery: GoalStateQuery;
  readonly DailyGoal: DailyGoal;
  readonly DailyGoals: DailyGoals;
  readonly GoalQuery: GoalQuery;
  readonly TheoryRead: TheoryRead;
  readonly Achievement: Achievement;
  readonly Achievements: Achievements;
  readonly ActivityBody: ActivityBody;
  readonly ActivityAnswer: ActivityAnswer;
  readonly AnalyticsEvent: AnalyticsEvent;
  readonly PageError: PageError;
  readonly Preference: Preference;
  readonly Preferences: Preferences;
  readonly PreferencePath: PreferencePath;
  readonly PreferenceBody: PreferenceBody;
  readonly PreferencesBody: PreferencesBody;
  readonly FileForm: FileForm;
  readonly FileServicePath: FileServicePath;
  readonly StoredFile: StoredFile;
}

/** A shape by its name, in camelCase. */

export type Model<Name extends keyof Models> = Models[Name];
