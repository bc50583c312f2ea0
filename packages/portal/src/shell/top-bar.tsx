import './top-bar.css';
import { BackIcon } from '@logikit/widgets/ui';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router';

interface TopBarProps {
  readonly title: string;
  readonly back: { readonly to: string; readonly label: string };
  /** What counts on this page, at the end of the bar. */
  readonly children?: ReactNode;
}

/** The bar that stays: the way back and a name. */
export function TopBar({ title, back, children }: TopBarProps): ReactElement {
  return (
    <header className="top-bar">
      <Link className="lk-round" to={back.to} aria-label={back.label}>
        <BackIcon />
      </Link>
      <h1>{title}</h1>
      {children}
    </header>
  );
}
