import {
  type GraphicState,
  initialState,
  reduceScene,
  type Scene,
  type SvgNode,
  type TogglePart,
} from '@logikit/contract/scene';
import { cellsOf } from '../levels/board.ts';
import { changedBy, type LightsLevel } from '../levels/lights.ts';
import { boxOf, paper, squareNames, tile, viewOf } from './paper.ts';
import type { Puzzle } from './puzzle.ts';

export const windowOf = (cell: number): string => `w${cell}`;

/** Put every light out: a press changes a window and those beside it. The windows that are on are the lit ones. */
export function lightsPuzzle(level: LightsLevel): Puzzle {
  const part: TogglePart = {
    t: 'toggle',
    id: 'house',
    columns: level.columns,
    spots: cellsOf(level).map((cell) => ({ id: windowOf(cell), at: boxOf(level, cell, 14), label: `at${cell}` })),
  };
  const bare: Scene = { v: 1, view: viewOf(level), art: facade(level), parts: [part], strings: {} };
  const toggled = (state: GraphicState, cells: readonly number[]): GraphicState =>
    cells.reduce(
      (before, cell) => reduceScene(bare, before, { type: 'toggle', part: 'house', spot: windowOf(cell) }),
      state,
    );
  const start = toggled(initialState(bare), level.lit);
  return {
    layout: { game: 'lights', level },
    start,
    draw: (_, voice) => ({ ...bare, strings: squareNames(level, voice) }),
    act(state, action) {
      if (action.type === 'reset') return start;
      const cell =
        action.type === 'toggle' ? cellsOf(level).find((candidate) => windowOf(candidate) === action.spot) : undefined;
      return cell === undefined ? state : toggled(state, changedBy(level, cell));
    },
    isSolved: (state) => litIn(level, state).length === 0,
    left: (state) => litIn(level, state).length,
  };
}

export function litIn(level: LightsLevel, state: GraphicState): readonly number[] {
  const on = state.parts['house'] as readonly string[];
  return cellsOf(level).filter((cell) => on.includes(windowOf(cell)));
}

/** A house by night, all windows dark; what is lit is painted over it. */
function facade(level: LightsLevel): readonly SvgNode[] {
  const [x, y, width, height] = viewOf(level);
  return [
    [
      'rect',
      {
        x: x + 2,
        y: y + 2,
        width: width - 4,
        height: height - 4,
        rx: 20,
        fill: '#9EA9F2',
        stroke: paper.ink,
        'stroke-width': 3,
      },
    ],
    ...cellsOf(level).map((cell) => tile(boxOf(level, cell, 14), paper.night, 12)),
  ];
}
