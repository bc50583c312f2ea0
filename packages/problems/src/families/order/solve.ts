import type { Solved, Step } from '../../core/family.ts';
import type { Clue, CluesParams, OrderParams, SizesParams } from './params.ts';

/** Tries every order and keeps those that break no clue; sizes are simply measured. */
export function solve(params: OrderParams): Solved {
  const orders =
    params.kind === 'sizes'
      ? measured(params)
      : ordersOf(params.who.length).filter((order) => params.clues.every((clue) => holds(clue, order)));
  const { ask } = params;
  const answers = new Set(orders.map((order) => (ask === null ? order.join(' ') : String(order[ask]))));
  const first = orders[0] ?? [];
  return {
    answers: [...answers].slice(0, 2),
    trace: params.kind === 'sizes' ? sizeTrace(first, ask) : clueTrace(first, ask),
    technique: techniqueOf(params),
  };
}

/** Equal sizes could stand in either order. */
function measured({ scales }: SizesParams): readonly (readonly number[])[] {
  return ordersOf(scales.length).filter((order) =>
    order.every((i, place) => place === 0 || (scales[order[place - 1] ?? 0] ?? 0) >= (scales[i] ?? 0)),
  );
}

function ordersOf(count: number): readonly (readonly number[])[] {
  if (count === 0) return [[]];
  return ordersOf(count - 1).flatMap((order) =>
    Array.from({ length: count }, (_, at) => [...order.slice(0, at), count - 1, ...order.slice(at)]),
  );
}

function holds(clue: Clue, order: readonly number[]): boolean {
  const place = (who: number): number => order.indexOf(who);
  switch (clue.t) {
    case 'more':
      return place(clue.a) < place(clue.b);
    case 'between':
      return (place(clue.a) - place(clue.middle)) * (place(clue.b) - place(clue.middle)) < 0;
    case 'not-top':
      return place(clue.a) !== 0;
    case 'not-bottom':
      return place(clue.a) !== order.length - 1;
  }
}

function techniqueOf(params: OrderParams): number {
  if (params.kind === 'sizes') return 1;
  return techniqueOfClues(params);
}

function techniqueOfClues({ clues, who }: CluesParams): number {
  if (clues.some(({ t }) => t !== 'more')) return 5;
  return Math.min(4, who.length - 1);
}

function sizeTrace(order: readonly number[], ask: number | null): readonly Step[] {
  const all = order.map((i) => `who-${i}`);
  return [
    { key: 'side-by-side', args: {}, highlight: all },
    ask === null
      ? { key: 'in-order', args: {}, highlight: all }
      : { key: 'at-place', args: { ask, count: order.length }, highlight: [`who-${order[ask] ?? 0}`] },
  ];
}

function clueTrace(order: readonly number[], ask: number | null): readonly Step[] {
  const pairs = order.slice(1).map((b, i): Step => {
    const a = order[i] ?? 0;
    return { key: 'pair', args: { a, b }, highlight: [`who-${a}`, `who-${b}`] };
  });
  const answer = { order: order.join(' '), who: ask === null ? -1 : (order[ask] ?? 0) };
  return [
    ...pairs,
    { key: 'chain', args: answer, highlight: ask === null ? order.map((i) => `who-${i}`) : [`who-${order[ask] ?? 0}`] },
  ];
}
