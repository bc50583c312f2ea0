import { toTimestamp } from '@logikit/contract';

/** Server time. Everything that depends on time asks this, so tests can move it. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

export function secondsLater(moment: Date, seconds: number): Date {
  return new Date(moment.getTime() + seconds * 1000);
}

/** A moment of the database as the wire carries it. */
export function timestampOf(moment: Date): string {
  return toTimestamp(moment.getTime());
}
