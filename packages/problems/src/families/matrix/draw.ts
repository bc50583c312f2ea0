import type { Picture, SvgNode } from '@logikit/contract/scene';
import { boat } from '../../draw/boat.ts';
import { missingTile, tile } from '../../draw/frames.ts';
import type { Ground } from '../../draw/frames.ts';
import { colourIds, ink, meaning } from '../../draw/palette.ts';
import { shape } from '../../draw/shapes.ts';
import { circle, part, picture, place, rect, withAttributes } from '../../draw/svg.ts';
import { house, kite } from '../../draw/things.ts';
import type { Cell, MatrixParams, Skin } from './params.ts';

const grounds: Readonly<Record<Skin, Ground>> = { boat: 'sea', house: 'meadow', kite: 'sky', card: 'plain' };

/** The board; with `answer` the last cell is filled in and framed. */
export function drawBoard(params: MatrixParams, answer?: Cell): Picture {
  const { side } = params;
  const rows = Array.from({ length: side }, (_, row) =>
    part(`row-${row}`, ...Array.from({ length: side }, (_, column) => drawCell(params, [row, column], answer))),
  );
  const size = side * 118 + 8;
  return picture([-8, -8, size, size], rows);
}

function drawCell(params: MatrixParams, [row, column]: readonly [number, number], answer?: Cell): SvgNode {
  const cell = params.cells[row * params.side + column];
  const spot = { at: [3 + 118 * column, 3 + 118 * row] as const, id: `cell-${row}-${column}` };
  if (cell) return place([...tile(grounds[params.skin]), content(params, cell)], spot);
  if (!answer) return place(missingTile(params.skin === 'boat' ? 'boat' : 'none'), spot);
  const frame = withAttributes(rect([0, 0, 104, 104], 14), { 'stroke-width': 5 });
  return place([...tile('right', grounds[params.skin]), content(params, answer), frame], spot);
}

/** One option on its own card. */
export function drawOption(params: MatrixParams, cell: Cell): Picture {
  return picture(params.skin === 'boat' ? [-2, 3, 108, 88] : [-2, -2, 108, 108], [content(params, cell)]);
}

function content(params: MatrixParams, cell: Cell): SvgNode {
  const fill = meaning[colourIds[cell.colour] ?? 'yellow'];
  switch (params.skin) {
    case 'boat':
      return place(boat(cell.number as 1 | 2 | 3, fill), { at: [50, 55], scale: 0.8 });
    case 'house':
      return place(house(cell.number as 1 | 2 | 3 | 4, fill), { at: [52, 52], scale: 0.8 });
    case 'kite':
      return place(kite(cell.number as 1 | 2 | 3, fill), { at: [52, 52], scale: 0.8 });
    case 'card':
      return drawCard(params, cell, fill);
  }
}

function drawCard(params: MatrixParams, cell: Cell, fill: string): SvgNode {
  const figure = shape(params.shapes[cell.shape] ?? 'circle', fill);
  const scale = (params.hasDots ? [0.3, 0.5, 0.7] : [0.4, 0.6, 0.8])[cell.size] ?? 0.5;
  if (!params.hasDots) return place(figure, { at: [52, 52], scale });
  const left = 52 - (cell.number - 1) * 7;
  const dots = Array.from({ length: cell.number }, (_, i) =>
    withAttributes(circle([left + i * 14, 90], 4.5, ink), { stroke: 'none' }),
  );
  return ['g', {}, place(figure, { at: [52, 43], scale }), ...dots];
}
