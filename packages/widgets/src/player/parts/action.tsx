import type { ReactElement, ReactNode } from 'react';

export interface ActionProps {
  readonly children: ReactNode;
  /** The quieter of two ways. */
  readonly isPlain?: boolean;
  /** The one thing to do now; the focus goes to it when its sheet comes up. */
  readonly isMain?: boolean;
  readonly part?: 'next' | undefined;
  readonly onClick: () => void;
}

export function Action({ children, isPlain = false, isMain = false, part, onClick }: ActionProps): ReactElement {
  return (
    <button
      type="button"
      className="lk-button"
      part={part}
      data-plain={isPlain ? '' : undefined}
      data-main={isMain || undefined}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
