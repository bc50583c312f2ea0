import { type Locale, sitePath } from '../words/locales.ts';

export const ratingTabs = ['season', 'all-time', 'friends', 'city', 'school', 'hall-of-fame'] as const;
export type RatingTab = (typeof ratingTabs)[number];

/** The board of the season has no segment of its own. */
export function ratingPath(locale: Locale, tab: RatingTab = 'season', page = 1): string {
  const path = sitePath(locale, tab === 'season' ? 'cabinet/rating' : `cabinet/rating/${tab}`);
  return page === 1 ? path : `${path}?page=${page}`;
}
