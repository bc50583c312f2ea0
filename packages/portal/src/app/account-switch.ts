import { client } from '../client/client.ts';
import { localeOf } from '../words/locales.ts';
import { routePath } from '../paths/named-routes.ts';
import { forgetTheme } from '../browser/theme.ts';
import { wipeBrowser } from './wipe-browser.ts';

/**
 * Follows who is at the device. When it is handed from one person to another, whatever the one before has left in this
 * browser goes (security.md T03), and the page begins anew, so that nothing stays in its memory either.
 */
export function followAccountSwitch(): () => void {
  const { session } = client().auth;
  const idOf = (): number | null => {
    const state = session.getState();
    return state.status === 'signedIn' ? state.userId : null;
  };
  let here = idOf();
  return session.subscribe(() => {
    const before = here;
    const now = idOf();
    here = now ?? here;
    if (before === null || now === null || now === before) return;
    void wipeBrowser().then(() => {
      forgetTheme();
      location.assign(routePath(localeOf(location.pathname), 'cabinet.home'));
    });
  });
}
