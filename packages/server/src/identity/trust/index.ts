export { assertDecides, mayDecide } from './consent.ts';
export { trust } from './feature.ts';
export { allowsAnalytics } from './preference.ts';
export { readMayBeRated } from './rating-consent.ts';
