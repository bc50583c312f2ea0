import type { ReactElement } from 'react';
import { Cut, Dot } from '../cut.tsx';
import { Cloud, Flower, House, Tree } from '../scenery/meadow.tsx';
import { At } from './at.tsx';
import { SceneFrame, type SceneProps } from './scene.tsx';

/** A message on its way from a home to a school: 520 × 150, cut at its sides where the card is narrow. */
export function PaperPlaneScene({ className }: SceneProps): ReactElement {
  return (
    <SceneFrame width={520} height={150} keep="xMidYMid slice" className={className}>
      <Cut paper="sky-soft" line="none" d="M-400-40H920V190H-400Z" />
      <At x={128} y={48} scale={0.42}>
        <Cloud />
      </At>
      <Cut paper="meadow-2" d="M-400 140Q60 92 260 130T920 110V190H-400Z" />
      <At x={160} y={126} scale={0.7}>
        <House />
      </At>
      <At x={112} y={130} scale={0.6}>
        <Tree />
      </At>
      <At x={372} y={132} scale={0.7}>
        <School />
      </At>
      <At x={228} y={136}>
        <Flower tone={1} />
      </At>
      <path className="lk-cut lk-ink-usual lk-scene-dash" d="M176 62Q196 28 232 42" />
      <At x={270} y={44} turn={-4}>
        <Cut paper="card" d="M-34-12L44-20L-12 14Z" />
        <Cut paper="sky" d="M44-20L-18 2L-16 24L-4 8Z" />
      </At>
    </SceneFrame>
  );
}

function School(): ReactElement {
  return (
    <>
      <Cut d="M0-86V-124" />
      <Cut paper="coral" d="M0-124L30-114L0-104Z" />
      <Cut paper="card" d="M-70 0V-46H70V0Z" />
      <Cut paper="card" d="M-26 0V-64H26V0Z" />
      <Cut paper="roof" d="M-36-62L0-90L36-62Z" />
      <Dot paper="sun" x={0} y={-44} r={9} />
      <Cut paper="violet" d="M-11 0V-16a11 11 0 0 1 22 0V0Z" />
      <Cut paper="sun" d="M-56-32h18v16h-18ZM38-32h18v16h-18Z" />
    </>
  );
}
