import { ApiError } from '@logikit/sdk';
import { data, redirect } from 'react-router';
import type { Locale } from '../words/locales.ts';
import { routePath } from '../paths/named-routes.ts';

/** Thrown by a loader whose address names nothing: the net around every page shows that there is no such page. */
export function notFound(): unknown {
  return data(null, { status: 404 });
}

/** What is not there is a page that does not exist. */
export function notFoundAs404<T>(locale: Locale, load: () => Promise<T>): Promise<T> {
  return as404(locale, ['notFound', 'invalidRequest'], load);
}

/** Whoever is refused is led where a guarded address leads (V-004). */
export function forbiddenAs404<T>(locale: Locale, load: () => T | Promise<T>): Promise<T> {
  return as404(locale, ['forbidden'], load);
}

async function as404<T>(locale: Locale, codes: readonly string[], load: () => T | Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    throw error instanceof ApiError && codes.includes(error.code) ? redirect(routePath(locale, 'public.e404')) : error;
  }
}
