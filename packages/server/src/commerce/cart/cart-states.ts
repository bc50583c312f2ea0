import { cartStatuses } from '@logikit/contract';

type Status = (typeof cartStatuses)[keyof typeof cartStatuses];

const { ACTIVE, PAYED, CANCELED, WAIT_PAYMENT } = cartStatuses;

/** Where a cart may go from where it is (rule D-143). Paid and canceled are ends. */
const moves: Readonly<Record<Status, readonly Status[]>> = {
  [ACTIVE]: [WAIT_PAYMENT, CANCELED],
  [WAIT_PAYMENT]: [PAYED, CANCELED, ACTIVE],
  [PAYED]: [],
  [CANCELED]: [],
};

export const mayMove = (from: Status, to: Status): boolean => moves[from].includes(to);
