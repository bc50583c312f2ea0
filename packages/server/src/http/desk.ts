import type { Call } from '@logikit/contract';
import type { Clock } from '../clock.ts';
import type { Sql } from '../database/database.ts';
import type { Relay } from '../live/relay.ts';
import type { Identity } from './identity.ts';
import type { Limits } from './limits.ts';
import type { Schemas } from './schemas.ts';

/** What answering a call needs beside its handler. */
export interface Desk {
  readonly sql: Sql;
  readonly clock: Clock;
  readonly schemas: Schemas;
  readonly identity: Identity;
  readonly limits: Limits;
  readonly relay: Relay;
  readonly publicUrl: () => string;
  /** An answer that does not fit its model: a fault in tests, a line in the log elsewhere. */
  readonly onAnswerFault: (call: Call, faults: readonly string[]) => void;
}

export interface CallAnswer {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
}
