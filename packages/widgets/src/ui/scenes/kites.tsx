import type { ReactElement } from 'react';
import { Kite } from '../scenery/sky.tsx';
import { At } from './at.tsx';
import { SceneFrame, type SceneProps } from './scene.tsx';

/** Two kites for the corner of an event's card. */
export function Kites(props: SceneProps): ReactElement {
  return (
    <SceneFrame width={190} height={190} keep="xMaxYMid slice" {...props}>
      <At x={120} y={66} turn={14} scale={0.8}>
        <Kite upper="violet" lower="card" />
      </At>
      <At x={168} y={120} turn={-10} scale={0.5}>
        <Kite upper="coral" lower="card" />
      </At>
    </SceneFrame>
  );
}
