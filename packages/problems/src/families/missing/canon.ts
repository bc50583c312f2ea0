import { dihedral, relabel, smallest } from '../../core/canon.ts';
import type { Grid } from '../../core/canon.ts';
import type { MissingParams } from './params.ts';
import { calm, moved, patchKey, plainly, tileKey } from './tiles.ts';
import type { Move, Tile } from './tiles.ts';

/** In the order of `dihedral`: a flip of each quarter turn. A flip after turning is the last move of its patch. */
const turns: readonly Move[] = ['same', 'quarter', 'half-turn', 'three-quarters'];

/** One puzzle idea: the blanket with its holes, turned or folded anyhow, its colours and badges renamed. */
export function structKey({ plot, rows, columns, cells }: MissingParams): string {
  const grid: Grid<Tile | null> = { rows, columns, cells };
  const images = dihedral(grid).map((image, n) => {
    const turn = turns[Math.floor(n / 2)] ?? 'same';
    const seen = image.cells.map((tile) => {
      if (tile === null) return null;
      const rotated = moved(tile, turn);
      return plainly(n % 2 === 1 ? moved(rotated, 'left-right') : rotated);
    });
    return told(seen, image.columns);
  });
  return `missing:${plot}:${smallest(images)}`;
}

/** Colours and badges by first appearance. */
function told(cells: readonly (Tile | null)[], columns: number): string {
  const colours = relabel(cells.flatMap((tile) => (tile === null ? [] : [tile.a, tile.b])));
  const shapes = relabel(cells.flatMap((tile) => (tile === null ? [] : [tile.shape])));
  let n = 0;
  const names = cells.map((tile) => {
    if (tile === null) return '_';
    const isCalm = tile.shape !== 'plain' && calm.some((shape) => shape === tile.shape);
    const shape = isCalm ? `badge${shapes[n]}` : tile.shape;
    const name = `${shape}.${tile.turn}.${colours[2 * n]}.${colours[2 * n + 1]}`;
    n += 1;
    return name;
  });
  return `${columns}:${names.join(' ')}`;
}

export function skinKey({ plot, columns, cells, options }: MissingParams): string {
  const sewn = cells.map((tile) => (tile === null ? '_' : tileKey(tile)));
  return `missing:${plot}:${columns}:${sewn.join(' ')}:${options.map(patchKey).sort().join('|')}`;
}
