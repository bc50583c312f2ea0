import { type CallInput, calls, numbers } from '@logikit/contract';
import { expect, it } from 'vitest';
import { eachDatabase } from '../../testing/platform.ts';
import { deleteDaysBefore } from './landing-day.db.ts';
import { dayBefore, shareOf } from './landing-usage.ts';

const page = 'http://localhost:9999';

eachDatabase('what landings have brought', (platform) => {
  type Count = Omit<CallInput<typeof calls.countLanding>['body'], 'key'>;
  const course: Count = { kind: 'course', name: '1', moment: 'shown' };
  const count = (change: Partial<Count> = {}, { key = 'pk_demo', origin = page } = {}) =>
    platform().call(calls.countLanding, { body: { key, ...course, ...change } }, { headers: { origin } });
  const usage = async (name = 'partner') =>
    (await (await platform().login(name)).call(calls.getLandingUsage, { query: {} })).body;
  const rowOf = async (variant: string | null) => (await usage()).rows.find((row) => row.variant === variant);

  it('counts each moment by landing and variant, for the owner of the key alone', async () => {
    for (const moment of ['shown', 'shown', 'solved', 'started'] as const)
      expect((await count({ moment, variant: 'b' })).status).toBe(200);
    await count();
    const name = (await rowOf('b'))?.name ?? '';
    expect(await rowOf('b')).toEqual({
      ...{ kind: 'course', name, variant: 'b', shown: 2, solved: 1, started: 1, share: null },
    });
    // A number and an address name are one landing.
    await count({ name });
    expect(await rowOf(null)).toMatchObject({ name, shown: 2, solved: 0 });
    expect((await (await platform().login('child')).call(calls.getLandingUsage, { query: {} })).status).toBe(403);
    const stored = JSON.stringify(await platform().sql`select * from landing_day`);
    expect(stored).not.toMatch(/user|127\.0\.0\.1/);
  });

  it('counts nothing that is not there, and nothing for a page without the key’s leave', async () => {
    const before = JSON.stringify((await usage()).rows);
    expect((await count({ name: 'nowhere' })).code).toBe('notFound');
    expect((await count({ kind: 'event', name: 'nowhere' })).code).toBe('notFound');
    expect((await count({}, { origin: 'https://stranger.example' })).code).toBe('originNotAllowed');
    expect((await count({}, { key: 'pk_nobody' })).code).toBe('originNotAllowed');
    expect((await count({ variant: 'a'.repeat(17) })).code).toBe('invalidRequest');
    expect(JSON.stringify((await usage()).rows)).toBe(before);
  });

  it('counts too many variants of a day as one, and forgets in the end', async () => {
    platform().clock.advance(86_400_000);
    const most = numbers.landings.variantsPerDay;
    for (let index = 0; index < most + 3; index += 1) await count({ variant: `v${index}`, moment: 'solved' });
    await count({ variant: 'v0', moment: 'solved' });
    const rows = (await usage()).rows.filter(({ variant }) => variant?.startsWith('v'));
    expect(rows).toHaveLength(most);
    expect(await rowOf('v0')).toMatchObject({ solved: 2 });
    expect(await rowOf(null)).toMatchObject({ solved: 3 });
    platform().clock.advance((numbers.landings.keptDays + 2) * 86_400_000);
    const { sql, clock } = platform();
    await deleteDaysBefore(sql, dayBefore(clock.now(), numbers.landings.keptDays));
    expect(await sql`select 1 from landing_day`).toHaveLength(0);
  });

  it('two at once are both counted', async () => {
    await Promise.all(Array.from({ length: 12 }, () => count({ variant: 'at-once' })));
    expect(await rowOf('at-once')).toMatchObject({ shown: 12 });
  });
});

it('says between which parts visitors begin, and nothing of few of them', () => {
  expect(shareOf({ shown: 199, started: 20 })).toBeNull();
  const { least = 0, most = 0 } = shareOf({ shown: 400, started: 40 }) ?? {};
  expect([least.toFixed(3), most.toFixed(3)]).toEqual(['0.074', '0.133']);
  expect(shareOf({ shown: 200, started: 0 })?.least).toBe(0);
  expect(shareOf({ shown: 200, started: 300 })?.most).toBe(1);
});
