import { type Client, createClient } from '@logikit/sdk';
import { fallbackLocale } from '../words/locales.ts';

let made: Client | undefined;

/** The page's one client. Made on first use: prerendering imports this file without a browser. */
export function client(): Client {
  made ??= createClient({ baseUrl: '', locale: fallbackLocale });
  return made;
}
