import type { ReactElement } from 'react';
import { Arm, Feet, Fox, Kerchief, Tail, Torso } from './body.tsx';
import { Head } from './head.tsx';
import { paint } from './paint.ts';

export interface KitPointingProps {
  /** Two short strokes at the paw; without them when the paw touches what it shows. */
  readonly isMarked?: boolean;
}

export function KitPointing({ isMarked = true }: KitPointingProps): ReactElement {
  return (
    <Fox>
      <g transform="translate(-5 0)">
        <Tail turn="translate(240 0) scale(-1 1)" />
        <Torso />
        <Feet />
        <Kerchief />
        <Head turn="rotate(4 120 152)" mouth="smile">
          <g stroke="none" fill={paint.ink}>
            <ellipse cx={94} cy={101} rx={10} ry={12} />
            <ellipse cx={160} cy={101} rx={10} ry={12} />
            <circle cx={99} cy={97} r={3.6} fill={paint.white} />
            <circle cx={165} cy={97} r={3.6} fill={paint.white} />
          </g>
        </Head>
      </g>
      <Arm side="right" arm="M146 186Q184 190 212 168" paw="M198 176L213 167" />
      {isMarked ? <path data-part="mark" d="M225 140L231 132M231 160H236" fill="none" strokeWidth={6} /> : null}
    </Fox>
  );
}
