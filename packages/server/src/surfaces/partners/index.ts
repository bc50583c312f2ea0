export { partners } from './feature.ts';
export { selectExternal } from './mts.db.ts';
export { readPartnerPage } from './page.ts';
