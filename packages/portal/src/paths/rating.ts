import { type Locale, sitePath } from '../words/locales.ts';

export const ratingTabs = ['season', 'all-time', 'friends', 'city', 'school', 'hall-of-fame'] as const;
export type RatingTab = (typeof ratingTabs)[number];

/**
 * The board of the season has no segment of its own. Without a page it is the own group; pages are those of the whole
 * month.
 */
export function ratingPath(locale: Locale, tab: RatingTab = 'season', page?: number): string {
  const path = sitePath(locale, tab === 'season' ? 'cabinet/rating' : `cabinet/rating/${tab}`);
  return page === undefined ? path : `${path}?page=${page}`;
}

/** Somebody's row on a page of a board. */
export function ratingPlacePath(
  locale: Locale,
  tab: RatingTab,
  { page, userId }: { readonly page: number; readonly userId: number },
): string {
  return `${ratingPath(locale, tab, page)}#${ratingAnchor(userId)}`;
}

export function ratingAnchor(userId: number): string {
  return `place-of-${userId}`;
}
