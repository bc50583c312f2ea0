import { type ClientLoaderFunctionArgs, redirect } from 'react-router';
import { addressOf, requireProfile } from './guards.ts';
import { localeOf } from '../words/locales.ts';
import { emailLinkTarget, isEmailLink, redirectTarget } from './redirects.ts';

export async function clientLoader(arrival: ClientLoaderFunctionArgs): Promise<never> {
  const url = addressOf(arrival.request);
  const locale = localeOf(url.pathname);
  if (isEmailLink(url)) throw redirect(emailLinkTarget(locale, url, (await requireProfile(arrival)).userId));
  throw redirect(redirectTarget(locale, url));
}

export default function Redirect(): null {
  return null;
}
