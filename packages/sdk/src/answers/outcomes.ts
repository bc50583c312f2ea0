import type { Model } from '../api/models.ts';
import type { ApiError } from '../http/errors.ts';
import type { PendingAnswer } from './answer-box.ts';

/**
 * What became of an answer: judged at once, or waiting until the platform can be reached. `isKept` says that it outlives
 * the page; where the browser keeps nothing, the page has to stay open until it is sent. `isSlow`: it is on its way, and
 * the platform has not said anything yet.
 */
export type Answered =
  | { readonly status: 'judged'; readonly passing: Model<'Passing'> }
  | { readonly status: 'pending'; readonly id: string; readonly isKept: boolean; readonly isSlow: boolean };

type Waiting = Omit<Extract<Answered, { status: 'pending' }>, 'status' | 'id'>;

/** The outcome of an answer, told to whoever listens; also of answers from an earlier visit. */
export type Settled =
  | { readonly answer: PendingAnswer; readonly passing: Model<'Passing'> }
  | { readonly answer: PendingAnswer; readonly error: ApiError };

interface Waiter {
  readonly answer: PendingAnswer;
  readonly resolve: (answered: Answered) => void;
  readonly reject: (error: unknown) => void;
}

/** Who waits for the outcome of an answer of theirs, and who hears every outcome. */
export interface Outcomes {
  readonly waiters: ReadonlyMap<string, Waiter>;
  wait(answer: PendingAnswer): Promise<Answered>;
  settle(settled: Settled): void;
  /** Whoever waits for this one is told how it waits; its outcome is told to the listeners. */
  keep(id: string, waiting: Waiting): void;
  /** Everybody who waits is told that it is sent when the platform can be reached. */
  putOff(isKept: boolean): void;
  /** Nobody waits any longer: each is told something else than an outcome. */
  dismiss(tell: (waiter: Waiter) => void): void;
  onSettled(listener: (settled: Settled) => void): () => void;
}

export function createOutcomes(): Outcomes {
  const listeners = new Set<(settled: Settled) => void>();
  const waiters = new Map<string, Waiter>();
  return {
    waiters,
    wait: (answer) => new Promise((resolve, reject) => waiters.set(answer.id, { answer, resolve, reject })),
    settle(settled) {
      const { id } = settled.answer;
      const waiter = waiters.get(id);
      waiters.delete(id);
      for (const listener of listeners) listener(settled);
      if ('error' in settled) waiter?.reject(settled.error);
      else waiter?.resolve({ status: 'judged', passing: settled.passing });
    },
    keep(id, waiting) {
      waiters.get(id)?.resolve({ status: 'pending', id, ...waiting });
      waiters.delete(id);
    },
    putOff(isKept) {
      waiters.forEach(({ answer: { id }, resolve }) => resolve({ status: 'pending', id, isKept, isSlow: false }));
      waiters.clear();
    },
    dismiss(tell) {
      waiters.forEach(tell);
      waiters.clear();
    },
    onSettled(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
