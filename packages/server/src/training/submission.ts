import type { Model } from '@logikit/contract';
import type { ProfileRow } from '../accounts/profile.ts';
import type { Tx } from '../database/database.ts';
import type { Emit } from '../http/route.ts';
import type { Situation } from './decide.ts';
import type { Place } from './place.ts';
import type { Owner } from './progress.db.ts';

/** An answer on its way in. */
export interface Submission {
  readonly tx: Tx;
  readonly emit: Emit;
  readonly owner: Owner;
  readonly isAnonymous: boolean;
  readonly problemId: number;
  readonly context: Model<'PassingContext'>;
  readonly content: Model<'SolutionContent'>;
  readonly locale: string;
  readonly now: Date;
}

/** What was read before deciding about it. */
export interface Read {
  readonly profile: ProfileRow;
  readonly problem: { readonly id: number; readonly version: number };
  readonly place: Place | null;
  /** What progress is kept under. */
  readonly progressContext: string;
  readonly situation: Situation;
}

/** The day that replays are counted in: of UTC, because the server does not know the learner's zone yet. */
export function dayOf(now: Date): string {
  return now.toISOString().slice(0, 10);
}
