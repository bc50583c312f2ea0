// Endless practice in blocks of ten, by target lesson and tier.
export { completeBlocksSql, exerciseBlockSql } from './exercise.db.ts';
export { exercises } from './feature.ts';
export { readOpenBlocks } from './force-complete.ts';
