// What can be typed for a discount, or for a purchase.
export { promoCodes } from './feature.ts';
export { closeGift, issueGift, readGiftCode } from './gift.ts';
export { selectGiftCode, selectIsTaken } from './gift.db.ts';
