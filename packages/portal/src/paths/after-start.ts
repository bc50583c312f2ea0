import { eventPreviewPath } from './events.ts';
import type { Locale } from '../words/locales.ts';
import { routePath } from './named-routes.ts';

/** The event whose landing sent somebody to register or to sign in. */
export function eventIn(search: string): string | undefined {
  const event = new URLSearchParams(search).get('event') ?? '';
  return /^\d{1,9}$/.test(event) ? event : undefined;
}

/** Where somebody goes who has just signed in or begun: to the event that they came for, or to the dashboard. */
export function afterStart(locale: Locale, search: string): string {
  const event = eventIn(search);
  return event === undefined ? routePath(locale, 'cabinet.main') : eventPreviewPath(locale, Number(event));
}
