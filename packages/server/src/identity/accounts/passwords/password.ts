import { hash, verify } from '@node-rs/argon2';
import { ApiError } from '../../../kernel/errors/index.ts';
import { isCommonPassword } from './common-password.ts';

// argon2id is the library's default algorithm.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
/** Hashing is meant to be slow, so few run at once and few wait: learners' answers go first (security.md L-02). */
const AT_ONCE = 1;
const MAY_WAIT = 50;

export interface Passwords {
  /** Of a secret that may be as simple as it likes, such as a PIN behind a session. */
  hash(secret: string): Promise<string>;
  /** Of a password that somebody chooses: refuses one that many others have. Its length is the contract's affair. */
  choose(password: string): Promise<string>;
  /** False for an unknown name too, after the same work, so time tells nothing. */
  verify(password: string, kept: string | null): Promise<boolean>;
}

export function createPasswords(): Passwords {
  const inTurn = createTurnstile(AT_ONCE, MAY_WAIT);
  let dummy: Promise<string> | null = null;
  const hashed = (secret: string): Promise<string> => inTurn(() => hash(secret.normalize('NFKC'), COST));
  return {
    hash: hashed,
    choose: async (password) => {
      if (isCommonPassword(password))
        throw new ApiError('commonPassword', { fields: { password: ['commonPassword'] } });
      return hashed(password);
    },
    verify: async (password, kept) => {
      dummy ??= hash('no such account', COST);
      const against = kept ?? (await dummy);
      const fits = await inTurn(() => verify(against, password.normalize('NFKC')));
      return fits && kept !== null;
    },
  };
}

type Turnstile = <T>(work: () => Promise<T>) => Promise<T>;

function createTurnstile(atOnce: number, mayWait: number): Turnstile {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= atOnce) {
      if (waiting.length >= mayWait) throw new ApiError('unavailable', { retryAfter: 2 });
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
    running += 1;
    try {
      return await work();
    } finally {
      running -= 1;
      waiting.shift()?.();
    }
  };
}
