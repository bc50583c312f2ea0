import { type Locale, sitePath } from '../words/locales.ts';

export function gamePath(locale: Locale, game: string): string {
  return sitePath(locale, `cabinet/game/${game}`);
}

export function filmsPath(locale: Locale, section: string, film?: string): string {
  const query = film === undefined ? '' : `?animationId=${film}`;
  return sitePath(locale, `cabinet/animations-section/${section}${query}`);
}
