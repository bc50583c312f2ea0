/** A square by row and column. */
export type Cell = readonly [row: number, column: number];
/** Squares that hang together, from the top left, row by row. */
export type Shape = readonly Cell[];

export function normal(cells: readonly Cell[]): Shape {
  const [top, left] = [Math.min(...cells.map(([r]) => r)), Math.min(...cells.map(([, c]) => c))];
  return cells.map(([r, c]): Cell => [r - top, c - left]).sort((a, b) => a[0] - b[0] || a[1] - b[1]);
}

/** Keeps what was found for a shape: the same few shapes are asked about again and again. */
function kept<T>(find: (shape: Shape) => T): (shape: Shape) => T {
  const known = new WeakMap<Shape, { readonly found: T }>();
  return (shape) => {
    const entry = known.get(shape) ?? { found: find(shape) };
    known.set(shape, entry);
    return entry.found;
  };
}

export const keyOf: (shape: Shape) => string = kept((shape) => shape.map(([r, c]) => `${r}.${c}`).join(' '));

/** A quarter, clockwise. */
export function turned(shape: Shape): Shape {
  return normal(shape.map(([r, c]): Cell => [c, -r]));
}

export const mirrored: (shape: Shape) => Shape = kept((shape) => normal(shape.map(([r, c]): Cell => [r, -c])));

const allPoses = kept((shape): readonly Shape[] => {
  const poses = [shape];
  while (poses.length < 4) poses.push(turned(poses.at(-1) ?? shape));
  return [...new Map(poses.map((pose) => [keyOf(pose), pose])).values()];
});

/** Every way in which a piece may lie: one, or up to four when it may be turned. It is never flipped. */
export function posesOf(shape: Shape, mayTurn: boolean): readonly Shape[] {
  return mayTurn ? allPoses(shape) : [shape];
}

/** The same for all pieces that are one piece, turned. */
export const turnKey: (shape: Shape) => string = kept((shape) => posesOf(shape, true).map(keyOf).sort()[0] ?? '');

export function sizeOf(shape: Shape): { readonly rows: number; readonly columns: number } {
  return { rows: Math.max(...shape.map(([r]) => r)) + 1, columns: Math.max(...shape.map(([, c]) => c)) + 1 };
}

const grown = new Map<number, readonly Shape[]>();

/** One of each piece of so many squares; a piece and its mirror image are two when turning does not make them one. */
export function piecesOf(squares: number): readonly Shape[] {
  const known = grown.get(squares);
  if (known) return known;
  const found = new Map<string, Shape>();
  for (const small of squares === 1 ? [] : piecesOf(squares - 1)) {
    for (const cell of around(small)) {
      const shape = normal([...small, cell]);
      if (!found.has(turnKey(shape))) found.set(turnKey(shape), shape);
    }
  }
  const all = squares === 1 ? [[[0, 0]] as const] : [...found.values()];
  grown.set(squares, all);
  return all;
}

/** A square as one number, so that sets of squares are quick. Rows and columns may be a little below 0. */
export function codeOf(row: number, column: number): number {
  return (row + 32) * 64 + column + 32;
}

/** The squares that touch a figure. */
export function around(cells: readonly Cell[]): readonly Cell[] {
  const seen = new Set(cells.map(([r, c]) => codeOf(r, c)));
  const found: Cell[] = [];
  const add = (r: number, c: number): void => {
    const code = codeOf(r, c);
    if (seen.has(code)) return;
    seen.add(code);
    found.push([r, c]);
  };
  for (const [r, c] of cells) {
    add(r - 1, c);
    add(r + 1, c);
    add(r, c - 1);
    add(r, c + 1);
  }
  return found;
}
