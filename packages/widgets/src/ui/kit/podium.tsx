import type { ReactElement } from 'react';
import { Arm, Feet, Fox, Kerchief, Tail, Torso } from './body.tsx';
import { HappyEyes, Head } from './head.tsx';
import { paint } from './paint.ts';

export function KitOnPodium(): ReactElement {
  return (
    <Fox>
      <path data-part="stand" d="M36 196H204V236H36Z" fill={paint.kerchief} />
      <path
        d="M120 201L124.4 209.9L134.3 211.4L127.1 218.3L128.8 228.1L120 223.5L111.2 228.1L112.9 218.3L105.7 211.4L115.6 209.9Z"
        fill={paint.sun}
        strokeWidth={4}
      />
      <g transform="translate(24 14.6) scale(.8)">
        <Tail />
        <Torso />
        <Feet />
        <Kerchief />
        <Arm side="right" arm="M152 186Q214 178 224 106" paw="M223 114L225 100" />
        <Head turn="rotate(-5 120 152)" mouth="laughing">
          <HappyEyes />
        </Head>
      </g>
      <path
        data-part="prize"
        d="M206.3 16.3L212.8 35.9L232.5 41.6L215.9 53.8L216.6 74.4L199.8 62.3L180.5 69.3L186.7 49.7L174.1 33.4L194.7 33.3Z"
        fill={paint.sun}
      />
    </Fox>
  );
}
