import './empty-state.css';
import { Kit } from '@logikit/widgets/ui';
import type { ReactElement, ReactNode } from 'react';

interface EmptyStateProps {
  readonly pose: () => ReactElement;
  readonly title: string;
  readonly text: string;
  /** The one next step. */
  readonly children?: ReactNode;
}

/** A list without entries, or one that did not come: Kit says what is going on. */
export function EmptyState({ pose, title, text, children }: EmptyStateProps): ReactElement {
  return (
    <section className="lk-card empty-state" role="status">
      <Kit pose={pose} />
      <h2>{title}</h2>
      <p>{text}</p>
      {children}
    </section>
  );
}
