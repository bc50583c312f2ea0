import './way-card.css';
import { ChevronIcon } from '@logikit/widgets/ui';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router';

interface WayCardProps {
  readonly to: string;
  readonly thumb: ReactElement;
  readonly title: ReactNode;
  readonly line: ReactNode;
  /** It is where one is now. */
  readonly isCurrent?: boolean;
}

/** Somewhere to go. */
export function WayCard({ to, thumb, title, line, isCurrent = false }: WayCardProps): ReactElement {
  return (
    <Link className="lk-card way-card" to={to} data-current={isCurrent || undefined}>
      {thumb}
      <span>
        <b>{title}</b>
        <span className="way-card-line">{line}</span>
      </span>
      <ChevronIcon />
    </Link>
  );
}
