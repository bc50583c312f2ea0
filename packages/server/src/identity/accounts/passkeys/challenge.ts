import { createHash } from 'node:crypto';
import { numbers } from '@logikit/contract';
import { type Clock, secondsLater } from '../../../kernel/clock/index.ts';
import type { Tx } from '../../../kernel/database/index.ts';
import { insertChallenge, takeChallenge } from './passkey.db.ts';

interface Asked {
  readonly challenge: string;
  /** Null: whoever wants to sign in. */
  readonly userId: number | null;
}

/** Remembers what an authenticator is asked to sign. */
export async function keepChallenge(tx: Tx, clock: Clock, { challenge, userId }: Asked): Promise<void> {
  const expiresAt = secondsLater(clock.now(), numbers.passkeys.challengeSeconds);
  await insertChallenge(tx, { hash: hashOf(challenge), userId, expiresAt });
}

/** Whether it was asked of this person, or of nobody in particular. It is not good again, whatever the answer is worth. */
export function wasAsked(tx: Tx, clock: Clock, { challenge, userId }: Asked): Promise<boolean> {
  return takeChallenge(tx, { hash: hashOf(challenge), userId, expiresAt: clock.now() });
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
