import type { Solved, Step } from '../../core/family.ts';
import { boardOf, choices, copyOf, put } from './board.ts';
import type { Board } from './board.ts';
import { deduce } from './deduce.ts';
import type { LatinParams } from './params.ts';
import type { Deduction } from './techniques.ts';

/** Searches all fillings for the answers; the deductions tell how a person gets there. */
export function solve({ size, givens, ask }: LatinParams): Solved {
  const found = new Set<string>();
  const board = boardOf(size, givens);
  if (hasNoClash(board, givens)) {
    if (ask === null) search(board, (filled) => found.add(filled.join('')).size < 2);
    else for (const symbol of choices(board, ask)) if (isPossible(board, ask, symbol)) found.add(String(symbol));
  }
  const deduced = deduce({ size, givens, ask });
  const answers = [...found].slice(0, 2);
  return { answers, trace: (deduced?.deductions ?? []).map(stepOf), technique: deduced?.technique ?? Infinity };
}

function hasNoClash(board: Board, givens: readonly number[]): boolean {
  return givens.every(
    (symbol, cell) => symbol === 0 || (board.peers[cell] ?? []).every((peer) => givens[peer] !== symbol),
  );
}

function isPossible(board: Board, cell: number, symbol: number): boolean {
  const trial = copyOf(board);
  put(trial, cell, symbol);
  let found = false;
  search(trial, () => {
    found = true;
    return false;
  });
  return found;
}

/** Visits every filling until `visit` says stop; false when it did. */
function search(board: Board, visit: (symbols: readonly number[]) => boolean): boolean {
  const empty = board.symbols.flatMap((symbol, cell) => (symbol === 0 ? [cell] : []));
  if (empty.length === 0) return visit(board.symbols);
  const cell = empty.reduce((a, b) => (choices(board, b).length < choices(board, a).length ? b : a));
  for (const symbol of choices(board, cell)) {
    const trial = copyOf(board);
    put(trial, cell, symbol);
    if (!search(trial, visit)) return false;
  }
  return true;
}

function stepOf({ kind, technique, unit, places, cells, symbols, because }: Deduction): Step {
  const key = unit ? `latin.${kind}.${unit.kind}` : `latin.${kind}`;
  const args = {
    technique,
    places: Number(places),
    cell: cells[0] ?? 0,
    symbol: symbols[0] ?? 0,
    second: symbols[1] ?? 0,
  };
  const seen = unit ? [...unit.cells] : [...because, ...cells];
  return { key, args: { ...args, place: unit?.place ?? 0 }, highlight: seen.map((cell) => `cell-${cell}`) };
}
