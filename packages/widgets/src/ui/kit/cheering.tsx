import type { ReactElement } from 'react';
import { Arm, Feet, Fox, Kerchief, Tail, Torso } from './body.tsx';
import { HappyEyes, Head } from './head.tsx';
import { paint } from './paint.ts';

export function KitCheering(): ReactElement {
  return (
    <Fox>
      <g transform="translate(0 -4)">
        <Tail turn="translate(148 206) rotate(34) scale(.7) translate(-148 -206)" />
        <Arm side="left" arm="M90 186Q34 184 20 118" paw="M23 128L19 114" />
        <Arm side="right" arm="M150 186Q206 184 220 118" paw="M217 128L221 114" />
        <Torso />
        <Feet />
        <Kerchief />
        <Head turn="translate(0 2)" mouth="laughing">
          <HappyEyes />
        </Head>
      </g>
      <g data-part="confetti" strokeWidth={5}>
        <path d="M10 50L30 56L14 70Z" fill={paint.sun} />
        <circle cx={222} cy={56} r={9} fill={paint.sky} />
        <path d="M114 6L130 10L126 26L110 22Z" fill={paint.mint} />
      </g>
    </Fox>
  );
}
