import type { Model } from '@logikit/contract';
import type { Picture } from '@logikit/contract/scene';
import type { BankEntry, Complexity } from '../bank/entry.ts';
import type { Language, Lesson, Mode } from '../core/family.ts';

export type Words = Readonly<Record<Language, string>>;

/** The landscape that the road paints. */
export type Motif = Model<'Thread'>['view']['roadImage'];

/**
 * `count` problems of one kind, one after another on the road; `mixed` takes the family's modes in turns; with a motif,
 * only problems about it (`boat`).
 */
export type Station = readonly [
  family: string,
  complexity: Complexity,
  mode: Mode | 'mixed',
  count: number,
  motif?: string,
];

interface BlockBase {
  /** Unique in its course; names the block for editors and in fixtures. */
  readonly technicalName: string;
  readonly titles: Words;
  readonly motif: Motif;
  /** The theory that opens before its first problem. */
  readonly theory: string | null;
}

interface ThreadBase {
  readonly technicalName: string;
  readonly titles: Words;
  readonly descriptions: Words;
  readonly motif: Motif;
  /** Open without paying (rule D-090: the first two of a course). */
  readonly isTrial: boolean;
  readonly topics: readonly string[];
}

interface CourseBase {
  readonly technicalName: string;
  readonly kind: 'logic' | 'side' | 'event';
  readonly lesson: Lesson;
  readonly titles: Words;
  readonly descriptions: Words;
}

/** A course as it is written: which kinds of problems stand where. */
export interface CoursePlan extends CourseBase {
  readonly threads: readonly ThreadPlan[];
}

export interface ThreadPlan extends ThreadBase {
  readonly blocks: readonly BlockPlan[];
}

export interface BlockPlan extends BlockBase {
  readonly stations: readonly Station[];
}

/** A course as it is given out: every place has its problem. */
export interface Course extends CourseBase {
  readonly threads: readonly CourseThread[];
}

export interface CourseThread extends ThreadBase {
  readonly blocks: readonly CourseBlock[];
}

export interface CourseBlock extends BlockBase {
  readonly problems: readonly BankEntry[];
}

/** A page that explains one idea, with a picture. */
export interface TheoryPage {
  readonly technicalName: string;
  readonly tags: readonly string[];
  readonly image: Picture;
  readonly imagePlacement: 'image-bottom' | 'image-right';
  readonly texts: Readonly<Record<Language, TheoryTexts>>;
}

export interface TheoryTexts {
  readonly title: string;
  /** Three to six short ones. */
  readonly paragraphs: readonly string[];
  /** The same, to be spoken: numbers spelled, no symbols. */
  readonly narration: string;
  /** Describes the picture. */
  readonly alt: string;
}
