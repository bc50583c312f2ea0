import { codeOf, posesOf } from './shapes.ts';
import type { Cell, Shape } from './shapes.ts';

/** Where each piece lies, in the order of the pieces. */
export type Cover = readonly (readonly Cell[])[];

export interface Search {
  readonly mayTurn: boolean;
  /** Stops after so many. */
  readonly limit: number;
}

/** Every way to cover the figure with all these pieces. Always fills the first free square, so each way is met once. */
export function coversOf(figure: Shape, pieces: readonly Shape[], { mayTurn, limit }: Search): readonly Cover[] {
  const found: Cover[] = [];
  if (pieces.reduce((sum, piece) => sum + piece.length, 0) !== figure.length) return found;
  const poses = pieces.map((piece) => posesOf(piece, mayTurn).map(stepsOf));
  const squares = figure.map(([r, c]) => codeOf(r, c));
  const free = new Uint8Array(64 * 64);
  for (const code of squares) free[code] = 1;
  const lying: (readonly number[] | null)[] = pieces.map(() => null);
  const step = (from: number): void => {
    let at = from;
    while (at < squares.length && free[squares[at] ?? 0] === 0) at += 1;
    const first = squares[at];
    if (first === undefined) {
      found.push(lying.map((cells) => (cells ?? []).map(cellOf)));
      return;
    }
    for (let i = 0; i < poses.length; i += 1) {
      if (lying[i] !== null) continue;
      for (const steps of poses[i] ?? []) {
        // Nothing before the first free square is free, so the first square of a pose must come to lie there.
        if (steps.some((by) => free[first + by] !== 1)) continue;
        const cells = steps.map((by) => first + by);
        for (const code of cells) free[code] = 0;
        lying[i] = cells;
        step(at + 1);
        lying[i] = null;
        for (const code of cells) free[code] = 1;
        if (found.length >= limit) return;
      }
    }
  };
  step(0);
  return found;
}

function cellOf(code: number): Cell {
  return [Math.floor(code / 64) - 32, (code % 64) - 32];
}

/** From the first square of a pose to each of its squares. */
function stepsOf(pose: Shape): readonly number[] {
  const [[r0, c0] = [0, 0]] = pose;
  const start = codeOf(r0, c0);
  return pose.map(([r, c]) => codeOf(r, c) - start);
}

/** Every choice of `count` of the indexes 0…n-1. */
export function choices(n: number, count: number): readonly (readonly number[])[] {
  if (count === 0) return [[]];
  if (n < count) return [];
  return [...choices(n - 1, count), ...choices(n - 1, count - 1).map((rest) => [...rest, n - 1])];
}
