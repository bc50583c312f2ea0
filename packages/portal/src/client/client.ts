import { type Client, type ClientOptions, createClient } from '@logikit/sdk';
import { fallbackLocale } from '../words/locales.ts';

let made: Client | undefined;

/** The page's one client. Made on first use: prerendering imports this file without a browser. */
export function client(): Client {
  made ??= makeClient();
  return made;
}

function makeClient(): Client {
  const own = createClient({ baseUrl: '', locale: fallbackLocale, ...(isWebviewPage() && ofApp) });
  // No window opens before the cabinet has said what may (areas/cabinet/popups).
  own.popups.hold(true);
  return own;
}

/** In a webview the app knows the learner, and cookies of a browser know nobody. */
const ofApp: Pick<ClientOptions, 'credentials' | 'getToken'> = {
  credentials: 'memory',
  getToken: async () => {
    const line = (await import('./app-line.ts')).appLine();
    if (!line) throw new Error('No app is around this page.');
    return line.getToken();
  },
};

/** True for pages that an app of ours shows in its webview: nothing of the site is around them. */
function isWebviewPage(): boolean {
  return /^\/2\.0\/(?:[\w-]+\/)?webview\//.test(globalThis.location?.pathname ?? '');
}
