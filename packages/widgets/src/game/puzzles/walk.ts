import {
  type GraphicState,
  initialState,
  nextNodes,
  type PathPart,
  reduceScene,
  type Scene,
  type SvgNode,
} from '@logikit/contract/scene';
import { cellsOf, neighbours } from '../levels/board.ts';
import type { WalkLevel } from '../levels/walk.ts';
import { at, boxOf, middleOf, paper, squareNames, tile, viewOf } from './paper.ts';
import type { Puzzle } from './puzzle.ts';

export const nodeOf = (cell: number): string => `n${cell}`;
export const nodesIn = (state: GraphicState): readonly string[] => state.parts['walk'] as readonly string[];

/** Walk over all stones in one go and step on each of them once. */
export function walkPuzzle(level: WalkLevel): Puzzle {
  const part = partOf(level);
  const bare: Scene = { v: 1, view: viewOf(level), art: [], parts: [part], strings: {} };
  const left = (state: GraphicState): number => level.path.length - nodesIn(state).length;
  return {
    layout: { game: 'walk', level },
    start: initialState(bare),
    draw: (state, voice) => ({ ...bare, art: garden(level, nodesIn(state)), strings: squareNames(level, voice) }),
    act: (state, action) => reduceScene(bare, state, action),
    isSolved: (state) => left(state) === 0,
    left,
    isStuck: (state) => left(state) > 0 && nextNodes(part, nodesIn(state)).length === 0,
  };
}

function partOf(level: WalkLevel): PathPart {
  const stones = new Set(level.path);
  return {
    t: 'path',
    id: 'walk',
    nodes: cellsOf(level)
      .filter((cell) => stones.has(cell))
      .map((cell) => ({ id: nodeOf(cell), at: boxOf(level, cell, 12), label: `at${cell}` })),
    edges: [...stones].flatMap((cell) =>
      neighbours(level, cell)
        .filter((other) => other > cell && stones.has(other))
        .map((other) => [nodeOf(cell), nodeOf(other)] as const),
    ),
    start: nodeOf(level.path[0] ?? 0),
    ends: [],
    once: 'node',
  };
}

function garden(level: WalkLevel, steps: readonly string[]): readonly SvgNode[] {
  const [, , width, height] = viewOf(level);
  const water: SvgNode = ['rect', { x: -6, y: -6, width, height, rx: 22, fill: paper.water }];
  const stones = new Set(level.path);
  return [
    water,
    ...cellsOf(level).flatMap((cell) => {
      if (!stones.has(cell)) return [waves(level, cell)];
      return [tile(boxOf(level, cell, 6), steps.includes(nodeOf(cell)) ? '#C4ECCB' : '#FFF6DF', 20)];
    }),
    home(level),
  ];
}

function waves(level: WalkLevel, cell: number): SvgNode {
  const wave = (y: number): SvgNode => [
    'path',
    {
      d: `M-26 ${y}q8.500 -9 17 0t17 0t17 0`,
      fill: 'none',
      stroke: paper.sky,
      'stroke-width': 5,
      'stroke-linecap': 'round',
    },
  ];
  return at(middleOf(level, cell), wave(-10), wave(12));
}

/** The walk begins at a little flag. */
function home(level: WalkLevel): SvgNode {
  return at(
    middleOf(level, level.path[0] ?? 0),
    ['path', { d: 'M-8 26V-26', stroke: paper.ink, 'stroke-width': 5, 'stroke-linecap': 'round' }],
    ['path', { d: 'M-8 -26L24 -14L-8 -2Z', fill: paper.coral, stroke: paper.ink, 'stroke-width': 3 }],
  );
}
