import {
  type GraphicState,
  initialState,
  reduceScene,
  type RotorPart,
  type Scene,
  type SvgNode,
} from '@logikit/contract/scene';
import { allWays, cellsOf, ways } from '../levels/board.ts';
import { openings, type PipesLevel, turnMask, watered } from '../levels/pipes.ts';
import { at, boxOf, middleOf, paper, squareNames, tile, viewOf } from './paper.ts';
import type { Puzzle, Voice } from './puzzle.ts';

export const stepsIn = (state: GraphicState): readonly number[] => state.parts['pipes'] as readonly number[];

/** Turn the pipes until the water of the spring reaches every square. */
export function pipesPuzzle(level: PipesLevel): Puzzle {
  const cells = cellsOf(level);
  const bare = sceneOf(level, new Set());
  return {
    layout: { game: 'pipes', level },
    start: initialState(bare),
    draw: (state, voice) => {
      const wet = watered(level, stepsIn(state));
      return { ...sceneOf(level, wet), strings: wordsOf(level, wet, voice) };
    },
    act: (state, action) => reduceScene(bare, state, action),
    isSolved: (state) => watered(level, stepsIn(state)).size === cells.length,
    left: (state) => cells.length - watered(level, stepsIn(state)).size,
  };
}

function sceneOf(level: PipesLevel, wet: ReadonlySet<number>): Scene {
  const part: RotorPart = {
    t: 'rotor',
    id: 'pipes',
    steps: 4,
    labels: [],
    columns: level.columns,
    items: cellsOf(level).map((cell) => ({
      id: `p${cell}`,
      at: boxOf(level, cell),
      label: `at${cell}`,
      start: level.start[cell] ?? 0,
      labels: [0, 1, 2, 3].map((step) => `open${turnMask(level.masks[cell] ?? 0, step)}`),
      art: pipe(level.masks[cell] ?? 0, wet.has(cell)),
    })),
  };
  const ground = cellsOf(level).map((cell) => tile(boxOf(level, cell, 2), wet.has(cell) ? '#E3F6E6' : paper.sand));
  return { v: 1, view: viewOf(level), art: [...ground, spring(level)], parts: [part], strings: {} };
}

const ends = [
  [0, -48],
  [48, 0],
  [0, 48],
  [-48, 0],
] as const;

function pipe(mask: number, isWet: boolean): readonly SvgNode[] {
  const d = allWays
    .filter((way) => mask & (1 << way))
    .map((way) => `M0 0L${ends[way].join(' ')}`)
    .join('');
  const line = (stroke: string, width: number): SvgNode => [
    'path',
    { d, stroke, 'stroke-width': width, 'stroke-linecap': 'butt', 'stroke-linejoin': 'round', fill: 'none' },
  ];
  const fill = isWet ? paper.sky : paper.white;
  const knee: SvgNode = ['circle', { r: 14, fill: paper.ink }];
  const inside: SvgNode = ['circle', { r: 10, fill }];
  return [line(paper.ink, 28), knee, line(fill, 20), inside, ...(openings(mask) === 1 ? flower(isWet) : [])];
}

/** Where a pipe ends something grows: a bud, and a flower as soon as it has water. */
function flower(isWet: boolean): readonly SvgNode[] {
  if (!isWet) return [['circle', { r: 20, fill: '#8BD46E', stroke: paper.ink, 'stroke-width': 3 }]];
  const petals = [0, 72, 144, 216, 288].map((turn): SvgNode => [
    'circle',
    { cx: 0, cy: -19, r: 13, fill: '#FFFFFF', stroke: paper.ink, 'stroke-width': 3, transform: `rotate(${turn})` },
  ]);
  return [...petals, ['circle', { r: 12, fill: paper.sun, stroke: paper.ink, 'stroke-width': 3 }]];
}

/** The spring is a pond below its pipe. */
function spring(level: PipesLevel): SvgNode {
  return at(middleOf(level, level.spring), [
    'circle',
    { r: 34, fill: paper.water, stroke: paper.ink, 'stroke-width': 3 },
  ]);
}

function wordsOf(level: PipesLevel, wet: ReadonlySet<number>, voice: Voice): Readonly<Record<string, string>> {
  const { t, lang } = voice;
  const list = new Intl.ListFormat(lang, { type: 'conjunction' });
  const names = Object.entries(squareNames(level, voice)).map(([key, name]): [string, string] => {
    const cell = Number(key.slice(2));
    const kind = cell === level.spring ? 'spring' : wet.has(cell) ? 'wet' : 'dry';
    return [key, t(`game.pipes.${kind}`, { name })];
  });
  const opens = Array.from({ length: 16 }, (_, mask): [string, string] => {
    const sides = allWays.filter((way) => mask & (1 << way)).map((way) => t(`game.way.${ways[way]}`));
    return [`open${mask}`, t('game.pipes.open', { sides: list.format(sides) })];
  });
  return Object.fromEntries<string>([...names, ...opens]);
}
