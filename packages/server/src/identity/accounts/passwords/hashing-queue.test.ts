import { describe, expect, it } from 'vitest';
import { type Asker, createHashingQueue } from './hashing-queue.ts';

/** Asks for all of them while one runs, and tells in which order they were served; those refused come with a minus. */
async function served(askers: readonly (Asker & { readonly name: string })[], mayWait = 1000): Promise<string[]> {
  const inTurn = createHashingQueue({ atOnce: 1, mayWait });
  const order: string[] = [];
  const first = Promise.withResolvers<undefined>();
  const running = inTurn({ address: 'elsewhere', account: null }, () => first.promise);
  const all = askers.map(({ name, ...asker }) =>
    inTurn(asker, async () => void order.push(name)).catch(() => void order.push(`-${name}`)),
  );
  first.resolve(undefined);
  await Promise.all([running, ...all]);
  return order;
}

const crowd = (length: number, asker: (index: number) => Asker) =>
  Array.from({ length }, (_, index) => ({ name: 'crowd', ...asker(index) }));
const owner = { name: 'owner', address: 'home', account: 'anna' };

describe('the queue of hashes', () => {
  it.each([
    ['one address that tries one account', () => ({ address: 'there', account: 'anna' })],
    ['one address that tries many accounts', (index: number) => ({ address: 'there', account: `user${index}` })],
    ['the owner’s own address that tries another account', () => ({ address: 'home', account: 'bert' })],
  ])('lets the owner in after one of a crowd: %s', async (_, asker) => {
    const order = await served([...crowd(150, asker), owner]);
    expect(order.indexOf('owner')).toBeLessThanOrEqual(1);
  });

  it('lets a known device in before a crowd of addresses that try its account', async () => {
    const order = await served([
      ...crowd(150, (index) => ({ address: `bot${index}`, account: 'anna' })),
      { ...owner, isKnown: true },
    ]);
    expect(order[0]).toBe('owner');
  });

  it('refuses the last in order when too many wait, and not whoever comes last', async () => {
    const order = await served([...crowd(150, () => ({ address: 'there', account: 'anna' })), owner], 20);
    expect(order.filter((name) => name === '-crowd')).toHaveLength(131);
    expect(order).toContain('owner');
  });

  it('serves equals in the order in which they came', async () => {
    const names = ['a', 'b', 'c', 'd'];
    expect(await served(names.map((name) => ({ name, address: name, account: name })))).toEqual(names);
  });

  it('goes on after work that fails, and runs as many at once as it may', async () => {
    const inTurn = createHashingQueue({ atOnce: 2, mayWait: 10 });
    let [now, most] = [0, 0];
    const work = async (fails: boolean) => {
      most = Math.max(most, (now += 1));
      await new Promise((resolve) => setImmediate(resolve));
      now -= 1;
      if (fails) throw new Error('no memory');
    };
    const asker = { address: 'home', account: null };
    const ends = await Promise.allSettled(
      [true, false, true, false, false].map((fails) => inTurn(asker, () => work(fails))),
    );
    expect([most, now, ends.filter(({ status }) => status === 'rejected').length]).toEqual([2, 0, 2]);
  });
});
