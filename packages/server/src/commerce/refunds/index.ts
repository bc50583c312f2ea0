// Money that goes back, and what was bought with it.
export { refunds } from './feature.ts';
export { takeBackLine } from './take-back.ts';
export { type RefundRow, repeatRefund, selectFailed, updateRefund } from './refund.db.ts';
