import type { Box, Picture, Scene, SvgNode } from '@logikit/contract/scene';
import { drawObject } from '../../draw/objects.ts';
import { meaning, paper } from '../../draw/palette.ts';
import { inked, part, path, picture, place, rect, round, withAttributes } from '../../draw/svg.ts';
import { signArt } from './draw-signs.ts';
import { drawWalls } from './draw-walls.ts';
import type { Ground, MazeParams, Walk } from './params.ts';

const width = 320;

export const floors: Readonly<Record<Ground, string>> = {
  hedge: paper.cream,
  castle: paper.sand,
  ice: paper.white,
  coral: paper.seaFar,
};

/** Signs need room around the garden. */
function marginOf(params: MazeParams): number {
  return params.task === 'walk' ? 8 : 42;
}

function stepOf(params: MazeParams): number {
  return (width - 2 * marginOf(params)) / params.garden.side;
}

function boxOf(params: MazeParams, cell: number): Box {
  const { side } = params.garden;
  const step = stepOf(params);
  const margin = marginOf(params);
  return [round(margin + (cell % side) * step), round(margin + Math.floor(cell / side) * step), step, step];
}

function middle(params: MazeParams, cell: number): readonly [number, number] {
  const [x, y, step] = boxOf(params, cell);
  return [x + step / 2, y + step / 2];
}

/** The garden; `ways` are drawn into the answer, one part for each step of the story. */
export function drawGarden(params: MazeParams, ways: readonly (readonly number[])[] = []): Picture {
  return picture([0, 0, width, width], gardenArt(params, ways));
}

export function drawScene(params: Walk): Scene {
  const { side, passages, doors } = params.garden;
  const id = (cell: number): string => `cell-${cell}`;
  const nodes = Array.from({ length: side * side }, (_, cell) => ({
    id: id(cell),
    at: boxOf(params, cell).map(round) as unknown as Box,
    label: cellKey(cell),
  }));
  const there = passages.map(([a, b]) => [id(a), id(b)] as const);
  // Doors need directed edges, and then every open passage is two of them.
  const back = passages.map(([a, b]) => [id(b), id(a)] as const);
  const oneWay = doors.map(([a, b]) => [id(a), id(b)] as const);
  const walk = { t: 'path', id: 'walk', nodes, start: id(params.start), ends: [id(params.goal)], once: null } as const;
  const parts = [
    doors.length > 0 ? { ...walk, directed: true, edges: [...there, ...back, ...oneWay] } : { ...walk, edges: there },
  ];
  return { v: 1, view: [0, 0, width, width], art: [inked(gardenArt(params, []))], parts, strings: {} };
}

export function cellKey(cell: number): string {
  return `cell.${cell}`;
}

function gardenArt(params: MazeParams, ways: readonly (readonly number[])[]): readonly SvgNode[] {
  const { garden, goal, skin } = params;
  const [step, margin] = [stepOf(params), marginOf(params)];
  const span = step * garden.side;
  const floor = withAttributes(rect([margin, margin, span, span], 4, floors[skin.ground]), { stroke: 'none' });
  const stand = (art: readonly SvgNode[], cell: number, id: string): SvgNode => {
    const size = id.startsWith('item') ? 0.5 : 0.72;
    const scale = Math.max(0.3, (step / 100) * size);
    return place(art, { at: middle(params, cell), scale, line: step < 40 ? 2 : 2.5, id });
  };
  const things = [
    stand(drawObject(skin.goal), goal, 'goal'),
    ...(params.task === 'walk' ? params.items.map((cell, i) => stand(itemArt(skin.item), cell, `item-${i}`)) : []),
  ];
  const hero = params.task === 'walk' ? [stand(drawObject(skin.hero), params.start, 'hero')] : [];
  return [
    floor,
    ...garden.doors.map((door, i) => part(`door-${i}`, doorArt(params, door))),
    drawWalls(params, { step, margin }),
    ...signs(params, step),
    ...ways.map((way, i) =>
      part(
        `way-${i}`,
        wayArt([...way.map((cell) => middle(params, cell)), ...(i === ways.length - 1 ? outside(params) : [])]),
      ),
    ),
    ...things,
    ...hero,
  ];
}

function itemArt(item: Walk['skin']['item']): readonly SvgNode[] {
  return item === 'heart' ? drawObject('heart', meaning.red) : drawObject(item);
}

/** An arrow on a plate that lies across the passage. */
function doorArt(params: MazeParams, [from, to]: readonly [number, number]): SvgNode {
  const [[x, y], [u, v]] = [middle(params, from), middle(params, to)];
  const turn = u > x ? 90 : u < x ? 270 : v > y ? 180 : 0;
  const scale = stepOf(params) / 100;
  const arrow = path('M-9 30V2H-26L0 -30L26 2H9V30Z', paper.roof);
  return place([arrow], { at: [(x + u) / 2, (y + v) / 2], turn, scale, line: 2 });
}

const signSize = 36;

/** One step up, right, down, left. */
const outwards = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

/** Each sign stands outside, in front of its gap. */
function signs(params: MazeParams, step: number): readonly SvgNode[] {
  if (params.task === 'walk') return [];
  const reach = step / 2 + signSize / 2 + 4;
  return params.gates.map((gate, index) => {
    const [x, y] = middle(params, gate.cell);
    const [dx, dy] = outwards[gate.out];
    const at = [x + dx * reach, y + dy * reach] as const;
    return place(signArt(gate), { at, scale: signSize / 100, line: 2.5, id: `gate-${index}` });
  });
}

type Point = readonly [x: number, y: number];

/** Where the way out of the right gate ends. */
function outside(params: MazeParams): readonly Point[] {
  const gate = params.task === 'gate' ? params.gates[params.right] : undefined;
  if (!gate) return [];
  const [[x, y], [dx, dy]] = [middle(params, gate.cell), outwards[gate.out]];
  return [[x + dx * stepOf(params) * 0.6, y + dy * stepOf(params) * 0.6]];
}

function wayArt(points: readonly Point[]): SvgNode {
  const line = path(`M${points.map((point) => point.map(round).join(' ')).join('L')}`);
  return withAttributes(line, { 'stroke-width': 5, 'stroke-dasharray': '1 9', stroke: paper.violet });
}
