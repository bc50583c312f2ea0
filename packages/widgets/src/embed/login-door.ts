import { loadFile } from './files.ts';
import type * as late from './login.ts';
import { pageSettings } from './settings.ts';

/** Written in by the build from the locale files. */
declare const LOGIKIT_LANGUAGES: readonly string[];

/**
 * Lets a person sign in, in a window of the platform. Call it in the handler of a click. Rejects with a `code`, among
 * others `popupBlocked`, `loginClosed` and `loginDenied`; what was solved before stays either way.
 */
export function login(): Promise<late.LoggedIn> {
  // Now and not when the file has come: only a click may open a window.
  const popup = open('', '', 'popup,width=480,height=760');
  return file().then(
    (its) => its.login(popup, settings(), LOGIKIT_LANGUAGES),
    (error: unknown) => {
      popup?.close();
      throw error;
    },
  );
}

/** Ends the session of this page. */
export function logout(): Promise<void> {
  return file().then((its) => its.logout(settings()));
}

const settings = () => ({ ...pageSettings(), load: loadFile });

function file(): Promise<typeof late> {
  return loadFile('login.js') as Promise<typeof late>;
}
