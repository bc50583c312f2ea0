import type { PendingQuery, Row } from 'postgres';
import type { Sql, Tx } from '../database/index.ts';
import type { Log } from '../log/index.ts';

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

/** A subquery `(kind, user_id, facts)` of what a consumer has not heard. */
export type UnheardEvents = PendingQuery<Row[]>;

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
  /**
   * Makes by one statement what the consumer would have made if it had been there from the start, once, in the
   * transaction that makes its cursor. Left out: what happened before is not told to it. NOTE: what comes from an event
   * of `unheard` is not its own: that is told to `handle`.
   */
  backfill?(tx: Tx, unheard: UnheardEvents): Promise<void>;
}

/** A consumer in its surroundings. */
export interface Consuming {
  readonly sql: Sql;
  readonly log: Log;
  readonly consumer: Consumer;
  /** Events were handled: what that has appended, others may want to hear. */
  readonly onHeard: () => void;
  /** An event failed in its batch, alone, and when it was told again. */
  readonly onPutAside: (error: unknown, event: LoggedEvent) => void;
}
