import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { type Model, numbers } from '@logikit/contract';
import type { Clock } from '../../clock/index.ts';
import type { Sql } from '../../database/index.ts';
import type { Limit, LimitInput } from '../route.ts';
import { selectOrInsertSecret } from './puzzles.db.ts';

/** Work for a browser: a nonce with which sha256(challenge:nonce) begins with so many zero bits. */
export interface Puzzle {
  readonly challenge: string;
  readonly bits: number;
}

export interface Puzzles {
  pose(what: { readonly name: string; readonly bits: number }, address: string): Promise<Puzzle>;
  /** True once for what the request has brought. */
  isSolved(name: string, input: Pick<LimitInput, 'address' | 'body'>): Promise<boolean>;
}

interface Parts {
  readonly sql: Sql;
  readonly clock: Clock;
  /** Says how often this key has been used, this time included. */
  readonly use: (key: string) => Promise<number>;
}

const { mostBits, seconds } = numbers.puzzle;

/** A solution is good once: who has used it is counted for as long as its challenge is good. */
export const usedPuzzles: Limit = { name: 'puzzle', points: 1, seconds, key: () => '', byAddress: false };

/** One bit more for each doubling of what a limit allows. */
export function bitsFor(least: number, timesTheLimit: number): number {
  return Math.min(mostBits, least + Math.floor(Math.log2(timesTheLimit)));
}

/** A challenge says itself what it asks and since when, and is signed with whom it is for: nothing is stored. */
export function openPuzzles({ sql, clock, use }: Parts): Puzzles {
  let secret: Promise<string> | null = null;

  async function signed(said: string, address: string): Promise<string> {
    // A failure is not kept, so that the next one asks the database again.
    secret ??= selectOrInsertSecret(sql, randomBytes(32).toString('base64url')).catch((error: unknown) => {
      secret = null;
      throw error;
    });
    const mac = createHmac('sha256', await secret)
      .update(`${said} ${address}`)
      .digest();
    return `${said}.${mac.subarray(0, 16).toString('base64url')}`;
  }

  return {
    async pose({ name, bits }, address) {
      const said = [name, bits, clock.now().getTime(), randomBytes(9).toString('base64url')].join('.');
      return { challenge: await signed(said, address), bits };
    },
    async isSolved(name, { address, body }) {
      const { challenge, nonce } = solutionOf(body) ?? {};
      if (challenge === undefined || nonce === undefined) return false;
      const said = challenge.slice(0, challenge.lastIndexOf('.'));
      if (!isSame(await signed(said, address), challenge)) return false;
      const [forWhat, bits, posedAt] = said.split('.');
      const age = clock.now().getTime() - Number(posedAt);
      const isGood = forWhat === name && age < seconds * 1000 && zeroBits(`${challenge}:${nonce}`) >= Number(bits);
      return isGood && (await use(createHash('sha256').update(challenge).digest('base64url'))) === 1;
    },
  };
}

function solutionOf(body: unknown): Partial<Model<'PuzzleSolution'>> | undefined {
  return (body as { readonly puzzle?: Model<'PuzzleSolution'> } | null | undefined)?.puzzle;
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

function zeroBits(text: string): number {
  return Math.clz32(createHash('sha256').update(text).digest().readUInt32BE());
}
