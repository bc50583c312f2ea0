import { numbers } from '@logikit/contract';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { SdkError } from '../http/errors.ts';
import type { AuthParts } from './interface.ts';
import type { Session, SessionState } from './session.ts';

/** Who is signed in now. */
export interface SessionHolder {
  readonly session: StoreApi<SessionState>;
  /** True while somebody signs out: a session that ends then was meant to. */
  isLeaving: boolean;
  get(): Session | null;
  /** While it is valid. */
  token(): string | undefined;
  /** Takes over who is signed in from now on; of nobody it is said whether there was a session before. */
  set(next: Session | null, without?: 'guest' | 'ended'): SessionState;
  /** Gets another token, once for all who ask. `refused` is the token that did not work. False: nobody is signed in. */
  renew(refused?: string): Promise<boolean>;
  /** Counts those who were signed in one after another. */
  generation(): number;
  close(): void;
}

/** Holds a session, and renews its token before it ends. */
export function createSessionHolder({ source, tabs, clock, serverTime, onAuthError }: AuthParts): SessionHolder {
  const session = createStore<SessionState>(() => ({ status: 'unknown' }));
  let current: Session | null = null;
  let generation = 0;
  let renewing: Promise<boolean> | undefined;
  let cancelTimer = (): void => undefined;

  function set(next: Session | null, without: 'guest' | 'ended' = 'guest'): SessionState {
    const isOther = next?.userId !== current?.userId;
    if (isOther) generation += 1;
    current = next;
    cancelTimer();
    if (next) {
      if (next.issuedAt > 0) serverTime.hint(next.issuedAt);
      renewAfter(next.expiresAt - numbers.tokenRefreshMarginSeconds * 1000 - serverTime.now());
    }
    if (isOther || !next)
      session.setState(next ? { status: 'signedIn', userId: next.userId } : { status: without }, true);
    return session.getState();
  }

  function renewAfter(ms: number): void {
    cancelTimer();
    // A failure here was the network's: it is tried again, and the next call that needs a token asks anyway.
    cancelTimer = clock.after(Math.max(0, ms), () => void renew().catch(() => renewAfter(numbers.retryBackoffMs.cap)));
  }

  async function renew(refused?: string): Promise<boolean> {
    if (current && refused !== undefined && current.token !== refused) return true;
    return (renewing ??= tabs.alone(replace).finally(() => (renewing = undefined)));
  }

  async function replace(): Promise<boolean> {
    const before = current;
    const next = await source.renew();
    // Somebody signed in or out meanwhile: what came back belongs to the past.
    if (before !== current) return current !== null;
    set(next, before ? 'ended' : 'guest');
    // Whoever signs out may hear from the socket that the session has ended before the answer comes.
    if (before && !next && !holder.isLeaving)
      onAuthError(new SdkError('sessionExpired', 'The session has ended; sign in again.'));
    return next !== null;
  }

  const holder: SessionHolder = {
    session,
    isLeaving: false,
    get: () => current,
    token: () => (current && current.expiresAt > serverTime.now() ? current.token : undefined),
    set,
    renew,
    generation: () => generation,
    close() {
      cancelTimer();
      tabs.close();
    },
  };
  return holder;
}
