import type { Solved, Step } from '../../core/family.ts';
import { deduce } from './deduce.ts';
import type { Learned } from './deduce.ts';
import { heaviestOfAll } from './params.ts';
import type { BalanceParams, Pan } from './params.ts';

/** Tries every weight of every good; what stays possible for the asked one is an answer. */
export function solve({ goods, scales, ask }: Omit<BalanceParams, 'truth' | 'options'>): Solved {
  const found = new Set<number>();
  const tried: number[] = goods.map(() => 0);
  const fill = (good: number): void => {
    if (good === goods.length) {
      const isBalanced = scales.every(({ left, right }) => heft(left, tried) === heft(right, tried));
      if (isBalanced) found.add(tried[ask] ?? 0);
      return;
    }
    for (let weighs = 1; weighs <= heaviestOfAll; weighs += 1) {
      tried[good] = weighs;
      fill(good + 1);
    }
  };
  fill(0);
  const deduced = deduce({ goods, scales, ask });
  const answers = [...found].slice(0, 2).map(String);
  return { answers, trace: (deduced?.learned ?? []).map(stepOf), technique: deduced?.technique ?? Infinity };
}

function heft(pan: Pan, weighs: readonly number[]): number {
  const goods = pan.goods.reduce((sum, count, good) => sum + count * (weighs[good] ?? 0), 0);
  return pan.weights.reduce((sum, weight) => sum + weight, goods);
}

function stepOf(learned: Learned): Step {
  const { good, weighs, scale, minus, all, putIn, takenGoods, takenWeight, count, total } = learned;
  const seen = all ? [] : [scale, ...(minus === null ? [] : [minus])];
  return {
    key: all ? 'balance.all' : minus === null ? 'balance.one' : 'balance.two',
    args: {
      good,
      weighs,
      scale,
      minus: minus ?? -1,
      putIn: putIn.join(','),
      takenGoods: takenGoods.join(','),
      takenWeight,
      count,
      total,
    },
    highlight: seen.map((index) => `scale-${index + 1}`),
  };
}
