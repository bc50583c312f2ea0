import { toTimestamp } from '@logikit/contract';

/** Server time. Everything that depends on time asks this, so tests can move it. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

export function secondsLater(moment: Date, seconds: number): Date {
  return new Date(moment.getTime() + seconds * 1000);
}

/** The same time of the day some months later; where that month has no such day, on its last one (UTC). */
export function monthsLater(moment: Date, months: number): Date {
  const later = new Date(moment);
  later.setUTCMonth(moment.getUTCMonth() + months);
  // A day that the month does not have has run over into the next one.
  if (later.getUTCDate() !== moment.getUTCDate()) later.setUTCDate(0);
  return later;
}

/** A moment of the database as the wire carries it. */
export function timestampOf(moment: Date): string {
  return toTimestamp(moment.getTime());
}
