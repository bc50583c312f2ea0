import type { StoreApi } from 'zustand/vanilla';
import type { Model } from '../api/models.ts';
import type { Clock } from '../clock.ts';
import type { SdkError } from '../http/errors.ts';
import type { Http } from '../http/http.ts';
import type { ServerTime } from '../stores/server-time.ts';
import type { SessionState } from './session.ts';
import type { AnonymousStart, SessionSource } from './source.ts';
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
  generation(): number;
  close(): void;
}
