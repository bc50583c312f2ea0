import { KitFace } from '@logikit/widgets/ui';
import type { ReactElement, ReactNode } from 'react';
import { NavLink } from 'react-router';
import { useWords } from '../../words/use-words.ts';
import { AccountMenu } from './account-menu.tsx';
import { MessagesLink } from './messages-link.tsx';
import { SoundSwitch } from './sound-switch.tsx';

export interface Tab {
  readonly key: 'road' | 'today' | 'events' | 'rating' | 'me' | 'family' | 'classes' | 'shop' | 'settings';
  readonly to: string;
  readonly icon: ReactElement;
}

export interface CabinetFrameProps {
  readonly eyebrow: string;
  readonly title: string;
  readonly tabs: readonly Tab[];
  /** What the header shows beside the title. */
  readonly head?: ReactNode;
  readonly children: ReactNode;
}

/** Tabs at the bottom of a phone, a rail from 1024 px; the header with a title and what is always at hand. */
export function CabinetFrame({ eyebrow, title, tabs, head, children }: CabinetFrameProps): ReactElement {
  const t = useWords('cabinet');
  return (
    <>
      <nav className="cabinet-page-tabs" aria-label={t('cabinet.tabs.label')}>
        <span className="cabinet-page-logo">
          <KitFace />
        </span>
        {tabs.map(({ key, to, icon }) => (
          // The boards of the rating are one tab, and so are the classes.
          <NavLink key={key} to={to} end={key !== 'rating' && key !== 'classes'}>
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
          {head}
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
