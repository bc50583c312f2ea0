import { permutations } from '../../core/canon.ts';
import type { Solved, Step } from '../../core/family.ts';
import { deduce, isOne } from './deduce.ts';
import type { Deduced } from './deduce.ts';
import type { Clue, ZebraParams } from './params.ts';

/** Tries every order of every kind; the deductions tell how a person gets there. */
export function solve({ houses, kinds, clues, ask }: Omit<ZebraParams, 'truth'>): Solved {
  const found = new Set<string>();
  const orders = permutations(Array.from({ length: houses }, (_, house) => house));
  const fill = (homes: readonly number[]): void => {
    if (found.size > 1) return;
    if (homes.length === houses * kinds.length) {
      found.add(ask ? answerOf(homes, { houses, ask }) : homes.join(','));
      return;
    }
    for (const order of orders) {
      const next = [...homes, ...order];
      if (clues.every((clue) => !isKnown(clue, next.length) || holds(clue, next, houses))) fill(next);
    }
  };
  fill([]);
  const deduced = deduce({ houses, kinds, clues, ask });
  return {
    answers: [...found],
    trace: deduced ? tell(deduced, houses * kinds.length, houses) : [],
    technique: deduced?.technique ?? Infinity,
  };
}

function answerOf(
  homes: readonly number[],
  { houses, ask }: { houses: number; ask: NonNullable<ZebraParams['ask']> },
): string {
  const home = ask.about === 'house' ? ask.house : homes[ask.item];
  return String(homes.findIndex((house, item) => house === home && Math.floor(item / houses) === ask.kind));
}

function isKnown(clue: Clue, settled: number): boolean {
  return clue.a < settled && (!('b' in clue) || clue.b < settled);
}

export function holds(clue: Clue, homes: readonly number[], houses: number): boolean {
  const a = homes[clue.a] ?? -1;
  switch (clue.says) {
    case 'at':
      return a === clue.house;
    case 'not-at':
      return a !== clue.house;
    case 'end':
      return a === 0 || a === houses - 1;
    case 'same':
      return a === homes[clue.b];
    case 'apart':
      return a !== homes[clue.b];
    case 'beside':
      return Math.abs(a - (homes[clue.b] ?? 0)) === 1;
    case 'just-left':
      return (homes[clue.b] ?? 0) - a === 1;
    case 'left-of':
      return (homes[clue.b] ?? 0) > a;
  }
}

/** One step for each deduction that settles something, with the clues that were used since the step before. */
function tell({ deductions }: Deduced, items: number, houses: number): readonly Step[] {
  const marks = Array<number>(items).fill((1 << houses) - 1);
  const steps: Step[] = [];
  let clues: number[] = [];
  let supposed = 0;
  for (const { by, clue, keeps } of deductions) {
    if (clue !== null && !clues.includes(clue)) clues.push(clue);
    if (by === 'suppose') supposed += 1;
    const settled = keeps.filter(([item, kept]) => {
      marks[item] = (marks[item] ?? 0) & kept;
      return isOne(marks[item] ?? 0);
    });
    if (settled.length === 0) continue;
    const placed = settled.map(([item]) => `${item}-${Math.log2(marks[item] ?? 1)}`);
    const highlight = settled.map(([item]) => `house-${Math.log2(marks[item] ?? 1) + 1}`);
    const args = { clues: clues.join(','), placed: placed.join(','), supposed };
    steps.push({ key: 'zebra.settle', args, highlight: [...new Set(highlight)] });
    clues = [];
    supposed = 0;
  }
  return steps;
}
