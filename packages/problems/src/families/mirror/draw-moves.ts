import type { Box, SvgNode } from '@logikit/contract/scene';
import { paper } from '../../draw/palette.ts';
import { circle, path, place, polygon, rect, withAttributes } from '../../draw/svg.ts';
import type { Move } from './params.ts';

/** A mirror seen from its edge: glass in a frame with two knobs. */
export function drawMirror([x, y, width, height]: Box): readonly SvgNode[] {
  const isTall = height > width;
  const [a, b] = isTall
    ? ([
        [x + width / 2, y + 3],
        [x + width / 2, y + height - 3],
      ] as const)
    : ([
        [x + 3, y + height / 2],
        [x + width - 3, y + height / 2],
      ] as const);
  const glint = isTall ? `M${x + 4} ${y + 18}v${height * 0.3}` : `M${x + 18} ${y + 4}h${width * 0.3}`;
  return [
    rect([x, y, width, height], 6, paper.sea),
    withAttributes(path(rounded(glint)), { stroke: paper.white }),
    circle(a, 6, paper.sun),
    circle(b, 6, paper.sun),
  ];
}

function rounded(d: string): string {
  return d.replaceAll(/\d+\.\d+/g, (number) => String(Math.round(Number(number))));
}

/** One sign a move, from top to bottom. */
export function drawMoves(moves: readonly Move[], [x, y]: readonly [number, number]): readonly SvgNode[] {
  const step = 50;
  return moves.map((move, index) =>
    place(signs[move], { at: [x, y + (index - (moves.length - 1) / 2) * step], line: 3 }),
  );
}

const back = circle([0, 0], 21, paper.seaFar);
const dashed = (d: string): SvgNode => withAttributes(path(d), { 'stroke-dasharray': '3 5' });
/** An arc about the middle and its head; the quarter ends on the right, the half below. */
const quarter: readonly SvgNode[] = [
  withAttributes(path('M-3 -11A12 12 0 0 1 10 4'), { 'stroke-width': 4 }),
  polygon(
    [
      [3, 3],
      [16, 3],
      [10, 13],
    ],
    paper.sun,
  ),
];

const signs: Readonly<Record<Move, readonly SvgNode[]>> = {
  across: [
    back,
    dashed('M0 -15V15'),
    polygon(
      [
        [-5, -8],
        [-5, 8],
        [-15, 0],
      ],
      paper.sun,
    ),
    polygon(
      [
        [5, -8],
        [5, 8],
        [15, 0],
      ],
      paper.white,
    ),
  ],
  down: [
    back,
    dashed('M-15 0H15'),
    polygon(
      [
        [-8, -5],
        [8, -5],
        [0, -15],
      ],
      paper.sun,
    ),
    polygon(
      [
        [-8, 5],
        [8, 5],
        [0, 15],
      ],
      paper.white,
    ),
  ],
  half: [
    back,
    withAttributes(path('M-4 -11A11 11 0 1 1 -2 11'), { 'stroke-width': 4 }),
    polygon(
      [
        [-2, 4],
        [-2, 17],
        [-12, 11],
      ],
      paper.sun,
    ),
  ],
  clockwise: [back, ...quarter],
  counter: [back, place(quarter, { at: [0, 0], flip: true, line: 3 })],
};
