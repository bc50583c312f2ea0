import type { Part, PartAction, PartState } from './scene.ts';

/** What one kind of part does: the shape of its state and the ways to change it. */
export interface PartLaw<P extends Part, S extends PartState> {
  readonly initial: (part: P) => S;
  /** Returns the very same state when the action is not allowed. */
  readonly reduce: (part: P, before: S, action: PartAction) => S;
  readonly isComplete: (part: P, state: S) => boolean;
}

/**
 * The actions that must lead from the initial state to `wanted`; null when it is not even of the right form. Stands beside
 * the law, because a player only plays: it never replays.
 */
export type Replay<P extends Part> = (part: P, wanted: unknown) => readonly PartAction[] | null;

export function isStrings(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}

export function isIntegers(value: unknown): value is readonly number[] {
  return Array.isArray(value) && value.every(Number.isInteger);
}
