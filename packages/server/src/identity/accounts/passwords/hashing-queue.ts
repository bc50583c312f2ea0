import { ApiError } from '../../../kernel/errors/index.ts';

/** Who waits for a hash. */
export interface Asker {
  readonly address: string;
  /** Whose secret it is, by name or id; null where nobody says. */
  readonly account: string | null;
  /** This person has signed in on this device before. */
  readonly isKnown?: boolean;
}

interface Waiting {
  readonly isKnown: boolean;
  /** Its number among those of the same account and address, and of the same address. */
  readonly pair: number;
  readonly address: number;
  readonly begin: () => void;
  readonly reject: (error: ApiError) => void;
}

export interface QueueSize {
  readonly atOnce: number;
  readonly mayWait: number;
}

/**
 * Slow work of which little runs at once. Nobody keeps others waiting by asking often: next comes who is known, then who
 * has had the fewest turns with the same account and address, then with the same address, then who came first. Where too
 * many wait, the last of that order is refused with `unavailable`.
 */
export function createHashingQueue({ atOnce, mayWait }: QueueSize) {
  let running = 0;
  const waiting: Waiting[] = [];
  const [pairs, addresses] = [createTurns(), createTurns()];
  const take = (one: Waiting): Waiting => {
    waiting.splice(waiting.indexOf(one), 1);
    return one;
  };
  const turn = ({ address, account, isKnown = false }: Asker): Promise<void> =>
    new Promise((resolve, reject) => {
      const numbers = { pair: pairs.next(JSON.stringify([account, address])), address: addresses.next(address) };
      waiting.push({ isKnown, ...numbers, begin: resolve, reject });
      const last = waiting.length > mayWait && waiting.toSorted(inOrder).at(-1);
      if (last) take(last).reject(new ApiError('unavailable', { retryAfter: 2 }));
    });
  /** Whoever is next takes the place over, so nobody who has just come gets before. */
  const handOver = (): void => {
    const [next] = waiting.toSorted(inOrder);
    if (!next) {
      running -= 1;
      return;
    }
    pairs.reach(next.pair);
    addresses.reach(next.address);
    take(next).begin();
  };
  return async <T>(asker: Asker, work: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) await turn(asker);
    else running += 1;
    try {
      return await work();
    } finally {
      handOver();
    }
  };
}

function inOrder(a: Waiting, b: Waiting): number {
  return Number(b.isKnown) - Number(a.isKnown) || a.pair - b.pair || a.address - b.address;
}

const MOST_KEYS = 1000;

/** Start-time fair queueing: the n-th turn of a key has the number n, counted from where the queue is now. */
function createTurns() {
  let now = 0;
  const last = new Map<string, number>();
  return {
    next: (key: string): number => {
      const number = Math.max(now, (last.get(key) ?? -1) + 1);
      last.set(key, number);
      return number;
    },
    reach: (number: number): void => {
      now = Math.max(now, number);
      if (last.size < MOST_KEYS) return;
      for (const [key, given] of last) if (given < now) last.delete(key);
    },
  };
}
