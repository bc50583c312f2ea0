import { EventsIcon, KitFace, MeIcon, RatingIcon, RoadIcon, TodayIcon } from '@logikit/widgets/ui';
import type { ReactElement, ReactNode } from 'react';
import { NavLink } from 'react-router';
import { useLocale, useWords } from '../../words/use-words.ts';
import { MessagesLink } from './messages-link.tsx';
import { routePath } from '../../paths/named-routes.ts';
import { Search } from './catalogue-search.tsx';
import { SoundSwitch } from './sound-switch.tsx';
import { Stats } from './stats.tsx';
import { AccountMenu } from './account-menu.tsx';

interface CabinetPageProps {
  readonly eyebrow: string;
  readonly title: string;
  /** Where the road tab leads: the road that the learner is walking. */
  readonly roadTo: string;
  readonly children: ReactNode;
}

/** Tabs at the bottom of a phone, a rail from 1024 px; the header with everything that moves. */
export function CabinetPage({ eyebrow, title, roadTo, children }: CabinetPageProps): ReactElement {
  const t = useWords('cabinet');
  const locale = useLocale();
  const tabs = [
    { key: 'road', to: roadTo, icon: <RoadIcon /> },
    { key: 'today', to: routePath(locale, 'cabinet.main'), icon: <TodayIcon /> },
    { key: 'events', to: routePath(locale, 'cabinet.events'), icon: <EventsIcon /> },
    { key: 'rating', to: routePath(locale, 'cabinet.rating'), icon: <RatingIcon /> },
    { key: 'me', to: routePath(locale, 'cabinet.personal'), icon: <MeIcon /> },
  ];
  return (
    <>
      <nav className="cabinet-page-tabs" aria-label={t('cabinet.tabs.label')}>
        <span className="cabinet-page-logo">
          <KitFace />
        </span>
        {tabs.map(({ key, to, icon }) => (
          // The boards of the rating are one tab.
          <NavLink key={key} to={to} end={key !== 'rating'}>
            {icon}
            {t(`cabinet.tabs.${key}`)}
          </NavLink>
        ))}
      </nav>
      <div className="cabinet-page">
        <header className="cabinet-page-head">
          <div>
            <p className="eyebrow">{eyebrow}</p>
            <h1 className="cabinet-page-title">{title}</h1>
          </div>
          <Search />
          <Stats />
          <div className="cabinet-page-tools">
            <MessagesLink />
            <SoundSwitch />
            <AccountMenu />
          </div>
        </header>
        <main>{children}</main>
      </div>
    </>
  );
}
