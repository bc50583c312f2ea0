import type { Dice } from '../dice.ts';
import type { GameSize } from '../game.descriptor.ts';
import { allWays, type Board, cellsOf, neighbour, opposite, type Way } from './board.ts';

/** Pipes that bring water from the spring to every square. */
export interface PipesLevel extends Board {
  readonly spring: number;
  /** How each square opens when all is right: bit 1 up, 2 right, 4 down, 8 left. */
  readonly masks: readonly number[];
  /** Quarter turns by which each square is turned at the beginning. */
  readonly start: readonly number[];
}

const sides: Readonly<Record<GameSize, readonly number[]>> = { small: [3, 4], medium: [5, 6], large: [6, 7] };
/** From this level on the boards are larger. */
const growsAt = 5;

export function pipesLevel(size: GameSize, level: number, chance: Dice): PipesLevel {
  const [first = 3, later = 4] = sides[size];
  const side = level < growsAt ? first : later;
  const board = { rows: side, columns: side };
  const spring = chance.below(side * side);
  for (;;) {
    const level = { ...board, spring, masks: tree(board, spring, chance) };
    const start = level.masks.map(() => chance.below(4));
    // Some turns happen to be right: no level begins solved.
    if (watered(level, start).size < start.length) return { ...level, start };
  }
}

/** A tree over all squares, grown from the spring. Squares that open to all four sides are avoided: they need no turning. */
function tree(board: Board, spring: number, chance: Dice): readonly number[] {
  const masks = cellsOf(board).map(() => 0);
  const reached = new Set([spring]);
  while (reached.size < masks.length) {
    const edge = [...reached].flatMap((cell) =>
      allWays.flatMap((way) => {
        const next = neighbour(board, cell, way);
        return next === null || reached.has(next) ? [] : [{ cell, way, next }];
      }),
    );
    const roomy = edge.filter(({ cell }) => openings(masks[cell] ?? 0) < 3);
    const { cell, way, next } = chance.pick(roomy.length > 0 ? roomy : edge);
    masks[cell] = (masks[cell] ?? 0) | (1 << way);
    masks[next] = (masks[next] ?? 0) | (1 << opposite(way));
    reached.add(next);
  }
  return masks;
}

export function openings(mask: number): number {
  return allWays.filter((way) => mask & (1 << way)).length;
}

/** How a square opens after so many quarter turns to the right. */
export function turnMask(mask: number, steps: number): number {
  return ((mask << steps) | (mask >> (4 - steps))) & 0b1111;
}

/** The squares that the water reaches. */
export function watered(level: Omit<PipesLevel, 'start'>, steps: readonly number[]): ReadonlySet<number> {
  const masks = level.masks.map((mask, cell) => turnMask(mask, steps[cell] ?? 0));
  const wet = new Set([level.spring]);
  const opens = (cell: number, way: Way): boolean => ((masks[cell] ?? 0) & (1 << way)) !== 0;
  for (const cell of wet) {
    for (const way of allWays) {
      const next = neighbour(level, cell, way);
      if (next !== null && opens(cell, way) && opens(next, opposite(way))) wet.add(next);
    }
  }
  return wet;
}
