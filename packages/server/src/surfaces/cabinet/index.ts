export { cabinet } from './feature.ts';
