import { numbers } from '../values/numbers.ts';

/** The numbers of the interface, for whoever draws one: days, milliseconds and CSS pixels. */
export const interfaceNumbers = {
  cookieDays: numbers.cookieDays,
  tooltipMs: numbers.tooltipMs,
  collapseMs: numbers.collapseMs,
  errorHideMs: numbers.emailErrorMs.hide,
  cachedErrorMs: numbers.emailErrorMs.cached,
  breakpoints: numbers.breakpoints,
  socialPopup: numbers.socialPopup,
  autocomplete: numbers.autocomplete,
  ratingSearch: { from: numbers.rating.search.fromCharacters, rows: numbers.rating.search.rows },
  ratingGoalPoints: numbers.rating.goalPoints,
  adultAge: numbers.adultAge,
  pageErrorsPerVisit: numbers.pageErrorsPerVisit,
  eventsAtOnce: numbers.eventsAtOnce,
  closedToForce: numbers.exercise.closedToForce,
} as const;

/** What affiliate networks put into the query of an address (rule D-169). */
export const affiliateNames = {
  first: 'admitad_uid',
  /** Read only where the key is there. */
  second: ['edugram_id', 'click_id', 'subid', 'subid1', 'subid2', 'subid3', 'subid4'],
  secondKey: 'edugram_id',
  days: numbers.cookieDays.affiliate,
  cookieBytes: numbers.affiliateCookieBytes,
} as const;
