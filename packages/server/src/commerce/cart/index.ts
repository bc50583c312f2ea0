// What somebody is about to buy.
export { cart } from './feature.ts';
