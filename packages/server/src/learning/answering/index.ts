// Opening a problem, taking a hint, answering.
export { answering } from './feature.ts';
export { assignedSince } from './solving-context.ts';
