import type { Picture, Scene, SvgNode } from '@logikit/contract/scene';
import { numberTile } from '../../draw/digits.ts';
import { tile } from '../../draw/frames.ts';
import { drawObject } from '../../draw/objects.ts';
import { colourIds, ink, meaning, paper } from '../../draw/palette.ts';
import { circle, inked, picture, place, rect, withAttributes } from '../../draw/svg.ts';
import type { Item, OddParams } from './params.ts';

/** What the table shows besides the cards: a number below each, or the odd one on green. */
export interface Look {
  readonly isNumbered: boolean;
  readonly isSolved: boolean;
}

export function drawTable(params: OddParams, look: Look): Picture {
  const { columns, rows, high } = layoutOf(params, look.isNumbered);
  return picture([-8, -8, columns * pitch + 8, rows * high + 8], tableArt(params, look));
}

/** The cards to tap, large enough for the smallest finger. */
export function drawScene(params: OddParams): Omit<Scene, 'strings'> {
  const { view } = drawTable(params, { isNumbered: false, isSolved: false });
  const spots = params.items.map((_, i) => {
    const [x, y] = cornerOf(params, i, false);
    return { id: `item-${i}`, at: [x, y, side, side] as const, label: `item-${i}` };
  });
  return {
    v: 1,
    view,
    art: [inked(tableArt(params, { isNumbered: false, isSolved: false }))],
    parts: [{ t: 'toggle', id: 'table', spots, max: 1 }],
  };
}

const side = 104;
const pitch = 118;
const plateHigh = 40;

function layoutOf({ items }: OddParams, isNumbered: boolean): { columns: number; rows: number; high: number } {
  const columns = items.length === 4 ? 2 : items.length === 8 ? 4 : 3;
  return { columns, rows: Math.ceil(items.length / columns), high: pitch + (isNumbered ? plateHigh : 0) };
}

function cornerOf(params: OddParams, index: number, isNumbered: boolean): readonly [x: number, y: number] {
  const { columns, high } = layoutOf(params, isNumbered);
  const row = Math.floor(index / columns);
  const short = Math.max(0, (row + 1) * columns - params.items.length);
  return [3 + pitch * ((index % columns) + short / 2), 3 + high * row];
}

function tableArt(params: OddParams, { isNumbered, isSolved }: Look): readonly SvgNode[] {
  return params.items.map((item, i) => {
    const isOdd = isSolved && i === params.right;
    const frame = isOdd ? [withAttributes(rect([0, 0, side, side], 14), { 'stroke-width': 5 })] : [];
    const plate = isNumbered
      ? numberTile(String(i + 1), [side / 2, side + 21], { width: 40, height: 32, fill: paper.cream })
      : [];
    const at = cornerOf(params, i, isNumbered);
    return place([...tile(isOdd ? 'right' : 'plain'), itemArt(params, item), ...frame, ...plate], {
      at,
      id: `item-${i}`,
    });
  });
}

function itemArt(params: OddParams, item: Item): SvgNode {
  const figure = drawObject(params.shapes[item.shape] ?? 'circle', meaning[colourIds[item.colour] ?? 'yellow']);
  const { hasDots, hasFrame } = params;
  const middle = [52, hasDots ? 43 : 52] as const;
  const radius = hasDots ? 40 : 49;
  const scale = (hasFrame ? (hasDots ? [0.3, 0.5] : [0.3, 0.6]) : [0.4, hasDots ? 0.7 : 0.9])[item.size] ?? 0.5;
  return [
    'g',
    {},
    ...(hasFrame ? [frameArt(item, middle, radius)] : []),
    place(figure, { at: middle, scale }),
    ...(hasDots ? dotsArt(item.dots) : []),
  ];
}

function frameArt(item: Item, [x, y]: readonly [number, number], radius: number): SvgNode {
  if (item.frame === 0) return circle([x, y], radius, paper.sunk);
  return rect([x - radius + 3, y - radius + 3, 2 * radius - 6, 2 * radius - 6], 4, paper.sunk);
}

function dotsArt(count: number): readonly SvgNode[] {
  const left = 52 - (count - 1) * 7;
  return Array.from({ length: count }, (_, i) =>
    withAttributes(circle([left + i * 14, 95], 4.5, ink), { stroke: 'none' }),
  );
}
