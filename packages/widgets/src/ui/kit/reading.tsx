import type { ReactElement } from 'react';
import { Fox, Kerchief, Tail, Torso } from './body.tsx';
import { Head } from './head.tsx';
import { paint } from './paint.ts';

export function KitReading(): ReactElement {
  return (
    <Fox>
      <Tail />
      <Torso />
      <Kerchief />
      <Head turn="translate(0 -4)" mouth="smile">
        <g strokeWidth={6} fill="none">
          <path d="M66 96L46 90M174 96L194 90" strokeWidth={5} />
          <circle cx={87} cy={100} r={21} fill={paint.white} />
          <circle cx={153} cy={100} r={21} fill={paint.white} />
          <path d="M108 98q12-7 24 0" />
        </g>
        <g fill={paint.ink} stroke="none">
          <ellipse cx={90} cy={107} rx={8} ry={9} />
          <ellipse cx={150} cy={107} rx={8} ry={9} />
        </g>
      </Head>
      <g data-part="book">
        <path
          d="M120 184Q84 162 40 174V230Q84 218 120 236Q156 218 200 230V174Q156 162 120 184Z"
          fill={paint.kerchief}
        />
        <path d="M120 184V234" fill="none" />
        <path d="M58 192L82 190L72 208Z" fill={paint.sun} strokeWidth={4} />
        <circle cx={98} cy={205} r={8} fill={paint.sky} strokeWidth={4} />
        <path d="M146 198h32M146 212h22" stroke={paint.white} strokeWidth={6} fill="none" />
      </g>
      <path data-part="paws" d="M38 206v0M202 206v0" strokeWidth={32} />
    </Fox>
  );
}
