import type { ReactElement } from 'react';
import { Avatar } from '../../ui/avatar.tsx';
import { DrawnFace } from '../../ui/drawn-face.tsx';
import type { Entry } from './load-rating.ts';

/** The picture that somebody has drawn or chosen here, or Kit in the colour of the person. */
export function Face({
  entry: { userId, avatar },
}: {
  readonly entry: Pick<Entry, 'userId' | 'avatar'>;
}): ReactElement {
  return avatar === null ? <DrawnFace userId={userId} /> : <Avatar avatar={avatar} size={60} />;
}
