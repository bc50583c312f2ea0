import type { ReactElement } from 'react';
import { Cut, Dot } from '../cut.tsx';
import { scallops } from '../scenery/edges.ts';
import { Boat } from '../scenery/harbour.tsx';
import { Cloud, Flower, House } from '../scenery/meadow.tsx';
import { Kite } from '../scenery/sky.tsx';
import { starPath } from '../stars.tsx';
import { At } from './at.tsx';
import type { SceneProps } from './scene.tsx';
import { Band } from './settings.tsx';

/** A suitcase with papers in it, ready to go. */
export function SuitcaseScene(props: SceneProps): ReactElement {
  return (
    <Band {...props}>
      <Cut paper="sun-soft" line="none" d="M-400-40H920V190H-400Z" />
      <Cut paper="desert-2" d="M-400 126Q260 114 920 126V190H-400Z" />
      <At x={82} y={64} scale={0.5}>
        <Cloud />
      </At>
      <At x={250} y={128} scale={0.9}>
        <Cut paper="card" d="M-58-58L-66-112L-16-118L-8-58Z" />
        <Cut line="thin" d="M-54-100l26-3M-52-86l26-3M-50-72l26-3" />
        <Cut paper="sky-soft" d="M6-58L12-124L62-118L56-58Z" />
        <Cut paper="sun" line="thin" d={starPath(36, -92, 14)} />
        <Cut paper="coral" d="M-78-68H78q10 0 10 10V-10q0 10-10 10H-78q-10 0-10-10V-58q0-10 10-10Z" />
        <Cut paper="trunk" d="M-58-68h18V0h-18ZM40-68h18V0h-18Z" />
        <Cut line="near" d="M-18-44q18-14 36 0" />
        <Dot paper="sun" x={0} y={-28} r={7} />
      </At>
      <At x={396} y={52} turn={14} scale={0.56}>
        <Kite upper="violet" lower="sun" />
      </At>
      <At x={128} y={130} scale={1.1}>
        <Flower tone={1} />
      </At>
    </Band>
  );
}

/** A boat made fast for the night. */
export function MooringScene(props: SceneProps): ReactElement {
  return (
    <Band {...props}>
      <Cut paper="violet-soft" line="none" d="M-400-40H920V190H-400Z" />
      <Cut paper="sun" d="M196 22A24 24 0 1 0 218 60A20 20 0 0 1 196 22Z" />
      <Cut paper="sun" line="thin" d={starPath(92, 46, 9)} />
      <Cut paper="sun" line="thin" d={starPath(300, 32, 7)} />
      <At x={-400} y={0}>
        <Cut paper="sea-2" d={`${scallops(1320, 104, 44)}V190H-30Z`} />
      </At>
      <At x={402} y={102} scale={0.68}>
        <House />
      </At>
      <Cut paper="trunk" d="M352 114h12v40h-12ZM446 114h12v40h-12ZM560 114h12v40h-12Z" />
      <Cut paper="trunk" d="M332 102H920V116H332Z" />
      <Cut d="M278 112Q310 130 340 108" />
      <At x={232} y={104} scale={0.84}>
        <Boat />
      </At>
      <At x={-400} y={0}>
        <Cut paper="sea-3" line="none" d={`${scallops(1320, 142, 66)}V190H-30Z`} />
      </At>
    </Band>
  );
}
