import { client } from '../client/client.ts';
import { type Locale, mainPath } from '../words/locales.ts';

/** Out, and to a page that remembers nobody. */
export async function leave(locale: Locale, where: 'here' | 'everywhere'): Promise<void> {
  const { accounts, auth, log } = client();
  if (where === 'here') await auth.logout();
  else {
    await accounts.endAllSessions();
    // What has ended everywhere has ended here as well: whatever is answered now, this browser forgets it.
    await auth.logout().catch((error: unknown) => log('Signed out by the other call', error));
  }
  location.assign(mainPath(locale));
}
