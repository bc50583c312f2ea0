import type { ReactElement } from 'react';
import { Cut, type Paper } from '../cut.tsx';
import { Cactus, Pyramid, Rock, Tent } from '../scenery/desert.tsx';
import { dunes, type Edge, firs, horizon, ridges, scallops, waves } from '../scenery/edges.ts';
import { Hedgehog, Mushroom, Stump } from '../scenery/forest.tsx';
import { Boat, Fish, Gull, Lighthouse } from '../scenery/harbour.tsx';
import { Cloud, Fir, House, Sheep, Windmill } from '../scenery/meadow.tsx';
import { Crystal, Flag, Mountain } from '../scenery/peaks.tsx';
import { Kite } from '../scenery/sky.tsx';
import { Moon, Ringed, Rocket, Saucer } from '../scenery/space.tsx';
import { At } from './at.tsx';
import type { SceneMotif } from './places.tsx';
import { SceneFrame, type SceneProps } from './scene.tsx';

interface Ground {
  readonly sky: Paper;
  readonly far: Paper;
  readonly near: Paper;
  readonly edge: Edge;
  readonly period: number;
}

const grounds: Readonly<Record<SceneMotif, Ground>> = {
  meadow: { sky: 'meadow-1', far: 'meadow-2', near: 'meadow-3', edge: waves, period: 150 },
  harbour: { sky: 'sea-1', far: 'sea-2', near: 'sea-3', edge: scallops, period: 40 },
  peaks: { sky: 'peak-1', far: 'peak-2', near: 'peak-3', edge: ridges, period: 54 },
  forest: { sky: 'forest-1', far: 'forest-2', near: 'forest-3', edge: firs, period: 26 },
  desert: { sky: 'desert-1', far: 'desert-2', near: 'desert-3', edge: dunes, period: 130 },
  space: { sky: 'space-1', far: 'space-2', near: 'space-3', edge: horizon, period: 300 },
};

/** The thing on each card, and where its feet stand on a card of 160 × 200. */
const things: Readonly<Record<string, ReactElement>> = {
  windmill: put(<Windmill />, 176, 1.25),
  sheep: put(<Sheep />, 172, 1.7),
  house: put(<House />, 172, 1.3),
  kite: put(<Kite upper="violet" lower="sun" />, 72, 0.95),
  lighthouse: put(<Lighthouse />, 176, 1.2),
  boat: put(<Boat tone={1} />, 152, 1.1),
  fish: put(<Fish />, 130, 1.5),
  gull: put(<Gull />, 92, 2.4),
  mountain: put(<Mountain />, 172, 1.1),
  crystal: put(<Crystal />, 172, 2),
  flag: put(<Flag />, 172, 1.7),
  cloud: put(<Cloud />, 84, 1.2),
  fir: put(<Fir />, 176, 1.6),
  mushroom: put(<Mushroom />, 172, 2.2),
  stump: put(<Stump />, 170, 1.8),
  hedgehog: put(<Hedgehog />, 168, 1.7),
  cactus: put(<Cactus />, 176, 1.6),
  pyramid: put(<Pyramid />, 174, 1.1),
  tent: put(<Tent />, 172, 1.5),
  rock: put(<Rock />, 172, 1.7),
  rocket: put(<Rocket />, 110, 1.5),
  ringed: put(<Ringed />, 96, 1.6),
  moon: put(<Moon />, 104, 1.5),
  saucer: put(<Saucer />, 104, 1.5),
};

function put(thing: ReactElement, y: number, scale: number): ReactElement {
  return (
    <At x={80} y={y} scale={scale}>
      {thing}
    </At>
  );
}

export interface CardPictureProps extends SceneProps {
  /** The landscape that the card belongs to. */
  readonly group: SceneMotif;
  /** Names the thing on it. */
  readonly code: string;
  /** A closed card lies in the mist: its landscape shows, and a little of the thing. */
  readonly isOpened: boolean;
}

/** One card of the collection, 160 × 200. */
export function CardPicture({ group, code, isOpened, className }: CardPictureProps): ReactElement {
  const { sky, far, near, edge, period } = grounds[group];
  return (
    <SceneFrame width={160} height={200} keep="xMidYMid slice" className={className}>
      <Cut paper={sky} line="none" d="M0 0H160V200H0Z" />
      <Cut paper={far} d={`${edge(220, 118, period)}V220H-60Z`} />
      <Cut paper={near} d={`${edge(220, 156, period * 0.8)}V220H-60Z`} />
      {things[code] ?? null}
      {!isOpened && <Mist />}
    </SceneFrame>
  );
}

function Mist(): ReactElement {
  return (
    <>
      <Cut
        paper="fog"
        d="M-10 210V128a20 20 0 0 1 30-18 28 28 0 0 1 48-10 32 32 0 0 1 56 2 24 24 0 0 1 36 16 20 20 0 0 1 20 12V210Z"
      />
      <Cut d="M20 160a22 22 0 0 1 36-8 26 26 0 0 1 46-2M84 186a16 16 0 0 1 26-6 20 20 0 0 1 34-2" />
    </>
  );
}
