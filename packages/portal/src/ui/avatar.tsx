import './avatar.css';
import { KitFace } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';

interface AvatarProps {
  readonly avatar: string | null;
  readonly border?: string | null;
  /** In pixels. */
  readonly size?: number;
}

/** Somebody's picture in its ring; Kit stands in where nobody has chosen one. The name stands beside it. */
export function Avatar({ avatar, border = null, size = 44 }: AvatarProps): ReactElement {
  return (
    <span
      className="avatar"
      data-ring={border === null ? undefined : ''}
      style={{ '--avatar-size': `${size}px` }}
      aria-hidden
    >
      {avatar === null ? <KitFace /> : <img src={avatar} alt="" />}
      {border !== null && <img className="avatar-ring" src={border} alt="" />}
    </span>
  );
}
