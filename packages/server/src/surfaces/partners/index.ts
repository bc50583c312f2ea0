export { partners } from './feature.ts';
export { selectExternal } from './mts.db.ts';
