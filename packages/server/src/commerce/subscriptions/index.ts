// What renews itself: begun, extended, canceled, ended.
export { subscriptions } from './feature.ts';
export {
  beginSubscription,
  cancelSubscription,
  cancelSubscriptionOf,
  endSubscription,
  endSubscriptionOf,
  extendSubscription,
  keepSubscription,
  openUntil,
  postponeSubscription,
} from './subscription.ts';
export {
  selectDue,
  selectSubscribed,
  selectSubscription,
  selectSubscriptions,
  selectTried,
  type SubscriptionRow,
} from './subscription.db.ts';
