import { type ClientLoaderFunctionArgs, redirect } from 'react-router';
import { addressOf, requireProfile } from './guards.ts';
import { localeOf } from '../words/locales.ts';
import { homePath } from '../paths/home.ts';
import { emailLinkTarget, isEmailLink, isHome, redirectTarget } from './redirects.ts';

export async function clientLoader(arrival: ClientLoaderFunctionArgs): Promise<never> {
  const url = addressOf(arrival.request);
  const locale = localeOf(url.pathname);
  if (isEmailLink(url)) throw redirect(emailLinkTarget(locale, url, (await requireProfile(arrival)).userId));
  if (isHome(url)) throw redirect(homePath(locale, await requireProfile(arrival)) + url.search + url.hash);
  throw redirect(redirectTarget(locale, url));
}

export default function Redirect(): null {
  return null;
}
