import type { Box, Picture, Scene, SvgNode } from '@logikit/contract/scene';
import { drawObject } from '../../draw/objects.ts';
import { paper } from '../../draw/palette.ts';
import { circle, inked, part, path, picture, place, rect, withAttributes } from '../../draw/svg.ts';
import { drawNose, drawProgram, programWidth } from './draw-program.ts';
import type { RobotParams, Trace, Walk } from './params.ts';

const side = 300;
const margin = 10;
const width = side + 2 * margin;

interface Extra {
  /** The way of the robot, drawn into the answer. */
  readonly road: readonly number[];
  readonly marked: readonly number[];
}

const nothing: Extra = { road: [], marked: [] };

export function drawYard(params: RobotParams, extra: Extra = nothing): Picture {
  const { art, height } = yardArt(params, extra);
  return picture([0, 0, width, height], art);
}

export function drawScene(params: Walk | Trace): Scene {
  const { art, height } = yardArt(params, nothing);
  const { trees, start } = params.yard;
  const cells = allCells(params).filter((cell) => !trees.includes(cell));
  const spots = cells.map((cell) => ({ id: `cell-${cell}`, at: boxOf(params, cell), label: cellKey(cell) }));
  const base = { v: 1, view: [0, 0, width, height], art: [inked(art)], strings: {} } as const;
  if (params.task === 'trace') {
    return { ...base, parts: [{ t: 'toggle', id: 'cells', spots: spots.filter(({ id }) => id !== `cell-${start}`) }] };
  }
  const edges = cells.flatMap((cell) =>
    [cell % params.yard.side < params.yard.side - 1 ? cell + 1 : -1, cell + params.yard.side]
      .filter((next) => cells.includes(next))
      .map((next) => [`cell-${cell}`, `cell-${next}`] as const),
  );
  const ends = [`cell-${params.goal}`];
  return { ...base, parts: [{ t: 'path', id: 'walk', nodes: spots, edges, start: `cell-${start}`, ends, once: null }] };
}

export function cellKey(cell: number): string {
  return `cell.${cell}`;
}

function allCells({ yard }: RobotParams): readonly number[] {
  return Array.from({ length: yard.side * yard.side }, (_, cell) => cell);
}

function boxOf({ yard }: RobotParams, cell: number): Box {
  const step = side / yard.side;
  return [margin + (cell % yard.side) * step, margin + Math.floor(cell / yard.side) * step, step, step];
}

function yardArt(
  params: RobotParams,
  { road, marked }: Extra,
): { readonly art: readonly SvgNode[]; readonly height: number } {
  const { yard } = params;
  const step = side / yard.side;
  const middle = (cell: number): readonly [number, number] => {
    const [x, y] = boxOf(params, cell);
    return [x + step / 2, y + step / 2];
  };
  const scale = step / 125;
  const cells = allCells(params).map((cell) => {
    const fill = marked.includes(cell) ? paper.mintSoft : yard.trees.includes(cell) ? paper.meadow : paper.meadowFar;
    const ground = withAttributes(rect(boxOf(params, cell), 0, fill), { 'stroke-width': 2 });
    return part(
      `cell-${cell}`,
      ground,
      ...standing(params, cell).map((art) => place(art, { at: middle(cell), scale, line: 2.5 })),
    );
  });
  const frame = withAttributes(rect([margin, margin, side, side], 3), { 'stroke-width': 5 });
  const [first, ...rest] = road.map(middle);
  const line = first
    ? [path(`M${first.join(' ')}${rest.map((at) => `L${at.map(Math.round).join(' ')}`).join('')}`)]
    : [];
  const way = line.map((one) =>
    withAttributes(one, { 'stroke-width': 5, 'stroke-dasharray': '2 10', stroke: paper.violet }),
  );
  const robot = place(robotArt, { at: middle(yard.start), scale, line: 2.5, id: 'robot' });
  const nose = yard.nose === null ? [] : [drawNose(yard.nose, middle(yard.start), scale)];
  const bottom = side + 2 * margin;
  if (params.task !== 'trace') return { art: [...cells, frame, robot, ...nose, ...way], height: bottom };
  const strip = drawProgram(params.program, [(width - programWidth(params.program)) / 2, bottom + 6]);
  return {
    art: [...cells, frame, robot, ...nose, ...way, part('program', ...strip.art)],
    height: bottom + strip.height + 16,
  };
}

function standing(params: RobotParams, cell: number): readonly (readonly SvgNode[])[] {
  const things: (readonly SvgNode[])[] = [];
  if (params.yard.trees.includes(cell)) things.push(drawObject('firtree'));
  if (params.task !== 'trace' && params.goal === cell) things.push(flagArt);
  if (params.task === 'walk' && params.batteries.includes(cell)) things.push(batteryArt);
  return things;
}

const dot = (x: number, y: number): SvgNode => circle([x, y], 6, paper.white);

const robotArt: readonly SvgNode[] = [
  path('M0 -36V-46'),
  circle([0, -48], 5, paper.roof),
  rect([-34, -36, 68, 48], 14, paper.hair),
  rect([-26, 12, 52, 24], 6, paper.sea),
  circle([-16, 40], 8, paper.white),
  circle([16, 40], 8, paper.white),
  dot(-14, -14),
  dot(14, -14),
  path('M-10 1Q0 7 10 1'),
];

const flagArt: readonly SvgNode[] = [
  path('M-20 46V-46'),
  path('M-20 -44L38 -24L-20 -4Z', paper.roof),
  path('M-34 46H-6'),
];

const batteryArt: readonly SvgNode[] = [
  rect([-10, -44, 20, 12], 3, paper.white),
  rect([-24, -32, 48, 74], 8, paper.sun),
  path('M4 -22L-12 8H-1L-5 32L13 0H2Z', paper.white),
];
