import { smallest } from '../../core/canon.ts';
import type { GridParams } from './params.ts';

/** One puzzle idea: turned, mirrored; digits counted from above, and the two signs exchanged. */
export function structKey(params: GridParams): string {
  const images = [params, renamed(params)].flatMap((one) => symmetries.map((symmetry) => told(one, symmetry)));
  return `gridlogic:${params.kind}:${smallest(images)}`;
}

export function skinKey(params: GridParams): string {
  return `gridlogic:${params.kind}:${told(params, (cell) => cell)}`;
}

type Symmetry = (cell: number, size: number) => number;

const symmetries: readonly Symmetry[] = [false, true].flatMap((isTurned) =>
  [false, true].flatMap((isFlipped) =>
    [false, true].map((isUpsideDown): Symmetry => (cell, size) => {
      const [row, column] = [Math.floor(cell / size), cell % size];
      const [r, c] = isTurned ? [column, row] : [row, column];
      return (isUpsideDown ? size - 1 - r : r) * size + (isFlipped ? size - 1 - c : c);
    }),
  ),
);

/** Digits from the other end, or the other sign; the same for every other kind. */
function renamed(params: GridParams): GridParams {
  const { kind, size, clues, less } = params;
  if (kind === 'binary') return { ...params, clues: clues.map((sign) => (sign < 1 ? sign : 3 - sign)) };
  if (kind !== 'futoshiki') return params;
  return {
    ...params,
    clues: clues.map((digit) => (digit < 1 ? digit : size + 1 - digit)),
    less: less.map(([a, b]) => [b, a] as const),
  };
}

/** The clues after a symmetry. Row clues move like the cells of the first column, and may become column clues. */
function told({ size, clues, less, across, down, ask }: GridParams, symmetry: Symmetry): string {
  const moved: number[] = [];
  clues.forEach((clue, cell) => (moved[symmetry(cell, size)] = clue));
  const signs = less.map(([a, b]) => `${symmetry(a, size)}<${symmetry(b, size)}`).sort();
  const sides: Record<string, string> = {};
  const isLine = across.length === size;
  const place = (first: number, last: number, runs: readonly number[]): void => {
    const [from, to] = [symmetry(first, size), symmetry(last, size)];
    const isRow = Math.floor(from / size) === Math.floor(to / size);
    const text = (from < to ? runs : runs.toReversed()).join('-');
    sides[isRow ? `r${Math.floor(from / size)}` : `c${from % size}`] = text;
  };
  if (isLine) {
    across.forEach((runs, row) => place(row * size, row * size + size - 1, runs));
    down.forEach((runs, column) => place(column, column + size * (size - 1), runs));
  }
  const lines = Object.keys(sides)
    .sort()
    .map((key) => `${key}=${sides[key]}`);
  const total = isLine ? '' : across.join();
  return `${size}:${moved.join(',')}:${signs.join()}:${lines.join()}:${total}:${ask === null ? '' : symmetry(ask, size)}`;
}
