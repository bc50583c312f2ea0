// Printed from the contract by `pnpm api`; the compiler holds the two together.

import type { PageInfo } from './paged.ts';
import type { Picture } from './picture.ts';
import type { ByLocale } from './codes.ts';

export interface Theories {
  readonly meta: PageInfo;
  readonly links: {
    readonly next: string | null;
  };
  readonly data: Theory[];
}

export interface Theory {
  readonly id: number;
  readonly technicalName: string;
  readonly weight: number;
  readonly isEnabled: boolean;
  readonly narrations: ByLocale<string>;
  readonly emoji: string | null;
  readonly tags: string[];
  readonly isCommon: boolean;
  readonly isExplanation: boolean;
  readonly image: Picture | null;
  readonly audio: string | null;
  readonly category: number | null;
  readonly translations: ByLocale<{
    readonly title: string;
    readonly paragraphs: string[];
    readonly alt: string;
  }>;
  readonly settings: {
    readonly imagePlacement: 'image-bottom' | 'image-right';
  };
}

export interface TheoryDraft {
  readonly technicalName: string;
  readonly weight: number;
  readonly isEnabled: boolean;
  readonly narrations: ByLocale<string>;
  readonly emoji: string | null;
  readonly tags: string[];
  readonly isCommon: boolean;
  readonly isExplanation?: boolean;
  readonly image: Picture | null;
  readonly audio: string | null;
  readonly category: number | null;
  readonly translations: ByLocale<{
    readonly title: string;
    readonly paragraphs: string[];
    readonly alt: string;
  }>;
  readonly settings?: {
    readonly imagePlacement: 'image-bottom' | 'image-right';
  };
}

export interface TheoryQuery {
  readonly page?: number;
  readonly perPage?: number;
  readonly paginate?: number;
  readonly targetLesson?: 1 | 2 | 3 | 4 | 5;
}

export interface TheoryTranslation {
  readonly title: string;
  readonly paragraphs: string[];
  readonly alt: string;
}

/** The shapes above by name. */
export interface TheoryModels {
  readonly Theories: Theories;
  readonly Theory: Theory;
  readonly TheoryDraft: TheoryDraft;
  readonly TheoryQuery: TheoryQuery;
  readonly TheoryTranslation: TheoryTranslation;
}
