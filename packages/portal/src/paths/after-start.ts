import type { Model } from '@logikit/sdk';
import { eventPreviewPath } from './events.ts';
import { homePath } from './home.ts';
import type { Locale } from '../words/locales.ts';
import { promoCodePath } from './store.ts';

/** The event whose landing sent somebody to register or to sign in. */
export function eventIn(search: string): string | undefined {
  const event = new URLSearchParams(search).get('event') ?? '';
  return /^\d{1,9}$/.test(event) ? event : undefined;
}

/** The code that somebody has paid for before they had an account, or before they signed in. */
const codeIn = (search: string): string | null => /[?&]code=([A-Z\d-]{4,40})(?:&|$)/.exec(search)?.[1] ?? null;

/** Where somebody goes who has just signed in or begun: to the event or the code that they came for, or home. */
export function afterStart(locale: Locale, search: string, profile: Model<'CommonProfile'> | null): string {
  const event = eventIn(search);
  if (event !== undefined) return eventPreviewPath(locale, Number(event));
  const code = codeIn(search);
  return code === null ? homePath(locale, profile) : `${promoCodePath(locale)}?code=${code}`;
}
