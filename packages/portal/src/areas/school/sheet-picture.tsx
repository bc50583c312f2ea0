import './sheet-picture.css';
import type { Model } from '@logikit/sdk';
import {
  AgainThumb,
  BookThumb,
  ChessThumb,
  CubeThumb,
  Cut,
  NumbersThumb,
  RoadThumb,
  RobotThumb,
} from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { FileIcon } from './file-icon.tsx';

type Material = Model<'Material'>;

/** What is drawn on worksheets, one after the other. */
const drawings = [NumbersThumb, CubeThumb, ChessThumb, RoadThumb, AgainThumb, RobotThumb] as const;

interface SheetPictureProps {
  readonly material: Material;
  /** Its place among its neighbours, so that no two of them are alike. */
  readonly index: number;
}

/** A sheet of paper on a table: what is on it, and the kind of file. */
export function SheetPicture({ material: { kind, icon }, index }: SheetPictureProps): ReactElement {
  const Drawing = drawings[index % drawings.length] ?? NumbersThumb;
  return (
    <div className="sheet-picture" data-kind={kind} aria-hidden>
      <div className="sheet-picture-paper">
        {kind === 'worksheet' && <Drawing />}
        {kind === 'letter' && <Envelope />}
        {kind === 'guide' && <BookThumb />}
        <span />
        <span />
      </div>
      <FileIcon icon={icon} />
    </div>
  );
}

function Envelope(): ReactElement {
  return (
    <svg viewBox="0 0 72 72">
      <Cut paper="card" d="M6 16H66V58H6Z" />
      <Cut paper="sun" d="M6 16L36 42L66 16Z" />
    </svg>
  );
}
