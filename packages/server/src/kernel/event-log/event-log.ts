import type { Tx } from '../database/index.ts';

/** Something that has happened. What its facts are is said by who appends the kind. */
export interface NewEvent {
  readonly kind: string;
  /** Whose event it is: it is erased with them. */
  readonly userId: number | null;
  readonly facts: object;
}

export interface LoggedEvent extends NewEvent {
  readonly id: number;
  readonly createdAt: Date;
}

/**
 * Reads the log in the order of commits, in batches. A batch, what is written for it in `tx`, and the place up to where
 * the consumer has come are one transaction: each event counts exactly once.
 */
export interface Consumer {
  /** Names its cursor. */
  readonly name: string;
  /** Events of other kinds are passed over; null: all are heard. */
  readonly kinds: readonly string[];
  /** How long to rest between two batches, so that events which come one by one are read together. Milliseconds. */
  readonly restMs: number;
  handle(tx: Tx, events: readonly LoggedEvent[]): Promise<void>;
}
