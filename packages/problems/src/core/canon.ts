/**
 * Canonical forms: two problems are one puzzle idea when some symmetry or renaming turns one into the other.
 * A family lists the images of its problem, and the smallest of them is its key.
 */

/** Every order of the items; n! of them, so keep n small. */
export function permutations<T>(items: readonly T[]): T[][] {
  if (items.length <= 1) return [[...items]];
  return items.flatMap((item, index) =>
    permutations([...items.slice(0, index), ...items.slice(index + 1)]).map((rest) => [item, ...rest]),
  );
}

/** Names symbols by their first appearance: `['cat','fox','cat']` and `['owl','bee','owl']` both become `[0,1,0]`. */
export function relabel(symbols: readonly unknown[]): number[] {
  const names = new Map<unknown, number>();
  return symbols.map((symbol) => {
    const known = names.get(symbol);
    if (known !== undefined) return known;
    names.set(symbol, names.size);
    return names.size - 1;
  });
}

export interface Grid<T> {
  readonly rows: number;
  readonly columns: number;
  /** Row by row. */
  readonly cells: readonly T[];
}

/** The eight images of a grid under turning and mirroring, the grid itself first. */
export function dihedral<T>(grid: Grid<T>): Grid<T>[] {
  const images: Grid<T>[] = [];
  let turned = grid;
  for (let turn = 0; turn < 4; turn += 1) {
    images.push(turned, mirrored(turned));
    turned = quarterTurn(turned);
  }
  return images;
}

/** Clockwise. Here and below every place is inside the grid, and a cell may hold anything, undefined too. */
export function quarterTurn<T>({ rows, columns, cells }: Grid<T>): Grid<T> {
  const turned = Array.from({ length: rows * columns }, (_, index) => {
    const [row, column] = [Math.floor(index / rows), index % rows];
    return cells[(rows - 1 - column) * columns + row] as T;
  });
  return { rows: columns, columns: rows, cells: turned };
}

/** Left and right change places. */
export function mirrored<T>({ rows, columns, cells }: Grid<T>): Grid<T> {
  const flipped = cells.map((_, index) => {
    const [row, column] = [Math.floor(index / columns), index % columns];
    return cells[row * columns + columns - 1 - column] as T;
  });
  return { rows, columns, cells: flipped };
}

/** Rows and columns change places. */
export function transposed<T>({ rows, columns, cells }: Grid<T>): Grid<T> {
  const flipped = cells.map((_, index) => cells[(index % rows) * columns + Math.floor(index / rows)] as T);
  return { rows: columns, columns: rows, cells: flipped };
}

/** The smallest text of all images: the same for every member of the class. */
export function smallest(images: Iterable<string>): string {
  let best: string | undefined;
  for (const image of images) if (best === undefined || image < best) best = image;
  if (best === undefined) throw new RangeError('a canonical form needs at least one image');
  return best;
}

/** Canonical under turning, mirroring and renaming of symbols. */
export function canonicalGrid(grid: Grid<unknown>): string {
  return smallest(dihedral(grid).map(({ rows, columns, cells }) => `${rows}x${columns}:${relabel(cells).join(',')}`));
}
