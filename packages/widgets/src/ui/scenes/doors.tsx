import type { ReactElement } from 'react';
import { Cut, Dot } from '../cut.tsx';
import { scallops, waves } from '../scenery/edges.ts';
import { Boat, Fish } from '../scenery/harbour.tsx';
import { Fir, House } from '../scenery/meadow.tsx';
import { At } from './at.tsx';
import { SceneFrame, type SceneProps } from './scene.tsx';

const frame = { width: 300, height: 170, keep: 'xMidYMax slice' } as const;

/** Four pictures for the four doors of the main page. */
export function PreschoolDoor(props: SceneProps): ReactElement {
  return (
    <SceneFrame {...frame} {...props}>
      <Cut paper="meadow-2" line="none" d="M0 0H300V170H0Z" />
      <Cut paper="meadow-3" line="none" d={`${waves(300, 130, 300)}V170H-8Z`} />
      <At x={70} y={150} scale={0.9}>
        <House />
      </At>
      <At x={240} y={152}>
        <Fir />
      </At>
      <Dot paper="sun" x={130} y={140} r={18} />
      <Cut paper="coral" d="M160 158l16-32 16 32Z" />
    </SceneFrame>
  );
}

export function SchoolDoor(props: SceneProps): ReactElement {
  return (
    <SceneFrame {...frame} {...props}>
      <Cut paper="sea-1" line="none" d="M0 0H300V170H0Z" />
      <Cut paper="sea-3" d={`${scallops(300, 120, 60)}V200H-30Z`} />
      <At x={150} y={112} scale={1.15}>
        <Boat tone={2} />
      </At>
      <At x={252} y={152} scale={0.7}>
        <Fish />
      </At>
    </SceneFrame>
  );
}

export function AdultDoor(props: SceneProps): ReactElement {
  return (
    <SceneFrame {...frame} {...props}>
      <Cut paper="peak-1" line="none" d="M0 0H300V170H0Z" />
      <Cut paper="peak-3" d="M20 190L110 40L200 190" />
      <Cut paper="snow" d="M79.4 84.2L110 40L140.6 84.2L122.6 93.3L110 81.6L95.6 95.9Z" />
      <Cut paper="peak-2" d="M120 190L210 74L300 190" />
      <Cut paper="snow" d="M184.5 106.6L210 74L235.5 106.6L220.5 113.4L210 104.7L198 115.3Z" />
      <Dot paper="sun" x={250} y={42} r={18} />
    </SceneFrame>
  );
}

export function PartnerDoor(props: SceneProps): ReactElement {
  return (
    <SceneFrame {...frame} {...props}>
      <Cut paper="sand" line="none" d="M0 0H300V170H0Z" />
      <rect className="lk-cut lk-paper-edge" x={60} y={37} width={180} height={110} rx={12} />
      <rect className="lk-cut lk-paper-card lk-ink-usual" x={60} y={30} width={180} height={110} rx={12} />
      <Cut d="M60 54H240" />
      <Dot paper="coral" x={76} y={42} r={4} line="none" />
      <Dot paper="sun" x={90} y={42} r={4} line="none" />
      <rect
        className="lk-cut lk-paper-violet-soft lk-ink-thin lk-scene-dash"
        x={126}
        y={64}
        width={100}
        height={66}
        rx={8}
      />
      <Cut paper="violet" d="M150 116l18-34 18 34Z" />
      <Dot paper="sun" x={200} y={104} r={12} />
      <Cut line="thin" d="M74 70h36M74 86h28M74 102h34" />
    </SceneFrame>
  );
}
