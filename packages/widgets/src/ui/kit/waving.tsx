import type { ReactElement } from 'react';
import { Arm, Feet, Fox, Kerchief, Tail, Torso } from './body.tsx';
import { Head, OpenEyes } from './head.tsx';

export function KitWaving(): ReactElement {
  return (
    <Fox>
      <Tail />
      <Torso />
      <Feet />
      <Kerchief />
      <Head turn="rotate(-5 120 152)" mouth="smile">
        <OpenEyes />
      </Head>
      <Arm side="left" arm="M86 186Q42 196 27 154" paw="M29 162L25 150" />
      <path data-part="mark" d="M8 124L6 112M22 116V102" fill="none" strokeWidth={6} />
    </Fox>
  );
}
