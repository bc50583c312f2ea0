import type { Picture, SvgNode } from '@logikit/contract/scene';
import { tile } from '../../draw/frames.ts';
import { drawObject } from '../../draw/objects.ts';
import { colourIds, ink, meaning, paper } from '../../draw/palette.ts';
import { circle, picture, place, rect, withAttributes } from '../../draw/svg.ts';
import type { Item, OddParams } from './params.ts';

export function drawItem(params: OddParams, item: Item): Picture {
  return picture([-4, -4, 112, 112], [itemArt(params, item)]);
}

/** All cards on one table, the odd one on green. */
export function drawTable(params: OddParams): Picture {
  const columns = params.items.length === 4 ? 2 : params.items.length === 8 ? 4 : 3;
  const rows = Math.ceil(params.items.length / columns);
  const cards = params.items.map((item, i) => {
    const isOdd = i === params.right;
    const frame = isOdd ? [withAttributes(rect([0, 0, 104, 104], 14), { 'stroke-width': 5 })] : [];
    const at = [3 + 118 * (i % columns), 3 + 118 * Math.floor(i / columns)] as const;
    return place([...tile(isOdd ? 'right' : 'plain'), itemArt(params, item), ...frame], { at, id: `item-${i}` });
  });
  return picture([-8, -8, columns * 118 + 8, rows * 118 + 8], cards);
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
