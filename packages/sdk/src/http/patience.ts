import { numbers } from '@logikit/contract';
import type { Clock } from '../clock.ts';
import { SdkError } from './errors.ts';

/** How long the platform may be silent, in milliseconds: in a reading, and when a session is picked up. */
export const READING_MS = numbers.patienceSeconds.reading * 1000;

/**
 * Waits for the platform. Gives up when the caller does, or when it has taken too long: with what `failure` knows, or
 * with code `timeout`. `run` hears of it by its signal.
 */
export type Patience = <T>(
  run: (signal: AbortSignal) => Promise<T>,
  failure?: () => SdkError | undefined,
) => Promise<T>;

interface Limited {
  readonly method: string;
  readonly patience?: 'reading' | 'long';
}

/** The limit of a call that brings none of its own. */
export function patienceMs({ method, patience }: Limited): number | undefined {
  return patience === 'reading' || (method === 'GET' && !patience) ? READING_MS : undefined;
}

/** One for each call: all of its tries together have so long. Pauses between them are not waited here. */
export function createPatience(clock: Clock, ms = Infinity, outer?: AbortSignal): Patience {
  let left = ms;

  return async (run, failure) => {
    const controller = new AbortController();
    const since = clock.now();
    let cancel = (): void => undefined;
    const late = new Promise<never>((_resolve, reject) => {
      if (left === Infinity) return;
      const tell = (): void => {
        const error = failure?.() ?? new SdkError('timeout', `No answer in ${ms} ms.`);
        controller.abort(error);
        reject(error);
      };
      cancel = clock.after(left, tell, 'limit');
    });
    const give = (): void => controller.abort(outer?.reason);
    if (outer?.aborted) give();
    outer?.addEventListener('abort', give);
    try {
      return await Promise.race([run(controller.signal), late]);
    } finally {
      cancel();
      outer?.removeEventListener('abort', give);
      // A device's clock may be set back meanwhile.
      left = Math.max(0, left - Math.max(0, clock.now() - since));
    }
  };
}
