import type { Picture, SvgNode } from '@logikit/contract/scene';
import { boat } from '../../draw/boat.ts';
import { missingTile, tile } from '../../draw/frames.ts';
import { drawObject } from '../../draw/objects.ts';
import { ink, meaning, paper } from '../../draw/palette.ts';
import { shape, type ShapeId } from '../../draw/shapes.ts';
import { circle, path, picture, place, rect, withAttributes } from '../../draw/svg.ts';
import { arrow, bracket, hop, label, ring, strike } from './marks.ts';

/** Along the row the colour changes, down the column the number of sails. */
export function twoWays(): Picture {
  const cell = (column: number, row: number, art: readonly SvgNode[]) =>
    place(art, { at: [40 + column * 118, 40 + row * 118] });
  const sailing = (sails: 1 | 2, fill: string) => [
    ...tile('sea'),
    place(boat(sails, fill), { at: [50, 55], scale: 0.8 }),
  ];
  return picture(
    [0, 0, 290, 290],
    [
      cell(0, 0, sailing(1, meaning.yellow)),
      cell(1, 0, sailing(1, meaning.purple)),
      cell(0, 1, sailing(2, meaning.yellow)),
      cell(1, 1, missingTile('boat')),
      arrow([50, 18], [250, 18]),
      arrow([18, 50], [18, 250]),
    ],
  );
}

/** A row of beads cut into equal pieces. */
export function repeatingPiece(): Picture {
  const unit = [meaning.red, meaning.yellow, meaning.blue];
  const beads = Array.from({ length: 8 }, (_, i) => circle([40 + i * 46, 50], 19, unit[i % 3]));
  const next = withAttributes(circle([408, 50], 19, paper.sunk), { 'stroke-dasharray': '6 6' });
  return picture(
    [0, 0, 440, 112],
    [path('M10 50H430'), ...beads, next, bracket([20, 80], 152), bracket([158, 80], 290), bracket([296, 80], 428)],
  );
}

/** Three round things and a square one. */
export function oddOne(): Picture {
  const figures: readonly (readonly [ShapeId, string])[] = [
    ['circle', meaning.red],
    ['circle', meaning.yellow],
    ['square', meaning.yellow],
    ['circle', meaning.purple],
  ];
  const art = figures.map(([id, fill], i) => place(shape(id, fill), { at: [60 + i * 100, 60], scale: 0.8 }));
  return picture([0, 0, 420, 120], [...art, ring([214, 14, 92, 92])]);
}

/** Two rows in pairs: one apple stays alone. */
export function pairing(): Picture {
  const row = (y: number, count: number, fill: string) =>
    Array.from({ length: count }, (_, i) => place(drawObject('apple', fill), { at: [50 + i * 80, y], scale: 0.55 }));
  const pairs = Array.from({ length: 4 }, (_, i) => path(`M${50 + i * 80} 84V116`));
  return picture(
    [0, 0, 420, 200],
    [...row(50, 5, meaning.red), ...row(150, 4, meaning.yellow), ...pairs, ring([334, 12, 72, 76])],
  );
}

/** Who is taller than whom, put into one chain. */
export function chain(): Picture {
  const trees = [0.55, 0.8, 1.1].map((scale, i) =>
    place(drawObject('firtree'), { at: [70 + i * 120, 168 - 55 * scale], scale }),
  );
  return picture(
    [0, 0, 380, 200],
    [path('M16 176H364'), ...trees, arrow([100, 190], [160, 190]), arrow([220, 190], [280, 190])],
  );
}

/** A small square in which every figure stands once in each row and column. */
export function eachOnce(): Picture {
  const figures: readonly ShapeId[] = ['circle', 'triangle', 'star'];
  const fills = [meaning.red, meaning.yellow, meaning.blue];
  const cells = [0, 1, 2, 1, 2, 0, 2, 0, -1].map((value, i) => {
    const at = [20 + (i % 3) * 80, 20 + Math.floor(i / 3) * 80] as const;
    const frame = rect([at[0], at[1], 72, 72], 10, value < 0 ? paper.sunk : paper.white);
    if (value < 0) return withAttributes(frame, { 'stroke-dasharray': '6 6' });
    const figure = place(shape(figures[value] ?? 'circle', fills[value] ?? paper.white), {
      at: [at[0] + 36, at[1] + 36],
      scale: 0.5,
    });
    return ['g', {}, frame, figure] as SvgNode;
  });
  return picture([0, 0, 272, 272], [...cells, ring([14, 174, 244, 84]), ring([174, 14, 84, 244])]);
}

/** Three commands and the way that they make. */
export function walk(): Picture {
  const cells = Array.from({ length: 12 }, (_, i) =>
    rect([20 + (i % 4) * 64, 20 + Math.floor(i / 4) * 64, 64, 64], 4, paper.meadowFar),
  );
  return picture(
    [0, 0, 296, 232],
    [
      ...cells,
      place(drawObject('fox'), { at: [52, 180], scale: 0.45 }),
      arrow([84, 180], [172, 180]),
      arrow([180, 170], [180, 60]),
      arrow([188, 52], [216, 52]),
      place(shape('star', meaning.yellow), { at: [244, 52], scale: 0.45 }),
    ],
  );
}

/** The same taken from both pans keeps the scales level. */
export function level(): Picture {
  const pear = (x: number) => place(drawObject('pear'), { at: [x, 78], scale: 0.5 });
  const apple = (x: number) => place(drawObject('apple', meaning.yellow), { at: [x, 80], scale: 0.5 });
  return picture(
    [0, 0, 400, 200],
    [
      path('M30 108H180M220 108H370M55 108a50 20 0 0 0 100 0M245 108a50 20 0 0 0 100 0', paper.cream),
      pear(78),
      apple(134),
      apple(244),
      apple(294),
      apple(344),
      path('M105 128V144H295V128M200 144V182M160 184H240'),
      strike([134, 80], 22),
      strike([244, 80], 22),
    ],
  );
}

/** Numbers on steps, with the jump between neighbours. */
export function jumps(numbers: readonly number[], signs: readonly string[]): Picture {
  const cards = numbers.map(
    (value, i) =>
      ['g', {}, rect([20 + i * 84, 70, 60, 60], 12, paper.white), label(String(value), [50 + i * 84, 100])] as SvgNode,
  );
  const hops = signs.flatMap((sign, i) => [hop([56 + i * 84, 62], 128 + i * 84), label(sign, [92 + i * 84, 22], 20)]);
  return picture([0, 0, 24 + numbers.length * 84, 146], [...cards, ...hops]);
}

/** A table in which crosses leave one place free. */
export function crossedOut(): Picture {
  const pets = ['cat', 'owl', 'mouse'] as const;
  const houses = [meaning.red, meaning.yellow, meaning.blue];
  const heads = pets.map((id, i) => place(drawObject(id), { at: [126 + i * 76, 40], scale: 0.5 }));
  const sides = houses.map((fill, i) => place(drawObject('house', fill), { at: [44, 112 + i * 76], scale: 0.5 }));
  const cells = Array.from({ length: 9 }, (_, i) =>
    rect([90 + (i % 3) * 76, 76 + Math.floor(i / 3) * 76, 72, 72], 8, paper.white),
  );
  const crosses = [0, 1, 5, 8].map((i) => strike([126 + (i % 3) * 76, 112 + Math.floor(i / 3) * 76]));
  const tick = withAttributes(path('M262 112l14 16l28 -34'), { stroke: '#1B7A5F', 'stroke-width': 7 });
  return picture([0, 0, 326, 312], [...heads, ...sides, ...cells, ...crosses, tick]);
}

/** A short program with a piece that runs again. */
export function loop(): Picture {
  const steps = [0, 1].map(
    (i) =>
      [
        'g',
        {},
        rect([100 + i * 76, 50, 64, 64], 12, paper.white),
        i === 0 ? arrow([132, 100], [132, 64]) : arrow([190, 82], [226, 82]),
      ] as SvgNode,
  );
  const frame = rect([20, 34, 240, 96], 18, paper.mintSoft);
  const dots = withAttributes(circle([310, 82], 16, meaning.yellow), { stroke: ink });
  return picture([0, 0, 350, 160], [frame, label('3 ×', [58, 82], 28), ...steps, arrow([264, 82], [288, 82]), dots]);
}
