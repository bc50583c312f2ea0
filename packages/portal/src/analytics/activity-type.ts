import type { ActivityType } from '@logikit/sdk';

/** What a page is for, by the part of its address that says so; first match wins (rule D-167). */
const table: readonly (readonly [RegExp, ActivityType])[] = [
  [/\/theory(\/|$)|\/wiki\/|\/articles?(\/|$)|\/program\/about$|\/course\/[^/]+\/about$/, 'theory'],
  [/\/problem\/\d+/, 'problem'],
  [/\/game\//, 'game'],
  [/\/lecture$|\/animations-section\//, 'video'],
  [/\/rating(\/|$)/, 'rating'],
  [/\/(service-order|store|cart|payments|promocode|school\/tariffs)(\/|$)/, 'shop'],
];

/** The kind of activity that time on this page counts as. */
export function activityTypeOf(pathname: string): ActivityType {
  return table.find(([pattern]) => pattern.test(pathname))?.[1] ?? 'other';
}
