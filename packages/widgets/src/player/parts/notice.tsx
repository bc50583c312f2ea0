import type { ReactElement, ReactNode } from 'react';
import type { PoseName } from '../lazy/lazy-parts.ts';
import { Fox } from './fox.tsx';

export interface NoticeProps {
  readonly pose: PoseName;
  readonly headingLevel: 1 | 2 | 3;
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
}

/** A whole player with nothing to solve: Kit, what happened, and one next step. */
export function Notice({ pose, headingLevel, title, text, children }: NoticeProps): ReactElement {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className="lk-notice">
      <Fox pose={pose} className="lk-notice-kit" />
      <Heading className="lk-notice-title">{title}</Heading>
      <p>{text}</p>
      {children}
    </div>
  );
}
