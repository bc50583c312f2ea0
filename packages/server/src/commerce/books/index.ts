// Where money is: postings whose lines sum to nothing.
export {
  balanceOf,
  bookRefund,
  bookReturn,
  bookRevenue,
  bookToBalance,
  heldFor,
  hold,
  moveBalance,
  release,
} from './balance.ts';
