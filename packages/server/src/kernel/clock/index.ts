export { type Clock, monthsLater, secondsLater, systemClock, timestampOf } from './clock.ts';
export { addDays, dayIn, dayNumber, isTimeZone, mondayOf } from './day.ts';
