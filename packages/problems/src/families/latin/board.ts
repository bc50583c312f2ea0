import { blockOf } from './params.ts';
import type { Size } from './params.ts';

export type UnitKind = 'row' | 'column' | 'block';

export interface Unit {
  readonly kind: UnitKind;
  /** 1…size, blocks counted row by row. */
  readonly place: number;
  readonly cells: readonly number[];
}

export interface Board {
  readonly size: Size;
  readonly units: readonly Unit[];
  /** For each cell all other cells of its row, column and block. */
  readonly peers: readonly (readonly number[])[];
  readonly symbols: number[];
  /** Bit s is set while symbol s is possible in the cell. */
  readonly marks: number[];
}

export function unitsOf(size: Size): readonly Unit[] {
  return plans[size].units;
}

export function boardOf(size: Size, givens: readonly number[]): Board {
  const all = (1 << (size + 1)) - 2;
  const board: Board = { size, ...plans[size], symbols: givens.map(() => 0), marks: givens.map(() => all) };
  givens.forEach((symbol, cell) => symbol > 0 && put(board, cell, symbol));
  return board;
}

// Units and peers never change, and a board is made for every question of every square that is tried.
const plans = { 4: planOf(4), 6: planOf(6) } as const;

function planOf(size: Size): Pick<Board, 'units' | 'peers'> {
  const units = drawUnits(size);
  const peers = Array.from({ length: size * size }, (_, cell) => {
    const near = units.filter((unit) => unit.cells.includes(cell)).flatMap((unit) => unit.cells);
    return [...new Set(near)].filter((other) => other !== cell);
  });
  return { units, peers };
}

function drawUnits(size: Size): readonly Unit[] {
  const [rows, columns] = blockOf[size];
  const line = Array.from({ length: size }, (_, index) => index);
  const across = size / columns;
  const block = (b: number): number[] => {
    const corner = Math.floor(b / across) * rows * size + (b % across) * columns;
    return line.map((i) => corner + Math.floor(i / columns) * size + (i % columns));
  };
  return [
    ...line.map((r): Unit => ({ kind: 'row', place: r + 1, cells: line.map((c) => r * size + c) })),
    ...line.map((c): Unit => ({ kind: 'column', place: c + 1, cells: line.map((r) => r * size + c) })),
    ...line.map((b): Unit => ({ kind: 'block', place: b + 1, cells: block(b) })),
  ];
}

export function copyOf(board: Board): Board {
  return { ...board, symbols: [...board.symbols], marks: [...board.marks] };
}

export function put(board: Board, cell: number, symbol: number): void {
  board.symbols[cell] = symbol;
  board.marks[cell] = 1 << symbol;
  for (const peer of board.peers[cell] ?? []) strike(board, peer, symbol);
}

/** Takes a symbol off the marks of a cell; true when that changed something. */
export function strike(board: Board, cell: number, symbol: number): boolean {
  const before = board.marks[cell] ?? 0;
  board.marks[cell] = before & ~(1 << symbol);
  return board.marks[cell] !== before;
}

export function isEmpty(board: Board, cell: number): boolean {
  return board.symbols[cell] === 0;
}

export function can(board: Board, cell: number, symbol: number): boolean {
  return isEmpty(board, cell) && ((board.marks[cell] ?? 0) & (1 << symbol)) !== 0;
}

/** The symbols that are still possible in an empty cell. */
export function choices(board: Board, cell: number): readonly number[] {
  return symbolsOf(board).filter((symbol) => can(board, cell, symbol));
}

export function symbolsOf(board: Board): readonly number[] {
  return Array.from({ length: board.size }, (_, index) => index + 1);
}

/** True when an empty cell has no symbol left, or a unit has no place left for one. */
export function isBroken(board: Board): boolean {
  if (board.marks.some((mark) => mark === 0)) return true;
  return board.units.some((unit) =>
    symbolsOf(board).some((symbol) => unit.cells.every((cell) => ((board.marks[cell] ?? 0) & (1 << symbol)) === 0)),
  );
}
