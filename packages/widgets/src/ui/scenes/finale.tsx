import type { ReactElement } from 'react';
import { Cut, type Paper } from '../cut.tsx';
import { KitCheering } from '../kit/cheering.tsx';
import { At } from './at.tsx';
import { places, type SceneMotif } from './places.tsx';
import { SceneFrame, type SceneProps } from './scene.tsx';

export interface FinaleSceneProps extends SceneProps {
  /** The landscape that was walked to its end. */
  readonly motif: SceneMotif;
  /** The one behind the mist; null where no road goes on. */
  readonly next: SceneMotif | null;
  /** Without Kit it is the landscape alone. */
  readonly isKitThere?: boolean;
}

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

interface Shape {
  readonly part: 'wide' | 'tall';
  readonly width: number;
  readonly height: number;
  /** Where the far and the near land begin. */
  readonly lands: readonly [number, number];
  readonly sky: Spot;
  readonly middle: Spot;
  readonly kit: Spot;
  readonly shore: string;
  readonly road: string;
  readonly next: {
    readonly land: { readonly x: number; readonly width: number; readonly y: number };
    /** Before the landscape that was walked, or behind it. */
    readonly isInFront: boolean;
    readonly middle: Spot;
    readonly front: Spot;
  };
  /** From the thinnest to the thickest. */
  readonly mist: readonly [string, string, string];
  /** Where the confetti falls: a place, and how far each piece is turned. */
  readonly scraps: readonly (readonly [x: number, y: number, turn: number])[];
}

const shapes: readonly Shape[] = [
  {
    part: 'wide',
    width: 1280,
    height: 800,
    lands: [560, 650],
    sky: { x: 500, y: 20, scale: 1 },
    middle: { x: 70, y: 330, scale: 1 },
    kit: { x: 100, y: 452, scale: 1.14 },
    shore: 'M-1400 720Q190 640 470 810V1400H-1400Z',
    road: 'M250 838Q520 700 760 716T1060 640T1700 600',
    next: {
      land: { x: 740, width: 1400, y: 545 },
      isInFront: false,
      middle: { x: 400, y: 232, scale: 1.7 },
      front: { x: 600, y: 268, scale: 1.1 },
    },
    mist: [
      'M700 640A50 50 0 0 1 740 560A45 45 0 0 1 810 520A51 51 0 0 1 900 510A48 48 0 0 1 980 540A46 46 0 0 1 1060 560A46 46 0 0 1 1140 540A51 51 0 0 1 1230 530A52 52 0 0 1 1320 550A90 90 0 0 1 1480 540A90 90 0 0 1 1640 560A96 96 0 0 1 1800 620V700Z',
      'M790 860A62 62 0 0 1 800 750A53 53 0 0 1 850 670A52 52 0 0 1 930 624A51 51 0 0 1 1020 606A51 51 0 0 1 1110 590A51 51 0 0 1 1200 580A56 56 0 0 1 1300 574A69 69 0 0 1 1420 600A110 110 0 0 1 1620 590A152 152 0 0 1 1860 620V860Z',
      'M850 880A51 51 0 0 1 858 790A53 53 0 0 1 900 706A55 55 0 0 1 980 650A57 57 0 0 1 1080 628A62 62 0 0 1 1190 614A62 62 0 0 1 1300 606A69 69 0 0 1 1420 630A110 110 0 0 1 1620 620A147 147 0 0 1 1860 650V1200H850Z',
    ],
    scraps: [
      [52, 486, 20],
      [130, 520, 80],
      [36, 600, 140],
      [404, 470, 30],
      [452, 560, 200],
      [420, 640, 100],
      [190, 440, 50],
      [330, 430, 10],
    ],
  },
  {
    part: 'tall',
    width: 390,
    height: 844,
    lands: [392, 470],
    sky: { x: -60, y: 290, scale: 0.6 },
    middle: { x: -60, y: 230, scale: 0.68 },
    kit: { x: 4, y: 322, scale: 0.82 },
    shore: 'M-600 506Q90 462 196 500Q226 516 196 540Q90 572-600 564Z',
    road: 'M120 520C140 590 300 580 280 650S180 690 196 800',
    next: {
      land: { x: -200, width: 900, y: 720 },
      isInFront: true,
      middle: { x: -440, y: 430, scale: 1.4 },
      front: { x: -250, y: 410, scale: 0.95 },
    },
    mist: [
      'M-240 900V740A100 100 0 0 1-30 730A38 38 0 0 1 30 700A39 39 0 0 1 100 706A41 41 0 0 1 170 730A40 40 0 0 1 240 720A41 41 0 0 1 310 700A45 45 0 0 1 390 706A100 100 0 0 1 640 740V900Z',
      'M-240 960V770A110 110 0 0 1-30 760A42 42 0 0 1 40 730A45 45 0 0 1 120 726A45 45 0 0 1 200 720A45 45 0 0 1 280 726A45 45 0 0 1 360 728A110 110 0 0 1 640 780V960Z',
      'M-240 1200V790A110 110 0 0 1-30 770A42 42 0 0 1 40 744A45 45 0 0 1 120 738A45 45 0 0 1 200 730A45 45 0 0 1 280 736A45 45 0 0 1 360 740A110 110 0 0 1 640 800V1200Z',
    ],
    scraps: [
      [14, 352, 20],
      [214, 352, 100],
      [20, 470, 140],
      [206, 476, 200],
    ],
  },
];

/** How far the land goes on beside its window, where the page is wider. */
const BESIDE = 1400;
const scrapPapers: readonly Paper[] = ['violet', 'sun', 'mint', 'sky'];

/** The end of a road: the landscape behind, Kit cheering in front, and the next world where the mist lifts. */
export function FinaleScene(props: FinaleSceneProps): ReactElement {
  return (
    <>
      {shapes.map((shape) => (
        <Finale key={shape.part} {...props} shape={shape} />
      ))}
    </>
  );
}

function Finale({
  motif,
  next,
  isKitThere = true,
  className,
  shape,
}: FinaleSceneProps & { readonly shape: Shape }): ReactElement {
  const { part, width, height, lands, sky, middle, kit, shore, road, mist, scraps } = shape;
  const here = places[motif]();
  const across = width + 2 * BESIDE;
  const beyond = next && (
    <>
      <Beyond motif={next} shape={shape} />
      <Mist d={mist[0]} isThin />
    </>
  );
  return (
    <SceneFrame
      width={width}
      height={height}
      keep={part === 'wide' ? 'xMaxYMax' : 'xMidYMax'}
      className={[`lk-scene-${part}`, 'lk-finale', className].filter(Boolean).join(' ')}
    >
      <At {...sky}>{here.sky}</At>
      {!shape.next.isInFront && beyond}
      <g transform={`translate(${-BESIDE} 0)`}>
        <Cut paper={here.far} d={`${here.edge(across, lands[0], here.period)}V2000H-60Z`} />
      </g>
      <At {...middle}>{here.middle}</At>
      <g transform={`translate(${-BESIDE} 0)`}>
        <Cut paper={here.near} d={`${here.edge(across, lands[1], here.period * 0.8)}V2000H-60Z`} />
      </g>
      <path className="lk-scene-road" data-part="edge" d={road} transform="translate(0 7)" />
      <path className="lk-scene-road" data-part="edge" d={road} />
      <path className="lk-scene-road" d={road} />
      {shape.next.isInFront && beyond}
      {next && <Mist d={mist[1]} isThin />}
      {next && <At {...shape.next.front}>{places[next]().front}</At>}
      {next && <Mist d={mist[2]} />}
      <Cut paper={here.shore} d={shore} />
      {scraps.map(([x, y, turn], index) => (
        <g key={index} className="lk-finale-scrap">
          <At x={x} y={y} turn={turn} scale={1.1}>
            <Cut paper={scrapPapers[index % scrapPapers.length]} line="thin" d="M-7 9V-13L11 9Z" />
          </At>
        </g>
      ))}
      {isKitThere && (
        <At {...kit}>
          <KitCheering />
        </At>
      )}
    </SceneFrame>
  );
}

/** What stands behind the mist. */
function Beyond({ motif, shape }: { readonly motif: SceneMotif; readonly shape: Shape }): ReactElement {
  const { far, edge, period, middle } = places[motif]();
  const { land, middle: spot } = shape.next;
  return (
    <>
      <g transform={`translate(${land.x} 0)`}>
        <Cut paper={far} line="none" d={`${edge(land.width, land.y, period)}V2000H-60Z`} />
      </g>
      <At {...spot}>{middle}</At>
    </>
  );
}

function Mist({ d, isThin = false }: { readonly d: string; readonly isThin?: boolean }): ReactElement {
  return (
    <g className="lk-finale-mist" data-thin={isThin || undefined}>
      <Cut paper="fog" line="none" d={d} />
    </g>
  );
}
