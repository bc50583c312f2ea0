import { ApiError } from '@logikit/sdk';
import { data, redirect } from 'react-router';
import type { Locale } from '../words/locales.ts';
import { routePath } from '../paths/named-routes.ts';

/** Thrown by a loader whose address names nothing: the net around every page shows that there is no such page. */
export function notFound(): unknown {
  return data(null, { status: 404 });
}

/** What is not there, or not ours to see, is a page that does not exist. */
export async function notFoundAs404<T>(locale: Locale, load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    const isMissing = error instanceof ApiError && ['notFound', 'forbidden', 'invalidRequest'].includes(error.code);
    throw isMissing ? redirect(routePath(locale, 'public.e404')) : error;
  }
}
