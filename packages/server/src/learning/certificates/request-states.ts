import { certificateRequestStatuses, certificateTypes } from '@logikit/contract';

type RequestStatus = (typeof certificateRequestStatuses)[keyof typeof certificateRequestStatuses];
type CertificateType = (typeof certificateTypes)[keyof typeof certificateTypes];

const { NEW, REQUESTED, SENT, REJECTED, DELIVERED, READY_FOR_DOWNLOAD, WAIT_PAYMENT } = certificateRequestStatuses;

/** Where a request may go from each status (rule D-131); -1 is one that nobody has sent yet, or taken back. */
const moves: ReadonlyMap<number, readonly number[]> = new Map<number, readonly number[]>([
  [NEW, [NEW, REQUESTED, READY_FOR_DOWNLOAD, WAIT_PAYMENT]],
  [REQUESTED, [NEW, SENT, REJECTED, READY_FOR_DOWNLOAD]],
  [WAIT_PAYMENT, [NEW, REQUESTED]],
  [SENT, [DELIVERED]],
  [REJECTED, []],
  [DELIVERED, []],
  [READY_FOR_DOWNLOAD, []],
]);

export function mayMove(from: number, to: number): boolean {
  return moves.get(from)?.includes(to) ?? false;
}

/** On its way: nothing of the same is asked for beside it. */
export function isOpen(status: number): boolean {
  return status === REQUESTED || status === SENT || status === WAIT_PAYMENT;
}

/** It has left us. */
export function isUnderway(status: number): boolean {
  return status === SENT || status === DELIVERED;
}

/** What a saved request becomes: a file is ready at once, paper that costs something waits for its money. */
export function savedStatus(type: CertificateType, isPaid: boolean): RequestStatus {
  if (type === certificateTypes.ELECTRONIC) return READY_FOR_DOWNLOAD;
  return isPaid ? REQUESTED : WAIT_PAYMENT;
}
