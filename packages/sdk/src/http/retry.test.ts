import { expect, it } from 'vitest';
import { ApiError, SdkError } from './errors.ts';
import { backoff, isPassing, retryAfterMs } from './retry.ts';

it('doubles the wait from 300 ms, spreads it by half and ends at 8 s', () => {
  const waits = (random: number) => [0, 1, 2, 3, 4, 9].map((tries) => backoff(tries, () => random));
  expect(waits(0.5)).toEqual([300, 600, 1200, 2400, 4800, 8000]);
  expect(waits(0)).toEqual([150, 300, 600, 1200, 2400, 8000]);
  expect(waits(1)).toEqual([450, 900, 1800, 3600, 7200, 8000]);
});

it('reads Retry-After in seconds or as a date, where it belongs', () => {
  const now = Date.UTC(2026, 0, 1);
  const response = (status: number, header: string) => ({ status, headers: new Headers({ 'retry-after': header }) });
  expect(retryAfterMs(response(429, '12'), now)).toBe(12_000);
  expect(retryAfterMs(response(503, 'Thu, 01 Jan 2026 00:00:30 GMT'), now)).toBe(30_000);
  expect(retryAfterMs(response(503, 'Wed, 31 Dec 2025 00:00:00 GMT'), now)).toBe(0);
  expect(retryAfterMs(response(500, '12'), now)).toBe(0);
  expect(retryAfterMs(response(429, 'soon'), now)).toBe(0);
});

it('takes only what may pass by itself for passing', () => {
  const refused = (status: number) => new ApiError(status, { code: 'internal', message: '' });
  const passing = [400, 401, 403, 404, 408, 409, 422, 425, 429, 500, 501, 502, 503, 504].filter((status) =>
    isPassing(refused(status)),
  );
  expect(passing).toEqual([408, 425, 429, 500, 502, 503, 504]);
  expect(isPassing(new SdkError('offline', ''))).toBe(true);
  expect(isPassing(new SdkError('aborted', ''))).toBe(false);
  expect(isPassing(new TypeError())).toBe(false);
});
