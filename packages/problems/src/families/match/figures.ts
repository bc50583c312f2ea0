export interface Lattice {
  readonly rows: number;
  readonly columns: number;
}

/** One place of a match in a lattice; rows and columns from 0. */
export interface Line {
  readonly way: 'across' | 'down';
  readonly row: number;
  readonly column: number;
}

/** Every place of a match: lines across row by row, then lines down. */
export function linesOf({ rows, columns }: Lattice): readonly Line[] {
  const across = Array.from({ length: (rows + 1) * columns }, (_, i): Line => ({
    way: 'across',
    row: Math.floor(i / columns),
    column: i % columns,
  }));
  const down = Array.from({ length: rows * (columns + 1) }, (_, i): Line => ({
    way: 'down',
    row: Math.floor(i / (columns + 1)),
    column: i % (columns + 1),
  }));
  return [...across, ...down];
}

export function placeOf({ rows, columns }: Lattice, { way, row, column }: Line): number {
  return way === 'across' ? row * columns + column : (rows + 1) * columns + row * (columns + 1) + column;
}

export interface Square {
  readonly size: number;
  readonly row: number;
  readonly column: number;
  /** Places of its border. */
  readonly border: readonly number[];
}

const known = new Map<string, readonly Square[]>();

/** Every square of the whole lattice, small ones first. */
export function squaresOf(lattice: Lattice): readonly Square[] {
  const key = `${lattice.rows}/${lattice.columns}`;
  const made = known.get(key) ?? allSquares(lattice);
  known.set(key, made);
  return made;
}

function allSquares(lattice: Lattice): readonly Square[] {
  const { rows, columns } = lattice;
  const squares: Square[] = [];
  for (let size = 1; size <= Math.min(rows, columns); size += 1) {
    for (let row = 0; row + size <= rows; row += 1) {
      for (let column = 0; column + size <= columns; column += 1) {
        const along = Array.from({ length: size }, (_, i) => i);
        const border = along.flatMap((i) => [
          placeOf(lattice, { way: 'across', row, column: column + i }),
          placeOf(lattice, { way: 'across', row: row + size, column: column + i }),
          placeOf(lattice, { way: 'down', row: row + i, column }),
          placeOf(lattice, { way: 'down', row: row + i, column: column + size }),
        ]);
        squares.push({ size, row, column, border });
      }
    }
  }
  return squares;
}

/** The squares whose whole border lies there. */
export function seenSquares(lattice: Lattice, sticks: readonly boolean[]): readonly Square[] {
  return squaresOf(lattice).filter(({ border }) => border.every((place) => sticks[place]));
}

/** True when every match is part of some square. */
export function isTidy(squares: readonly Square[], sticks: readonly boolean[]): boolean {
  const used = new Set(squares.flatMap(({ border }) => border));
  return sticks.every((lies, place) => !lies || used.has(place));
}
