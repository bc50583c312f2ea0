import type { Call, CallInput, CallOutput, ErrorCode } from '@logikit/contract';
import type { Clock } from '../clock/index.ts';
import type { Tx } from '../database/index.ts';
import type { Emit } from '../pubsub/index.ts';
import type { KeptAnswer, StoredKey } from '../idempotency/index.ts';

/** Who asks, as the session and user rows say at this moment. */
export interface User {
  readonly id: number;
  readonly tenantId: number;
  readonly sessionId: string;
  readonly anonymous: boolean;
  readonly role: 'user' | 'editor';
  readonly perms: readonly string[];
  /** Where the token is good: our own pages, or one partner's page. */
  readonly audience: 'portal' | 'embed';
  readonly origin: string | null;
  /** True: `origin` is the page around a frame of ours, and requests come from our own origin. */
  readonly inFrame: boolean;
  /** The publishable key that an embed's session came by; null for sessions that are older than that is known. */
  readonly partnerKey: string | null;
  /** The tenant whose keys, secret and look this person may change. */
  readonly ownedTenantId: number | null;
  /** What this person of ours sees to. */
  readonly duties: readonly string[];
}

export interface Tenant {
  readonly id: number;
  readonly slug: string;
}

/** The few facts of HTTP that a handler may need. */
export interface RequestFacts {
  readonly id: string;
  readonly address: string;
  readonly origin: string | null;
  /** True on our own pages and where there is no page at all. */
  readonly isOwnOrigin: boolean;
  readonly socketId: string | null;
  readonly acceptLanguage: string | null;
  /** What the browser calls itself. */
  readonly agent: string | null;
  cookie(name: string): string | null;
}

interface Surroundings {
  /** The request's transaction when the call changes something, else the pool. */
  readonly tx: Tx;
  readonly tenant: Tenant;
  readonly locale: string;
  readonly clock: Clock;
  readonly emit: Emit;
  readonly request: RequestFacts;
  /** Adds a header to the answer; kept for replays too. Of `set-cookie` there may be several, of others the last counts. */
  setHeader(name: string, value: string): void;
}

type UserOf<Auth> = Auth extends 'none'
  ? null
  : Auth extends 'optional'
    ? User | null
    : Auth extends 'partner'
      ? User & { readonly ownedTenantId: number }
      : User;

/** All that a handler gets. Values are validated and camelCase. */
export type Handling<C extends Call> = Surroundings & { readonly user: UserOf<C['auth']> } & CallInput<C>;

/**
 * Counts requests, or only the refused ones, by one key. A point is taken before the work and outside of the transaction;
 * where only an error counts, it is given back when the request ends otherwise (rule D-313).
 */
export interface Limit {
  readonly name: string;
  readonly points: number;
  readonly seconds: number;
  readonly key: (input: LimitInput) => string | Promise<string>;
  /** Left out: the limit is for every request of the call. */
  readonly isFor?: (input: LimitInput) => boolean;
  /** Left out: every request counts. A code: only requests that end with it. */
  readonly onlyAfter?: ErrorCode;
  /** Counts by address, so loopback is exempt in development. */
  readonly byAddress: boolean;
  /** Beyond its points it asks for a puzzle's solution; limits of one name share it (decision 0035). */
  readonly puzzle?: { readonly name: string; readonly bits: number };
  /** Refuses nobody: it is told when the points are reached. */
  readonly alarm?: () => void;
}

export interface LimitInput {
  readonly address: string;
  readonly userId: number | null;
  readonly body: unknown;
  readonly cookie: RequestFacts['cookie'];
}

/** Slow work that must not hold the transaction, such as hashing a password. Runs before it; `tx` is the pool. */
export type Before<C extends Call, B> = (input: Omit<Handling<C>, 'emit' | 'setHeader'>) => Promise<B>;

export interface RouteOptions {
  readonly limits?: readonly Limit[];
  /** Compresses the answer: for a large one that repeats nothing of what was asked, so its size tells no secret. */
  readonly isCompressed?: boolean;
  /** The answer holds tokens: it is kept sealed with the client's key. */
  readonly isSecret?: boolean;
  /** A GET that changes something (the specification has a few): runs in a transaction, without a key. */
  readonly changes?: boolean;
  /** For calls whose bodies are larger or deeper than what learners send. */
  readonly body?: { readonly bytes: number; readonly depth: number };
  /** Policy beyond the call's auth: which audiences may call. Left out: rule of policy.ts. */
  readonly audiences?: readonly User['audience'][];
  /** An app's webview may call, too: whose session it is, the app knows. */
  readonly inWebview?: boolean;
  /** A partner's own page may call, too; nothing that is framed. */
  readonly onPartnerPage?: boolean;
}

/** A call with its handler, types forgotten: what the router works with. */
export interface Route {
  readonly call: Call;
  readonly options: RouteOptions;
  readonly before: ((input: unknown) => Promise<unknown>) | null;
  /** Set: the route keeps exactly-once by itself, and `handle` is not asked. */
  readonly once: {
    readonly handle: (input: unknown) => Promise<OnceResult<unknown>>;
    readonly tellAgain: (eventId: number, asked: unknown) => Promise<unknown>;
  } | null;
  readonly handle: (input: unknown, before: unknown) => Promise<unknown>;
}

/** What a route that keeps its own promise of exactly-once gets beside the call. `tx` is the pool. */
export type Once<C extends Call> = Omit<Handling<C>, 'emit' | 'setHeader'> & { readonly key: StoredKey };

export type OnceResult<Body> =
  | { readonly status: 'done' | 'told again'; readonly body: Body }
  | { readonly status: 'kept'; readonly answer: KeptAnswer };

/** Told again what an event says, to somebody whose session has ended meanwhile; null: the event is gone. */
export type TellAgain<C extends Call> = (
  eventId: number,
  asked: { readonly body: Handling<C> extends { readonly body: infer B } ? B : undefined; readonly locale: string },
) => Promise<CallOutput<C> | null>;

interface OnceWork<C extends Call> {
  readonly handle: (input: Once<C>) => Promise<OnceResult<CallOutput<C>>>;
  readonly tellAgain: TellAgain<C>;
}

/** A change that writes its key together with its effect, in a statement of its own: no transaction is begun for it. */
export function onceRoute<const C extends Call>(call: C, work: OnceWork<C>, options: RouteOptions = {}): Route {
  return {
    call,
    options,
    before: null,
    once: {
      handle: (input) => work.handle(input as Once<C>),
      tellAgain: (eventId, asked) => work.tellAgain(eventId, asked as never), // parsed by the same call
    },
    handle: () => Promise.reject(new Error(`${call.path} answers by its own once`)),
  };
}

/** Binds a handler to a call of the contract. */
export function route<const C extends Call>(
  call: C,
  handle: (input: Handling<C>) => Promise<CallOutput<C>>,
  options: RouteOptions = {},
): Route {
  // The router builds the input from the same call, so the shapes agree by construction.
  return { call, options, before: null, once: null, handle: (input) => handle(input as Handling<C>) };
}

/** As `route`, with slow work done before the transaction; the handler gets its result as the second argument. */
export function slowRoute<const C extends Call, B>(
  call: C,
  work: { readonly before: Before<C, B>; readonly handle: (input: Handling<C>, done: B) => Promise<CallOutput<C>> },
  options: RouteOptions = {},
): Route {
  return {
    call,
    options,
    before: (input) => work.before(input as Handling<C>),
    once: null,
    handle: (input, done) => work.handle(input as Handling<C>, done as B), // the router passes what before returned
  };
}
