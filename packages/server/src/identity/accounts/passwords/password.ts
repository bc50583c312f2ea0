import { hash, verify } from '@node-rs/argon2';
import { ApiError } from '../../../kernel/errors/index.ts';
import { isCommonPassword } from './common-password.ts';
import { type Asker, createHashingQueue } from './hashing-queue.ts';

// argon2id is the library's default algorithm.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
/** Hashing is meant to be slow, so few run at once and few wait: learners' answers go first (security.md L-02). */
const QUEUE = { atOnce: 1, mayWait: 100 } as const;

export interface Passwords {
  /** Of a secret that may be as simple as it likes, such as a PIN behind a session. */
  hash(secret: string, asker: Asker): Promise<string>;
  /** Of a password that somebody chooses: refuses one that many others have. Its length is the contract's affair. */
  choose(password: string, asker: Asker): Promise<string>;
  /** False for an unknown name too, after the same work, so time tells nothing. */
  verify(password: string, kept: string | null, asker: Asker): Promise<boolean>;
}

export function createPasswords(): Passwords {
  const inTurn = createHashingQueue(QUEUE);
  let dummy: Promise<string> | null = null;
  const hashed = (secret: string, asker: Asker): Promise<string> =>
    inTurn(asker, () => hash(secret.normalize('NFKC'), COST));
  return {
    hash: hashed,
    choose: async (password, asker) => {
      if (isCommonPassword(password))
        throw new ApiError('commonPassword', { fields: { password: ['commonPassword'] } });
      return hashed(password, asker);
    },
    verify: async (password, kept, asker) => {
      dummy ??= hash('no such account', COST);
      const against = kept ?? (await dummy);
      const fits = await inTurn(asker, () => verify(against, password.normalize('NFKC')));
      return fits && kept !== null;
    },
  };
}
