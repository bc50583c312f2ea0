import type { ColourId } from '../../draw/palette.ts';

/** Patches that look the same from every side, and patches that can be turned. */
export const calm = ['plain', 'circle', 'diamond', 'cross'] as const;
export const turning = ['half', 'quarter'] as const;

export type Shape = (typeof calm)[number] | (typeof turning)[number] | 'stripe';

/** One square patch: `b` on `a`. Of a half, `a` is the corner top left; turns are quarters, clockwise. */
export interface Tile {
  readonly shape: Shape;
  readonly turn: number;
  readonly a: ColourId;
  readonly b: ColourId;
}

/** How a patch changes when its blanket is folded or turned. */
export type Move = 'same' | 'left-right' | 'up-down' | 'half-turn' | 'quarter' | 'three-quarters';

const corners: Readonly<Record<Move, readonly number[]>> = {
  same: [0, 1, 2, 3],
  'left-right': [1, 0, 3, 2],
  'up-down': [3, 2, 1, 0],
  'half-turn': [2, 3, 0, 1],
  quarter: [1, 2, 3, 0],
  'three-quarters': [3, 0, 1, 2],
};

export function moved(tile: Tile, move: Move): Tile {
  if (tile.shape === 'stripe') {
    return move === 'quarter' || move === 'three-quarters' ? { ...tile, turn: (tile.turn + 1) % 2 } : tile;
  }
  return { ...tile, turn: corners[move][tile.turn] ?? 0 };
}

export function back(move: Move): Move {
  if (move === 'quarter') return 'three-quarters';
  return move === 'three-quarters' ? 'quarter' : move;
}

/** The same patch told in one way: what cannot be seen is left out. */
export function plainly(tile: Tile): Tile {
  switch (tile.shape) {
    case 'plain':
      return { ...tile, turn: 0, b: tile.a };
    case 'half':
      return tile.turn < 2 ? tile : { shape: 'half', turn: tile.turn - 2, a: tile.b, b: tile.a };
    case 'quarter':
      return tile;
    case 'stripe':
      return { ...tile, turn: tile.turn % 2 };
    default:
      return { ...tile, turn: 0 };
  }
}

/** Equal for patches that look the same. */
export function tileKey(tile: Tile): string {
  const { shape, turn, a, b } = plainly(tile);
  return `${shape}-${turn}-${a}-${b}`;
}

export function patchKey(tiles: readonly Tile[]): string {
  return tiles.map(tileKey).join(' ');
}
