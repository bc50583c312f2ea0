import './face.css';
import { KitFace } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';

interface FaceProps {
  readonly avatar: string | null;
  readonly border?: string | null;
  /** In pixels. */
  readonly size?: number;
}

/** Somebody's picture in its ring; Kit stands in where nobody has chosen one. The name stands beside it. */
export function Face({ avatar, border = null, size = 44 }: FaceProps): ReactElement {
  return (
    <span
      className="face"
      data-ring={border === null ? undefined : ''}
      style={{ ['--face' as string]: `${size}px` }}
      aria-hidden
    >
      {avatar === null ? <KitFace /> : <img src={avatar} alt="" />}
      {border !== null && <img className="face-ring" src={border} alt="" />}
    </span>
  );
}
