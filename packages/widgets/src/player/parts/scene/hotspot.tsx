import type { Box, Picture } from '@logikit/contract/scene';
import type { ComponentPropsWithoutRef, ReactElement } from 'react';
import { centre } from './geometry.ts';

export interface HotspotProps extends ComponentPropsWithoutRef<'button'> {
  readonly view: Picture['view'];
  readonly at: Box;
}

/** A native button laid over a drawing, in percent of its view; it never gets smaller than a finger. */
export function Hotspot({ view: [x, y, width, height], at, ...rest }: HotspotProps): ReactElement {
  const [cx, cy] = centre(at);
  const place = {
    insetInlineStart: `${((cx - x) / width) * 100}%`,
    insetBlockStart: `${((cy - y) / height) * 100}%`,
    inlineSize: `${(at[2] / width) * 100}%`,
    blockSize: `${(at[3] / height) * 100}%`,
  };
  return <button type="button" className="lk-spot" style={place} {...rest} />;
}
