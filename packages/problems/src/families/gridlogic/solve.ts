import type { Solved, Step } from '../../core/family.ts';
import { deduce, waysOf } from './deduce.ts';
import type { Deduction } from './deduce.ts';
import { besides, riddleOf } from './rules.ts';
import type { Riddle } from './rules.ts';
import { techniqueOf } from './params.ts';
import type { GridParams } from './params.ts';

/** Searches every way to fill the grid; the deductions tell how a person gets there. */
export function solve(params: Omit<GridParams, 'solution'>): Solved {
  const riddle = riddleOf(params);
  const ways = waysOf(riddle, 2, (answers) => params.kind !== 'tents' || hasPairs(params, answers));
  const filled = ways.map((answers) => filledBy(params, answers));
  const { ask } = params;
  const answers = ask === null ? filled.map((cells) => cells.join('')) : valuesAt(params, riddle, ask);
  const deduced = ways.length === 1 ? deduce(riddle) : null;
  return {
    answers,
    trace: (deduced?.deductions ?? []).flatMap((one) => stepOf(params, one)),
    technique: deduced ? techniqueOf(params.kind, params.size, deduced.technique) : Infinity,
  };
}

/** What the asked cell can hold in any way, up to two. */
function valuesAt(params: Omit<GridParams, 'solution'>, riddle: Riddle, ask: number): readonly string[] {
  const digits = Array.from({ length: params.size }, (_, digit) => digit);
  const possible = digits.filter((digit) => {
    const supposed = { ...riddle, known: [...riddle.known, [ask * params.size + digit, 1] as const] };
    return waysOf(supposed, 1, () => true).length > 0;
  });
  return possible.slice(0, 2).map((digit) => String(digit + 1));
}

/** What stands in the cells: digits, signs 1 and 2, or 1 where something stands. */
export function filledBy(
  { kind, size }: Pick<GridParams, 'kind' | 'size'>,
  answers: readonly number[],
): readonly number[] {
  if (kind === 'binary') return answers.map((answer) => (answer === 1 ? 1 : 2));
  if (kind !== 'futoshiki') return answers;
  return Array.from({ length: size * size }, (_, cell) => answers.slice(cell * size, (cell + 1) * size).indexOf(1) + 1);
}

/** Every tree can be given a tent of its own. */
export function hasPairs({ size, clues }: Pick<GridParams, 'size' | 'clues'>, tents: readonly number[]): boolean {
  const trees = clues.flatMap((clue, cell) => (clue === 0 ? [cell] : []));
  const owner = new Map<number, number>();
  const give = (tree: number, tried: Set<number>): boolean =>
    besides(size, tree).some((cell) => {
      if (tents[cell] !== 1 || tried.has(cell)) return false;
      tried.add(cell);
      const other = owner.get(cell);
      if (other !== undefined && !give(other, tried)) return false;
      owner.set(cell, tree);
      return true;
    });
  return tents.filter((one) => one === 1).length === trees.length && trees.every((tree) => give(tree, new Set()));
}

/** Digits that are ruled out one by one are not worth telling; everything else is. */
function stepOf({ kind, size }: Omit<GridParams, 'solution'>, deduction: Deduction): readonly Step[] {
  const { how, technique, unit, found } = deduction;
  const isDigits = kind === 'futoshiki';
  const told = isDigits && how !== 'suppose' ? found.filter(([, answer]) => answer === 1) : found;
  if (told.length === 0) return [];
  const cells = told.map(([question]) => (isDigits ? Math.floor(question / size) : question));
  const [first] = told;
  const args = {
    technique,
    unit: unit.kind,
    at: isDigits && how === 'suppose' ? (cells[0] ?? 0) : unit.at,
    digit: isDigits ? ((first?.[0] ?? 0) % size) + 1 : 0,
    cells: cells.join(','),
    values: told.map(([, answer]) => answer).join(','),
  };
  return [{ key: `grid.${how}`, args, highlight: cells.map((cell) => `cell-${cell}`) }];
}
