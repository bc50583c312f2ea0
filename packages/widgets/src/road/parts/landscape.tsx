import type { ReactElement } from 'react';
import { cutClass } from '../../ui/cut.tsx';
import { Cloud } from '../../ui/scenery/meadow.tsx';
import { drawings } from '../drawings.ts';
import { type Box, overlap } from '../layout/box.ts';
import type { RoadLayout } from '../layout/layout.ts';
import { measures } from '../layout/measures.ts';

/** The land with everything that stands on it; `taken` are the places where Kit and the title are now. */
export function Landscape({
  layout,
  taken,
}: {
  readonly layout: RoadLayout;
  readonly taken: readonly Box[];
}): ReactElement {
  const props = layout.props.filter(({ box }) => !taken.some((other) => overlap(other, box, 2)));
  return (
    <g aria-hidden>
      {layout.sheets.map((sheet, index) => (
        <path key={index} className={cutClass(sheet.paper, sheet.isCut ? 'usual' : 'none')} d={sheet.d} />
      ))}
      {props.map(({ name, x, y, scale, tone }) => {
        const Thing = drawings[name];
        return (
          <g key={`${x} ${y}`} transform={`translate(${x} ${y}) scale(${scale})`}>
            <Thing tone={tone} />
          </g>
        );
      })}
    </g>
  );
}

export function Ribbon({ road, walked }: { readonly road: string; readonly walked: string }): ReactElement {
  return (
    <g aria-hidden part="road">
      <path className="lk-ribbon" transform={`translate(0 ${measures.drop})`} d={road} />
      <path className="lk-ribbon" d={road} />
      <path className="lk-ribbon" data-part="paper" d={road} />
      {walked === '' ? null : <path className="lk-ribbon" data-part="walked" d={walked} />}
      <path className="lk-ribbon" data-part="dashes" d={road} />
    </g>
  );
}

export function MistOver({
  layout,
  isLocked,
}: {
  readonly layout: RoadLayout;
  readonly isLocked: readonly boolean[];
}): ReactElement {
  const { banks, puffs } = layout.mist(isLocked);
  return (
    <g className="lk-mist" aria-hidden>
      {banks.map((d) => (
        <path key={d} className="lk-mist-bank" d={d} />
      ))}
      {puffs.map(({ x, y, scale, density }) => (
        <g
          key={`${x} ${y}`}
          className="lk-mist-puff"
          data-density={density}
          transform={`translate(${x} ${y}) scale(${scale})`}
        >
          <Cloud />
        </g>
      ))}
    </g>
  );
}
