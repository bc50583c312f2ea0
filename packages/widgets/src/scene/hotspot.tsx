import type { Box, Picture } from '@logikit/contract/scene';
import type { ComponentPropsWithoutRef, CSSProperties, ReactElement } from 'react';
import { centre } from './geometry.ts';

export interface HotspotProps extends ComponentPropsWithoutRef<'button'> {
  readonly view: Picture['view'];
  readonly at: Box;
}

/** Where a box lies, in percent of the view. */
export function placeOf([x, y, width, height]: Picture['view'], at: Box): CSSProperties {
  const [cx, cy] = centre(at);
  return {
    insetInlineStart: `${((cx - x) / width) * 100}%`,
    insetBlockStart: `${((cy - y) / height) * 100}%`,
    inlineSize: `${(at[2] / width) * 100}%`,
    blockSize: `${(at[3] / height) * 100}%`,
  };
}

/** A native button laid over a drawing, in percent of its view; it never gets smaller than a finger. */
export function Hotspot({ view, at, ...rest }: HotspotProps): ReactElement {
  return <button type="button" className="lk-spot" style={placeOf(view, at)} {...rest} />;
}
