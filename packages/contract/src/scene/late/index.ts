/** For a build that brings the laws of scenes only when a problem has one. */
export { laws } from '../laws.ts';
export { addLaws, lawOf } from './late-law-of.ts';
