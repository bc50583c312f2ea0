export { readAffiliate } from './affiliate.ts';
export { promo } from './feature.ts';
