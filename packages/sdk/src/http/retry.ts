import { numbers } from '@logikit/contract';
import { ApiError, SdkError } from './errors.ts';

const RETRIED = new Set([408, 425, 429, 500, 502, 503, 504]);

/** True for what may pass by itself: the network, a busy platform, our own request still being worked on (D-162). */
export function isPassing(error: unknown): boolean {
  // It passes with the day: nobody waits for that.
  if (error instanceof ApiError && error.code === 'tooManyWrongAnswers') return false;
  if (error instanceof ApiError) return RETRIED.has(error.status) || error.code === 'requestInFlight';
  return isOffline(error);
}

/** True when the platform was not reached, or was silent for too long: nothing is known of what it would have said. */
export function isUnreached(error: unknown): boolean {
  return isOffline(error) || (error instanceof SdkError && error.code === 'timeout');
}

function isOffline(error: unknown): boolean {
  return error instanceof SdkError && error.code === 'offline';
}

/** Milliseconds before try number `tries + 1`: 300 · 2ⁿ ± 50 %, at most 8 s, never sooner than Retry-After. */
export function backoff(tries: number, random: () => number, retryAfterMs = 0): number {
  const spread = 1 + numbers.retryBackoffMs.jitter * (2 * random() - 1);
  return Math.max(
    Math.min(numbers.retryBackoffMs.first * 2 ** tries * spread, numbers.retryBackoffMs.cap),
    retryAfterMs,
  );
}

/** Retry-After counts only where the platform asks us to wait. A date is read against the device's clock. */
export function retryAfterMs(response: Pick<Response, 'status' | 'headers'>, now: number): number {
  if (![429, 503].includes(response.status)) return 0;
  const header = response.headers.get('retry-after') ?? '';
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now;
  return Math.max(0, ms) || 0; // no number where there is no date
}
