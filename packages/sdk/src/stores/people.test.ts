import { beforeEach, describe, expect, it } from 'vitest';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { SessionState } from '../auth/session.ts';
import { type FakeClock, fakeClock } from '../testing/index.ts';
import { createPeople, type People } from './people.ts';

const range = (from: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_, index) => from + index);

let clock: FakeClock;
let session: StoreApi<SessionState>;
let batches: number[][];
let failure: Error | null;
let people: People;

/** A platform on which everybody below 1000 is. */
beforeEach(() => {
  clock = fakeClock();
  session = createStore<SessionState>(() => ({ status: 'signedIn', userId: 1 }));
  [batches, failure] = [[], null];
  people = createPeople({
    clock,
    auth: { session } as never, // only its session is looked at
    users: {
      listUsers: ({ query }) => {
        const ids = query.ids.split(',').map(Number);
        batches.push(ids);
        if (failure) return Promise.reject(failure);
        const users = ids.filter((id) => id < 1000).map((userId) => ({ userId, displayName: `Fox ${userId}` }));
        return Promise.resolve({
          users: users.map((one) => ({
            ...one,
            avatar: '/avatars/animal-0-0.svg',
            avatarBorderUrl: null,
            level: 1,
            isOnline: false,
          })),
        });
      },
    },
  });
});

async function load(ids: readonly number[]): Promise<readonly (string | null)[]> {
  const asked = people.list(ids);
  await clock.advance(20);
  return (await asked).map((one) => one?.displayName ?? null);
}

describe('people', () => {
  it('[S-006] [K-042] 120 ids are 3 requests of up to 50; again within ten minutes none; after it 3', async () => {
    const ids = range(1, 120);
    expect(await load(ids)).toEqual(ids.map((id) => `Fox ${id}`));
    expect(batches.map((batch) => batch.length)).toEqual([50, 50, 20]);
    await clock.advance(599_000);
    await load(ids);
    expect(batches).toHaveLength(3);
    await clock.advance(2000);
    await load(ids);
    expect(batches.map((batch) => batch.length)).toEqual([50, 50, 20, 50, 50, 20]);
  });

  it('[K-041] an answer is good for exactly ten minutes', async () => {
    await load([7]);
    await clock.advance(599_999);
    await people.get(7);
    expect(batches).toHaveLength(1);
    await clock.advance(1);
    await load([7]);
    expect(batches).toHaveLength(2);
  });

  it('gathers what is asked for within 20 ms, and asks for nobody twice', async () => {
    const first = people.get(1);
    await clock.advance(19);
    expect(batches).toEqual([]);
    const rest = [people.get(2), people.get(1)];
    await clock.advance(1);
    const late = people.get(2);
    await Promise.all([first, ...rest, late]);
    await clock.advance(100);
    expect(batches).toEqual([[1, 2]]);
  });

  it('keeps for a minute that there is nobody', async () => {
    expect(await load([2000])).toEqual([null]);
    await clock.advance(59_000);
    expect(await people.get(2000)).toBeNull();
    expect(batches).toHaveLength(1);
    await clock.advance(1000);
    await load([2000]);
    expect(batches).toHaveLength(2);
  });

  it('keeps no failure', async () => {
    failure = new Error('offline');
    const asked = people.get(1);
    asked.catch(() => undefined);
    await clock.advance(20);
    await expect(asked).rejects.toThrow('offline');
    failure = null;
    expect(await load([1])).toEqual(['Fox 1']);
  });

  it('forgets everybody when somebody else signs in, and one on request', async () => {
    await load([1, 2]);
    people.forget(1);
    await load([1, 2]);
    expect(batches.at(-1)).toEqual([1]);
    session.setState({ status: 'signedIn', userId: 9 }, true);
    await load([1, 2]);
    expect(batches.at(-1)).toEqual([1, 2]);
  });
});
