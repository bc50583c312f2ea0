export { partners } from './feature.ts';
