import type { ReactElement } from 'react';
import { Head, OpenEyes } from './head.tsx';
import { outline } from './paint.ts';

/** Only the head, with a bolder edge: for anything smaller than 72 px, the logo included. */
export function KitFace({ label, className }: KitFaceProps): ReactElement {
  const named = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <svg className={['lk-kit', className].filter(Boolean).join(' ')} viewBox="26 0 188 176" {...named}>
      <g {...outline} strokeWidth={9}>
        <Head mouth="smile">
          <OpenEyes />
        </Head>
      </g>
    </svg>
  );
}

export interface KitFaceProps {
  /** What a screen reader says; without it the fox is decoration. */
  readonly label?: string;
  readonly className?: string;
}
