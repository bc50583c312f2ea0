import { languages, loadFile } from './files.ts';
import type * as late from './login.ts';
import { pageSettings } from './settings.ts';

/**
 * Lets a person sign in, in a window of the platform. Call it in the handler of a click. Rejects with a `code`, among
 * others `popupBlocked`, `loginClosed` and `loginDenied`; what was solved before stays either way.
 */
export async function login(): Promise<late.LoggedIn> {
  // Now and not when the file has come: only a click may open a window.
  const popup = open('', '', 'popup,width=480,height=760');
  try {
    return await (await file()).login(popup, settings(), languages);
  } catch (error) {
    popup?.close();
    throw error;
  }
}

/** Ends the session of this page. */
export async function logout(): Promise<void> {
  await (await file()).logout(settings());
}

const settings = () => ({ ...pageSettings(), load: loadFile });
const file = () => loadFile('login.js') as Promise<typeof late>;
