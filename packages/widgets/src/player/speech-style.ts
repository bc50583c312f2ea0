import type { LearnerProblem, SpeechStyle } from './player-client.ts';

/** By target lesson: the younger somebody is, the slower and the brighter. */
const styles: Readonly<Record<number, SpeechStyle>> = {
  4: { rate: 0.85, pitch: 1.15 },
  5: { rate: 0.9, pitch: 1.1 },
  1: { rate: 0.95, pitch: 1.05 },
};

/** How a problem is read to those whom it is for; undefined: as usual. */
export function speechStyleFor(problem: LearnerProblem | undefined): SpeechStyle | undefined {
  return problem && styles[problem.targetLesson];
}
