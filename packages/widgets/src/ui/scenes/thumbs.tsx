import type { ReactElement, ReactNode } from 'react';
import { Cut, Dot, type Paper } from '../cut.tsx';
import { starPath } from '../stars.tsx';
import { SceneFrame, type SceneProps } from './scene.tsx';

/** Small pictures of 72 px for rows of links. */
export function Thumb({
  paper,
  children,
  ...frame
}: SceneProps & { readonly paper: Paper; readonly children: ReactNode }): ReactElement {
  return (
    <SceneFrame width={72} height={72} {...frame}>
      <rect className={`lk-cut lk-paper-${paper} lk-ink-usual`} x={2} y={2} width={68} height={68} rx={14} />
      {children}
    </SceneFrame>
  );
}

export function AgainThumb(props: SceneProps): ReactElement {
  return (
    <Thumb paper="coral-soft" {...props}>
      <Cut paper="sun" d="M16 50L28 24L40 50Z" />
      <Cut paper="card" d="M36 34h20v20H36Z" />
      <Cut d="M46 14a9 9 0 1 1-8 12l-1-6m1 6l6-1" />
    </Thumb>
  );
}

export function ChessThumb(props: SceneProps): ReactElement {
  return (
    <Thumb paper="violet-soft" {...props}>
      <Cut paper="violet" d="M18 18H36V36H18ZM36 36H54V54H36Z" />
      <Cut paper="card" d="M36 18H54V36H36ZM18 36H36V54H18Z" />
    </Thumb>
  );
}

export function CertificateThumb(props: SceneProps): ReactElement {
  return (
    <Thumb paper="mint-soft" {...props}>
      <rect className="lk-cut lk-paper-card lk-ink-usual" x={14} y={20} width={44} height={30} rx={3} />
      <Cut d="M22 30h20M22 38h12" />
      <Cut paper="sun" d={starPath(50, 48, 12)} />
    </Thumb>
  );
}

export function RoadThumb(props: SceneProps): ReactElement {
  return (
    <Thumb paper="meadow-2" {...props}>
      <Cut line="bold" d="M16 70C16 48 56 54 56 36S26 26 30 4" />
      <Cut line="bold" d="M30 70C30 58 70 58 68 36" />
      <Dot paper="sun" x={28} y={52} r={8} />
      <Dot paper="violet" x={52} y={32} r={9} />
    </Thumb>
  );
}

export function BookThumb(props: SceneProps): ReactElement {
  return (
    <Thumb paper="sky-soft" {...props}>
      <Cut paper="violet" d="M36 24Q26 16 13 20V54Q26 50 36 57Q46 50 59 54V20Q46 16 36 24Z" />
      <Cut d="M36 24V56" />
      <Cut paper="sun" line="thin" d="M19 30L30 28L26 40Z" />
      <Cut line="thin" d="M43 31h10M43 38h7" />
    </Thumb>
  );
}

export function NumbersThumb(props: SceneProps): ReactElement {
  return (
    <Thumb paper="sun-soft" {...props}>
      <rect className="lk-cut lk-paper-card lk-ink-usual" x={14} y={14} width={44} height={44} rx={10} />
      <Dot paper="violet" x={25} y={25} r={4.5} />
      <Dot paper="violet" x={47} y={25} r={4.5} />
      <Dot paper="coral" x={36} y={36} r={4.5} />
      <Dot paper="violet" x={25} y={47} r={4.5} />
      <Dot paper="violet" x={47} y={47} r={4.5} />
    </Thumb>
  );
}

export function CubeThumb(props: SceneProps): ReactElement {
  return (
    <Thumb paper="violet-soft" {...props}>
      <Cut paper="card" d="M36 12L58 24L36 36L14 24Z" />
      <Cut paper="violet" d="M14 24L36 36V61L14 49Z" />
      <Cut paper="sky" d="M58 24L36 36V61L58 49Z" />
    </Thumb>
  );
}

export function RobotThumb(props: SceneProps): ReactElement {
  return (
    <Thumb paper="sky-soft" {...props}>
      <Cut d="M36 12V20M30 12H42" />
      <rect className="lk-cut lk-paper-card lk-ink-usual" x={16} y={20} width={40} height={30} rx={9} />
      <Dot paper="sun" x={28} y={33} r={4.5} />
      <Dot paper="sun" x={44} y={33} r={4.5} />
      <Cut line="thin" d="M29 43H43" />
      <Cut paper="mint" d="M26 50H46V59H26Z" />
    </Thumb>
  );
}

/** For what is still in the fog. */
export function MistThumb(props: SceneProps): ReactElement {
  return (
    <Thumb paper="peak-1" {...props}>
      <Cut paper="peak-3" d="M14 56L34 22L54 56Z" />
      <Cut paper="snow" d="M26.5 35L34 22L41.5 35L37 38L33 35L30 38Z" />
      <Cut paper="fog" d="M16 60a9 9 0 0 1 3-17 13 13 0 0 1 24-4 11 11 0 0 1 12 21Z" />
    </Thumb>
  );
}
