import type { ReactElement, ReactNode } from 'react';
import { outline, paint } from './paint.ts';

/** Everything that a pose consists of, in one outline. Drawn in a box of 240 by 240. */
export function Fox({ children }: { readonly children: ReactNode }): ReactElement {
  return <g {...outline}>{children}</g>;
}

const tail = 'M148 216C204 234 248 178 222 104C178 128 166 166 140 182Z';
// The tip is the tail cut along its torn edge beforehand: a clip path would need an id in every copy of the fox.
const tailTip =
  'M228.2 163.5C231.3 146.2 229.7 125.9 222 104C197.6 117.3 183 135 170.4 150.8L172 160L190 148L208 178L222 160Z';

export function Tail({ turn }: { readonly turn?: string }): ReactElement {
  return (
    <g data-part="tail" transform={turn}>
      <path d={tail} fill={paint.fur} stroke="none" />
      <path d={tailTip} fill={paint.cream} strokeWidth={6} />
      <path d={tail} fill="none" />
    </g>
  );
}

export function Torso(): ReactElement {
  return <path data-part="body" d="M88 138C66 172 60 206 74 226H166C180 206 174 172 152 138Z" fill={paint.fur} />;
}

export function Feet(): ReactElement {
  return <path data-part="feet" d="M76 227a19 19 0 0 1 38 0ZM126 227a19 19 0 0 1 38 0Z" fill={paint.ink} />;
}

export function Kerchief(): ReactElement {
  return <path data-part="kerchief" d="M76 152Q120 176 164 152L124 202Q120 206 116 202Z" fill={paint.kerchief} />;
}

/** An arm is one line drawn twice, ink under fur, and a paw over its end. */
export function Arm({ side, arm, paw }: ArmProps): ReactElement {
  return (
    <g data-part={`arm-${side}`} fill="none" strokeWidth={35}>
      <path d={arm} />
      <path d={arm} stroke={paint.fur} strokeWidth={21} />
      <path d={paw} />
    </g>
  );
}

interface ArmProps {
  readonly side: 'left' | 'right';
  readonly arm: string;
  readonly paw: string;
}
