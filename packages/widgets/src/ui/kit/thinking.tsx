import type { ReactElement } from 'react';
import { Arm, Feet, Fox, Kerchief, Tail, Torso } from './body.tsx';
import { Head } from './head.tsx';
import { paint } from './paint.ts';

export function KitThinking(): ReactElement {
  return (
    <Fox>
      <Tail />
      <Torso />
      <Feet />
      <Kerchief />
      <Head turn="rotate(6 120 152)" mouth="straight">
        <g fill={paint.white} strokeWidth={6}>
          <circle cx={87} cy={98} r={14} />
          <circle cx={153} cy={98} r={14} />
        </g>
        <g fill={paint.ink} stroke="none">
          <circle cx={91} cy={92} r={7} />
          <circle cx={157} cy={92} r={7} />
        </g>
      </Head>
      <Arm side="right" arm="M158 192Q176 176 152 163" paw="M155 166L150 163" />
      <g data-part="thoughts" strokeWidth={5}>
        <circle cx={22} cy={92} r={9} fill={paint.sky} />
        <path d="M10 62L28 58L24 40L6 44Z" fill={paint.sun} />
        <path d="M14 8L38 12L22 30Z" fill={paint.coral} />
      </g>
    </Fox>
  );
}
