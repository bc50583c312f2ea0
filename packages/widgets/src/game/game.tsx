import type { ReactElement } from 'react';
import { loadedChunk } from '../lazy/lazy-chunk.ts';
import { GameCore } from './game-core.tsx';
import type { GameFeedback } from './game-feedback.ts';
import type { GameProps } from './game-props.ts';
import { Best, LevelConfetti, SaidMove, Solved, tipFor } from './parts/feedback-chunk.ts';

const feedback = loadedChunk<GameFeedback>({ Best, LevelConfetti, SaidMove, Solved, tipFor });

/** One game as a React component. Needs `@logikit/widgets/styles.css`. */
export function Game(props: GameProps): ReactElement {
  return <GameCore {...props} feedback={feedback} />;
}
