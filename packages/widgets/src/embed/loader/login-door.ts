import { lateIntegrity, loadFile } from './files.ts';
import type * as late from '../login/login.ts';
import { pageApi } from './page-api.ts';

/**
 * Lets a person sign in, in a window of the platform. Call it in the handler of a click. Rejects with a `code`, among
 * others `popupBlocked`, `loginClosed` and `loginDenied`; what was solved before stays either way.
 */
export async function login(purpose?: 'shop'): Promise<late.LoggedIn> {
  // Now and not when the file has come: only a click may open a window.
  const popup = open('', '', 'popup,width=480,height=760');
  try {
    return await (await file()).login(popup, pageApi(), purpose);
  } catch (error) {
    popup?.close();
    throw error;
  }
}

/** Ends the session of this page. */
export async function logout(): Promise<void> {
  return (await file()).logout(pageApi());
}

const file = async () => (await loadFile('login.js', await lateIntegrity('login'))) as typeof late;
