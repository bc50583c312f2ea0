import './name-face.css';
import { Cut, type Paper } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';

const shapes = [
  'M24 3a21 21 0 1 0 .01 0Z',
  'M11 3.5L41 7Q45 7.5 44.5 11.5L41 41Q40.5 45 36.5 44.5L7 41Q3 40.5 3.5 36.5L7 7Q7.5 3 11 3.5Z',
  'M24 2.5L43 13.2V34.8L24 45.5L5 34.8V13.2Z',
] as const;
const papers: readonly Paper[] = ['sky-soft', 'sun-soft', 'violet-soft', 'mint-soft', 'coral-soft'];

interface NameFaceProps {
  readonly name: string;
  /** Whose it is: the same number has the same shape and colour everywhere. */
  readonly seed: number;
  /** In pixels. */
  readonly size?: number;
}

/** Somebody without a picture: the first letter of the name, which stands beside it, on a shape of their own. */
export function NameFace({ name, seed, size = 56 }: NameFaceProps): ReactElement {
  return (
    <svg className="name-face" viewBox="0 0 48 48" width={size} height={size} aria-hidden>
      <Cut paper={papers[seed % papers.length] ?? 'sky-soft'} d={shapes[seed % shapes.length] ?? shapes[0]} />
      <text x={24} y={24.5}>
        {String.fromCodePoint(name.trim().codePointAt(0) ?? 0x20)}
      </text>
    </svg>
  );
}
