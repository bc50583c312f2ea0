import {
  fillPath,
  fromWire,
  jsonOf,
  needsIdempotencyKey,
  numbers,
  readJson,
  toWire,
  withTenant,
} from '@logikit/contract';
import { type FetchResponse, ofetch } from 'ofetch';
import { type Clock, pause } from '../clock.ts';
import { uuid } from '../uuid.ts';
import { apiError, ApiError, isErrorBody, SdkError } from './errors.ts';
import { createPatience, patienceMs } from './patience.ts';
import { backoff, isPassing, retryAfterMs } from './retry.ts';

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** Gives up with code `timeout`. Without it a reading has 8 seconds, and anything else the browser's own limit. */
  readonly timeoutMs?: number;
  /** A tenant for this call only; it wins over the page's (rule D-007). Empty: none at all. */
  readonly tenant?: string;
  /** The key of a user action that was begun before, so that the platform knows it again. */
  readonly idempotencyKey?: string;
}

/** What a call runs with, asked anew at every try. */
export interface Surroundings {
  readonly baseUrl: string;
  readonly clock: Clock;
  readonly random: () => number;
  readonly sendsCookies: boolean;
  locale(): string;
  tenant(): string | undefined;
  socketId(): string | undefined;
  /** False while the device knows that it has no network: trying again is then of no use. */
  isOnline(): boolean;
  /** Who is signed in. Asked for at every call, because signing in is itself a call. */
  auth(): Bearers;
}

interface Bearers {
  /** Waits for a start under way. */
  token(): Promise<string | undefined>;
  /** Gets another token after a 401; false when there is none to get. */
  renew(refused: string): Promise<boolean>;
  /** Changes when another user takes over; answers to the former one are thrown away. */
  generation(): number;
}

/** What http reads of a call. Calls themselves are constants of this package. */
export interface SendableCall {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  /** Left out: whatever bearer there is goes along, as with every word but `none`. */
  readonly auth?: string;
  /** Left out: `never`. */
  readonly tenant?: 'route' | 'caller' | 'never';
  /** Left out: a GET reads, anything else is `long`. */
  readonly patience?: 'reading' | 'long';
  /** Left out: `standard`. */
  readonly retry?: 'standard' | 'never';
  /** Its answer is the caller's also when the session has ended meanwhile. */
  readonly endsSession?: true;
  /** The media type of a file; otherwise the answer is JSON. */
  readonly response?: string;
}

/** Sends calls. Made for the groups of methods that are bound to it. */
export interface Http {
  readonly send: (call: SendableCall, input: object, options?: CallOptions) => Promise<unknown>;
  /** Why a call under way has to be tried again, if one has. */
  readonly failure: () => SdkError | undefined;
}

type Input = Partial<Record<'params' | 'query' | 'body', Readonly<Record<string, string | number>>>>;
interface Job {
  readonly call: SendableCall;
  readonly input: Input;
  readonly options: CallOptions;
  readonly key: string | false;
}

/** How long the platform asks to wait after a refusal of its, in milliseconds. */
const waits = new WeakMap<ApiError, number>();

export function createHttp(around: Surroundings): Http {
  let failing: SdkError | undefined;
  const failure = (): SdkError | undefined => failing;

  async function send(job: Job): Promise<unknown> {
    const { call, options } = job;
    const auth = around.auth();
    const wait = createPatience(around.clock, options.timeoutMs ?? patienceMs(call), options.signal);
    const getBearer = async () => (call.auth === 'none' ? undefined : wait(() => auth.token(), failure));
    let bearer = await getBearer();
    const belongs = sameUser(auth, bearer !== undefined && !call.endsSession);
    let renewed = false;
    for (let tries = 0; ;) {
      try {
        return belongs(await wait((signal) => once(around, job, { bearer, signal })));
      } catch (error) {
        belongs(undefined);
        // A call without a token was sent while the platform could not be reached.
        if (isTokenRefused(error) && call.auth !== 'none' && !renewed) {
          renewed = true;
          if (!(await wait(() => auth.renew(bearer ?? '')))) throw error;
        } else {
          const waitMs = waits.get(error as ApiError) ?? 0;
          const isOver = tries >= numbers.retries || !isPassing(error) || !around.isOnline();
          // Whoever asked decides about minutes and hours.
          if (call.retry === 'never' || isOver || waitMs > numbers.retryBackoffMs.cap) throw error;
          failing = error as SdkError; // nothing else passes
          await pause(around.clock, backoff(tries, around.random, waitMs), options.signal);
          if (options.signal?.aborted) throw aborted(options.signal.reason);
          tries += 1;
        }
        bearer = belongs(await getBearer());
      }
    }
  }

  return {
    send(call, input, options = {}) {
      const key = needsIdempotencyKey(call) && (options.idempotencyKey ?? uuid());
      return send({ call, input, options, key }).finally(() => (failing = undefined));
    },
    failure,
  };
}

/** Lets values pass only while the user who asked is still the one signed in. */
function sameUser({ generation }: Bearers, isOwned: boolean): <T>(value: T) => T {
  const own = generation();
  return (value) => {
    if (!isOwned || generation() === own) return value;
    throw new SdkError('sessionChanged', 'Another user took over while this call was on its way.');
  };
}

interface Try {
  readonly bearer: string | undefined;
  readonly signal: AbortSignal;
}

/** One try: the answer's body, or what went wrong, thrown. */
async function once(around: Surroundings, job: Job, { bearer, signal }: Try): Promise<unknown> {
  const { call, input, options } = job;
  const path = withTenant(call.path, call.tenant ?? 'never', { route: around.tenant(), caller: options.tenant });
  const response = await ofetch
    .raw(around.baseUrl + fillPath(path, input.params), {
      method: call.method,
      retry: false,
      ignoreResponseError: true,
      credentials: around.sendsCookies ? 'include' : 'omit',
      headers: headersOf(around, job, bearer),
      ...(input.query && { query: input.query }),
      ...(input.body && { body: toBody(input.body) }),
      signal,
      ...(call.response?.includes('/') ? { responseType: 'arrayBuffer' } : { parseResponse: readJson }),
    })
    .catch((cause: unknown) => {
      throw networkError(options, cause);
    });
  return read(response, around.clock);
}

function headersOf(around: Surroundings, { key }: Job, bearer: string | undefined): Record<string, string> {
  const socketId = around.socketId();
  return {
    Locale: around.locale(),
    ...(bearer && { Authorization: `Bearer ${bearer}` }),
    ...(socketId && { 'x-socket-id': socketId }),
    ...(key && { 'Idempotency-Key': key }),
  };
}

function read(response: FetchResponse<unknown>, clock: Clock): unknown {
  // A proxy may answer with a page: then there is no body to read, and the status speaks.
  const body = response._data;
  if (body instanceof ArrayBuffer && response.ok) return body;
  // A refusal says why, whatever the call would have answered.
  const value = fromWire(body instanceof ArrayBuffer ? readJson(new TextDecoder().decode(body)) : body);
  // Legacy paths say 200 and mean no (rule D-164).
  if (response.ok && !(isErrorBody(value) && 'status' in value && value.status === 'error')) return value;
  const error = apiError(response.status, value);
  waits.set(error, retryAfterMs(response, clock.now()));
  throw error;
}

function toBody(body: object): string | FormData {
  return body instanceof FormData ? body : jsonOf(toWire(body));
}

/** A wrong password is a 401 too, and no new token helps it. */
function isTokenRefused(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401 && error.code !== 'wrongCredentials';
}

function aborted(cause: unknown): SdkError {
  return new SdkError('aborted', 'The call was aborted.', { cause });
}

function networkError({ signal }: CallOptions, failure: unknown): SdkError {
  const cause = failure instanceof Error && failure.cause !== undefined ? failure.cause : failure;
  if (cause instanceof SdkError) return cause;
  if (signal?.aborted) return aborted(cause);
  return new SdkError('offline', 'The platform could not be reached.', { cause });
}
