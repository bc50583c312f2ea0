// Points of first closings, their sums by season, and the boards of those who may be seen.
export { type Placed, readAround, readBoard, readPage, readPlace } from './board.ts';
export { type Board, countBoard, type Own, selectInstitutionsById, selectOwn } from './board.db.ts';
export { rating } from './feature.ts';
export { ALL_TIME, isSeason, seasonOf, spanOf } from './season.ts';
export { type Lack, readSeen, schoolKey, type Seen } from './seen.ts';
