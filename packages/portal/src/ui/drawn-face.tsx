import './drawn-face.css';
import { KitFace } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';

const COLOURS = 6;

/** Kit in one of six rooms: nobody's photograph, and yet the same for a person every time. */
export function DrawnFace({ userId }: { readonly userId: number }): ReactElement {
  return (
    <span className="drawn-face" data-colour={userId % COLOURS} aria-hidden="true">
      <KitFace />
    </span>
  );
}
