export { school } from './feature.ts';
