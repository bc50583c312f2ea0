import { numbers } from '@logikit/contract';
import type { Tx } from '../database/database.ts';
import { addDays } from '../day.ts';
import { selectIsAssigned } from './assignment.db.ts';

// The door of schools for whatever a learner solves.

/** True for a problem that a teacher has set: it takes no lives, and its turn on the road has come (rule D-051). */
export function isAssigned(
  tx: Tx,
  at: { readonly userId: number; readonly problemId: number; readonly context: string; readonly now: Date },
): Promise<boolean> {
  return selectIsAssigned(tx, { ...at, since: shownSince(at.now) });
}

/** Assignments whose day was before this one are over. */
export function shownSince(now: Date): string {
  return addDays(now.toISOString().slice(0, 10), -numbers.school.lateDays);
}
