import { permutations, smallest } from '../../core/canon.ts';
import type { BalanceParams, Pan } from './params.ts';

/** One puzzle idea: pans change places, scales change places, goods change names; the weights stay. */
export function structKey({ goods, scales, ask }: BalanceParams): string {
  const images = permutations(goods.map((_, index) => index)).map((order) => {
    const told = scales.map(({ left, right }) => [panText(left, order), panText(right, order)].sort().join('='));
    return `${order.indexOf(ask)}|${told.sort().join('|')}`;
  });
  return `balance:${smallest(images)}`;
}

export function skinKey({ goods, scales, ask }: BalanceParams): string {
  const order = goods.map((_, index) => index);
  const told = scales.map(({ left, right }) => `${panText(left, order)}=${panText(right, order)}`);
  return `balance:${goods.map(({ object }) => object).join('-')}:${ask}:${told.join('|')}`;
}

function panText({ goods, weights }: Pan, order: readonly number[]): string {
  return `${order.map((good) => goods[good] ?? 0).join(',')}+${weights.toSorted((a, b) => a - b).join(',')}`;
}
