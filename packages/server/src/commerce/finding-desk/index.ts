// What does not fit of payments, and how people of ours see to it.
export { findingDesk } from './feature.ts';
