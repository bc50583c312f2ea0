export { analytics } from './feature.ts';
