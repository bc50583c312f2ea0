import type { Misconception, Variant } from '../../core/family.ts';
import type { Clue, OrderParams } from './params.ts';

/** Why somebody would choose the one at `index`: the other end, a name that was said first or last, a neighbour. */
export function tagOf(params: OrderParams, index: number): Misconception {
  const { order } = params;
  const place = order.indexOf(index);
  const ask = params.ask ?? 0;
  const isEnd = ask === 0 || ask === order.length - 1;
  if (isEnd && place === order.length - 1 - ask) return 'order.other-end';
  if (params.kind === 'clues') {
    const named = params.clues.flatMap(namesIn);
    if (named[0] === index) return 'order.first-named';
    if (named.at(-1) === index) return 'order.last-named';
  }
  return Math.abs(place - ask) === 1 ? 'order.neighbour' : 'order.unchecked';
}

function namesIn(clue: Clue): readonly number[] {
  switch (clue.t) {
    case 'more':
      return clue.isInverse ? [clue.b, clue.a] : [clue.a, clue.b];
    case 'between':
      return [clue.middle, clue.a, clue.b];
    default:
      return [clue.a];
  }
}

export function variantsOf(params: OrderParams): readonly Omit<Variant, 'picture'>[] {
  const right = params.order[params.ask ?? 0];
  return params.order.map((_, i) => ({
    key: `who-${i}`,
    isRight: i === right,
    ...(i === right ? {} : { tag: tagOf(params, i) }),
  }));
}
