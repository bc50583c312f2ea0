export { site } from './feature.ts';
