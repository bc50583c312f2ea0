import type { ComponentType, ReactElement } from 'react';

/**
 * Kit the fox in one of the poses, from 72 px up (below that use `KitFace`).
 * The pose is passed as a drawing, so that a page carries only the poses that it shows.
 */
export function Kit({ pose: Pose, label, className }: KitProps): ReactElement {
  const named = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <svg className={['lk-kit', className].filter(Boolean).join(' ')} viewBox="0 0 240 240" {...named}>
      <Pose />
    </svg>
  );
}

export interface KitProps {
  readonly pose: ComponentType;
  /** What a screen reader says; without it the fox is decoration. */
  readonly label?: string;
  readonly className?: string;
}
