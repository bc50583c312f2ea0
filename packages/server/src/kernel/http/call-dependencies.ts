import type { Call } from '@logikit/contract';
import type { Clock } from '../clock/index.ts';
import type { Sql } from '../database/index.ts';
import type { Consumers } from '../event-log/index.ts';
import type { Identity } from './identity.ts';
import type { Limits } from './security/limits.ts';
import type { Schemas } from './schemas.ts';

/** What answering a call needs beside its handler. */
export interface CallDependencies {
  readonly sql: Sql;
  readonly clock: Clock;
  readonly schemas: Schemas;
  readonly identity: Identity;
  readonly limits: Limits;
  readonly events: Pick<Consumers, 'wake'>;
  readonly publicUrl: () => string;
  /** An answer that does not fit its model: a fault in tests, a line in the log elsewhere. */
  readonly onAnswerFault: (call: Call, faults: readonly string[]) => void;
}

export interface CallAnswer {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string | string[]>>;
}
