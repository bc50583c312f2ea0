import type { Model } from '@logikit/sdk';
import type { ReactElement } from 'react';
import { Avatar } from '../../ui/avatar.tsx';

interface PersonFaceProps {
  /** Null: the platform itself, for which Kit stands. */
  readonly person: Model<'PublicProfile'> | null;
  /** In pixels. */
  readonly size: number;
}

export function PersonFace({ person, size }: PersonFaceProps): ReactElement {
  return <Avatar avatar={person?.avatar ?? null} border={person?.avatarBorderUrl ?? null} size={size} />;
}
