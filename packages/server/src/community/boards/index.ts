export { boards } from './feature.ts';
