import type { ReactElement } from 'react';
import { Cut, Dot } from '../cut.tsx';
import { starPath } from '../stars.tsx';
import { At } from './at.tsx';
import { SceneFrame, type SceneProps } from './scene.tsx';

/** A classroom as the upper edge of a card, 520 × 150: the board with a row to go on with, a globe, books and an apple. */
export function ClassroomScene(props: SceneProps): ReactElement {
  return (
    <SceneFrame width={520} height={150} keep="xMidYMid slice" {...props}>
      <Cut paper="sky-soft" line="none" d="M-400-40H920V190H-400Z" />
      <Cut paper="sand" d="M-400 124H920V190H-400Z" />
      <Cut paper="trunk" d="M152 16H368V110H152Z" />
      <Cut paper="forest-3" d="M161 25H359V101H161Z" />
      <Cut line="near" d="M176 110L168 134M344 110L352 134" />
      <Cut paper="sun" d="M176 82L198 44L220 82Z" />
      <Dot paper="card" x={246} y={64} r={19} />
      <Cut paper="sun" d="M272 82L294 44L316 82Z" />
      <Cut d="M330 56q8-10 14-2q4 8-6 14v5M338 81v.1" line="near" />
      <Globe />
      <At x={412} y={124}>
        <Cut paper="violet" d="M0 0V-18H76V0Z" />
        <Cut paper="coral" d="M8-18V-34H70V-18Z" />
        <Cut paper="mint" d="M2-34V-48H62V-34Z" />
        <Cut paper="coral" d="M32-50q-16-2-14-18q8-8 14-3q6-5 14 3q2 16-14 18Z" />
        <Cut paper="leaf" line="thin" d="M32-71q0-12 12-12q0 10-12 12Z" />
      </At>
      <Cut paper="sun" line="thin" d={starPath(456, 28, 11)} />
    </SceneFrame>
  );
}

function Globe(): ReactElement {
  return (
    <At x={88} y={124}>
      <Cut paper="trunk" d="M-22 0L-12-12H12L22 0Z" />
      <Cut line="near" d="M0-12V-26M-26-78A36 36 0 0 0 22-30" />
      <Dot paper="sky" x={0} y={-56} r={28} />
      <Cut
        paper="leaf"
        line="thin"
        d="M-22-70q12-12 22-8q4 8-6 12t-4 14q-12-2-12-18ZM8-50q12-6 18 2q-4 14-14 18q-8-8-4-20Z"
      />
    </At>
  );
}
