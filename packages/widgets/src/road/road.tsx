import type { ForwardedRef, ReactElement } from 'react';
import { forwardRef } from 'react';
import { Kit, KitCheering, KitPuzzled, KitSleeping, KitThinking, KitWaving, Things } from './drawings-chunk.ts';
import { loadedChunk } from '../lazy/lazy-chunk.ts';
import { RoadCore } from './road-core.tsx';
import type { RoadDrawings, ThreadRoadProps } from './road-props.ts';
import type { RoadHandle } from './road.descriptor.ts';

const drawings = loadedChunk<RoadDrawings>({
  Kit,
  KitCheering,
  KitPuzzled,
  KitSleeping,
  KitThinking,
  KitWaving,
  Things,
});

/** The road as a React component, for React 18 and 19 and for Preact. Needs `@logikit/widgets/styles.css`. */
export const ThreadRoad = forwardRef(function ThreadRoad(
  props: ThreadRoadProps,
  ref: ForwardedRef<RoadHandle>,
): ReactElement {
  return <RoadCore {...props} handle={ref} drawings={drawings} />;
});
