import { type Locale, sitePath } from '../words/locales.ts';

export const ratingTabs = ['season', 'all-time', 'friends', 'class', 'city', 'school', 'hall-of-fame'] as const;
export type RatingTab = (typeof ratingTabs)[number];

/** Where the boards are shown: in the cabinet, or in the webview of an app. */
export type RatingHome = 'cabinet' | 'webview';

interface BoardAddress {
  readonly locale: Locale;
  readonly home: RatingHome;
  readonly tab: RatingTab;
  /** Without one the board of the season is the own group; pages are those of the whole month. */
  readonly page?: number;
  /** Whose row is meant. */
  readonly userId?: number;
}

/** The board of the season has no segment of its own. */
export function ratingPath({ locale, home, tab, page, userId }: BoardAddress): string {
  const path = sitePath(locale, tab === 'season' ? `${home}/rating` : `${home}/rating/${tab}`);
  return `${path}${page === undefined ? '' : `?page=${page}`}${userId === undefined ? '' : `#${ratingAnchor(userId)}`}`;
}

export function ratingAnchor(userId: number): string {
  return `place-of-${userId}`;
}
