// From a cart to what was paid for.
export { checkout } from './feature.ts';
