import type { ReactNode } from 'react';
import type { Paper } from '../cut.tsx';
import { Cactus, Pyramid, Tent } from '../scenery/desert.tsx';
import { dunes, type Edge, firs, horizon, ridges, scallops, waves } from '../scenery/edges.ts';
import { Bush, Mushroom } from '../scenery/forest.tsx';
import { Boat, Fish, Gull, Lighthouse } from '../scenery/harbour.tsx';
import { Cloud, Fir, House, Sheep, Tree, Windmill } from '../scenery/meadow.tsx';
import { Crystal, Flag, Mountain } from '../scenery/peaks.tsx';
import { Moon, Ringed, Rocket, Spark } from '../scenery/space.tsx';
import { At } from './at.tsx';

export type SceneMotif = 'meadow' | 'harbour' | 'peaks' | 'forest' | 'desert' | 'space';

interface Place {
  readonly far: Paper;
  readonly near: Paper;
  readonly shore: Paper;
  readonly edge: Edge;
  /** Length of one wave, peak or tree of the edge. */
  readonly period: number;
  readonly sky: ReactNode;
  readonly middle: ReactNode;
  readonly front: ReactNode;
}

const clouds = (
  <>
    <At x={600} y={90} scale={0.9}>
      <Cloud />
    </At>
    <At x={420} y={60} scale={0.6}>
      <Cloud />
    </At>
  </>
);

/** Each landscape as paper: the sky, the far and the near hills with what stands between them, and the shore. */
export const places: Readonly<Record<SceneMotif, () => Place>> = {
  harbour: () => ({
    far: 'sea-2',
    near: 'sea-3',
    shore: 'sand',
    edge: scallops,
    period: 100,
    sky: (
      <>
        {clouds}
        <At x={520} y={130}>
          <Gull />
        </At>
        <At x={470} y={150} scale={0.7}>
          <Gull />
        </At>
      </>
    ),
    middle: (
      <>
        <At x={590} y={236} scale={1.05}>
          <Lighthouse />
        </At>
        <At x={330} y={212} scale={1.1}>
          <Boat tone={2} />
        </At>
      </>
    ),
    front: (
      <At x={600} y={318} scale={0.8}>
        <Fish />
      </At>
    ),
  }),
  meadow: () => ({
    far: 'meadow-2',
    near: 'meadow-3',
    shore: 'meadow-1',
    edge: waves,
    period: 520,
    sky: clouds,
    middle: (
      <>
        <At x={590} y={236} scale={1.05}>
          <Windmill />
        </At>
        <At x={340} y={240}>
          <House />
        </At>
        <At x={450} y={238} scale={0.9}>
          <Tree />
        </At>
      </>
    ),
    front: (
      <At x={560} y={334}>
        <Sheep />
      </At>
    ),
  }),
  peaks: () => ({
    far: 'peak-2',
    near: 'peak-3',
    shore: 'snow',
    edge: ridges,
    period: 130,
    sky: clouds,
    middle: (
      <>
        <At x={390} y={268} scale={1.15}>
          <Mountain />
        </At>
        <At x={570} y={262}>
          <Flag />
        </At>
      </>
    ),
    front: (
      <>
        <At x={500} y={340} scale={1.1}>
          <Crystal />
        </At>
        <At x={600} y={346}>
          <Crystal tone={2} />
        </At>
      </>
    ),
  }),
  forest: () => ({
    far: 'forest-2',
    near: 'forest-3',
    shore: 'forest-1',
    edge: firs,
    period: 58,
    sky: clouds,
    middle: (
      <>
        <At x={600} y={262} scale={1.2}>
          <Fir />
        </At>
        <At x={380} y={256} scale={1.1}>
          <Tree />
        </At>
        <At x={480} y={262}>
          <Bush />
        </At>
      </>
    ),
    front: (
      <>
        <At x={520} y={344}>
          <Mushroom />
        </At>
        <At x={590} y={352} scale={0.7}>
          <Mushroom tone={1} />
        </At>
      </>
    ),
  }),
  desert: () => ({
    far: 'desert-2',
    near: 'desert-3',
    shore: 'sand',
    edge: dunes,
    period: 330,
    sky: clouds,
    middle: (
      <>
        <At x={500} y={262} scale={1.15}>
          <Pyramid />
        </At>
        <At x={346} y={262} scale={1.1}>
          <Cactus tone={1} />
        </At>
      </>
    ),
    front: (
      <At x={560} y={346} scale={1.1}>
        <Tent tone={1} />
      </At>
    ),
  }),
  space: () => ({
    far: 'space-2',
    near: 'space-3',
    shore: 'space-1',
    edge: horizon,
    period: 900,
    sky: (
      <>
        <At x={600} y={80}>
          <Ringed />
        </At>
        <At x={430} y={70}>
          <Spark />
        </At>
        <At x={500} y={130} scale={0.7}>
          <Spark tone={1} />
        </At>
      </>
    ),
    middle: (
      <At x={350} y={206} turn={14} scale={1.25}>
        <Rocket />
      </At>
    ),
    front: (
      <At x={610} y={330}>
        <Moon />
      </At>
    ),
  }),
};
