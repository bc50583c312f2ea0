import type { Rng } from '../../core/rng.ts';
import type { BalanceParams, Pan, Plot, Scale } from './params.ts';

/** What the scales shall tell, before pans and scales change places. */
export interface Order {
  readonly plot: Plot;
  readonly heaviest: number;
  readonly wanted: number;
}

export type Told = Pick<BalanceParams, 'scales' | 'ask' | 'truth'>;

/** Invents scales by which the good number `ask` weighs what is wanted; null when the numbers do not allow it. */
export function buildPlot(rng: Rng, order: Order): Told | null {
  switch (order.plot) {
    case 'sum':
    case 'difference':
    case 'share':
    case 'share-after':
    case 'both-pans': {
      const scale = alone(rng, order.plot, { good: 0, weighs: order.wanted });
      return scale && { scales: [scale], ask: 0, truth: [order.wanted] };
    }
    case 'chain':
      return chain(rng, order, 2);
    case 'long-chain':
      return chain(rng, order, 3);
    case 'pair':
      return pair(rng, order);
    case 'ring':
      return ring(rng, order);
  }
}

function pan(goods: readonly number[], weights: readonly number[] = []): Pan {
  return { goods, weights: weights.filter((weight) => weight > 0) };
}

/** So many of one good, none of the others. */
function of(good: number, count: number, known: readonly number[] = []): readonly number[] {
  const length = Math.max(good + 1, known.length);
  return Array.from({ length }, (_, index) => (index === good ? count : 0) + (known[index] ?? 0));
}

/** A scale that tells one good by itself. */
function alone(
  rng: Rng,
  plot: 'sum' | 'difference' | 'share' | 'share-after' | 'both-pans',
  { good, weighs }: { readonly good: number; readonly weighs: number },
): Scale | null {
  const count = rng.int(2, 3);
  const extra = rng.int(1, 9);
  switch (plot) {
    case 'sum': {
      if (weighs < 2) return null;
      const first = rng.int(1, weighs - 1);
      return { left: pan(of(good, 1)), right: pan([], [first, weighs - first]) };
    }
    case 'difference':
      return { left: pan(of(good, 1), [extra]), right: pan([], [weighs + extra]) };
    case 'share':
      return { left: pan(of(good, count)), right: pan([], [count * weighs]) };
    case 'share-after':
      return { left: pan(of(good, count), [extra]), right: pan([], [count * weighs + extra]) };
    case 'both-pans': {
      const more = rng.int(3, 4);
      const fewer = rng.int(1, more - 2);
      return { left: pan(of(good, more), [extra]), right: pan(of(good, fewer), [(more - fewer) * weighs + extra]) };
    }
  }
}

/** The first good is told by itself, each next one by those before it. */
function chain(rng: Rng, { heaviest, wanted }: Order, length: 2 | 3): Told | null {
  const truth = [...Array.from({ length: length - 1 }, () => rng.int(1, heaviest)), wanted];
  if (new Set(truth).size < length) return null;
  const first = alone(rng, rng.pick(['difference', 'share', 'share-after']), { good: 0, weighs: truth[0] ?? 1 });
  const scales = [first, ...truth.slice(1).map((weighs, index) => link(rng, truth.slice(0, index + 1), weighs))];
  if (scales.some((scale) => scale === null)) return null;
  return { scales: scales.filter((scale) => scale !== null), ask: length - 1, truth };
}

/** New goods on the left; the good before it on the right, and a weight where the pans differ. */
function link(rng: Rng, known: readonly number[], weighs: number): Scale | null {
  const before = known.length - 1;
  const [many, others] = [rng.int(1, 2), rng.int(1, 2)];
  const gap = many * weighs - others * (known[before] ?? 0);
  if (gap === 0 && many === 1 && others === 1) return null;
  return {
    left: pan(of(before + 1, many), [-gap]),
    right: pan(of(before, others), [gap]),
  };
}

/** Two scales, neither of which tells anything alone. */
function pair(rng: Rng, { heaviest, wanted }: Order): Told | null {
  const truth = [wanted, rng.int(1, heaviest)];
  if (truth[0] === truth[1]) return null;
  const [one, two] = rng.pick([
    [
      [1, 1],
      [2, 1],
    ],
    [
      [1, 1],
      [1, 2],
    ],
    [
      [1, 2],
      [2, 2],
    ],
    [
      [2, 1],
      [2, 2],
    ],
    [
      [1, 1],
      [3, 1],
    ],
    [
      [1, 1],
      [1, 3],
    ],
  ] as const);
  return { scales: [weighed(one, truth), weighed(two, truth)], ask: 0, truth };
}

/** Three goods, two and two. */
function ring(rng: Rng, { heaviest, wanted }: Order): Told | null {
  const truth = [wanted, rng.int(1, heaviest), rng.int(1, heaviest)];
  if (new Set(truth).size < 3) return null;
  const pairs = [
    [1, 1, 0],
    [0, 1, 1],
    [1, 0, 1],
  ] as const;
  return { scales: pairs.map((goods) => weighed(goods, truth)), ask: 0, truth };
}

function weighed(goods: readonly number[], truth: readonly number[]): Scale {
  const total = goods.reduce((sum, count, index) => sum + count * (truth[index] ?? 0), 0);
  return { left: pan(goods), right: pan([], [total]) };
}
