import type { Eye, Heights } from './params.ts';

export function heightAt({ rows, columns, cells }: Heights, x: number, y: number): number {
  return x >= 0 && y >= 0 && x < columns && y < rows ? (cells[y * columns + x] ?? 0) : 0;
}

export function totalOf({ cells }: Heights): number {
  return cells.reduce((sum, height) => sum + height, 0);
}

export function highestOf({ cells }: Heights): number {
  return Math.max(...cells);
}

/** What the eye sees from left to right: the highest tower of every line. */
export function outlineOf(heights: Heights, eye: Eye): readonly number[] {
  const { rows, columns, cells } = heights;
  if (eye === 'left') {
    return Array.from({ length: columns }, (_, x) => Math.max(...cells.filter((_, cell) => cell % columns === x)));
  }
  return Array.from({ length: rows }, (_, y) =>
    Math.max(...cells.slice((rows - 1 - y) * columns, (rows - y) * columns)),
  );
}

/**
 * How many halves of a top (or of an empty place) can be seen: 0, 1 or 2. A half is hidden as a whole: by a tower in
 * front that is one cube higher, or two cubes higher one step further, and so on.
 */
export function seenHalves(heights: Heights, cell: number): number {
  const [x, y] = [cell % heights.columns, Math.floor(cell / heights.columns)];
  const own = heightAt(heights, x, y);
  const isHidden = (right: number, left: number): boolean =>
    Array.from({ length: Math.max(heights.rows, heights.columns) }, (_, step) => step).some(
      (step) =>
        heightAt(heights, x + step + right, y + step + left) > own + step ||
        heightAt(heights, x + step + 1, y + step + 1) > own + step,
    );
  return (isHidden(1, 0) ? 0 : 1) + (isHidden(0, 1) ? 0 : 1);
}

/** True when nothing is left to guess: every top and every empty place shows at least so many halves. */
export function isReadable(heights: Heights, halves: 1 | 2): boolean {
  return heights.cells.every((_, cell) => seenHalves(heights, cell) >= halves);
}

/** How many cubes have exactly so many painted faces when the building is painted all over, from below too. */
export function paintedCubes(heights: Heights, faces: number): number {
  const { columns, cells } = heights;
  return cells.reduce((sum, height, cell) => {
    const [x, y] = [cell % columns, Math.floor(cell / columns)];
    const around = [
      heightAt(heights, x - 1, y),
      heightAt(heights, x + 1, y),
      heightAt(heights, x, y - 1),
      heightAt(heights, x, y + 1),
    ];
    const painted = Array.from(
      { length: height },
      (_, z) => around.filter((other) => other <= z).length + (z === 0 ? 1 : 0) + (z === height - 1 ? 1 : 0),
    );
    return sum + painted.filter((count) => count === faces).length;
  }, 0);
}
