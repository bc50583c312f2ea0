import './new-mark.css';
import type { ReactElement, ReactNode } from 'react';

/** Beside what nobody has looked at yet. */
export function NewMark({ children }: { readonly children: ReactNode }): ReactElement {
  return <strong className="new-mark">{children}</strong>;
}
