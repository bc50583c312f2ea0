// Payments as we keep them, how they can be made, and the houses that take money.
export { demoPay } from './demo/index.ts';
export { type DisputeRow, lockDispute, selectDisputes, writeDispute } from './dispute.db.ts';
export { closeFinding, type FindingRow, insertFinding, selectFindings } from './finding.db.ts';
export type { DisputeFacts, Gateway, PaymentFacts, SavedMethod } from './gateway.ts';
export { adapterOf, openGateways } from './gateways.ts';
export { queueCreditLetter, queueDisputeLetter, queuePaymentLetter } from './letters.ts';
export {
  type AnyPaymentRow,
  erasePayments,
  insertPayment,
  insertRenewal,
  movePayments,
  type PaymentLine,
  type PaymentRow,
  selectByTokens,
  selectOpenPayments,
  selectPayment,
  selectPayments,
  selectReference,
  selectUntold,
  sourceOf,
  updateAsked,
  updateOutcome,
  updatePayment,
} from './payment.db.ts';
export { type BillingType, carriedOutBy, leastOf, payWaysOf } from './pay-ways.ts';
export { isOpen, outranks } from './statuses.ts';
