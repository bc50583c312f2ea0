import { numbers } from '@logikit/contract';
import { dayIn } from '../../kernel/clock/index.ts';

/** The number of all time. */
export const ALL_TIME = 0;
const FIRST_YEAR = 2000;

/** The season that a moment is in: year and month as a number, in the zone of the seasons (rule D-110). */
export function seasonOf(moment: Date): number {
  const [year, month] = dayIn(numbers.rating.zone, moment).split('-').map(Number);
  return (year ?? 0) * 100 + (month ?? 0);
}

export function seasonBefore(season: number): number {
  return season % 100 === 1 ? season - 89 : season - 1;
}

/** Whether this is the number of a season that has begun. */
export function isSeason(season: number, now: Date): boolean {
  const month = season % 100;
  return month >= 1 && month <= 12 && season >= FIRST_YEAR * 100 && season <= seasonOf(now);
}

/** From its first second to its last. */
export function spanOf(season: number): { readonly startsAt: Date; readonly endsAt: Date } {
  const [year, month] = [Math.floor(season / 100), season % 100];
  return { startsAt: midnight(year, month - 1), endsAt: new Date(midnight(year, month).getTime() - 1000) };
}

/** The first midnight of a month, counted from 0. NOTE: asked twice, because the clocks may be changed in between. */
function midnight(year: number, month: number): Date {
  const local = Date.UTC(year, month);
  return new Date(local - offsetAt(local - offsetAt(local)));
}

const clockOfZone = new Intl.DateTimeFormat('sv-SE', {
  timeZone: numbers.rating.zone,
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** How far the clocks of the zone are ahead of UTC, in milliseconds. */
function offsetAt(moment: number): number {
  return Date.parse(`${clockOfZone.format(moment).replace(' ', 'T')}Z`) - moment;
}
