// What learners earn on paper.
export { certificates } from './feature.ts';
