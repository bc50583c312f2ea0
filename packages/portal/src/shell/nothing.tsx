import './nothing.css';
import { Kit } from '@logikit/widgets/ui';
import type { ReactElement, ReactNode } from 'react';

interface NothingProps {
  readonly pose: () => ReactElement;
  readonly title: string;
  readonly text: string;
  /** The one next step. */
  readonly children?: ReactNode;
}

/** A list without entries, or one that did not come: Kit says what is going on. */
export function Nothing({ pose, title, text, children }: NothingProps): ReactElement {
  return (
    <section className="lk-card nothing" role="status">
      <Kit pose={pose} />
      <h2>{title}</h2>
      <p>{text}</p>
      {children}
    </section>
  );
}
