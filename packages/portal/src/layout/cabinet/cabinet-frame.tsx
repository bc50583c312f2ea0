import './cabinet-page.css';
import { BackIcon, KitFace } from '@logikit/widgets/ui';
import type { ReactElement, ReactNode } from 'react';
import { Link, NavLink } from 'react-router';
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
  /** The page stands one step behind another. */
  readonly back?: { readonly to: string; readonly label: string } | undefined;
  readonly tabs: readonly Tab[];
  /** What the header shows beside the title. */
  readonly head?: ReactNode;
  readonly children: ReactNode;
}

/** Tabs at the bottom of a phone, a rail from 1024 px; the header with a title and what is always at hand. */
export function CabinetFrame({ eyebrow, title, back, tabs, head, children }: CabinetFrameProps): ReactElement {
  const t = useWords('cabinet');
  return (
    <>
      <nav className="cabinet-page-tabs" aria-label={t('cabinet.tabs.label')}>
        <span className="cabinet-page-logo">
          <KitFace />
        </span>
        {tabs.map(({ key, to, icon }) => (
          // The boards of the rating are one tab, and so are the classes.
          <NavLink
            key={key}
            to={to}
            end={key !== 'rating' && key !== 'classes'}
            data-behind={back?.to === to || undefined}
          >
            {icon}
            {t(`cabinet.tabs.${key}`)}
          </NavLink>
        ))}
      </nav>
      <div className="cabinet-page">
        <header className="cabinet-page-head" data-back={back && ''}>
          {back && (
            <Link className="lk-round" to={back.to} aria-label={back.label}>
              <BackIcon />
            </Link>
          )}
          <div className="cabinet-page-name">
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
