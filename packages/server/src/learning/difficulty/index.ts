// How difficult problems are, how able learners are, and what suits whom.
export { type CandidateRow, selectCandidates, selectOfLesson } from './candidate.db.ts';
export { difficulty } from './feature.ts';
export { guessAt, startOf } from './rating.ts';
export { selectLesson } from './rating.db.ts';
export { aimFor, type Chooser, recommendAmong, toCandidate } from './recommendation.ts';
