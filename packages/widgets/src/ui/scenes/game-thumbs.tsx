import type { ReactElement } from 'react';
import { Cut, Dot } from '../cut.tsx';
import { starPath } from '../stars.tsx';
import type { SceneProps } from './scene.tsx';
import { Thumb } from './thumbs.tsx';

/** Small pictures of the games, in the hand of the other thumbs. */
export function PipesThumb(props: SceneProps): ReactElement {
  return (
    <Thumb paper="meadow-1" {...props}>
      <path className="lk-cut lk-thumb-pipe" data-layer="ink" d="M3 50H26Q36 50 36 40V30" />
      <path className="lk-cut lk-thumb-pipe" d="M3 50H26Q36 50 36 40V30" />
      {[0, 72, 144, 216, 288].map((turn) => (
        <g key={turn} transform={`rotate(${turn} 36 26)`}>
          <Dot x={36} y={16} r={7} paper="card" line="thin" />
        </g>
      ))}
      <Dot x={36} y={26} r={6} paper="sun" line="thin" />
    </Thumb>
  );
}

export function WalkThumb(props: SceneProps): ReactElement {
  return (
    <Thumb paper="sea-2" {...props}>
      <Cut paper="cream" line="thin" d="M10 42h14v16H10ZM30 42h14v16H30ZM30 16h14v16H30ZM50 16h12v16H50Z" />
      <Cut d="M17 50H37V24H56" />
    </Thumb>
  );
}

export function SudokuThumb(props: SceneProps): ReactElement {
  return (
    <Thumb paper="card" {...props}>
      <Cut d="M36 4V68M4 36H68" />
      <Cut paper="sun" line="thin" d={starPath(20, 20, 11)} />
      <Cut paper="mint" line="thin" d="M52 10L62 29H42Z" />
      <Cut paper="coral" line="thin" d="M11 56H29L25 63H15ZM19 54V43L27 54Z" />
      <Dot x={52} y={53} r={9} paper="sky" line="thin" />
    </Thumb>
  );
}

export function LightsThumb(props: SceneProps): ReactElement {
  return (
    <Thumb paper="space-3" {...props}>
      <Cut paper="sun" line="thin" d="M13 14h18v18H13ZM41 40h18v18H41Z" />
      <Cut paper="space-2" line="thin" d="M41 14h18v18H41ZM13 40h18v18H13Z" />
    </Thumb>
  );
}

/** A strip of film: the little films. */
export function FilmThumb(props: SceneProps): ReactElement {
  return (
    <Thumb paper="violet-soft" {...props}>
      <Cut paper="card" d="M14 16H58V56H14Z" />
      <Cut d="M22 16V56M50 16V56M14 26h8M14 36h8M14 46h8M50 26h8M50 36h8M50 46h8" line="thin" />
      <Cut paper="sun" line="thin" d="M31 27L44 36L31 45Z" />
    </Thumb>
  );
}
