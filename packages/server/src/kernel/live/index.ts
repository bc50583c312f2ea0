export { live } from './feature.ts';
