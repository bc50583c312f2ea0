export { type Consumers, startConsumers } from './consumers.ts';
export type { Consumer, LoggedEvent, UnheardEvents } from './event-log.ts';
export {
  appendEvent,
  deleteEvents,
  lockCursors,
  moveEvents,
  selectOptionalEvent,
  unheardEvents,
} from './event-log.db.ts';
export { appendEventsSql } from './event-log.db.ts';
export { makeFailuresDue, selectFailures } from './event-failure.db.ts';
