// What somebody may use because somebody has paid for it: all courses, sheets, certificates.
export { selectLogic, selectSheets } from './entitlement.db.ts';
export { giveForGood, giveLogic, giveLogicUntil, takeBack, takeBackAll } from './entitlement.ts';
export { entitlements } from './feature.ts';
