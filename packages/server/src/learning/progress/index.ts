// What learners have answered, and how they stand with each problem.
export {
  ANSWER,
  type AnswerEvent,
  type AnswerFacts,
  asAnswer,
  followAnswers,
  type LoggedAnswer,
} from './answer-event.ts';
export { progress } from './feature.ts';
export { readAlbum } from './album.ts';
export { type Owner, ownerOf } from './owner.ts';
export { readPassings, toRead } from './passing-history.ts';
export { readPassingStats } from './passing-stats.ts';
export { type PassingRow, selectPassing, selectPassingsOf, selectSolved } from './passing.db.ts';
export {
  type Elsewhere,
  noStanding,
  nowhereElse,
  type Standing,
  type StandingKey,
  type StandingRow,
} from './problem-progress.ts';
export { upsertShown } from './problem-shown.db.ts';
export { bySolverSql, upsertHint } from './progress.db.ts';
export { dayOf, type ReplayDay } from './replay-day.ts';
export { readResetRights, resetProgress } from './reset.ts';
export { insertPassingsSql } from './passing.db.ts';
export { upsertProgressSql, upsertReplaysSql } from './progress.db.ts';
