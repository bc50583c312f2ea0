export {
  endSecrets,
  insertKey,
  insertSecret,
  type KeyRow,
  lockOptionalKey,
  lockTenant,
  selectKeys,
  selectSecrets,
  selectTenant,
  updateAppearance,
  updateKey,
} from './console.db.ts';
export { givePartnerSchools, selectGivenSchools } from './given-schools.db.ts';
export { allowsOrigin, type ListedOrigins } from './origin.ts';
export { createPartnerOrigins, isKey, keyForFrame, keyForPage, type ShownKey } from './partner-key.ts';
export { type PartnerLearner, readPartnerToken } from './partner-token.ts';
export {
  deleteUsedTokensBefore,
  insertOwner,
  selectSigners,
  showsShop,
  upsertKey,
  upsertSecret,
  upsertTenant,
} from './partner.db.ts';
export { givePartnerThreads, selectGivenThreads, selectShownThreads, shownThreadsSql } from './shown-threads.db.ts';
export { countUse, readUsage } from './usage.ts';
export { countAnswers } from './usage.ts';
