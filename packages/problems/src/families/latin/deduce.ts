import { boardOf, isEmpty } from './board.ts';
import type { LatinParams } from './params.ts';
import { apply, techniques } from './techniques.ts';
import type { Deduction } from './techniques.ts';

export type Puzzle = Pick<LatinParams, 'size' | 'givens' | 'ask'>;

export interface Deduced {
  readonly technique: number;
  readonly deductions: readonly Deduction[];
}

const hardest = 5;

/** The easiest technique that reaches the goal, with what was deduced on the way; null when none does. */
export function deduce(puzzle: Puzzle): Deduced | null {
  for (let technique = 1; technique <= hardest; technique += 1) {
    const deductions = deduceWith(puzzle, technique);
    if (deductions) return { technique, deductions: puzzle.ask === null ? deductions : needed(deductions, puzzle.ask) };
  }
  return null;
}

/** Always takes the easiest next deduction up to `technique`; null when the goal stays out of reach. */
export function deduceWith({ size, givens, ask }: Puzzle, technique: number): readonly Deduction[] | null {
  const board = boardOf(size, givens);
  const found: Deduction[] = [];
  const isDone = (): boolean => (ask === null ? board.symbols.every((s) => s > 0) : !isEmpty(board, ask));
  while (!isDone()) {
    const next = nextDeduction(board, technique);
    if (!next) return null;
    apply(board, next);
    found.push(next);
  }
  return found;
}

function nextDeduction(board: Parameters<typeof apply>[0], technique: number): Deduction | null {
  for (const find of techniques) {
    const found = find(board);
    if (found && found.technique <= technique) return found;
    // NOTE: the list goes from easy to hard, so nothing after a too hard find can be easier.
    if (found) return null;
  }
  return null;
}

/** Keeps only what the asked cell stands on. */
function needed(deductions: readonly Deduction[], ask: number): readonly Deduction[] {
  const wanted = new Set([ask]);
  return deductions
    .toReversed()
    .filter(({ cells, because }) => {
      if (!wanted.has(cells[0] ?? -1)) return false;
      for (const cell of because) wanted.add(cell);
      return true;
    })
    .toReversed();
}
