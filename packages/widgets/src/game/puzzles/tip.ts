import type { GraphicState, SceneAction } from '@logikit/contract/scene';
import { cellsOf } from '../levels/board.ts';
import type { LightsLevel } from '../levels/lights.ts';
import { type PipesLevel, turnMask, watered } from '../levels/pipes.ts';
import { pressesFor } from '../levels/presses.ts';
import type { SudokuLevel } from '../levels/sudoku.ts';
import type { WalkLevel } from '../levels/walk.ts';
import { litIn, windowOf } from './lights.ts';
import { stepsIn } from './pipes.ts';
import type { Puzzle } from './puzzle.ts';
import { symbolsIn } from './sudoku.ts';
import { nodeOf, nodesIn } from './walk.ts';

/** The actions of one move towards a solution. */
export function tipFor({ layout }: Puzzle, state: GraphicState): readonly SceneAction[] {
  switch (layout.game) {
    case 'pipes':
      return pipesTip(layout.level, state);
    case 'walk':
      return walkTip(layout.level, state);
    case 'sudoku':
      return sudokuTip(layout.level, state);
    case 'lights':
      return lightsTip(layout.level, state);
  }
}

function pipesTip(level: PipesLevel, state: GraphicState): readonly SceneAction[] {
  const steps = stepsIn(state);
  const wet = watered(level, steps);
  const wrong = cellsOf(level).filter(
    (cell) => turnMask(level.masks[cell] ?? 0, steps[cell] ?? 0) !== level.masks[cell],
  );
  // Beside the water first: there the help is seen at once.
  const cell = wrong.find((candidate) => wet.has(candidate)) ?? wrong[0];
  return cell === undefined ? [] : [{ type: 'turn', part: 'pipes', item: `p${cell}`, step: 0 }];
}

function walkTip(level: WalkLevel, state: GraphicState): readonly SceneAction[] {
  const steps = nodesIn(state);
  const wrong = steps.findIndex((node, index) => node !== nodeOf(level.path[index] ?? -1));
  if (wrong >= 0) return steps.slice(wrong).map(() => ({ type: 'back', part: 'walk' }));
  const next = level.path[steps.length];
  return next === undefined ? [] : [{ type: 'step', part: 'walk', node: nodeOf(next) }];
}

function sudokuTip(level: SudokuLevel, state: GraphicState): readonly SceneAction[] {
  const symbols = symbolsIn(state);
  const wrong = cellsOf(level).filter((cell) => symbols[cell] !== level.solution[cell]);
  // What stands wrong is put right before anything new is written.
  const cell = wrong.find((candidate) => symbols[candidate] !== 0) ?? wrong[0];
  return cell === undefined ? [] : [{ type: 'fill', part: 'square', cell, symbol: level.solution[cell] ?? 0 }];
}

function lightsTip(level: LightsLevel, state: GraphicState): readonly SceneAction[] {
  const presses = pressesFor(level, litIn(level, state)) ?? [];
  return presses.slice(0, 1).map((cell) => ({ type: 'toggle', part: 'house', spot: windowOf(cell) }));
}
