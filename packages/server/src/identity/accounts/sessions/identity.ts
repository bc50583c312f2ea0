import type { Clock } from '../../../kernel/clock/index.ts';
import type { Identity } from '../../../kernel/http/index.ts';
import { selectOptionalCaller } from './session.db.ts';
import type { Tokens } from './tokens.ts';

/** How the router finds out who asks: the signature tells whose token it is, the rows tell what it may do now. */
export function createIdentity(tokens: Tokens, clock: Clock): Identity {
  return {
    read: (token) => tokens.read(token),
    load: (tx, claims) => selectOptionalCaller(tx, { userId: claims.uid, sessionId: claims.sid }, clock.now()),
  };
}
