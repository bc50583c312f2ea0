export {
  beginOnce,
  fingerprintOf,
  finishOnce,
  forgetOld,
  type KeptAnswer,
  type OnceRequest,
  recallOnce,
} from './idempotency.ts';
export { readKept, storedKeyOf, type StoredKey } from './idempotency.ts';
export { keepEventsSql, keptSql } from './idempotency.db.ts';
