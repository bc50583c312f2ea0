import { type Client, type ClientOptions, createClient } from '@logikit/sdk';
import { fallbackLocale } from '../words/locales.ts';
import { appLine, isWebviewPage } from './app-line.ts';

let made: Client | undefined;

/** The page's one client. Made on first use: prerendering imports this file without a browser. */
export function client(): Client {
  made ??= createClient({ baseUrl: '', locale: fallbackLocale, ...(isWebviewPage(location.pathname) && ofApp) });
  return made;
}

/** In a webview the app knows the learner, and cookies of a browser know nobody. */
const ofApp: Pick<ClientOptions, 'credentials' | 'getToken'> = {
  credentials: 'memory',
  getToken: async () => {
    const line = appLine();
    if (!line) throw new Error('No app is around this page.');
    return line.getToken();
  },
};
