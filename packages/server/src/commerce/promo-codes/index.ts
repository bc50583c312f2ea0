// What can be typed for a discount, or for a purchase.
export { promoCodes } from './feature.ts';
export { closeGift, issueGift } from './gift.ts';
export { selectIsTaken } from './gift.db.ts';
