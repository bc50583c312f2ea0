import type { ReactElement } from 'react';
import { Cut } from '../cut.tsx';
import { KitPointing } from '../kit/pointing.tsx';
import { At } from './at.tsx';
import { places, type SceneMotif } from './places.tsx';
import { SceneFrame, type SceneProps } from './scene.tsx';

export interface NextSceneProps extends SceneProps {
  /** The landscape of the block that comes next. */
  readonly motif: SceneMotif;
}

/** Where to go now: the landscape of the next problem, with Kit pointing into it. Its sky is the box around it. */
export function NextScene({ motif, className }: NextSceneProps): ReactElement {
  const { far, near, shore, edge, period, sky, middle, front } = places[motif]();
  return (
    <SceneFrame width={700} height={370} keep="xMinYMax slice" className={className}>
      {sky}
      <Cut paper={far} d={`${edge(900, 214, period)}V400H-60Z`} />
      {middle}
      <Cut paper={near} d={`${edge(900, 270, period * 0.8)}V400H-60Z`} />
      <Cut paper={shore} d="M-20 330Q200 286 430 372V400H-20Z" />
      {front}
      <g className="lk-lift">
        <At x={52} y={142} scale={0.867}>
          <KitPointing />
        </At>
      </g>
    </SceneFrame>
  );
}
