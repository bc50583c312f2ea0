import type { Rng } from '../../core/rng.ts';

/** Middles of cells of a loose grid: scattered for the eye, and never one upon another. */
export function scatter(rng: Rng, place: Place): readonly (readonly [number, number])[] {
  const { columns, rows, width, height, count } = place;
  const [stepX, stepY] = [width / columns, height / rows];
  const cells = Array.from({ length: columns * rows }, (_, i) => i);
  return rng
    .sample(cells, count)
    .sort((a, b) => a - b)
    .map((cell) => {
      const x = (cell % columns) * stepX + stepX / 2 + rng.int(-place.wobble, place.wobble);
      const y = Math.floor(cell / columns) * stepY + stepY / 2 + rng.int(-place.wobble, place.wobble);
      return [Math.round(x), Math.round(y)] as const;
    });
}

export interface Place {
  readonly columns: number;
  readonly rows: number;
  readonly width: number;
  readonly height: number;
  readonly count: number;
  /** How far a thing may lie from the middle of its cell. */
  readonly wobble: number;
}
