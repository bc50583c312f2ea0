import type { ReactElement } from 'react';
import { Arm, Feet, Fox, Kerchief, Tail, Torso } from './body.tsx';
import { Head } from './head.tsx';
import { paint } from './paint.ts';

export function KitPuzzled(): ReactElement {
  return (
    <Fox>
      <Tail turn="translate(236 0) scale(-1 1)" />
      <Torso />
      <Feet />
      <Kerchief />
      <Head turn="translate(-2 2) rotate(-12 120 152)" mouth="wavy" rightEar={<FoldedEar />}>
        <g fill={paint.white} strokeWidth={6}>
          <circle cx={87} cy={100} r={15} />
          <circle cx={153} cy={102} r={11} />
        </g>
        <g fill={paint.ink} stroke="none">
          <circle cx={90} cy={97} r={6.5} />
          <circle cx={155} cy={100} r={5} />
        </g>
        <path d="M140 80q12-8 25-1" fill="none" />
      </Head>
      <Arm side="right" arm="M158 196Q196 190 204 158" paw="M203 164L205 156" />
      <path
        data-part="tangle"
        d="M204 42C186 30 194 8 212 12S228 40 212 42S198 24 210 22S226 26 232 18"
        fill="none"
        strokeWidth={6}
      />
    </Fox>
  );
}

function FoldedEar(): ReactElement {
  return (
    <>
      <path d="M192 88L186 38L150 36L134 52Z" fill={paint.fur} />
      <path d="M186 38L150 36L194 74Z" fill={paint.furShade} />
    </>
  );
}
