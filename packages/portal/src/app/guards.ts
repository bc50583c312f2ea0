import { type Model, SdkError } from '@logikit/sdk';
import { redirect } from 'react-router';
import { client } from '../client/client.ts';
import { fallbackLocale, inLocale, isLocale, type Locale, localeOf, mainPath } from '../words/locales.ts';
import { writtenLocale } from '../words/written-locale.ts';
import { afterStart } from '../paths/after-start.ts';
import { routePath } from '../paths/named-routes.ts';
import { canOpen } from './permissions.ts';

type CommonProfile = Model<'CommonProfile'>;

interface Arrival {
  readonly request: Request;
  readonly params: Readonly<Record<string, string | undefined>>;
}

/**
 * Rewrites an address whose locale is written otherwise to ours, and one whose locale is unknown to the fallback (rule D-191, V-003). Every page comes through here, so the
 * tenant of its address holds for its training calls and for nobody else's (rule D-007).
 */
export function applyLocale({ request, params }: Arrival): Locale {
  client().setTenant(params['tenant']);
  const code = params['locale'];
  const url = new URL(request.url);
  if (code !== undefined && !isLocale(code)) {
    const meant = writtenLocale(code) ?? (code.length <= 5 ? fallbackLocale : null);
    throw redirect(
      meant === null ? routePath(fallbackLocale, 'public.e404') : inLocale(meant, withoutLocale(url, code)),
    );
  }
  const locale = localeOf(url.pathname);
  client().setLocale(locale);
  return locale;
}

function withoutLocale(url: URL, code: string): URL {
  const rest = new URL(url);
  rest.pathname = url.pathname.replace(`/2.0/${code}`, '/2.0').replace(/^\/2\.0$/, '/2.0/');
  return rest;
}

/** The address that is being opened. A request has no hash; the browser has, when this is the page that it loaded. */
export function addressOf(request: Request): URL {
  const url = new URL(request.url);
  if (url.pathname === location.pathname) url.hash = location.hash;
  return url;
}

/** The signed-in profile, or null for a guest. Asks the server once per page life. */
export async function signedInProfile(): Promise<CommonProfile | null> {
  const { profile } = client();
  await client().auth.resume();
  const state = profile.store.getState();
  if (state.status === 'ready') return state.profile;
  await profile.load();
  const loaded = profile.store.getState();
  // Whoever waits in vain is no guest.
  if (loaded.status === 'late') throw new SdkError('timeout', 'The profile did not come in time.');
  return loaded.status === 'ready' ? loaded.profile : null;
}

/**
 * Cabinet pages: a guest goes to the main page (V-006), another locale that the profile has chosen wins for role user (V-007), and
 * who lacks the permission of the address sees that there is no such page (V-004).
 */
export async function requireProfile(arrival: Arrival): Promise<CommonProfile> {
  const locale = applyLocale(arrival);
  const profile = await signedInProfile();
  if (!profile) throw redirect(mainPath(locale));
  const own = chosenLocale(profile) ?? locale;
  if (profile.role === 'user' && own !== locale) throw redirect(inLocale(own, addressOf(arrival.request)));
  if (!canOpen(new URL(arrival.request.url).pathname, profile)) throw redirect(routePath(locale, 'public.e404'));
  return profile;
}

/** The language that somebody has chosen for good; null of a default, which is no choice. */
export function chosenLocale({ locale, isLocaleChosen }: CommonProfile): Locale | null {
  return isLocaleChosen && isLocale(locale) ? locale : null;
}

/** Guest-only pages: somebody signed in goes home (V-005). An anonymous learner may still sign in. */
export async function requireGuest(arrival: Arrival): Promise<void> {
  const locale = applyLocale(arrival);
  const profile = await signedInProfile();
  if (profile && !profile.anonymous) throw redirect(afterStart(locale, new URL(arrival.request.url).search, profile));
}
