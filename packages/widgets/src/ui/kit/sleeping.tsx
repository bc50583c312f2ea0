import type { ReactElement } from 'react';
import { Fox } from './body.tsx';
import { Head } from './head.tsx';
import { paint } from './paint.ts';

const tail = 'M58 214C70 246 186 244 214 206C232 178 226 150 212 138C204 168 178 184 140 184C100 184 62 190 58 214Z';
const tailTip = 'M91.5 188.4C73.3 192.6 60.3 200.5 58 214C61.4 223 73.1 229.4 88.7 232.9L86 228L104 212L88 196Z';

export function KitSleeping(): ReactElement {
  return (
    <Fox>
      <path
        data-part="body"
        d="M30 226C18 150 74 106 128 106C190 106 222 154 208 202Q202 222 180 227H42Z"
        fill={paint.fur}
      />
      <g transform="translate(-14 70) scale(.86)">
        <Head turn="rotate(-8 120 152)" mouth="smile">
          <path d="M74 100q13 13 26 0M140 100q13 13 26 0" fill="none" />
        </Head>
      </g>
      <g data-part="tail">
        <path d={tail} fill={paint.fur} stroke="none" />
        <path d={tailTip} fill={paint.cream} strokeWidth={6} />
        <path d={tail} fill="none" />
      </g>
      <g data-part="night" strokeWidth={4}>
        <path d="M204 22A34 34 0 1 0 226 76A27 27 0 0 1 204 22Z" fill={paint.sun} strokeWidth={6} />
        <path
          d="M140 29L143.2 35.6L150.5 36.6L145.2 41.7L146.5 48.9L140 45.5L133.5 48.9L134.8 41.7L129.5 36.6L136.8 35.6Z"
          fill={paint.sky}
        />
        <path
          d="M150 76L152.4 80.8L157.6 81.5L153.8 85.2L154.7 90.5L150 88L145.3 90.5L146.2 85.2L142.4 81.5L147.6 80.8Z"
          fill={paint.white}
        />
      </g>
    </Fox>
  );
}
