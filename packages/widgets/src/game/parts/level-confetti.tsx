import type { ReactElement } from 'react';
import { flower, leaf, shape, star } from '../../ui/confetti-shapes.ts';
import { Confetti } from '../../ui/confetti.tsx';
import type { GameName } from '../game.descriptor.ts';

const shapes: Readonly<Record<GameName, readonly string[]>> = {
  pipes: flower,
  walk: leaf,
  sudoku: shape,
  lights: star,
};

export function LevelConfetti({ game }: { readonly game: GameName }): ReactElement {
  return <Confetti shapes={shapes[game]} />;
}
