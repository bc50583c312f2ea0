import type { Model } from '@logikit/contract';
import type { Clock } from '../clock/index.ts';
import type { Tx } from '../database/index.ts';
import type { RequestFacts } from '../http/index.ts';
import type { Emit } from '../pubsub/index.ts';

/** Somebody new: an anonymous start, or an account. */
export interface SignUp {
  readonly tx: Tx;
  readonly clock: Clock;
  readonly emit: Emit;
  readonly request: RequestFacts;
  readonly userId: number;
  /** Who was signed in when a new account was made. */
  readonly callerId: number | null;
  /** False for an anonymous start. */
  readonly isAccount: boolean;
  /** Whom a parent registers for. */
  readonly child?: Model<'NewPupil'> | undefined;
  /** What the page knows of where the person comes from. */
  readonly origin: {
    readonly referral?: string | undefined;
    readonly partner?: string | undefined;
    readonly type?: number | undefined;
  };
}

export type OnSignUp = (signUp: SignUp) => Promise<void>;
