import type { ReactElement } from 'react';
import { Cut } from '../cut.tsx';
import { waves } from '../scenery/edges.ts';
import { At } from './at.tsx';
import { places, type SceneMotif } from './places.tsx';
import { SceneFrame, type SceneProps } from './scene.tsx';

export interface HomeRoadSceneProps extends SceneProps {
  readonly motif: SceneMotif;
}

interface Shape {
  readonly part: 'wide' | 'tall';
  readonly width: number;
  readonly height: number;
  /** Heights of the far, the middle and the near land. */
  readonly lands: readonly [number, number, number];
  /** Where what stands in the land stands: its own picture is 700 wide and its feet are at 240. */
  readonly middle: { readonly x: number; readonly y: number; readonly scale: number };
  readonly sky: { readonly x: number; readonly y: number; readonly scale: number };
  readonly road: string;
}

const shapes: readonly Shape[] = [
  {
    part: 'wide',
    width: 1280,
    height: 800,
    lands: [300, 430, 640],
    middle: { x: -260, y: 40, scale: 1.1 },
    sky: { x: 420, y: 0, scale: 1 },
    road: 'M-900 700C-400 640-160 700-60 716C40 752 120 752 200 728S420 640 560 610S740 640 860 560S960 420 1100 396S1240 330 1340 336S1700 300 2200 330',
  },
  {
    part: 'tall',
    width: 390,
    height: 860,
    lands: [236, 330, 596],
    middle: { x: -210, y: 62, scale: 0.72 },
    sky: { x: -170, y: 80, scale: 0.72 },
    road: 'M-500 800C-300 780-140 812-50 812C40 836 80 836 130 806S220 690 274 672S352 600 330 540S210 480 120 452S30 372 110 340S230 330 284 316S380 262 440 270S700 260 900 280',
  },
];

/** How far the land goes on beside its window, where the page is wider. */
const BESIDE = 900;
/** And below it, where the page is longer. */
const BELOW = 3000;

/** The road as the whole of a page: one picture for a screen that is wide and one for a phone. */
export function HomeRoadScene({ motif, className }: HomeRoadSceneProps): ReactElement {
  const { far, near, shore, edge, period, sky, middle } = places[motif]();
  return (
    <>
      {shapes.map(({ part, width, height, lands, road, ...at }) => {
        const across = width + 2 * BESIDE;
        const land = (y: number): string => `${edge(across, y, period * 1.4)}V${height + BELOW}H-60Z`;
        return (
          <SceneFrame
            key={part}
            width={width}
            height={height}
            className={[`lk-scene-${part}`, 'lk-home-road', className].filter(Boolean).join(' ')}
          >
            <At {...at.sky}>{sky}</At>
            <g transform={`translate(${-BESIDE} 0)`}>
              <Cut paper={far} d={land(lands[0])} />
            </g>
            <At {...at.middle}>{middle}</At>
            <g transform={`translate(${-BESIDE} 0)`}>
              <Cut paper={near} line="none" d={land(lands[1])} />
              <Cut paper={shore} line="none" d={`${waves(across, lands[2], 620)}V${height + BELOW}H-8Z`} />
            </g>
            <path className="lk-scene-road" data-part="edge" d={road} transform="translate(0 8)" />
            <path className="lk-scene-road" data-part="edge" d={road} />
            <path className="lk-scene-road" d={road} />
          </SceneFrame>
        );
      })}
    </>
  );
}

/** What stands in a landscape, for a round window. */
export function PlaceView({ motif, className }: HomeRoadSceneProps): ReactElement {
  const { far, near, edge, period, middle } = places[motif]();
  return (
    <svg className={['lk-scene-window', className].filter(Boolean).join(' ')} viewBox="262 0 364 364" aria-hidden>
      <Cut paper={far} d={`${edge(900, 230, period)}V500H-60Z`} />
      {middle}
      <Cut paper={near} d={`${edge(900, 270, period * 0.8)}V500H-60Z`} />
    </svg>
  );
}
