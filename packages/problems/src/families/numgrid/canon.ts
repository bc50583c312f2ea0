import { dihedral, smallest, transposed } from '../../core/canon.ts';
import { brick } from './board.ts';
import type { NumgridParams } from './params.ts';

/** One puzzle idea: what is written where, seen in a mirror, turned, or with its floors in another order. */
export function structKey(params: NumgridParams): string {
  const { kind, size, ops } = params;
  const cards = params.cards.toSorted((a, b) => a - b).join(',');
  return `numgrid:${kind}:${size}:${kind === 'square' ? ops.toSorted().join('') : ''}:${smallest(images(params))}:${cards}`;
}

export function skinKey(params: NumgridParams): string {
  return `numgrid:${params.kind}:${params.ops.join('')}:${params.paper}:${marks(params).join(',')}:${params.cards.join(',')}`;
}

/** A number, an empty cell, or the marked one. */
function marks({ givens, ask }: NumgridParams): readonly string[] {
  return givens.map((value, cell) => (value === null ? (cell === ask ? '?' : '_') : String(value)));
}

function images(params: NumgridParams): readonly string[] {
  const cells = marks(params);
  switch (params.kind) {
    case 'pyramid': {
      const rows = Array.from({ length: params.size }, (_, row) => cells.slice(brick(row, 0), brick(row + 1, 0)));
      return [rows.flat().join(','), rows.flatMap((row) => row.toReversed()).join(',')];
    }
    case 'house': {
      const floors = Array.from({ length: params.size }, (_, floor) => cells.slice(1 + 2 * floor, 3 + 2 * floor));
      return [
        `${cells[0]}|${floors
          .map((floor) => floor.toSorted().join('+'))
          .sort()
          .join('|')}`,
      ];
    }
    case 'magic':
      return dihedral({ rows: 3, columns: 3, cells }).map((image) => image.cells.join(','));
    case 'square': {
      const [rows, columns] = params.ops;
      const turned = transposed({ rows: 3, columns: 3, cells });
      return [`${rows}${columns}:${cells.join(',')}`, `${columns}${rows}:${turned.cells.join(',')}`];
    }
  }
}
