import { numbers } from './numbers.ts';

/** The numbers of the interface, for whoever draws one: days, milliseconds and CSS pixels. */
export const interfaceNumbers = {
  cookieDays: numbers.cookieDays,
  tooltipMs: numbers.tooltipMs,
  collapseMs: numbers.collapseMs,
  errorHideMs: numbers.emailErrorMs.hide,
  breakpoints: numbers.breakpoints,
  autocomplete: numbers.autocomplete,
  pageErrorsPerVisit: numbers.pageErrorsPerVisit,
  eventsAtOnce: numbers.eventsAtOnce,
  closedToForce: numbers.exercise.closedToForce,
} as const;
