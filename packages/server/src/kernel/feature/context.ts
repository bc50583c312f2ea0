import type { Clock } from '../clock/index.ts';
import type { Config } from '../config/index.ts';
import type { Database, Sql } from '../database/index.ts';
import type { OnSignUp } from './sign-up.ts';
import type { UserData } from './user-data.ts';
import type { Bus } from '../pubsub/index.ts';
import type { Identity, Limits } from '../http/index.ts';
import type { Log } from '../log/index.ts';

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
  /** Whether an active key lists this origin. */
  readonly isPartnerOrigin: (origin: string) => Promise<boolean>;
  /** The address that people type, known once the platform listens. */
  readonly publicUrl: () => string;
  /** Every feature's rows of a person, for merging and erasing. */
  readonly people: () => readonly UserData[];
  /** Runs what every feature does when somebody new has come, in the caller's transaction. */
  readonly onSignUp: OnSignUp;
}
