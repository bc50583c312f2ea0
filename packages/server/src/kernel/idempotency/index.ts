export {
  beginIdempotent,
  fingerprintOf,
  finishIdempotent,
  forgetOldAnswers,
  type KeptAnswer,
  type IdempotencyRequest,
  recallAnswer,
} from './idempotency.ts';
export { readKept, storedKeyOf, type StoredKey } from './idempotency.ts';
export { keepEventsSql, keptSql } from './idempotency.db.ts';
export { deleteIdempotencyOf } from './idempotency.db.ts';
