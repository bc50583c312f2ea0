import './top-bar.css';
import { BackIcon } from '@logikit/widgets/ui';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router';

interface TopBarProps {
  readonly title: string;
  readonly back: { readonly to: string; readonly label: string };
  /** False where the heading of the page stands below. */
  readonly isHeading?: boolean;
  /** What counts on this page, at the end of the bar. */
  readonly children?: ReactNode;
}

/** The bar that stays: the way back and a name. */
export function TopBar({ title, back, isHeading = true, children }: TopBarProps): ReactElement {
  return (
    <header className="top-bar">
      <Link className="lk-round" to={back.to} aria-label={back.label}>
        <BackIcon />
      </Link>
      {isHeading ? <h1>{title}</h1> : <p className="top-bar-name">{title}</p>}
      {children}
    </header>
  );
}
