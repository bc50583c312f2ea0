import './box-picture.css';
import { Cut, starPath } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';

interface BoxPictureProps {
  readonly isOpen: boolean;
  readonly className?: string;
}

/** A paper box with a kerchief of Kit's as its ribbon. Open, the lid leans back and light comes out. */
export function BoxPicture({ isOpen, className }: BoxPictureProps): ReactElement {
  return (
    <svg
      className={['box-picture', className].filter(Boolean).join(' ')}
      viewBox="0 0 160 160"
      data-open={isOpen}
      aria-hidden
    >
      {isOpen && (
        <g className="box-picture-light">
          <Cut paper="sun" line="none" d="M44 80L10 22L52 48Z" />
          <Cut paper="sun" line="none" d="M68 78L62 6L92 6L92 78Z" />
          <Cut paper="sun" line="none" d="M116 80L150 22L108 48Z" />
        </g>
      )}
      <Cut paper="edge" d="M24 84H136V150H24Z" />
      <Cut paper="violet" d="M24 78H136V142H24Z" />
      <Cut paper="sun" d="M70 78H90V142H70Z" />
      <g className="box-picture-lid">
        <Cut paper="violet" d="M16 54H144V82H16Z" />
        <Cut paper="sun" d="M66 54H94V82H66Z" />
        <Cut paper="coral" d="M80 54Q44 52 46 30Q68 24 80 54Q92 24 114 30Q116 52 80 54Z" />
      </g>
      <Cut paper="card" line="thin" d={starPath(44, 112, 11)} />
      <Cut paper="card" line="thin" d={starPath(116, 112, 11)} />
    </svg>
  );
}
