import type { ReactElement } from 'react';
import { Confetti } from '../../ui/confetti.tsx';
import type { GameName } from '../game.descriptor.ts';

const motifs: Readonly<Record<GameName, string>> = { pipes: 'flower', walk: 'leaf', sudoku: 'shape', lights: 'star' };

export function LevelConfetti({ game }: { readonly game: GameName }): ReactElement | null {
  return <Confetti motif={motifs[game]} />;
}
