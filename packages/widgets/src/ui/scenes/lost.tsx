import type { ReactElement } from 'react';
import { Cut } from '../cut.tsx';
import { KitPuzzled } from '../kit/puzzled.tsx';
import { waves } from '../scenery/edges.ts';
import { Bush, Mushroom, Stump } from '../scenery/forest.tsx';
import { Cloud, Fir, Tree } from '../scenery/meadow.tsx';
import { At } from './at.tsx';
import { SceneFrame, type SceneProps } from './scene.tsx';

/** Kit where the paths part and the signs point nowhere: for the page that does not exist. */
export function LostScene(props: SceneProps): ReactElement {
  return (
    <SceneFrame width={640} height={360} keep="xMidYMax slice" {...props}>
      <Cut paper="forest-1" line="none" d="M0 0H640V360H0Z" />
      <At x={110} y={84} scale={0.7}>
        <Cloud />
      </At>
      <At x={540} y={64} scale={0.55}>
        <Cloud />
      </At>
      <Cut paper="forest-2" d={`${waves(640, 200, 640)}V380H-8Z`} />
      {[44, 96, 560, 606].map((x, index) => (
        <At key={x} x={x} y={index % 2 === 0 ? 214 : 198} scale={index % 2 === 0 ? 1 : 0.8}>
          <Fir />
        </At>
      ))}
      <At x={160} y={216} scale={0.9}>
        <Tree />
      </At>
      <Cut paper="forest-3" d={`${waves(640, 262, 900)}V380H-8Z`} />
      <Fork />
      <At x={30} y={-34}>
        <Signpost />
      </At>
      <At x={170} y={354} scale={0.9}>
        <Stump />
      </At>
      <At x={580} y={352} scale={0.9}>
        <Bush />
      </At>
      <At x={470} y={350} scale={0.6}>
        <Mushroom />
      </At>
      <At x={64} y={262} scale={0.5}>
        <Mushroom tone={1} />
      </At>
      <g className="lk-lift">
        <At x={214} y={124} scale={0.85}>
          <KitPuzzled />
        </At>
      </g>
    </SceneFrame>
  );
}

const arms = ['M318 400V356C318 306 200 322 -40 286', 'M318 400V356C318 306 440 318 680 278'] as const;

/** The road comes from below and parts. */
function Fork(): ReactElement {
  return (
    <>
      {arms.map((d) => (
        <path key={d} className="lk-scene-road" data-part="edge" d={d} />
      ))}
      {arms.map((d) => (
        <path key={d} className="lk-scene-road" d={d} />
      ))}
    </>
  );
}

function Signpost(): ReactElement {
  return (
    <>
      <Cut paper="trunk" d="M452 316V150H466V316Z" />
      <Cut paper="card" d="M414 162H498L516 178L498 194H414Z" />
      <Cut paper="sun" d="M500 206H424L406 222L424 238H500Z" />
      <Cut d="M440 172q6-8 12-2t-5 10v2M447 189v0M470 172q6-8 12-2t-5 10v2M477 189v0" />
      <Cut d="M452 216q6-8 12-2t-5 10v2M459 233v0" />
    </>
  );
}
