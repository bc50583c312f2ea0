import { createContext, useContext } from 'react';
import { type RatingHome, ratingPath, type RatingTab } from '../../paths/rating.ts';
import { useLocale } from '../../words/use-words.ts';

interface Home {
  readonly name: RatingHome;
  /** What happens when somebody is chosen; null: people are not for choosing. */
  readonly onPerson: ((userId: number) => void) | null;
}

/** What the boards are shown in. */
export const RatingHomeContext = createContext<Home>({ name: 'cabinet', onPerson: null });

type Place = Pick<Parameters<typeof ratingPath>[0], 'page' | 'userId'>;

/** Addresses of the boards at home. */
export function useBoardPath(): (tab: RatingTab, place?: Place) => string {
  const locale = useLocale();
  const { name: home } = useContext(RatingHomeContext);
  return (tab, place) => ratingPath({ locale, home, tab, ...place });
}
