import { type ClientLoaderFunctionArgs, redirect } from 'react-router';
import { addressOf } from './guards.ts';
import { localeOf } from '../words/locales.ts';
import { redirectTarget } from './redirects.ts';

export function clientLoader({ request }: ClientLoaderFunctionArgs): never {
  const url = addressOf(request);
  throw redirect(redirectTarget(localeOf(url.pathname), url));
}

export default function Redirect(): null {
  return null;
}
