import { dice } from '../dice.ts';
import type { GameName, GameSize } from '../game.descriptor.ts';
import { lightsLevel } from '../levels/lights.ts';
import { pipesLevel } from '../levels/pipes.ts';
import { sudokuLevel } from '../levels/sudoku.ts';
import { walkLevel } from '../levels/walk.ts';
import { lightsPuzzle } from './lights.ts';
import { pipesPuzzle } from './pipes.ts';
import type { Puzzle } from './puzzle.ts';
import { sudokuPuzzle } from './sudoku.ts';
import { walkPuzzle } from './walk.ts';

export interface LevelId {
  readonly game: GameName;
  readonly size: GameSize;
  /** From 1; there is no last one. */
  readonly level: number;
}

/** The same level for everybody: children compare, and a level can be shown to a friend. */
export function openLevel({ game, size, level }: LevelId): Puzzle {
  const chance = dice(`${game} ${size} ${level}`);
  switch (game) {
    case 'pipes':
      return pipesPuzzle(pipesLevel(size, level, chance));
    case 'walk':
      return walkPuzzle(walkLevel(size, level, chance));
    case 'sudoku':
      return sudokuPuzzle(sudokuLevel(size, level, chance));
    case 'lights':
      return lightsPuzzle(lightsLevel(size, level, chance));
  }
}
