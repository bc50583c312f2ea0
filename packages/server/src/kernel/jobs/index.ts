export { type Rounds, startRounds } from './poller.ts';
export { runChores, scheduleChores } from './scheduled.ts';
