import type { ReactElement, ReactNode } from 'react';
import { Cut, Dot } from '../cut.tsx';
import { Gull } from '../scenery/harbour.tsx';
import { Cloud, Fir, Flower, House, Tree } from '../scenery/meadow.tsx';
import { starPath } from '../stars.tsx';
import { At } from './at.tsx';
import { SceneFrame, type SceneProps } from './scene.tsx';

/** The upper edge of a card of settings: 520 × 150, cut at its sides where the card is narrow. */
export function Band({ children, className }: SceneProps & { readonly children: ReactNode }): ReactElement {
  return (
    <SceneFrame width={520} height={150} keep="xMidYMid slice" className={className}>
      {children}
    </SceneFrame>
  );
}

const note = 'M9 0V-40L34-46V-8';

function Note({ paper }: { readonly paper: 'violet' | 'sky' | 'mint' }): ReactElement {
  return (
    <>
      <Cut line="near" d={note} />
      <Cut paper={paper} d="M-11 2a11 8 0 1 0 22 0a11 8 0 1 0-22 0Z" />
      <Cut paper={paper} d="M14-6a11 8 0 1 0 22 0a11 8 0 1 0-22 0Z" />
    </>
  );
}

/** A gramophone that plays. */
export function SoundScene(props: SceneProps): ReactElement {
  return (
    <Band {...props}>
      <Cut paper="coral-soft" line="none" d="M-400-40H920V190H-400Z" />
      <Cut paper="sand" d="M-400 128Q260 112 920 128V190H-400Z" />
      <At x={196} y={126} scale={0.84}>
        <Cut paper="trunk" d="M-52 6V-34H52V6Z" />
        <Cut paper="sand" d="M-60-34H60V-44H-60Z" />
        <Cut line="bold" d="M6-44Q6-62 26-68" />
        <Cut paper="coral" d="M14-60L26-80L98-112Q112-70 92-30Z" />
        <Cut paper="sun" d="M80-71a15 42 0 1 0 30 0a15 42 0 1 0-30 0Z" />
        <Dot paper="sun" x={-26} y={-14} r={9} />
      </At>
      <At x={336} y={66} scale={0.9}>
        <Note paper="violet" />
      </At>
      <At x={404} y={96} scale={0.7}>
        <Note paper="sky" />
      </At>
      <At x={432} y={52} scale={0.6}>
        <Note paper="mint" />
      </At>
    </Band>
  );
}

const nightStars = [
  [310, 38, 11],
  [468, 63, 9],
  [424, 25, 7],
] as const;

/** The same house by day and by night. */
export function DayAndNightScene(props: SceneProps): ReactElement {
  return (
    <Band {...props}>
      <g className="lk-lit">
        <Cut paper="sea-1" line="none" d="M-400-40H260V190H-400Z" />
        <Dot paper="sun" x={196} y={46} r={19} />
        <At x={74} y={58} scale={0.5}>
          <Cloud />
        </At>
        <Cut paper="meadow-2" d="M-400 130Q130 70 262 112V190H-400Z" />
        <At x={130} y={116} scale={0.6}>
          <House />
        </At>
        <At x={190} y={118} scale={0.6}>
          <Tree />
        </At>
        <At x={52} y={120} scale={0.5}>
          <Tree />
        </At>
      </g>
      <g className="lk-root" data-theme="laboratory">
        <Cut paper="sunk" line="none" d="M260-40H920V190H260Z" />
        {nightStars.map(([x, y, radius]) => (
          <Cut key={x} paper="sun" line="thin" d={starPath(x, y, radius)} />
        ))}
        <Cut paper="sun" d="M384 26A26 26 0 1 0 406 66A21 21 0 0 1 384 26Z" />
        <Cut paper="meadow-2" d="M258 112Q390 82 920 130V190H258Z" />
        <At x={330} y={118} scale={0.62}>
          <Fir />
        </At>
        <At x={460} y={120} scale={0.5}>
          <Fir />
        </At>
        <At x={402} y={122} scale={0.6}>
          <House />
        </At>
      </g>
      <Cut d="M260-40V190" />
    </Band>
  );
}

/** A window with its curtains drawn aside. */
export function CurtainScene(props: SceneProps): ReactElement {
  return (
    <Band {...props}>
      <Cut paper="violet-soft" line="none" d="M-400-40H920V190H-400Z" />
      <Cut paper="peak-2" d="M-400 122H920V190H-400Z" />
      <Cut paper="card" d="M168 122V36H352V122Z" />
      <Cut paper="sky-soft" d="M182 122V48H338V122Z" />
      <Cut paper="sun" d={starPath(260, 84, 20)} />
      <Cut paper="violet" d="M160 30H250Q244 84 186 104Q176 116 178 124H160Z" />
      <Cut paper="violet" d="M360 30H270Q276 84 334 104Q344 116 342 124H360Z" />
      <Cut paper="sun" d="M148 24H372V36H148Z" />
      <At x={100} y={124} scale={1.1}>
        <Flower tone={1} />
      </At>
      <At x={424} y={124} scale={1.1}>
        <Flower />
      </At>
    </Band>
  );
}

/** A door, and the key to it. */
export function KeyScene(props: SceneProps): ReactElement {
  return (
    <Band {...props}>
      <Cut paper="mint-soft" line="none" d="M-400-40H920V190H-400Z" />
      <Cut paper="leaf" d="M-400 126H920V190H-400Z" />
      <At x={190} y={126} scale={0.84}>
        <Cut paper="trunk" d="M-46 0V-66a46 46 0 0 1 92 0V0Z" />
        <Cut d="M-16 0V-106M16 0V-106" />
        <Cut paper="card" d="M14-54h24v26H14Z" />
        <Dot paper="edge" x={26} y={-44} r={4} />
        <Cut line="thin" d="M26-44v9" />
      </At>
      <At x={330} y={74} turn={-12}>
        <Dot paper="sun" x={0} y={0} r={24} line="near" />
        <Dot paper="mint-soft" x={0} y={0} r={9} />
        <Cut paper="sun" d="M22-8H104V8H98V26H84V8H76V20H62V8H22Z" />
      </At>
      <At x={80} y={128} scale={0.9}>
        <Fir />
      </At>
      <At x={116} y={132} scale={0.6}>
        <Fir />
      </At>
      <At x={452} y={128}>
        <Flower tone={1} />
      </At>
    </Band>
  );
}

/**
 * The house of a family, 640 × 450. Its six windows are the page's: 92 × 90 each, at x 158, 274 and 390 and at y 150 and
 * 294, with 32 below each for a name.
 */
export function FamilyHouseScene({ className }: SceneProps): ReactElement {
  return (
    <SceneFrame width={640} height={450} keep="xMidYMax slice" className={className}>
      <Cut paper="sea-1" line="none" d="M-400-400H1040V850H-400Z" />
      <At x={150} y={40} scale={0.8}>
        <Gull />
      </At>
      <At x={104} y={110} scale={0.7}>
        <Cloud />
      </At>
      <At x={556} y={150} scale={0.62}>
        <Cloud />
      </At>
      <Cut paper="meadow-2" d="M-400 380Q150 290 320 340T1040 330V850H-400Z" />
      <At x={84} y={392} scale={1.25}>
        <Tree />
      </At>
      <At x={550} y={392} scale={0.95}>
        <Fir />
      </At>
      <At x={592} y={402} scale={0.7}>
        <Fir />
      </At>
      <Cut paper="trunk" d="M432 92V40H466V120Z" />
      <Cut paper="card" line="thin" d="M426 40H472V52H426Z" />
      <Cut paper="card" d="M138 132H502V430H138Z" />
      <Cut paper="roof" d="M116 136L320 22L524 136Z" />
      <Dot paper="card" x={320} y={88} r={26} />
      <Cut paper="sun" d={starPath(320, 88, 16)} />
      <Cut paper="meadow-3" d="M-400 432Q160 414 320 424T1040 432V850H-400Z" />
      <At x={120} y={440}>
        <Flower tone={1} />
      </At>
      <At x={536} y={440}>
        <Flower />
      </At>
    </SceneFrame>
  );
}
