import type { Solved } from '../../core/family.ts';
import { cellCount, lines, relationsOf } from './board.ts';
import { deduce, leadingTo, lineSum } from './deduce.ts';
import type { Learned, Reason } from './deduce.ts';
import { forced } from './linear.ts';
import type { Equation } from './linear.ts';
import type { NumgridParams } from './params.ts';

type Seen = Omit<NumgridParams, 'truth' | 'paper' | 'cards'>;

/** Solves the whole board as equations; the deductions only tell the story. */
export function solve(params: Seen): Solved {
  const { givens, ask } = params;
  const cells = params.kind === 'square' && params.ops[0] === '×' ? byTrying(params) : byEquations(params);
  const asked = ask === null ? cells.map((_, cell) => cell) : [ask];
  const found = asked.map((cell) => cells[cell] ?? null);
  const isSolved = found.every((value) => value !== null && Number.isInteger(value) && value > 0);
  const learned = deduce(params, givens);
  const told = ask === null ? learned.filter(({ cell }) => isNeeded(cell, learned)) : leadingTo(ask, learned);
  return {
    answers: isSolved ? [found.join(',')] : found.includes(null) ? ['open', 'open too'] : [],
    trace: told.map(({ cell, value, reason, terms, from }) => ({
      key: reason,
      args: { cell, value, terms: terms.join(' ') },
      highlight: [...from, cell].filter((one) => one !== lineSum).map((one) => `cell-${one}`),
    })),
    technique: techniqueOf(params, told),
  };
}

/** The sum of the lines is worth telling only when something is found with it. */
function isNeeded(cell: number, learned: readonly Learned[]): boolean {
  return cell !== lineSum || learned.some(({ from }) => from.includes(lineSum));
}

/** Every cell that the equations force, null where they do not. */
function byEquations(params: Seen): readonly (number | null)[] {
  const count = cellCount(params);
  const equations: Equation[] = [];
  for (const relation of relationsOf(params)) {
    if (relation.rule === 'arch') continue;
    const { a, b, c, op } = relation;
    equations.push({
      terms: [
        [a, 1],
        [b, op === '+' ? 1 : -1],
        [c, -1],
      ],
      equals: 0,
    });
  }
  // The common sum of the lines is one unknown more.
  if (params.kind === 'magic') {
    for (const line of lines)
      equations.push({ terms: [...line.map((cell) => [cell, 1] as const), [count, -1]], equals: 0 });
  }
  params.givens.forEach((value, cell) => {
    if (value !== null) equations.push({ terms: [[cell, 1]], equals: value });
  });
  return forced(equations, count + 1).slice(0, count);
}

const factors = Array.from({ length: 24 }, (_, i) => i + 1);

/** Squares of products: tries the four factors; what differs between two solutions is open. */
function byTrying({ givens }: Seen): readonly (number | null)[] {
  let cells: readonly (number | null)[] | null = null;
  for (const board of productBoards(givens))
    cells = cells === null ? board : cells.map((value, cell) => (value === board[cell] ? value : null));
  return cells ?? givens.map(() => -1);
}

/** Every square of products that says what is given. */
function* productBoards(givens: Seen['givens']): Generator<readonly number[]> {
  const at = (cell: number, products: readonly number[]): readonly number[] => {
    const given = givens[cell] ?? null;
    if (given !== null) return [given];
    const told = products.flatMap((product) => givens[product] ?? []);
    return factors.filter((factor) => told.every((product) => product % factor === 0));
  };
  const fits = (cell: number, value: number): boolean => givens[cell] === null || givens[cell] === value;
  const [as, bs, ds, es] = [at(0, [2, 6, 8]), at(1, [2, 7, 8]), at(3, [5, 6, 8]), at(4, [5, 7, 8])];
  const tops = as.flatMap((a) => bs.filter((b) => fits(2, a * b)).map((b) => [a, b] as const));
  for (const [a, b] of tops) {
    for (const d of ds) {
      if (!fits(6, a * d)) continue;
      for (const e of es) {
        if (!fits(5, d * e) || !fits(7, b * e)) continue;
        const board = [a, b, a * b, d, e, d * e, a * d, b * e, a * b * d * e];
        if (board.every((value, cell) => fits(cell, value))) yield board;
      }
    }
  }
}

const weights: Readonly<Record<Reason, number>> = {
  sum: 1,
  part: 2,
  difference: 3,
  back: 3,
  product: 4,
  quotient: 4,
  middle: 4,
  'full-line': 3,
  line: 3,
  third: 4,
  compare: 5,
};

function techniqueOf({ kind, size, givens }: Seen, told: readonly Learned[]): number {
  if (told.length === 0) return 1;
  const hardest = Math.max(...told.map(({ reason }) => weights[reason]));
  const largest = Math.max(...givens.map((value) => value ?? 0), ...told.map(({ value }) => value));
  if (kind === 'square') return Math.max(3, hardest);
  if (kind === 'pyramid' && size > 3 && hardest === 4) return 5;
  if (hardest <= 2) return largest > 10 ? 2 : 1;
  return hardest;
}
