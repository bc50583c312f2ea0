export { trust } from './feature.ts';
export { allowsAnalytics } from './preference.ts';
