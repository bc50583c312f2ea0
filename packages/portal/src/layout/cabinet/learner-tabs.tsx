import { EventsIcon, HomeIcon, MeIcon, RatingIcon, RoadIcon, TodayIcon } from '@logikit/widgets/ui';
import type { Model } from '@logikit/sdk';
import { careOf, homePath } from '../../paths/home.ts';
import { routePath } from '../../paths/named-routes.ts';
import type { Locale } from '../../words/locales.ts';
import type { Tab } from './cabinet-frame.tsx';

type Profile = Model<'CommonProfile'> | null;

/** The way home of whoever cares for the learning of others; null for everybody else. */
export function careTab(locale: Locale, profile: Profile): Tab | null {
  const care = careOf(profile);
  return care && { key: care, to: homePath(locale, profile), icon: <HomeIcon /> };
}

export function todayTab(locale: Locale): Tab {
  return { key: 'today', to: routePath(locale, 'cabinet.main'), icon: <TodayIcon /> };
}

/** The five places of a learner. Whoever cares for others finds the way to them in place of the road, which begins today. */
export function learnerTabs(locale: Locale, profile: Profile, roadTo?: string): readonly Tab[] {
  const today = todayTab(locale);
  return [
    careTab(locale, profile) ?? { key: 'road', to: roadTo ?? today.to, icon: <RoadIcon /> },
    today,
    { key: 'events', to: routePath(locale, 'cabinet.events'), icon: <EventsIcon /> },
    { key: 'rating', to: routePath(locale, 'cabinet.rating'), icon: <RatingIcon /> },
    { key: 'me', to: routePath(locale, 'cabinet.personal'), icon: <MeIcon /> },
  ];
}
