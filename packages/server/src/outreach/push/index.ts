export { push } from './feature.ts';
export { plannedPushes, type ShownPush } from './planned.ts';
