import type * as feedback from './parts/feedback-chunk.ts';

/** What a level needs only after its first move. */
export type GameFeedback = Pick<typeof feedback, 'Best' | 'LevelConfetti' | 'SaidMove' | 'Solved' | 'tipFor'>;
