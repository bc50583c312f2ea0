// Printed from the contract by `pnpm api`; the compiler holds the two together.

import type { PageInfo } from './paged.ts';
import type { GraphicState, Picture, Scene } from './picture.ts';
import type { ProblemProgress } from './progress.ts';
import type { ByLocale } from './codes.ts';

export interface AuthorProblem {
  readonly complexity: 1 | 2 | 3 | 4 | 5;
  readonly targetLesson: 1 | 2 | 3 | 4 | 5;
  readonly isEnabled: boolean;
  readonly emoji: string | null;
  readonly confettiPattern: string | null;
  readonly tags: string[];
  readonly narration: boolean;
  readonly narrations: ByLocale<string>;
  readonly solutionNarrations: ByLocale<string[]>;
  readonly translations: ByLocale<{
    readonly title: string;
    readonly question: string;
    /** A large table takes a sentence for every cell */
    readonly alt: string;
    readonly praise: string;
    readonly hints: Pointer[];
    readonly steps: Pointer[];
    readonly feedback: Record<string, Pointer>;
    readonly strings: Record<string, string>;
  }>;
  readonly variants: AuthorVariant[];
  readonly rightNumber: string | null;
  readonly settings: ProblemSettings;
  readonly variantSettings: VariantSettings;
  readonly viewSettings: ViewSettings;
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

export interface AuthorTranslation {
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

export interface AuthorVariant {
  readonly key: string;
  readonly image: Picture | null;
  readonly backgroundColor: string | null;
  readonly isRight: boolean;
  readonly tag: string | null;
  readonly translations: ByLocale<{
    readonly text: string;
    readonly alt: string;
  }>;
}

export interface Delivered {
  readonly delivered: number;
}

export interface LearnerProblem {
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
}

export interface LearnerVariant {
  readonly id: string;
  readonly image: Picture | null;
  readonly backgroundColor: string | null;
  readonly translations: ByLocale<{
    readonly text: string;
    readonly alt: string;
  }>;
}

export type NewProblem =
  | ProblemDraft
  | {
      readonly copyOf: number;
    };

export interface Pointer {
  readonly text: string;
  readonly highlight: string[];
}

export interface ProblemChange {
  readonly complexity: 1 | 2 | 3 | 4 | 5;
  readonly targetLesson: 1 | 2 | 3 | 4 | 5;
  readonly isEnabled: boolean;
  readonly emoji: string | null;
  readonly confettiPattern: string | null;
  readonly tags: string[];
  readonly narration: boolean;
  readonly narrations: ByLocale<string>;
  readonly solutionNarrations: ByLocale<string[]>;
  readonly translations: ByLocale<{
    readonly title: string;
    readonly question: string;
    /** A large table takes a sentence for every cell */
    readonly alt: string;
    readonly praise: string;
    readonly hints: Pointer[];
    readonly steps: Pointer[];
    readonly feedback: Record<string, Pointer>;
    readonly strings: Record<string, string>;
  }>;
  readonly variants: AuthorVariant[];
  readonly rightNumber: string | null;
  readonly settings: ProblemSettings;
  readonly variantSettings: VariantSettings;
  readonly viewSettings: ViewSettings;
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
  /** The version that was read: a change that somebody else has made since is not overwritten */
  readonly baseVersion?: number;
}

export interface ProblemDraft {
  readonly complexity: 1 | 2 | 3 | 4 | 5;
  readonly targetLesson: 1 | 2 | 3 | 4 | 5;
  readonly isEnabled: boolean;
  readonly emoji: string | null;
  readonly confettiPattern: string | null;
  readonly tags: string[];
  readonly narration: boolean;
  readonly narrations: ByLocale<string>;
  readonly solutionNarrations: ByLocale<string[]>;
  readonly translations: ByLocale<{
    readonly title: string;
    readonly question: string;
    /** A large table takes a sentence for every cell */
    readonly alt: string;
    readonly praise: string;
    readonly hints: Pointer[];
    readonly steps: Pointer[];
    readonly feedback: Record<string, Pointer>;
    readonly strings: Record<string, string>;
  }>;
  readonly variants: AuthorVariant[];
  readonly rightNumber: string | null;
  readonly settings: ProblemSettings;
  readonly variantSettings: VariantSettings;
  readonly viewSettings: ViewSettings;
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

export interface ProblemList {
  readonly meta: PageInfo;
  readonly links: {
    readonly next: string | null;
  };
  readonly data: ProblemListEntry[];
}

export interface ProblemListEntry {
  readonly id: number;
  readonly title: string;
  readonly complexity: 1 | 2 | 3 | 4 | 5;
  readonly targetLesson: 1 | 2 | 3 | 4 | 5;
  readonly isEnabled: boolean;
  readonly tags: string[];
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

export interface ProblemSettings {
  readonly voiceoverOnly: boolean;
  readonly autoAnswerSend: boolean;
  readonly graphic: {
    readonly isVerifiable: boolean;
  };
}

export interface ProblemSolution {
  /** Ids of the right variants, as this learner sees them */
  readonly rightVariants: string[];
  readonly rightNumber: string | null;
  readonly rightState: GraphicState | null;
  readonly steps: Pointer[];
  readonly praise: string;
  readonly solutionComment: string;
  readonly solutionNarrations: ByLocale<string[]>;
  readonly explanationImage: Picture | null;
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

export interface ProblemTranslation {
  readonly title: string;
  readonly question: string;
  /** Describes the picture without giving the answer */
  readonly alt: string;
}

export interface SamplePath {
  readonly audience: 'child' | 'adult';
}

export interface SampleProblem {
  readonly problemId: number;
}

export interface TakenHints {
  readonly pointers: Pointer[];
  readonly removedVariant: string | null;
}

export interface VariantSettings {
  readonly anyIsRight: boolean;
  readonly isMultiSelection: boolean;
  readonly isAutoValidatingString: boolean;
  readonly noBorder: boolean;
  readonly autoValidatingParams: {
    readonly type: 'number';
    readonly characterLimit: number;
  };
}

export interface VariantTranslation {
  readonly text: string;
  readonly alt: string;
}

export interface ViewSettings {
  readonly bigVariantsPC: boolean;
  readonly bigVariantsMobile: boolean;
  readonly backgroundColor: string;
  readonly backgroundImageType: 'pattern';
  readonly variantsInContent: boolean;
  readonly variantColumnsMobile: number;
  readonly preset:
    'multiline-text-graphic-l' | 'text-graphic-l' | 'text-graphic-m' | 'text-graphic-s' | 'multiline-text-graphic-xl';
}

/** The shapes above by name. */
export interface ProblemModels {
  readonly AuthorProblem: AuthorProblem;
  readonly AuthorTranslation: AuthorTranslation;
  readonly AuthorVariant: AuthorVariant;
  readonly Delivered: Delivered;
  readonly LearnerProblem: LearnerProblem;
  readonly LearnerVariant: LearnerVariant;
  readonly NewProblem: NewProblem;
  readonly Pointer: Pointer;
  readonly ProblemChange: ProblemChange;
  readonly ProblemDraft: ProblemDraft;
  readonly ProblemImport: ProblemImport;
  readonly ProblemImportReport: ProblemImportReport;
  readonly ProblemList: ProblemList;
  readonly ProblemListEntry: ProblemListEntry;
  readonly ProblemPath: ProblemPath;
  readonly ProblemQuery: ProblemQuery;
  readonly ProblemSettings: ProblemSettings;
  readonly ProblemSolution: ProblemSolution;
  readonly ProblemStats: ProblemStats;
  readonly ProblemTranslation: ProblemTranslation;
  readonly SamplePath: SamplePath;
  readonly SampleProblem: SampleProblem;
  readonly TakenHints: TakenHints;
  readonly VariantSettings: VariantSettings;
  readonly VariantTranslation: VariantTranslation;
  readonly ViewSettings: ViewSettings;
}
