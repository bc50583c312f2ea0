import { send } from '../http/send.ts';
import type { Model } from '../api/models.ts';
import { numbers } from '@logikit/contract';
import * as calls from '@logikit/contract/calls/identity/auth';
import { switchUser } from '@logikit/contract/calls/identity/profile';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Clock } from '../clock.ts';
import { ApiError, SdkError } from '../http/errors.ts';
import { isOffline } from '../http/retry.ts';
import type { Http } from '../http/http.ts';
import type { ServerTime } from '../stores/server-time.ts';
import type { Session, SessionState } from './session.ts';
import { type AnonymousStart, fromAnswer, type SessionSource } from './source.ts';
import type { Tabs } from './tabs.ts';

export interface AuthParts {
  readonly http: Http;
  readonly source: SessionSource;
  readonly tabs: Tabs;
  readonly clock: Clock;
  readonly serverTime: Pick<ServerTime, 'now' | 'hint'>;
  readonly onAuthError: (error: SdkError) => void;
}

/** Signing in and staying signed in. */
export interface Auth {
  /** Who is signed in. Never holds a token. */
  readonly session: StoreApi<SessionState>;
  /** Picks up the session of an earlier visit, if there is one; a guest stays a guest. */
  resume(): Promise<SessionState>;
  /** Like `resume`, and starts an anonymous learner where there is nobody. Safe to call from every widget. */
  start(start?: AnonymousStart): Promise<SessionState>;
  /**
   * Goes on with a session that another call has answered at that time of this device's clock (default: now), where nobody
   * is signed in yet. What another tab has made of it since comes first.
   */
  adopt(session: Model<'Session'>, at?: number): Promise<SessionState>;
  login(credentials: Model<'Credentials'>): Promise<SessionState>;
  register(registration: Model<'Registration'>): Promise<SessionState>;
  /** Signs in with the session that another call answers: a network's window, a passkey. */
  enter(ask: () => Promise<Model<'Session'>>): Promise<SessionState>;
  /** On a partner's page: takes the session that somebody has opened for it on the platform's own page. */
  loginOnPage(login: Model<'PageLogin'>): Promise<SessionState>;
  /** Hands the device to another one of the family, on our own pages. Nothing of whoever was here before stays. */
  switchTo(userId: number): Promise<SessionState>;
  /** A pupil without an account joins a class by its code, and begins to learn where nobody is signed in. */
  joinClass(code: Model<'GuestCode'>): Promise<SessionState>;
  logout(): Promise<void>;
  /** A token that is valid now, for the socket and for a frame's port. Undefined for a guest. */
  token(): Promise<string | undefined>;
  /** Gets another token, once for all who ask. `refused` is the token that did not work. False: nobody is signed in. */
  renew(refused?: string): Promise<boolean>;
  /** Runs before the user signs in as another or signs out: the last moment to send what is theirs. */
  beforeLeaving(run: () => Promise<void>): () => void;
}

export interface AuthInside extends Auth {
  bearer(auth: string): Promise<string | undefined>;
  generation(): number;
  close(): void;
}

export function createAuth(parts: AuthParts): AuthInside {
  const { http, source, tabs, clock, serverTime } = parts;
  const session = createStore<SessionState>(() => ({ status: 'unknown' }));
  let current: Session | null = null;
  const leavers = new Set<() => Promise<void>>();
  let generation = 0;
  let starting: Promise<SessionState> | undefined;
  let renewing: Promise<boolean> | undefined;
  let isLeaving = false;
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

  function renew(refused?: string): Promise<boolean> {
    if (current && refused !== undefined && current.token !== refused) return Promise.resolve(true);
    renewing ??= tabs.alone(replace).finally(() => (renewing = undefined));
    return renewing;
  }

  async function replace(): Promise<boolean> {
    const before = current;
    const next = await source.renew();
    // Somebody signed in or out meanwhile: what came back belongs to the past.
    if (before !== current) return current !== null;
    set(next, before ? 'ended' : 'guest');
    // Whoever signs out may hear from the socket that the session has ended before the answer comes.
    if (before && !next && !isLeaving)
      parts.onAuthError(new SdkError('sessionExpired', 'The session has ended; sign in again.'));
    return next !== null;
  }

  /** Without a connection what is held goes on; what is done meanwhile is sent when the platform can be reached. */
  function begin(get: () => Promise<Session | null>, held = source.remembered): Promise<SessionState> {
    if (current) return Promise.resolve(session.getState());
    const getOrHeld = () =>
      get().catch(async (error: unknown) => {
        const mine = isOffline(error) ? await held() : null;
        if (!mine) throw error;
        return mine;
      });
    // Two tabs that open together: the second finds what the first one started.
    starting ??= tabs.alone(async () => set(await getOrHeld())).finally(() => (starting = undefined));
    return starting;
  }

  async function leave(): Promise<void> {
    await Promise.all([...leavers].map((run) => run()));
  }

  async function enter(get: () => Promise<Model<'Session'>>): Promise<SessionState> {
    await leave();
    const next = fromAnswer(await get());
    await source.adopt(next);
    return setForAll(next);
  }

  /** Like `set`, and tells the other tabs. */
  function setForAll(next: Session | null, without?: 'ended'): SessionState {
    tabs.tell(next ? { type: 'signedIn', userId: next.userId } : { type: 'signedOut' });
    return set(next, without);
  }

  async function token(): Promise<string | undefined> {
    await starting?.catch(() => undefined);
    if (current && current.expiresAt <= serverTime.now()) {
      await renew(current.token).catch((error: unknown) => {
        if (!isOffline(error)) throw error;
      });
    }
    // An old token helps nobody: without a connection a call goes out without one, and a service worker may answer it.
    return current && current.expiresAt > serverTime.now() ? current.token : undefined;
  }

  tabs.listen((message) => {
    if (!current || !source.isShared()) return;
    if (message.type === 'signedOut') set(null);
    else if (message.userId !== current.userId) void renew().catch(() => set(null));
  });

  return {
    session,
    resume: () => begin(() => source.renew()),
    async start(start = {}) {
      const state = await begin(async () => (await source.renew()) ?? (await source.begin(start)));
      // A `resume` under way may have found a guest: then it is our turn.
      return state.status === 'guest' ? begin(() => source.begin(start)) : state;
    },
    adopt(answer, at = clock.now()) {
      const mine = fromAnswer(answer);
      const held = () => Promise.resolve({ ...mine, issuedAt: mine.issuedAt + clock.now() - at });
      return begin(async () => ((await source.holds(mine)) ? held() : source.renew()), held);
    },
    login: (body) => enter(() => send(http, calls.authenticate, { body })),
    register: (body) => enter(() => send(http, calls.register, { body })),
    enter,
    loginOnPage: (body) => enter(() => send(http, calls.loginOnPage, { body })),
    async switchTo(userId) {
      await leave();
      await send(http, switchUser, { body: { userId } });
      return tabs.alone(async () => setForAll(await source.renew(), 'ended'));
    },
    joinClass: (body) => enter(() => send(http, calls.joinByTeacherCode, { body })),
    async logout() {
      await leave();
      isLeaving = true;
      try {
        await send(http, calls.logout, {});
      } catch (error) {
        // The session is over already, e.g. because it was ended everywhere: that is what was asked for.
        if (!(error instanceof ApiError && error.status === 401)) throw error;
      } finally {
        isLeaving = false;
        await source.forget();
        setForAll(null);
      }
    },
    token,
    renew,
    beforeLeaving(run) {
      leavers.add(run);
      return () => void leavers.delete(run);
    },
    bearer: (auth) => (auth === 'none' ? Promise.resolve(undefined) : token()),
    generation: () => generation,
    close() {
      cancelTimer();
      tabs.close();
    },
  };
}
