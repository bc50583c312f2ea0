export { analyzeFilled } from './analyze.ts';
export { type Database, openDatabase, type Sql, type Transaction, type Tx } from './database.ts';
export { databaseFault, isDatabaseAway, isUniqueViolation } from './faults.ts';
export { migrate } from './migrate.ts';
export { createBatcher } from './batcher.ts';
export { deleteInBatches } from './retention.ts';
