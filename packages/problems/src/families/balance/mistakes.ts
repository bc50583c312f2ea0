import type { Misconception } from '../../core/family.ts';
import { deduce } from './deduce.ts';
import type { BalanceParams } from './params.ts';

export const tags = {
  onePan: 'balance.one-pan',
  addsAll: 'balance.adds-all',
  noShare: 'balance.forgets-to-share',
  noTake: 'balance.forgets-to-take-off',
  twice: 'balance.counts-twice',
  other: 'balance.weighs-another',
  offByOne: 'balance.off-by-one',
} as const;

/** Which wrong numbers people come to, and by which mistake. The first mistake that leads to a number names it. */
export function mistakesOf(params: BalanceParams): ReadonlyMap<number, Misconception> {
  const { truth, ask, scales } = params;
  const right = truth[ask] ?? 0;
  const last = deduce(params)?.learned.at(-1);
  const scale = scales[last?.scale ?? 0];
  if (!last || !scale) return new Map();
  const [left, other] = [sum(scale.left.weights), sum(scale.right.weights)];
  const weights = [...scale.left.weights, ...scale.right.weights];
  const heavy = Math.max(left, other);
  const reached: readonly (readonly [number, Misconception])[] = [
    ...truth.flatMap((weighs, good) => (good === ask ? [] : [[weighs, tags.other] as const])),
    [last.total, tags.noShare],
    [heavy / Math.max(1, last.count), tags.noTake],
    [left + other, tags.addsAll],
    [(left + other) / Math.max(1, last.count), tags.addsAll],
    ...weights.map((weight) => [weight, tags.onePan] as const),
    ...weights.map((weight) => [right + weight, tags.twice] as const),
    [right - 1, tags.offByOne],
    [right + 1, tags.offByOne],
  ];
  const usable = reached.filter(([value]) => Number.isInteger(value) && value > 0 && value !== right);
  return new Map(usable.toReversed());
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, n) => total + n, 0);
}
