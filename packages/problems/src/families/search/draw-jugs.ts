import type { SvgNode } from '@logikit/contract/scene';
import { paper } from '../../draw/palette.ts';
import { part, path, rect, round } from '../../draw/svg.ts';
import { label, lettering, width } from './draw-letter.ts';
import type { Drawn } from './draw-letter.ts';
import type { Pour } from './params.ts';

const floor = 140;
const tallest = 118;

/** Jugs in a row, as high as they are large; a tap when there is one, and the wanted amount as a drop. */
export function drawJugs({ jugs, target, hasTap }: Pour): Drawn {
  const pitch = 66;
  const tap = hasTap ? 64 : 0;
  const left = (width - tap - jugs.length * pitch - 76) / 2;
  const unit = tallest / Math.max(...jugs);
  const art = jugs.map((size, index) => {
    const at = [left + tap + index * pitch + pitch / 2, floor] as const;
    const water = hasTap || index > 0 ? 0 : size;
    return part(
      `jug-${index}`,
      ...jug({ at, high: size * unit + 10, level: water * unit, wide: 46 }),
      ...plate(size, at),
    );
  });
  const drop = left + tap + jugs.length * pitch + 44;
  return {
    art: [
      ...(hasTap ? [part('tap', ...tapArt([left + 30, floor]))] : []),
      ...art,
      path(`M${round(left + tap + jugs.length * pitch + 4)} 10V${floor}`, 'none'),
      part(
        'target',
        path(
          `M${round(drop)} 34Q${round(drop + 34)} 72 ${round(drop + 28)} 94A29 29 0 0 1 ${round(drop - 28)} 94Q${round(drop - 34)} 72 ${round(drop)} 34Z`,
          paper.sea,
        ),
        label(String(target), [drop, 92], 26),
      ),
    ],
    height: floor + 14,
  };
}

interface Jug {
  readonly at: readonly [x: number, y: number];
  readonly high: number;
  readonly level: number;
  readonly wide: number;
}

function jug({ at: [x, y], high, level, wide }: Jug): readonly SvgNode[] {
  const [left, right] = [round(x - wide / 2), round(x + wide / 2)];
  const water = level > 0 ? [rect([left, y - level, wide, level], 2, paper.sea)] : [];
  const glass = path(`M${left} ${round(y - high)}V${y}H${right}V${round(y - high)}`);
  return [rect([left, y - high, wide, high], 2, paper.white), ...water, glass];
}

/** How much the jug takes. */
function plate(size: number, [x, y]: readonly [number, number]): readonly SvgNode[] {
  return [rect([x - 17, y - 32, 34, 24], 6, paper.cream), label(String(size), [x, y - 20], 18)];
}

function tapArt([x, y]: readonly [number, number]): readonly SvgNode[] {
  return [
    path(
      `M${round(x - 24)} ${y - 92}H${round(x + 4)}Q${round(x + 20)} ${y - 92} ${round(x + 20)} ${y - 76}V${y - 62}H${round(x + 4)}V${y - 74}H${round(x - 24)}Z`,
      paper.hair,
    ),
    path(`M${round(x - 8)} ${y - 92}V${y - 106}M${round(x - 20)} ${y - 108}H${round(x + 4)}`),
    path(`M${round(x + 12)} ${y - 54}q8 12 0 16q-8 -4 0 -16Z`, paper.sea),
    path(`M${round(x + 12)} ${y - 30}q8 12 0 16q-8 -4 0 -16Z`, paper.sea),
  ];
}

/** How full the jugs are after one move, small: one path for all glass, one for all water. */
export function drawWater({ jugs }: Pour, water: readonly number[]): readonly SvgNode[] {
  const unit = 30 / Math.max(...jugs);
  const pitch = jugs.length > 2 ? 18 : 24;
  const left = (index: number): number => 21 + index * pitch;
  const box = (index: number, high: number): string => `M${left(index)} 42v${round(-high)}h14V42Z`;
  const glass = jugs.map((size, index) => box(index, size * unit + 4));
  const wet = water.map((litres, index) => (litres > 0 ? box(index, litres * unit) : ''));
  const numbers = water.map((litres, index) => [String(litres), [left(index) + 7, 53]] as const);
  const drawn = [path(glass.join(''), paper.white), path(wet.join(''), paper.sea)];
  return [['g', { 'stroke-width': 2 }, ...drawn.slice(0, wet.join('') === '' ? 1 : 2)], lettering(12, numbers)];
}
