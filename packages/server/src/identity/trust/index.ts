export { assertDecides, mayDecide } from './consent.ts';
export { trust } from './feature.ts';
export { isChild } from './is-child.ts';
export { allowsAnalytics, allowsThirdParties } from './preference.ts';
export { readMayBeRated } from './rating-consent.ts';
