import type { ReactElement, ReactNode } from 'react';

export interface IconProps {
  /** What a screen reader says; without it the icon is decoration beside its words. */
  readonly label?: string;
  readonly className?: string;
}

export interface IconFrameProps extends IconProps {
  readonly children: ReactNode;
}

/** The box of every icon: 24 units square, drawn with the thin ink. */
export function IconFrame({ label, className, children }: IconFrameProps): ReactElement {
  const named = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <svg className={['lk-icon', className].filter(Boolean).join(' ')} viewBox="0 0 24 24" {...named}>
      {children}
    </svg>
  );
}
