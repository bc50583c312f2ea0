import type { ReactElement } from 'react';
import { Cut } from '../cut.tsx';
import { KitPointing } from '../kit/pointing.tsx';
import { scallops } from '../scenery/edges.ts';
import { Boat, Fish, Gull, Lighthouse } from '../scenery/harbour.tsx';
import { Cloud, Fir, Flower, Sheep, Tree } from '../scenery/meadow.tsx';
import { Kite } from '../scenery/sky.tsx';
import { At } from './at.tsx';
import { SceneFrame, type SceneProps } from './scene.tsx';

/**
 * The main page's harbour: Kit on a hill holds up the card with three sails. From 640 px on a wide picture, below it a
 * tall one; both lie at the foot of a box that is positioned and coloured by the page (`--lk-sea-1`).
 */
export function HeroScene({ className }: SceneProps): ReactElement {
  return (
    <>
      <WideHero className={['lk-scene-wide', className].filter(Boolean).join(' ')} />
      <TallHero className={['lk-scene-tall', className].filter(Boolean).join(' ')} />
    </>
  );
}

function WideHero({ className }: SceneProps): ReactElement {
  return (
    <SceneFrame width={1280} height={470} className={className}>
      <At x={1160} y={-70} scale={0.9}>
        <Cloud />
      </At>
      <At x={600} y={90} scale={0.7}>
        <Cloud />
      </At>
      <At x={800} y={20}>
        <Gull />
      </At>
      <At x={700} y={-70} turn={12} scale={0.8}>
        <Kite upper="violet" lower="sun" />
      </At>
      <Cut paper="sea-2" d={`${scallops(1280, 250, 128)}V490H-64Z`} />
      <At x={600} y={300} scale={1.1}>
        <Lighthouse />
      </At>
      <At x={410} y={268} scale={0.8}>
        <Boat tone={0} />
      </At>
      <Cut paper="sea-3" d={`${scallops(1280, 314, 100)}V490H-50Z`} />
      <At x={180} y={352} scale={1.1}>
        <Boat tone={1} />
      </At>
      <At x={380} y={408} scale={0.9}>
        <Fish />
      </At>
      <Cut paper="meadow-3" line="near" d="M480 490Q700 250 1300 240V490Z" />
      <At x={1246} y={262}>
        <Fir />
      </At>
      <At x={716} y={420} scale={0.9}>
        <Tree />
      </At>
      <At x={790} y={440}>
        <Flower />
      </At>
      <At x={816} y={452} scale={0.8}>
        <Flower tone={1} />
      </At>
      <At x={1150} y={400}>
        <Sheep />
      </At>
      <Card x={1146} y={112} size={150} />
      <g className="lk-lift">
        <At x={800} y={12} scale={1.417}>
          <KitPointing isMarked={false} />
        </At>
      </g>
    </SceneFrame>
  );
}

function TallHero({ className }: SceneProps): ReactElement {
  return (
    <SceneFrame width={390} height={430} className={className}>
      <At x={320} y={40} scale={0.6}>
        <Cloud />
      </At>
      <At x={60} y={60} scale={0.8}>
        <Gull />
      </At>
      <Cut paper="sea-2" d={`${scallops(390, 150, 78)}V450H-39Z`} />
      <At x={40} y={190} scale={0.8}>
        <Lighthouse />
      </At>
      <Cut paper="sea-3" d={`${scallops(390, 220, 64)}V450H-39Z`} />
      <At x={50} y={262} scale={0.6}>
        <Fish />
      </At>
      <Cut paper="meadow-3" line="near" d="M-20 440Q120 240 410 262V440Z" />
      <At x={330} y={400}>
        <Flower />
      </At>
      <At x={70} y={424} scale={0.8}>
        <Flower tone={1} />
      </At>
      <Card x={322} y={172} size={100} />
      <g className="lk-lift">
        <At x={70} y={130} scale={0.958}>
          <KitPointing isMarked={false} />
        </At>
      </g>
    </SceneFrame>
  );
}

/** The answer that Kit holds up: a card of a real problem. */
function Card({ x, y, size }: { readonly x: number; readonly y: number; readonly size: number }): ReactElement {
  const [half, corner, drop] = [size / 2, size * 0.18, size * 0.062];
  const paper = { x: -half, width: size, height: size, rx: corner };
  return (
    <g className="lk-lift">
      <At x={x} y={y} turn={7}>
        <rect className="lk-cut lk-paper-edge" {...paper} y={drop} />
        <rect className="lk-cut lk-paper-card lk-ink-near" {...paper} y={0} />
        <At x={-size * 0.013} y={size * 0.61} scale={size / 136}>
          <Boat tone={2} />
        </At>
      </At>
    </g>
  );
}
