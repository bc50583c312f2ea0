import type { ReactElement } from 'react';
import { Cut, type Paper } from '../cut.tsx';
import { scallops } from '../scenery/edges.ts';
import { Gull, Lighthouse } from '../scenery/harbour.tsx';
import { At } from './at.tsx';
import { SceneFrame, type SceneProps } from './scene.tsx';

/** Home is what is done, at sea what has begun, ashore what has not. */
export type BoatPlace = 'home' | 'sea' | 'ashore';

export interface FleetSceneProps extends SceneProps {
  readonly boats: readonly BoatPlace[];
}

interface Water {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const sails: Readonly<Record<BoatPlace, Paper>> = { ashore: 'paper', sea: 'card', home: 'sun' };

/** The more boats lie ashore, the longer the shore. */
function shoreOf(boats: readonly BoatPlace[]): number {
  return 130 + (150 * boats.filter((place) => place === 'ashore').length) / Math.max(1, boats.length);
}

function watersBeside(shore: number): Readonly<Record<BoatPlace, Water>> {
  const sea = shore * 0.9;
  return {
    ashore: { x: 8, y: 262, width: shore * 0.76 - 8, height: 72 },
    sea: { x: sea, y: 196, width: Math.max(60, 286 - sea), height: 132 },
    home: { x: 292, y: 176, width: 182, height: 154 },
  };
}

/** A boat as it is drawn, and the largest on this picture. */
const BOAT = { width: 124, height: 100, largest: 0.54 } as const;

interface Moored {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** So many places in one water: rows of as many as stand beside each other, each row half a place on. */
function moor(count: number, { x, y, width, height }: Water): readonly Moored[] {
  const columns = Math.max(1, Math.round(Math.sqrt((count * width) / height / 1.4)));
  const rows = Math.ceil(count / columns);
  const [across, down] = [width / (columns + (rows > 1 ? 0.5 : 0)), height / rows];
  const scale = Math.min(BOAT.largest, across / BOAT.width, (down * 1.25) / BOAT.height);
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / columns);
    return {
      x: x + across * ((index % columns) + 0.5 + (row % 2) / 2),
      y: y + down * (row + 0.5) + 10 * scale,
      scale,
    };
  });
}

/** A class at sea: one boat for each, where it is. */
export function FleetScene({ boats, className }: FleetSceneProps): ReactElement {
  const shore = shoreOf(boats);
  const waters = watersBeside(shore);
  return (
    <SceneFrame width={480} height={340} keep="xMidYMax slice" className={className}>
      <At x={150} y={96} scale={0.7}>
        <Gull />
      </At>
      <At x={192} y={80} scale={0.55}>
        <Gull />
      </At>
      <Cut paper="sea-2" d={`${scallops(540, 140, 60)}V900H-30Z`} />
      <Cut paper="sea-3" line="none" d={`${scallops(540, 206, 60)}V900H-30Z`} />
      <At x={446} y={190} scale={0.72}>
        <Lighthouse />
      </At>
      <Cut paper="sand" d={`M-400 250H-20Q${shore} 236 ${shore} 356V900H-400Z`} />
      {(['home', 'sea', 'ashore'] as const).map((place) => {
        const count = boats.filter((one) => one === place).length;
        return moor(count, waters[place]).map((at) => (
          <At key={`${place} ${at.x} ${at.y}`} {...at}>
            <Cut d="M0 8V-54" />
            <Cut paper={sails[place]} d="M3-52L39 0H3Z" />
            <Cut paper="cream" d="M-52 8H56L40 34H-34Z" />
            <Cut d="M-44 20H49" />
          </At>
        ));
      })}
    </SceneFrame>
  );
}
