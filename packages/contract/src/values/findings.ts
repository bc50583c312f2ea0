/** What can be wrong with a payment: another amount came, money did not go back, or the payer's bank takes it back. */
export const findingKinds = ['amount', 'refund', 'dispute'] as const;
export type FindingKind = (typeof findingKinds)[number];

/** `inquiry`: the payer's bank asks, and no money has moved. `open`: it holds the money until it decides. */
export const disputeStatuses = ['inquiry', 'open', 'won', 'lost'] as const;

/** How one of us sees to it: the money lies on the balance, is asked to go back anew, or it was seen to elsewhere. */
export const findingMoves = ['balance', 'retry', 'close'] as const;
export type FindingMove = (typeof findingMoves)[number];
