/** Answers that belong to the learner at this device. The page empties it when another one takes over. */
export const LEARNER_CACHE = 'learner';
