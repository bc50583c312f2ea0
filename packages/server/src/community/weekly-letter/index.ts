export { weeklyLetter } from './feature.ts';
