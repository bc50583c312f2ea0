// Points of first closings, their sums by season, the boards of those who may be seen, and leagues.
export { type Placed, readAround, readBoard, readNamed, readPage, readPlace } from './board.ts';
export { selectAllPoints } from './group.db.ts';
export { type Board, countBoard, type Own, selectOwn } from './board.db.ts';
export { selectDemoProblems, selectShownPupils } from './demo.db.ts';
export {
  type InstitutionRow,
  selectInstitution,
  selectInstitutionByKey,
  selectInstitutionsById,
  selectListedInstitutions,
} from './institution.db.ts';
export { rating } from './feature.ts';
export { readOwnGroup, type SeenGroup } from './own-group.ts';
export { insertClosings } from './rating.db.ts';
export { follow } from './rating-consumer.ts';
export { readLeagues, selectUnseenResult, selectWinners, updateLooked, type Winner } from './result.db.ts';
export { ALL_TIME, isSeason, seasonOf, spanOf } from './season.ts';
export { type Lack, readSeen, schoolKey, schoolName, type Seen } from './seen.ts';
