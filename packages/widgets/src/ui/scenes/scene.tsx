import type { ReactElement, ReactNode } from 'react';

export interface SceneProps {
  readonly className?: string;
}

export interface SceneFrameProps extends SceneProps {
  readonly width: number;
  readonly height: number;
  /** Which part stays in view when the frame has another shape: an SVG `preserveAspectRatio`. */
  readonly keep?: string;
  readonly children: ReactNode;
}

/** The window of a scene. Scenes are decoration: what they mean is said in words beside them. */
export function SceneFrame({ width, height, keep, className, children }: SceneFrameProps): ReactElement {
  return (
    <svg
      className={['lk-scene-window', className].filter(Boolean).join(' ')}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={keep}
      aria-hidden
    >
      {children}
    </svg>
  );
}
