import type { ReactElement, ReactNode } from 'react';
import type { PoseName } from '../../lazy/lazy-parts.ts';
import { Fox } from '../fox.tsx';

export interface SheetProps {
  readonly tone: 'right' | 'look' | 'calm';
  readonly pose: PoseName;
  readonly title: string;
  readonly children?: ReactNode;
  readonly actions: ReactNode;
}

/** Kit says one short thing, and one thing can be done about it. */
export function Sheet({ tone, pose, title, children, actions }: SheetProps): ReactElement {
  return (
    <div className="lk-card lk-sheet" part="feedback" data-tone={tone}>
      <Fox pose={pose} className="lk-sheet-kit" />
      <div className="lk-sheet-words">
        <p className="lk-sheet-title">{title}</p>
        {children}
      </div>
      <div className="lk-sheet-actions">{actions}</div>
    </div>
  );
}
