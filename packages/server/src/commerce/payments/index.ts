// Payments as we keep them, how they can be made, and the houses that take money.
export { demoPay, openDemoGateway } from './demo/index.ts';
export type { Gateway, PaymentFacts, SavedMethod } from './gateway.ts';
export {
  erasePayments,
  insertFinding,
  insertPayment,
  insertRenewal,
  movePayments,
  type PaymentLine,
  type PaymentRow,
  selectOpenPayments,
  selectPayment,
  selectPayments,
  selectUntold,
  updateAsked,
  updateOutcome,
  updatePayment,
} from './payment.db.ts';
export { type BillingType, carriedOutBy, leastOf, payWaysOf } from './pay-ways.ts';
export { isOpen, outranks } from './statuses.ts';
