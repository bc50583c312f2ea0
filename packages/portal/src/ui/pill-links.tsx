import './pill-links.css';
import type { ReactElement, ReactNode } from 'react';

interface PillLinksProps {
  readonly label: string;
  /** Links; the one that is shown now has `aria-current`. */
  readonly children: ReactNode;
}

/** A row of short links: to the parts of a page, or to its other looks. */
export function PillLinks({ label, children }: PillLinksProps): ReactElement {
  return (
    <nav className="pill-links" aria-label={label}>
      {children}
    </nav>
  );
}
