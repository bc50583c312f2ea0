import type { SvgNode } from '@logikit/contract/scene';
import type { Grid } from '../core/canon.ts';
import { meaning, paper } from './palette.ts';
import { part, polygon, round } from './svg.ts';

/** A point in space: x runs to the lower right, y to the lower left, z up. One is the edge of a cube. */
export type Point3 = readonly [x: number, y: number, z: number];

export type Point2 = readonly [x: number, y: number];

/** Where points of space lie on paper, seen from above and from the front corner. */
export interface Iso {
  /** The edge of a cube on paper. */
  readonly unit: number;
  /** Where 0,0,0 lies. */
  readonly origin: Point2;
}

const slant = Math.cos(Math.PI / 6);

export function isoPoint({ unit, origin }: Iso, [x, y, z]: Point3): Point2 {
  return [origin[0] + (x - y) * slant * unit, origin[1] + ((x + y) / 2 - z) * unit];
}

/** The same height of steps in width and height: how large a block of this size becomes, in cubes' edges. */
export function isoExtent([x, y, z]: Point3): Point2 {
  return [(x + y) * slant, (x + y) / 2 + z];
}

/** Fits a block of this size into a box on paper, in its middle. */
export function isoFit(
  size: Point3,
  [left, top, width, height]: readonly [number, number, number, number],
  largest: number,
): Iso {
  const [wide, high] = isoExtent(size);
  const unit = Math.floor(Math.min(largest, width / wide, height / high));
  const x = left + width / 2 + ((size[1] - size[0]) * slant * unit) / 2;
  const y = top + (height - high * unit) / 2 + size[2] * unit;
  return { unit, origin: [round(x), round(y)] };
}

/** What the three sides of a cube that can be seen are painted with: light from above. */
export interface CubeLook {
  readonly top: string;
  readonly left: string;
  readonly right: string;
}

export const cubeLooks = {
  wood: { top: paper.sand, left: paper.sun, right: paper.fur },
  water: { top: paper.seaFar, left: paper.sea, right: meaning.blue },
  leaf: { top: paper.meadowFar, left: paper.meadow, right: paper.leaf },
  rose: { top: paper.cream, left: paper.pink, right: paper.roof },
} as const satisfies Readonly<Record<string, CubeLook>>;

export type CubeLookId = keyof typeof cubeLooks;

export function isoFace(iso: Iso, corners: readonly Point3[], fill: string): SvgNode {
  return polygon(
    corners.map((corner) => isoPoint(iso, corner)),
    fill,
  );
}

/** Squares of the upper, the left and the right face of the cube whose lowest back corner is at x, y, z. */
export function topFace([x, y, z]: Point3): readonly Point3[] {
  return [
    [x, y, z + 1],
    [x + 1, y, z + 1],
    [x + 1, y + 1, z + 1],
    [x, y + 1, z + 1],
  ];
}

export function leftFace([x, y, z]: Point3): readonly Point3[] {
  return [
    [x, y + 1, z + 1],
    [x + 1, y + 1, z + 1],
    [x + 1, y + 1, z],
    [x, y + 1, z],
  ];
}

export function rightFace([x, y, z]: Point3): readonly Point3[] {
  return [
    [x + 1, y + 1, z + 1],
    [x + 1, y, z + 1],
    [x + 1, y, z],
    [x + 1, y + 1, z],
  ];
}

/** The ground under a building, with a line between the places. */
export function isoFloor(iso: Iso, { rows, columns }: Pick<Grid<number>, 'rows' | 'columns'>): readonly SvgNode[] {
  const places = Array.from(
    { length: rows * columns },
    (_, cell) => [cell % columns, Math.floor(cell / columns)] as const,
  );
  return places.map(([x, y]) => isoFace(iso, topFace([x, y, -1]), paper.white));
}

/**
 * Towers of cubes; rows run along x, the first row and the first column are at the back. Painted from back to front,
 * so nearer towers hide what is behind them; faces between towers are left out.
 */
export function isoTowers(iso: Iso, grid: Grid<number>, look: CubeLook): readonly SvgNode[] {
  const { rows, columns, cells } = grid;
  const heightAt = (x: number, y: number): number => (x < columns && y < rows ? (cells[y * columns + x] ?? 0) : 0);
  const order = cells.map((_, cell) => cell).toSorted((a, b) => depth(a, columns) - depth(b, columns));
  return order.map((cell) => {
    const [x, y] = [cell % columns, Math.floor(cell / columns)];
    const height = heightAt(x, y);
    const faces: SvgNode[] = [];
    for (let z = 0; z < height; z += 1) {
      if (z >= heightAt(x, y + 1)) faces.push(isoFace(iso, leftFace([x, y, z]), look.left));
      if (z >= heightAt(x + 1, y)) faces.push(isoFace(iso, rightFace([x, y, z]), look.right));
    }
    if (height > 0) faces.push(isoFace(iso, topFace([x, y, height - 1]), look.top));
    return part(`tower-${cell}`, ...faces);
  });
}

function depth(cell: number, columns: number): number {
  return (cell % columns) + Math.floor(cell / columns);
}
