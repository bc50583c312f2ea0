// Printed from the contract by `pnpm api`; the compiler holds the two together.

import type { PageInfo } from './paged.ts';
import type { Passing } from './passing.ts';
import type { ByLocale } from './codes.ts';

export interface ActiveEvent {
  readonly event: Event | null;
}

export interface Event {
  readonly id: number;
  /** Address part, e.g. "olympiad-2026-09-07" */
  readonly url: string;
  readonly targetLesson: 1 | 2 | 3 | 4 | 5;
  readonly motif: 'meadow' | 'harbour' | 'peaks' | 'forest' | 'desert' | 'space';
  readonly translations: ByLocale<{
    readonly title: string;
    readonly description: string;
  }>;
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

export interface EventProblem {
  readonly id: number;
  readonly title: string;
  readonly complexity: 1 | 2 | 3 | 4 | 5;
  readonly stars: number;
  readonly isFinal: boolean;
}

export interface EventQuery {
  readonly paginate?: number;
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

export interface Events {
  readonly meta: PageInfo;
  readonly links: {
    readonly next: string | null;
  };
  readonly data: Event[];
}

export interface SharePath {
  readonly token: string;
}

export interface SharedEventResult {
  readonly url: string;
  readonly motif: 'meadow' | 'harbour' | 'peaks' | 'forest' | 'desert' | 'space';
  readonly translations: ByLocale<{
    readonly title: string;
    readonly description: string;
  }>;
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

export interface SolvingQuery {
  readonly solving?: number;
}

/** The shapes above by name. */
export interface EventModels {
  readonly ActiveEvent: ActiveEvent;
  readonly Event: Event;
  readonly EventAttempt: EventAttempt;
  readonly EventProblem: EventProblem;
  readonly EventQuery: EventQuery;
  readonly EventResult: EventResult;
  readonly Events: Events;
  readonly SharePath: SharePath;
  readonly SharedEventResult: SharedEventResult;
  readonly SolvingQuery: SolvingQuery;
}
