import type { Model } from '../api/models.ts';
import { isRecord, jsonOf, readJson } from '@logikit/contract';
import { alone } from '../lock.ts';
import type { SturdyStorage } from '../storage.ts';

/** An answer that the platform has not acknowledged yet. Its id is its Idempotency-Key. */
export interface PendingAnswer {
  readonly id: string;
  readonly userId: number;
  readonly problemId: number;
  readonly context: Model<'PassingContext'>;
  readonly content: Model<'SolutionContent'>;
  readonly version?: number | undefined;
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
  /** True while what was added can be read back at another visit. */
  isKept(): boolean;
  /** One tab at a time sends. */
  alone<T>(run: () => Promise<T>): Promise<T>;
}

export interface BoxPlace {
  readonly storage: SturdyStorage;
  readonly name: string;
  /** Whose answers they are: others' are not read, whatever the storage says. */
  readonly userId: number;
}

export function openAnswerBox({ storage, name, userId }: BoxPlace): AnswerBox {
  /** Where what cannot be read is set aside, as it was found: it must not stop what comes after it. */
  const aside = `${name}.unreadable`;
  const isOurs = (value: unknown): value is PendingAnswer => isPending(value) && value.userId === userId;

  async function read(): Promise<{ readonly list: readonly PendingAnswer[]; readonly unreadable: string | null }> {
    const text = await storage.getItem(name);
    const found = readJson(text);
    const all: readonly unknown[] = Array.isArray(found) ? found : [];
    const list = all.filter(isOurs);
    return { list, unreadable: Array.isArray(found) && list.length === all.length ? null : text };
  }

  function change(
    edit: (list: readonly PendingAnswer[]) => readonly PendingAnswer[],
  ): Promise<readonly PendingAnswer[]> {
    return alone(`${name}.list`, async () => {
      const { list, unreadable } = await read();
      const next = edit(list);
      if (unreadable !== null) await storage.setItem(aside, unreadable);
      await (next.length === 0 ? storage.removeItem(name) : storage.setItem(name, jsonOf(next)));
      return next;
    });
  }

  return {
    list: async () => (await read()).list,
    add: (answer) => change((before) => (before.some(({ id }) => id === answer.id) ? before : [...before, answer])),
    remove: (id) => change((before) => before.filter((answer) => answer.id !== id)),
    async clear() {
      await change(() => []);
      await storage.removeItem(aside);
    },
    isKept: () => storage.isKept(name),
    alone: (run) => alone(name, run),
  };
}

/** A kept answer has a shape only if nobody else has written at its place, and no earlier version of ours. */
function isPending(value: unknown): value is PendingAnswer {
  if (!isRecord(value) || !isRecord(value['context']) || !isRecord(value['content'])) return false;
  const { id, problemId, at, tenant, content, version } = value;
  return (
    typeof id === 'string' &&
    typeof problemId === 'number' &&
    typeof at === 'number' &&
    (tenant === undefined || typeof tenant === 'string') &&
    (version === undefined || typeof version === 'number') &&
    Array.isArray(content['selectedVariants'])
  );
}
