// What a level needs only after its first move; the element fetches it while the board is looked at.
import { tipFor } from '../puzzles/tip.ts';

export { Best } from './best.tsx';
export { LevelConfetti } from './level-confetti.tsx';
export { SaidMove } from './said-move.tsx';
export { Solved } from './solved.tsx';

/** What finds a tip; undefined until it is there. */
export const useTips = (): typeof tipFor | undefined => tipFor;
