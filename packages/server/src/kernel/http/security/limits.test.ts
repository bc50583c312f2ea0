import { randomInt, randomUUID } from 'node:crypto';
import { calls } from '@logikit/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { featuresBeside } from '../../../features.ts';
import { openAccounts } from '../../../identity/accounts/index.ts';
import type { Feature } from '../../feature/index.ts';
import { redisAnswers, testRedis } from '../../../testing/databases.ts';
import { addChild, newParent, openGate, switchTo } from '../../../testing/test-family.ts';
import { hasPostgres, oneDatabase, startTestPlatform, type TestPlatform } from '../../../testing/platform.ts';
import { defaultConfig } from '../../config/index.ts';
import type { Limit, LimitInput } from '../route.ts';
import { type Limits, openLimits } from './limits.ts';

const BURST = 200;

/** The limits of every call that there is, each once; those of alarms refuse nobody. */
async function limitsOfCalls(): Promise<readonly Limit[]> {
  const built: Feature[] = [];
  const platform = await startTestPlatform(
    {},
    {
      features: [
        async (context) => {
          const accounts = await openAccounts(context);
          built.push(accounts);
          for (const create of featuresBeside(accounts)) built.push(await create(context));
          return { name: 'what they are' };
        },
      ],
    },
  );
  const all = built.flatMap(({ routes = [] }) => routes.flatMap(({ options }) => options.limits ?? []));
  // Whose PIN it is, a database would say: here everybody's is their own.
  const keyed = all.map((limit) =>
    limit.name === 'parent-pin' ? { ...limit, key: ({ userId }: LimitInput) => String(userId) } : limit,
  );
  await platform.close();
  return [...new Map(keyed.map((limit) => [limit.name, limit])).values()].filter(({ alarm }) => !alarm);
}

let known: Promise<readonly Limit[]> | null = null;

/** Somebody new, whom the limit is for. */
function someoneFor(limit: Limit): LimitInput {
  const bodies = [
    { username: randomUUID(), email: `${randomUUID()}@example.org` },
    { refreshToken: 'x' },
    { file: 'x' },
  ];
  const inputs = bodies.map((body) => ({
    address: `2001:db8::${randomInt(1, 65_535).toString(16)}:${randomInt(1, 65_535).toString(16)}`,
    userId: randomInt(1_000_000, 2_000_000_000),
    body,
    cookie: () => null,
  }));
  const found = inputs.find((input) => limit.isFor?.(input) ?? true);
  if (!found) throw new Error(`Nobody is limited by ${limit.name}`);
  return found;
}

async function burst(limits: Limits, limit: Limit, input: LimitInput) {
  const asked = Array.from({ length: Math.max(BURST, limit.points + 50) }, () => limits.begin([limit], input));
  const done = await Promise.allSettled(asked);
  return done.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
}

const hasRedis = await redisAnswers();

describe.each([
  ['database', null],
  [hasRedis ? 'Redis' : 'Redis (nobody listens here)', testRedis],
])('limits in the %s', (_store, url) => {
  let platform: TestPlatform;
  let limits: Limits;
  let all: readonly Limit[];

  beforeAll(async () => {
    platform = await startTestPlatform({}, hasPostgres ? {} : { features: [] });
    limits = openLimits({ ...defaultConfig, redisUrl: url, limitLoopback: true }, platform.sql);
    all = await (known ??= limitsOfCalls());
  });
  afterAll(async () => {
    limits.close();
    await platform.close();
  });

  const test = url !== null && !hasRedis ? it.skip : it;

  test('[D-313] [S-16] a burst lets no more through than the limit of any call', async () => {
    expect(all.length).toBeGreaterThan(25);
    for (const limit of all)
      expect([limit.name, (await burst(limits, limit, someoneFor(limit))).length]).toEqual([limit.name, limit.points]);
  });

  test('[D-313] what ends well is given back, and only what a limit counts is kept', async () => {
    const counting = all.filter(({ onlyAfter }) => onlyAfter !== undefined);
    expect(counting.length).toBeGreaterThan(5);
    for (const limit of counting) {
      const input = someoneFor(limit);
      for (const code of [null, 'notFound'] as const) {
        const begun = await burst(limits, limit, input);
        expect([limit.name, begun.length]).toEqual([limit.name, limit.points]);
        await Promise.all(begun.map((taken) => taken.end(code)));
      }
      const [one, ...others] = await burst(limits, limit, input);
      await one?.end(null);
      await Promise.all(others.map((taken) => taken.end(limit.onlyAfter ?? null)));
      expect([limit.name, (await burst(limits, limit, input)).length]).toEqual([limit.name, 1]);
    }
  });

  test('[D-313] a limit that refuses takes nothing of the others', async () => {
    const [first, second] = all.filter(({ onlyAfter }) => onlyAfter === 'wrongCredentials');
    if (!first || !second) throw new Error('A login has no two limits any more');
    const [input, elsewhere] = [someoneFor(first), someoneFor(second).address];
    for (let left = second.points; left > 0; left -= 1) await limits.begin([second], { ...input, address: elsewhere });
    const both = { ...input, address: elsewhere };
    for (let tries = 0; tries < 2 * first.points; tries += 1)
      await expect(limits.begin([first, second], both)).rejects.toMatchObject({ code: 'tooManyRequests' });
    await limits.begin([first], both);
  });
});

oneDatabase('limits of guesses', (platform) => {
  const codesOf = (answers: readonly { readonly code: string | null }[]) => {
    const counts: Record<string, number> = {};
    for (const { code } of answers) counts[code ?? 'ok'] = (counts[code ?? 'ok'] ?? 0) + 1;
    return counts;
  };

  it('[D-313] of sixty passwords at the same moment five are looked at', async () => {
    const one = await newParent(platform());
    const guess = (password: string) =>
      platform().call(calls.authenticate, { body: { username: one.email, password } });
    const answers = await Promise.all(Array.from({ length: 60 }, (_, at) => guess(`guess ${at}`)));
    expect(codesOf(answers)).toEqual({ wrongCredentials: 5, tooManyRequests: 55 });
    const refused = answers.find(({ status }) => status === 429);
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(60);
    expect((await guess(one.password)).code).toBe('tooManyRequests');
  });

  it('[D-313] whoever signs in is not counted, however often', async () => {
    const one = await newParent(platform());
    for (let times = 0; times < 8; times += 1) await platform().login(one.email, one.password);
  });

  it('[D-313] a grown-up’s PIN has five tries for all their children together', async () => {
    const parent = await newParent(platform());
    const children = [await addChild(parent, 'Ada'), await addChild(parent, 'Bob'), await addChild(parent, 'Cyd')];
    await parent.call(calls.saveParentPin, { body: { pin: '2580' } });
    const devices = await Promise.all(
      children.map(async (id) => switchTo(platform(), await platform().login(parent.email, parent.password), id)),
    );
    const products = await Promise.all(
      devices.map(async (child) => {
        const { question } = (await child.call(calls.getParentZone)).body;
        return { child, answer: (question?.a ?? 0) * (question?.b ?? 0) };
      }),
    );
    const guesses = products.flatMap(({ child, answer }, at) =>
      Array.from({ length: 20 }, (_, pin) =>
        child.call(calls.openParentZone, { body: { answer, pin: String(at * 20 + pin + 1000) } }),
      ),
    );
    expect(codesOf(await Promise.all(guesses))).toEqual({ wrongPin: 5, tooManyRequests: 55 });
    for (const child of devices) expect((await openGate(child, '2580')).code).toBe('tooManyRequests');
  });
});
