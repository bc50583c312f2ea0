/** What can be wrong with a payment: another amount came, or money did not go back. */
export const findingKinds = ['amount', 'refund'] as const;
export type FindingKind = (typeof findingKinds)[number];

/** How one of us sees to it: the money lies on the balance, is asked to go back anew, or it was seen to elsewhere. */
export const findingMoves = ['balance', 'retry', 'close'] as const;
export type FindingMove = (typeof findingMoves)[number];
