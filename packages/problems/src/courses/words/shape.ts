/** A name and what stands under it. */
export interface Titled {
  readonly title: string;
  readonly description: string;
}

/** An idea that somebody meets for the first time: two to four short sentences that can be read aloud. */
export interface Idea {
  readonly title: string;
  readonly lines: readonly string[];
}

export type CourseName =
  | 'sprouts'
  | 'school-ready'
  | 'preschool'
  | 'junior'
  | 'adult'
  | 'maths-facts'
  | 'spatial'
  | 'coding'
  | 'olympiad'
  | 'tournament'
  | 'festival'
  | 'quiz';

/** Chapters with a name of their own; every other one is called by the place that it leads through. */
export type NamedThread = 'junior-patterns' | 'junior-first-plans' | 'adult-rules' | 'adult-no-guessing';

export type SideThread =
  | 'maths-facts-1'
  | 'maths-facts-2'
  | 'maths-facts-3'
  | 'spatial-1'
  | 'spatial-2'
  | 'spatial-3'
  | 'coding-1'
  | 'coding-2'
  | 'coding-3';

/** Blocks with a name of their own; every other one is called by its idea. */
export type NamedBlock =
  | 'harbour-of-patterns'
  | 'meadow-of-shapes'
  | 'odd-grove'
  | 'crystal-sums'
  | 'forest-of-queues'
  | 'square-fields'
  | 'robot-desert'
  | 'matrix-harbour'
  | 'sequence-stairs'
  | 'class-meadow'
  | 'candidate-fields'
  | 'order-forest'
  | 'table-desert';

/** Every sentence of the courses but the theory pages that have their own pictures. */
export interface CourseWords {
  readonly courses: Readonly<Record<CourseName, Titled>>;
  readonly threads: Readonly<Record<NamedThread, Titled>>;
  readonly sideThreads: Readonly<Record<SideThread, string>>;
  readonly blocks: Readonly<Record<NamedBlock, string>>;
  /** The block at the end of a chapter, with one problem of each of its ideas. */
  readonly checkpoint: string;
  readonly landing: LandingWords;
  /** By family. */
  readonly ideas: Readonly<Record<string, Idea>>;
}

/** What a course or an event says of itself to somebody who has not begun. */
export interface LandingWords {
  /** Over the list of ideas. */
  readonly inside: string;
  readonly road: Titled;
  /** How an event goes, and what counts in it. */
  readonly rules: Titled;
  readonly after: Titled;
  /** Buttons: to the next slide, into a course, into an event. */
  readonly next: string;
  readonly begin: string;
  readonly join: string;
}

/** Pages with a picture of their own, by the family that they open. */
export type PageByFamily = Readonly<Record<string, string>>;
