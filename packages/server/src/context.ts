import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database, Sql } from './database/database.ts';
import type { Passwords } from './accounts/password.ts';
import type { Door } from './accounts/sign-in.ts';
import type { PersonRows } from './person-rows.ts';
import type { Bus } from './live/bus.ts';
import type { Identity } from './http/identity.ts';
import type { Limits } from './http/limits.ts';
import type { Log } from './log.ts';

/** What features are built from. Handlers do not see it: they get the narrow input of route.ts. */
export interface Context {
  readonly config: Config;
  readonly log: Log;
  readonly clock: Clock;
  /** The pool: for preparation and jobs. NOTE: never inside a handler, which has its own `tx`. */
  readonly sql: Sql;
  readonly databaseKind: Database['kind'];
  readonly bus: Bus;
  readonly limits: Limits;
  /** Who a token belongs to. */
  readonly identity: Identity;
  /** Signs people in. */
  readonly door: Door;
  readonly passwords: Passwords;
  /** The address that people type, known once the platform listens. */
  readonly publicUrl: () => string;
  /** Every feature's rows of a person, for merging and erasing. */
  readonly people: () => readonly PersonRows[];
}
