import { createHash, randomBytes } from 'node:crypto';
import { calls, numbers } from '@logikit/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { redisAnswers, testRedis } from '../../../testing/databases.ts';
import { hasPostgres, oneDatabase, startTestPlatform, type TestPlatform } from '../../../testing/platform.ts';
import { solvePuzzle } from '../../../testing/solve-puzzle.ts';
import { defaultConfig } from '../../config/index.ts';
import { ApiError } from '../../errors/index.ts';
import type { Limit, LimitInput } from '../route.ts';
import { type Limits, openLimits } from './limits.ts';
import { bitsFor, type Puzzle } from './puzzles.ts';

const { puzzle: rule } = numbers;
const hasRedis = await redisAnswers();

/** Few bits, because a test solves hundreds. */
const limitOf = (points: number, name = 'start'): Limit => ({
  name: `test-${name}-${randomBytes(6).toString('hex')}`,
  points,
  seconds: 3600,
  key: ({ address }) => address,
  byAddress: true,
  puzzle: { name, bits: 6 },
});

const from = (address: string, puzzle?: object): LimitInput => ({
  address,
  userId: null,
  body: { ...(puzzle && { puzzle }) },
  cookie: () => null,
});

describe.each([
  ['database', null],
  [hasRedis ? 'Redis' : 'Redis (nobody listens here)', testRedis],
])('puzzles beyond limits in the %s', (_store, url) => {
  let platform: TestPlatform;
  /** Two processes at one database. */
  let limits: Limits;
  let other: Limits;

  beforeAll(async () => {
    platform = await startTestPlatform({}, hasPostgres ? {} : { features: [] });
    const config = { ...defaultConfig, redisUrl: url, limitLoopback: true };
    limits = openLimits(config, platform.sql, platform.clock);
    other = openLimits(config, platform.sql, platform.clock);
    // Until a connection stands, each of them counts by itself.
    await vi.waitFor(async () => {
      const probe = limitOf(1);
      await limits.begin([probe], from('192.0.2.9'));
      await expect(other.begin([probe], from('192.0.2.9'))).rejects.toBeInstanceOf(ApiError);
    });
  });
  afterAll(async () => {
    limits.close();
    other.close();
    await platform.close();
  });

  const test = url !== null && !hasRedis ? it.skip : it;

  const errorOf = async (input: LimitInput, ...all: readonly Limit[]): Promise<ApiError> => {
    const error: unknown = await limits.begin(all, input).catch((reason: unknown) => reason);
    if (error instanceof ApiError && error.code === 'tooManyRequests') return error;
    throw new Error('It was not refused', { cause: error });
  };
  const puzzleFor = async (input: LimitInput, ...all: readonly Limit[]): Promise<Puzzle> => {
    const { puzzle } = (await errorOf(input, ...all)).details.data ?? {};
    return puzzle as Puzzle;
  };
  const exhaust = async (limit: Limit, address: string): Promise<void> => {
    for (let left = limit.points; left > 0; left -= 1) await limits.begin([limit], from(address));
  };

  test('[D-171] a solution lets one request through, whichever process has posed it', async () => {
    const limit = limitOf(2);
    await exhaust(limit, '192.0.2.1');
    const first = solvePuzzle(await puzzleFor(from('192.0.2.1'), limit));
    await other.begin([limit], from('192.0.2.1', first));
    const again = await puzzleFor(from('192.0.2.1', first), limit);
    expect(again.challenge).not.toBe(first.challenge);
    await limits.begin([limit], from('192.0.2.1', solvePuzzle(again)));
  });

  test('[D-171] of many who bring the same solution at once one gets through', async () => {
    const limit = limitOf(1);
    await exhaust(limit, '192.0.2.2');
    const solution = solvePuzzle(await puzzleFor(from('192.0.2.2'), limit));
    const asked = Array.from({ length: 30 }, (_, at) =>
      (at % 2 ? limits : other).begin([limit], from('192.0.2.2', solution)),
    );
    const done = await Promise.allSettled(asked);
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('[D-171] what is no solution is refused with a new puzzle, and takes nothing', async () => {
    const [limit, elsewhere] = [limitOf(2), limitOf(1, 'registration')];
    const here = '192.0.2.3';
    await exhaust(limit, here);
    await exhaust(limit, '192.0.2.4');
    await exhaust(elsewhere, here);
    const puzzle = await puzzleFor(from(here), limit);
    const right = solvePuzzle(puzzle);
    const wrongs: Readonly<Record<string, object>> = {
      'a nonce that does not do': { ...right, nonce: wrongNonce(puzzle) },
      'nothing of use': { challenge: '', nonce: '' },
      'an easier challenge': solvePuzzle({ challenge: puzzle.challenge.replace('.6.', '.1.'), bits: 1 }),
      'a signature of their own': solvePuzzle({
        ...puzzle,
        challenge: `${puzzle.challenge.slice(0, -22)}${'A'.repeat(22)}`,
      }),
      'the puzzle of another address': solvePuzzle(await puzzleFor(from('192.0.2.4'), limit)),
      'the puzzle of another limit': solvePuzzle(await puzzleFor(from(here), elsewhere)),
    };
    for (const [what, wrong] of Object.entries(wrongs)) {
      const posed = await puzzleFor(from(here, wrong), limit);
      expect([what, posed]).toEqual([what, { challenge: expect.any(String) as string, bits: 6 }]);
      expect(posed.challenge).not.toBe(puzzle.challenge);
    }
    platform.clock.advance(rule.seconds * 1000);
    expect(await puzzleFor(from(here, right), limit)).toMatchObject({ bits: 6 });
    await limits.begin([limit], from(here, solvePuzzle(await puzzleFor(from(here), limit))));
  });

  test('[D-171] two hundred beyond the limit all get through, each with a puzzle of its own', async () => {
    const limit = limitOf(20);
    await exhaust(limit, '192.0.2.5');
    const learner = async (): Promise<unknown> => {
      const solution = solvePuzzle(await puzzleFor(from('192.0.2.5'), limit));
      return limits.begin([limit], from('192.0.2.5', solution));
    };
    const done = await Promise.allSettled(Array.from({ length: 200 }, learner));
    expect(done.filter(({ status }) => status === 'rejected')).toEqual([]);
  });

  test('[D-171] one solution opens every window of the same limit', async () => {
    const [minute, hour] = [limitOf(1), limitOf(1)];
    await exhaust(minute, '192.0.2.6');
    await exhaust(hour, '192.0.2.6');
    const solution = solvePuzzle(await puzzleFor(from('192.0.2.6'), minute, hour));
    await limits.begin([minute, hour], from('192.0.2.6', solution));
  });

  test('[D-171] beyond a multiple of the limit it is refused with no puzzle', async () => {
    const limit = limitOf(1);
    await exhaust(limit, '192.0.2.7');
    const hardness: number[] = [];
    for (let used = 1; used < rule.ceiling; used += 1) {
      const puzzle = await puzzleFor(from('192.0.2.7'), limit);
      hardness.push(puzzle.bits);
      await limits.begin([limit], from('192.0.2.7', solvePuzzle(puzzle)));
    }
    expect([hardness[0], hardness.at(-1)]).toEqual([7, 10]);
    const refused = await errorOf(from('192.0.2.7'), limit);
    expect(refused.details.data).toBeUndefined();
    expect(refused.details.retryAfter).toBeGreaterThan(60);
  });
});

it('[D-171] a puzzle is a bit harder for each doubling, up to an end', () => {
  expect([1.1, 2, 3.9, 4, 16, 1000].map((times) => bitsFor(rule.bits, times))).toEqual([16, 17, 17, 18, 20, 22]);
});

oneDatabase(
  'calls beyond their limit',
  (platform) => {
    const { perMinute } = numbers.startsPerAddress;

    it('[D-171] starts and openings of widgets go on with a puzzle, and a lost answer comes again', async () => {
      const page = { headers: { origin: 'http://localhost:5173' } };
      for (let left = perMinute; left > 0; left -= 1) await platform().anonymous();
      const refused = await platform().call(calls.startAnonymous, { body: {} });
      const puzzle = puzzleIn(refused.body);
      const key = '7d0f4d6e-8f0f-4f64-9c7e-3a0d7c0c5a11';
      const started = await platform().call(calls.startAnonymous, { body: { puzzle: solvePuzzle(puzzle) } }, { key });
      expect(started.code).toBeNull();
      const widget = { key: 'pk_demo', show: 'problem', problemId: 1 } as const;
      const turned = await platform().call(calls.openWidget, { body: widget }, page);
      const opened = await platform().call(
        calls.openWidget,
        { body: { ...widget, puzzle: solvePuzzle(puzzleIn(turned.body)) } },
        page,
      );
      expect(opened.code).toBeNull();
      // The answer was lost: the same wish comes with another solution.
      const next = puzzleIn((await platform().call(calls.startAnonymous, { body: {} })).body);
      const again = await platform().call(calls.startAnonymous, { body: { puzzle: solvePuzzle(next) } }, { key });
      expect(again.body).toMatchObject({ userId: started.body.userId });
    });
  },
  { limitLoopback: true },
);

function puzzleIn(body: unknown): Puzzle {
  const { data } = body as { readonly data?: { readonly puzzle?: Puzzle } };
  if (!data?.puzzle) throw new Error(`No puzzle in ${JSON.stringify(body)}`);
  return data.puzzle;
}

function wrongNonce({ challenge, bits }: Puzzle): string {
  for (let nonce = 0; ; nonce += 1) {
    const first = createHash('sha256').update(`${challenge}:${nonce}`).digest().readUInt32BE();
    if (Math.clz32(first) < bits) return String(nonce);
  }
}
