import { client } from '../client/client.ts';
import type { Locale } from '../words/locales.ts';
import { preferLocale } from './preferred-locale.ts';

/**
 * Keeps the language and the theme that somebody chose: here for the next visit, and in the profile of whoever is signed
 * in, which wins on another device (V-007). Without a connection the choice still holds on this page.
 */
export async function saveInterface(chosen: {
  readonly locale?: Locale;
  readonly isLightTheme?: boolean;
}): Promise<void> {
  const { auth, general, profile, setLocale } = client();
  if (chosen.locale) {
    setLocale(chosen.locale);
    preferLocale(chosen.locale);
  }
  try {
    // A public page has not asked yet who is here.
    if ((await auth.resume()).status !== 'signedIn') return;
    if (chosen.isLightTheme !== undefined) profile.patch({ isThemeChosen: true, isLightTheme: chosen.isLightTheme });
    await general.saveInterface({ body: chosen });
    await profile.load();
  } catch (error) {
    client().log('The choice is kept on this page only', error);
  }
}
