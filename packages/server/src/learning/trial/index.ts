// What is free for everybody, and one more chapter for a week.
export { canTakeTrial } from './additional-trial.ts';
export { trial } from './feature.ts';
