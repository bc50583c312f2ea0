import type { Model } from '../api/models.ts';
import { alone } from '../lock.ts';
import type { KeyValueStorage } from '../storage.ts';

/** An answer that the platform has not acknowledged yet. Its id is its Idempotency-Key. */
export interface PendingAnswer {
  readonly id: string;
  readonly userId: number;
  readonly problemId: number;
  readonly context: Model<'PassingContext'>;
  readonly content: Model<'SolutionContent'>;
  /** Of the page where it was given; by the time it is sent, another page may be open. */
  readonly tenant?: string;
  /** Platform time when it was given, in milliseconds. */
  readonly at: number;
}

/** Pending answers of one user in the storage, in the order in which they were given. */
export interface AnswerBox {
  list(): Promise<readonly PendingAnswer[]>;
  add(answer: PendingAnswer): Promise<readonly PendingAnswer[]>;
  remove(id: string): Promise<readonly PendingAnswer[]>;
  clear(): Promise<void>;
  /** One tab at a time sends. */
  alone<T>(run: () => Promise<T>): Promise<T>;
}

export function openAnswerBox(storage: KeyValueStorage, name: string): AnswerBox {
  async function list(): Promise<readonly PendingAnswer[]> {
    const text = await storage.getItem(name);
    return text === null ? [] : (JSON.parse(text) as readonly PendingAnswer[]);
  }

  function change(
    edit: (list: readonly PendingAnswer[]) => readonly PendingAnswer[],
  ): Promise<readonly PendingAnswer[]> {
    return alone(`${name}.list`, async () => {
      const next = edit(await list());
      await (next.length === 0 ? storage.removeItem(name) : storage.setItem(name, JSON.stringify(next)));
      return next;
    });
  }

  return {
    list,
    add: (answer) => change((before) => (before.some(({ id }) => id === answer.id) ? before : [...before, answer])),
    remove: (id) => change((before) => before.filter((answer) => answer.id !== id)),
    async clear() {
      await change(() => []);
    },
    alone: (run) => alone(name, run),
  };
}
