/** For a build that brings the rare parts of scenes only when a problem has one. */
export { rareLaws } from '../rare-laws.ts';
export { addLaws, lawOf } from './late-law-of.ts';
