// Timed events: the calendar, attempts, results.
export { addAnswersSql, type EntryJson, eventEntrySql } from './attempt.db.ts';
export { assertBegun, assertInTime, type EventEntry, eventOf, isEventOver } from './attempt.ts';
export { events } from './feature.ts';
export { readEventLanding, readEventPage, readSharedResult } from './public-event.ts';
