import { Fragment, type ReactElement } from 'react';
import { Cut, type Paper } from '../cut.tsx';
import { places, type SceneMotif } from './places.tsx';
import { SceneFrame, type SceneProps } from './scene.tsx';

/** Of one day of a week: its letter under the road, and how many stones lie on it. */
export interface WeekDay {
  readonly letter: string;
  readonly stones: number;
}

export interface WeekSceneProps extends SceneProps {
  /** The landscape of the road. */
  readonly motif: SceneMotif;
  /** The last one is today; none: only the road. */
  readonly days: readonly WeekDay[];
}

const stone: Readonly<Record<SceneMotif, Paper>> = {
  meadow: 'sun',
  harbour: 'sky',
  peaks: 'violet',
  forest: 'mint',
  desert: 'coral',
  space: 'violet',
};

/** As far the land goes to the left of its window, where the box is wider. */
const REACH = 1400;
const STEP = 62;
const FIRST = 45;
/** Higher piles do not stand under the flag. */
const MOST = 4;
/** Of each stone of a pile from below: half of its width, the length of its top and its height. */
const shapes = [
  { half: 27.7, top: 22.5, height: 16.2 },
  { half: 20.7, top: 18, height: 14.4 },
  { half: 15.5, top: 13.5, height: 12.6 },
  { half: 11.8, top: 9, height: 10.8 },
] as const;
const ROAD =
  'M-440 112C-320 98-170 92-70 108S15 102 45 102S77 112 107 112S139 102 169 102S201 112 231 112S263 102 293 102S325 112 355 112S387 102 417 102S500 104 620 104';

/** The road goes up and down from day to day. */
const groundAt = (index: number): number => (index % 2 === 0 ? 104 : 114);

/** A week on the learner's own road: as many stones on each day as it had stretches of practice; the flag is today. */
export function WeekScene({ motif, days, className }: WeekSceneProps): ReactElement {
  const { far, near, edge, period, sky, middle } = places[motif]();
  return (
    <div className={['lk-week', className].filter(Boolean).join(' ')} data-motif={motif}>
      <SceneFrame width={700} height={300} className="lk-week-land">
        {sky}
        <g transform={`translate(${700 - REACH} 0)`}>
          <Cut paper={far} d={`${edge(REACH, 184, period)}V400H-60Z`} />
        </g>
        <g transform="translate(70 -36)">{middle}</g>
        <g transform={`translate(${700 - REACH} 0)`}>
          <Cut paper={near} line="none" d={`${edge(REACH, 246, period * 0.8)}V400H-60Z`} />
        </g>
      </SceneFrame>
      <svg className="lk-week-road" viewBox="0 0 462 156" aria-hidden>
        <path className="lk-scene-road" data-part="edge" d={ROAD} transform="translate(0 6)" />
        <path className="lk-scene-road" data-part="edge" d={ROAD} />
        <path className="lk-scene-road" d={ROAD} />
        {days.map(({ letter, stones }, index) => (
          <Fragment key={index}>
            <Pile x={FIRST + index * STEP} y={groundAt(index)} stones={Math.min(MOST, stones)} paper={stone[motif]} />
            <text x={FIRST + index * STEP} y={148} data-today={index === days.length - 1 || undefined}>
              {letter}
            </text>
          </Fragment>
        ))}
        {days.length > 0 && <Flag x={FIRST + (days.length - 1) * STEP} y={topOf(days.at(-1), days.length - 1)} />}
      </svg>
    </div>
  );
}

const heightOf = (stones: number): number =>
  shapes.slice(0, Math.min(MOST, stones)).reduce((sum, { height }) => sum + height, 0);

const topOf = (day: WeekDay | undefined, index: number): number => groundAt(index) - heightOf(day?.stones ?? 0);

interface PileProps {
  readonly x: number;
  readonly y: number;
  readonly stones: number;
  readonly paper: Paper;
}

/** A day without practice leaves its place open. */
function Pile({ x, y, stones, paper }: PileProps): ReactElement {
  if (stones === 0) {
    return <ellipse className="lk-cut lk-ink-thin lk-week-none" cx={x} cy={y - 3} rx={17} ry={7} />;
  }
  const papers: readonly Paper[] = [paper, 'card', paper === 'coral' ? 'sun' : 'coral', 'card'];
  return (
    <>
      {shapes.slice(0, stones).map(({ half, top, height }, index) => (
        <Cut
          key={index}
          paper={papers[index] ?? paper}
          line="thin"
          d={`M${x - half} ${y - heightOf(index)}q-2-${height * 0.83} ${half - top / 2}-${height}h${top}q${half - top / 2} 1 ${half - top / 2} ${height}Z`}
        />
      ))}
    </>
  );
}

function Flag({ x, y }: { readonly x: number; readonly y: number }): ReactElement {
  return (
    <>
      <Cut line="thin" d={`M${x} ${y}v-30`} />
      <Cut paper="coral" line="thin" d={`M${x} ${y - 31}l22 8l-22 8Z`} />
    </>
  );
}
