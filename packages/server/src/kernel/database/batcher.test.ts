import { describe, expect, it } from 'vitest';
import { createBatcher } from './batcher.ts';

/** A run that ends when it is told to. */
function steered(bear: (item: number) => void = () => undefined) {
  const batches: number[][] = [];
  const ends: (() => void)[] = [];
  const run = async (items: readonly number[]): Promise<number[]> => {
    batches.push([...items]);
    await new Promise<void>((resolve) => ends.push(resolve));
    items.forEach(bear);
    return items.map((item) => item * 10);
  };
  const endAll = async (): Promise<void> => {
    while (ends.length > 0) {
      ends.splice(0).forEach((end) => end());
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  return { batches, run, endAll };
}

describe('batches', () => {
  it('let a lone item go at once and gather what comes while all are under way', async () => {
    const { batches, run, endAll } = steered();
    const add = createBatcher({ run, inFlight: 2, size: 3 });
    const all = Promise.all([1, 2, 3, 4, 5, 6].map(add));
    expect(batches).toEqual([[1], [2]]);
    await endAll();
    expect(batches).toEqual([[1], [2], [3, 4, 5], [6]]);
    expect(await all).toEqual([10, 20, 30, 40, 50, 60]);
  });

  it('try each alone when one spoils them all', async () => {
    const { run, endAll } = steered((item) => {
      if (item === 3) throw new Error('three');
    });
    const add = createBatcher({ run, inFlight: 1, size: 10 });
    const all = Promise.allSettled([1, 2, 3, 4].map(add));
    await endAll();
    expect((await all).map((one) => (one.status === 'fulfilled' ? one.value : String(one.reason)))).toEqual([
      10,
      20,
      'Error: three',
      40,
    ]);
  });
});
