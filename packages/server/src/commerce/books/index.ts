// Where money is: postings whose lines sum to nothing.
export {
  balanceOf,
  bookDisputed,
  bookDisputeLost,
  bookDisputeWon,
  bookRefund,
  bookReturn,
  bookRevenue,
  bookToBalance,
  heldFor,
  hold,
  moveBalance,
  release,
} from './balance.ts';
