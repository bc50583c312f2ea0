// Printed from the contract by `pnpm api`; the compiler holds the two together.

import type { PageInfo } from './paged.ts';
import type { Picture } from './picture.ts';
import type { ByLocale } from './codes.ts';

export interface RecommendedProblem {
  readonly problemId: number | null;
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
  readonly translations: ByLocale<{
    readonly title: string;
    readonly description: string;
  }>;
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
  readonly blocks: ThreadBlock[];
  readonly problems: ThreadProblem[];
  readonly settings: {
    readonly isSequential: boolean;
  };
  readonly view: ThreadView;
}

export interface ThreadBlock {
  readonly id: number;
  readonly translations: ByLocale<{
    readonly title: string;
  }>;
  readonly motif: 'meadow' | 'harbour' | 'peaks' | 'forest' | 'desert' | 'space';
  readonly blockTheory: number | null;
  readonly isCompleted: boolean;
}

export interface ThreadIdQuery {
  readonly threadId?: number;
}

export interface ThreadProblem {
  readonly id: number;
  readonly blockId: number;
  readonly title: string;
  readonly complexity: 1 | 2 | 3 | 4 | 5;
  readonly state: 'done' | 'current' | 'open' | 'locked';
  readonly stars: number;
  readonly isFinal: boolean;
  readonly energyCost?: number;
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

export interface ThreadQuery {
  readonly page?: number;
  readonly perPage?: number;
  readonly paginate?: number;
  readonly targetLesson?: 1 | 2 | 3 | 4 | 5;
  readonly courseId?: number;
}

export interface ThreadResult {
  readonly threadId: number;
  readonly courseId: number;
  readonly type: 'chapter' | 'quiz' | 'side' | 'event' | 'olympiad';
  readonly translations: ByLocale<{
    readonly title: string;
    readonly description: string;
  }>;
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
  readonly translations: ByLocale<{
    readonly title: string;
    readonly description: string;
  }>;
  readonly preview: Picture | null;
  readonly topics: string[];
  readonly view: ThreadView;
  readonly progress: ThreadProgress;
}

export interface ThreadView {
  readonly headerBackground: string | null;
  readonly background: string | null;
  readonly topRoadImage: string | null;
  readonly roadImage: 'meadow' | 'harbour' | 'peaks' | 'forest' | 'desert' | 'space';
  readonly dashboardImage: string | null;
  /** What each block is known by, in the order of the blocks */
  readonly images: string[];
}

export interface Threads {
  readonly meta: PageInfo;
  readonly links: {
    readonly next: string | null;
  };
  readonly data: ThreadSummary[];
}

/** The shapes above by name. */
export interface ThreadModels {
  readonly RecommendedProblem: RecommendedProblem;
  readonly Thread: Thread;
  readonly ThreadBlock: ThreadBlock;
  readonly ThreadIdQuery: ThreadIdQuery;
  readonly ThreadProblem: ThreadProblem;
  readonly ThreadProgress: ThreadProgress;
  readonly ThreadProgressAnswer: ThreadProgressAnswer;
  readonly ThreadQuery: ThreadQuery;
  readonly ThreadResult: ThreadResult;
  readonly ThreadSummary: ThreadSummary;
  readonly ThreadView: ThreadView;
  readonly Threads: Threads;
}
