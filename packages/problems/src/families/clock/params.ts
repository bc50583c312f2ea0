import type { Level } from '../../core/family.ts';
import { rungOf } from '../../core/ladder.ts';

/** hour, minutes: read the face. later-hour, between, date: calculate. find: choose a face. set: turn the hands. */
export type Task = 'hour' | 'minutes' | 'later-hour' | 'between' | 'date' | 'find' | 'set';

/** A month as a sheet of weeks: how many empty cells come first, how many days it has, which one is marked. */
export interface Sheet {
  readonly offset: number;
  readonly days: number;
  readonly date: number;
}

export const tones = ['sea', 'sand', 'meadow', 'rose'] as const;

export interface ClockParams {
  readonly task: Task;
  /** Minutes after twelve, 0…719: what the first face or the plate shows. */
  readonly from: number;
  /** What the second face shows. */
  readonly to: number | null;
  /** So much later: minutes, or days for a date; 0 when the time itself is meant. */
  readonly by: number;
  /** The faces to choose from. */
  readonly options: readonly number[];
  readonly sheet: Sheet | null;
  readonly tone: (typeof tones)[number];
  /** In the generator's mind; the solver never looks at it. */
  readonly truth: string;
}

export interface Knobs {
  readonly tasks: readonly Task[];
  /** Times stand on whole steps of so many minutes. */
  readonly step: 60 | 30 | 15 | 5;
  /** The time that passes, in minutes; null when a time is only shown. */
  readonly by: readonly [number, number] | null;
  /** Whether that time crosses a full hour. */
  readonly crosses: boolean;
  readonly technique: 1 | 2 | 3 | 4 | 5;
}

/** Technique: 1 whole hours, 2 halves and hours that pass, 3 quarters, 4 five minutes, 5 across the hour, weeks. */
const ladder: readonly Knobs[] = [
  { tasks: ['hour', 'later-hour'], step: 60, by: null, crosses: false, technique: 1 },
  { tasks: ['later-hour', 'between'], step: 30, by: null, crosses: false, technique: 2 },
  { tasks: ['between'], step: 15, by: null, crosses: false, technique: 3 },
  { tasks: ['minutes'], step: 5, by: null, crosses: false, technique: 4 },
  { tasks: ['between'], step: 5, by: [5, 50], crosses: false, technique: 4 },
  { tasks: ['between'], step: 5, by: [10, 55], crosses: true, technique: 5 },
  { tasks: ['date', 'between'], step: 5, by: [35, 55], crosses: true, technique: 5 },
];

export function knobsOf(level: Level): Knobs {
  return rungOf(ladder, level);
}

export const round = 720;

/** The hour as people say it: 1…12. */
export function hourOf(time: number): number {
  return Math.floor(time / 60) % 12 || 12;
}

export function minutesOf(time: number): number {
  return time % 60;
}

/** "7:05". */
export function plateOf(time: number): string {
  return `${hourOf(time)}:${String(minutesOf(time)).padStart(2, '0')}`;
}
