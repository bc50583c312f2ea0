import type { CSSProperties, ReactElement } from 'react';
import { cutClass } from '../../ui/cut.tsx';
import { Cloud } from '../../ui/scenery/meadow.tsx';
import type { RoadLayout } from '../layout/layout.ts';
import { measures } from '../layout/measures.ts';
import type { RoadDrawings } from '../road-props.ts';
import type { RoadImages } from '../road-images.ts';
import type { ThingsProps } from './things.tsx';

interface LandscapeProps extends ThingsProps {
  readonly Things: RoadDrawings['Things'] | undefined;
  readonly images: RoadImages;
}

/** The land with everything that stands on it. */
export function Landscape({ Things, layout, taken, images }: LandscapeProps): ReactElement {
  return (
    <g aria-hidden>
      {layout.sheets.map((sheet, index) => (
        <path key={index} className={cutClass(sheet.paper, sheet.isCut ? 'usual' : 'none')} d={sheet.d} />
      ))}
      {images.land[0] && (
        <foreignObject width={layout.width} height={layout.height}>
          <div className="lk-road-paper" style={landOf(layout, images)} />
        </foreignObject>
      )}
      {Things && <Things layout={layout} taken={taken} />}
    </g>
  );
}

/** The images that lie on the land, below everything that stands on it: a mark in each block, and the paper. */
function landOf({ bands }: RoadLayout, { land }: RoadImages): CSSProperties {
  // They lie on alternate sides; one without a block lies below the picture.
  const marks = land.map((mark, index) => `${mark} ${index % 2 ? 8 : 92}% ${bands[index]?.top ?? 1e5}px no-repeat`);
  return { background: [...marks.slice(0, -1), land.at(-1)].join() };
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
