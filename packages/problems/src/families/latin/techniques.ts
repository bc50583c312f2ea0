import { can, choices, copyOf, isBroken, isEmpty, put, strike, symbolsOf } from './board.ts';
import type { Board, Unit } from './board.ts';

/** Why a cell gets its symbol (`places`), or why symbols go from cells. */
export interface Deduction {
  readonly kind: 'last' | 'only-symbol' | 'only-place' | 'locked' | 'pair' | 'suppose';
  readonly technique: number;
  readonly unit: Unit | null;
  readonly places: boolean;
  readonly cells: readonly number[];
  readonly symbols: readonly number[];
  /** The filled cells that the eye has to find for it. */
  readonly because: readonly number[];
}

type Finder = (board: Board) => Deduction | null;

/** Easiest first: 1 last free place, 2 one place in a block, 3 one place in a line or one symbol, 4 marks, 5 supposing. */
export const techniques: readonly Finder[] = [
  lastOfUnit,
  onlyPlaceInBlock,
  onlyPlaceInLine,
  onlySymbol,
  locked,
  pair,
  suppose,
];

export function apply(board: Board, { places, cells, symbols }: Deduction): void {
  if (places) put(board, cells[0] ?? 0, symbols[0] ?? 0);
  else for (const cell of cells) for (const symbol of symbols) strike(board, cell, symbol);
}

function lastOfUnit(board: Board): Deduction | null {
  for (const unit of board.units) {
    const free = unit.cells.filter((cell) => isEmpty(board, cell));
    if (free.length !== 1) continue;
    const because = unit.cells.filter((cell) => !free.includes(cell));
    const missing = symbolsOf(board).filter((symbol) => because.every((cell) => board.symbols[cell] !== symbol));
    return { kind: 'last', technique: 1, unit, places: true, cells: free, symbols: missing, because };
  }
  return null;
}

function onlySymbol(board: Board): Deduction | null {
  for (let cell = 0; cell < board.marks.length; cell += 1) {
    const left = choices(board, cell);
    if (left.length !== 1) continue;
    const others = symbolsOf(board).filter((symbol) => symbol !== left[0]);
    const because = others.flatMap((symbol) => witness(board, cell, symbol));
    return { kind: 'only-symbol', technique: 3, unit: null, places: true, cells: [cell], symbols: left, because };
  }
  return null;
}

function onlyPlaceInBlock(board: Board): Deduction | null {
  return onlyPlace(
    board,
    board.units.filter((unit) => unit.kind === 'block'),
    2,
  );
}

function onlyPlaceInLine(board: Board): Deduction | null {
  return onlyPlace(
    board,
    board.units.filter((unit) => unit.kind !== 'block'),
    3,
  );
}

function onlyPlace(board: Board, units: readonly Unit[], technique: number): Deduction | null {
  for (const unit of units) {
    for (const symbol of symbolsOf(board)) {
      const free = unit.cells.filter((cell) => can(board, cell, symbol));
      if (free.length !== 1) continue;
      const others = unit.cells.filter((cell) => isEmpty(board, cell) && cell !== free[0]);
      const because = [...new Set(others.flatMap((cell) => witness(board, cell, symbol)))];
      return { kind: 'only-place', technique, unit, places: true, cells: free, symbols: [symbol], because };
    }
  }
  return null;
}

/** A filled cell that keeps the symbol out of this cell. */
function witness(board: Board, cell: number, symbol: number): readonly number[] {
  const seen = board.peers[cell]?.find((peer) => board.symbols[peer] === symbol);
  return seen === undefined ? [] : [seen];
}

/** All places of a symbol in one unit lie in a second unit too: the rest of the second unit cannot have it. */
function locked(board: Board): Deduction | null {
  for (const unit of board.units) {
    for (const symbol of symbolsOf(board)) {
      const free = unit.cells.filter((cell) => can(board, cell, symbol));
      if (free.length < 2) continue;
      for (const other of board.units) {
        if (other === unit || !free.every((cell) => other.cells.includes(cell))) continue;
        const cells = other.cells.filter((cell) => !free.includes(cell) && can(board, cell, symbol));
        if (cells.length === 0) continue;
        return { kind: 'locked', technique: 4, unit, places: false, cells, symbols: [symbol], because: free };
      }
    }
  }
  return null;
}

/** Two cells of a unit that share the same two symbols keep them from the rest of the unit. */
function pair(board: Board): Deduction | null {
  for (const unit of board.units) {
    const twos = unit.cells.filter((cell) => choices(board, cell).length === 2);
    for (const first of twos) {
      const second = twos.find((cell) => cell > first && board.marks[cell] === board.marks[first]);
      if (second === undefined) continue;
      const symbols = choices(board, first);
      const others = unit.cells.filter((cell) => cell !== first && cell !== second);
      const cells = others.filter((cell) => symbols.some((symbol) => can(board, cell, symbol)));
      if (cells.length === 0) continue;
      return { kind: 'pair', technique: 4, unit, places: false, cells, symbols, because: [first, second] };
    }
  }
  return null;
}

/** A symbol that leads into a dead end by the simple techniques cannot stand there. */
function suppose(board: Board): Deduction | null {
  for (let cell = 0; cell < board.marks.length; cell += 1) {
    const left = choices(board, cell);
    if (left.length < 2) continue;
    for (const symbol of left) {
      const trial = copyOf(board);
      put(trial, cell, symbol);
      runSimple(trial);
      if (!isBroken(trial)) continue;
      return {
        kind: 'suppose',
        technique: 5,
        unit: null,
        places: false,
        cells: [cell],
        symbols: [symbol],
        because: [],
      };
    }
  }
  return null;
}

function runSimple(board: Board): void {
  for (;;) {
    if (isBroken(board)) return;
    const found = onlySymbol(board) ?? onlyPlaceInBlock(board) ?? onlyPlaceInLine(board);
    if (!found) return;
    apply(board, found);
  }
}
