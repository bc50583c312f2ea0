// What a level needs only after its first move; the element fetches it while the board is looked at.
export { tipFor } from '../puzzles/tip.ts';
export { Best } from './best.tsx';
export { LevelConfetti } from './level-confetti.tsx';
export { SaidMove } from './said-move.tsx';
export { Solved } from './solved.tsx';
