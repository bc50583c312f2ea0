import type { Static } from '@sinclair/typebox';
import type { ErrorCode } from './codes.ts';
import type { models } from './model/index.ts';
import type { Duty } from './values/duties.ts';

/** The name of a declared shape. Calls name shapes instead of holding them, so a client bundles no schema. */
export type ModelName = keyof typeof models;

/** The value that a declared shape describes, in camelCase. */
export type Model<Name extends ModelName> = Static<(typeof models)[Name]>;

/**
 * Who may call. `none`: no token is sent. `optional`: works for a guest too. `session`: any signed-in user,
 * an anonymous one included. `partner`: an owner of a tenant. A permission of the profile: that permission (rule D-093).
 * A duty: whoever of ours sees to that (rule D-255).
 */
export type CallAuth =
  'none' | 'optional' | 'session' | 'partner' | 'quizEditor' | 'teacher' | 'card' | 'onlineTeacher' | `duty:${Duty}`;

/**
 * `route`: the page's tenant is inserted after /service/training (rule D-007).
 * `caller`: only when the caller passes one. `never`: the path has no tenant form.
 */
export type TenantRule = 'route' | 'caller' | 'never';

export interface Call {
  /** Row of the ledger that this call proves, or `ours` with the rule that asks for it. */
  readonly row: string;
  readonly summary: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: `/${string}`;
  readonly auth: CallAuth;
  readonly tenant: TenantRule;
  readonly params?: ModelName;
  /** Sent as written, never case-converted: the specification names these letter for letter. */
  readonly query?: ModelName;
  readonly body?: ModelName;
  /** `plain`: JSON that may be called text, so that a foreign page sends it without a preflight. It carries no key. */
  readonly form?: 'json' | 'multipart' | 'plain';
  /** A model name, or the media type of a file. */
  readonly response: ModelName | `image/${string}` | `application/${string}`;
  /** `standard` is rule D-162; `never` sends once. */
  readonly retry: 'standard' | 'never';
  /**
   * How long a client waits for it. Left out: a GET is a reading and has the limit of one. `reading`: it only reads,
   * whatever its method. `long`: it may take its time, or must not be given up.
   */
  readonly patience?: 'reading' | 'long';
  /** A page that is being left may send it as a beacon, which carries neither token nor key. */
  readonly isBeacon?: true;
  /** Ends the caller's session: its answer may come when the end is already known, and is the caller's all the same. */
  readonly endsSession?: true;
  /** The codes that this call itself adds to the general ones. */
  readonly errors: readonly ErrorCode[];
}

type Defaults = {
  readonly auth: 'session';
  readonly tenant: 'never';
  readonly retry: 'standard';
  readonly errors: readonly [];
};
type Declared = Omit<Call, keyof Defaults> & Partial<Pick<Call, keyof Defaults>>;

/**
 * Declares a call. Left out: auth `session`, tenant `never`, retry `standard`, no own errors.
 * @__NO_SIDE_EFFECTS__
 */
export function defineCall<const C extends Declared>(call: C): Omit<Defaults, keyof C> & C {
  return { auth: 'session', tenant: 'never', retry: 'standard', errors: [], ...call };
}

type Part<C, Key extends string, As extends string> =
  C extends Record<Key, infer Name>
    ? Name extends ModelName
      ? { readonly [K in As]: Model<Name> }
      : unknown
    : unknown;

/** What a caller passes: `params` fill the path, `query` the query string, `body` is converted to snake_case. */
export type CallInput<C> = Part<C, 'params', 'params'> & Part<C, 'query', 'query'> & Part<C, 'body', 'body'>;

/** What a caller receives, in camelCase. */
export type CallOutput<C> = C extends { readonly response: infer Name }
  ? Name extends ModelName
    ? Model<Name>
    : ArrayBuffer
  : never;

/** Every non-GET but a beacon and plain JSON carries an Idempotency-Key; the server keeps its answer for 24 hours. */
export function needsIdempotencyKey(call: Pick<Call, 'method' | 'isBeacon' | 'form'>): boolean {
  return call.method !== 'GET' && call.isBeacon !== true && call.form !== 'plain';
}
