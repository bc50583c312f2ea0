import { type ReactElement, useMemo } from 'react';
import { type Box, overlap } from '../layout/box.ts';
import type { RoadLayout } from '../layout/layout.ts';
import { thingsOf } from '../layout/scatter.ts';
import { drawings } from '../thing-drawings.ts';

export interface ThingsProps {
  readonly layout: RoadLayout;
  /** The places where Kit and the title are now. */
  readonly taken: readonly Box[];
}

/** What stands beside the road. Nobody needs it to walk there, so an element brings it later. */
export function Things({ layout: { lands }, taken }: ThingsProps): ReactElement {
  // Measured with the layout: most of its time is finding places for these.
  const things = useMemo(() => thingsOf(lands), [lands]);
  const free = things.filter(({ box }) => !taken.some((other) => overlap(other, box, 2)));
  return (
    <>
      {free.map(({ name, x, y, scale, tone }) => {
        const Thing = drawings[name];
        return (
          <g key={`${x} ${y}`} transform={`translate(${x} ${y}) scale(${scale})`}>
            <Thing tone={tone} />
          </g>
        );
      })}
    </>
  );
}
