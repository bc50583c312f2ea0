export { general } from './feature.ts';
