import './exercise.css';
import type { Model } from '@logikit/sdk';
import { Stars } from '@logikit/widgets/ui';
import type { CSSProperties, ReactElement } from 'react';
import { Link } from 'react-router';
import { useLocale, useWords } from '../../../words/use-words.ts';
import { type ExerciseAddress, exerciseProblemPath } from '../../../paths/training.ts';

type Problem = Model<'ExerciseBlockProgress'>['problems'][number];

interface BlockMapProps {
  readonly address: ExerciseAddress;
  readonly problems: readonly Problem[];
}

const ROW = 5;
const STEP = 100;
const DROP = 148;

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Where a problem stands on the winding path: to the right, then back to the left, a little up and down. */
function spotOf(index: number): Spot {
  const row = Math.floor(index / ROW);
  const place = index % ROW;
  const column = row % 2 === 0 ? place : ROW - 1 - place;
  return { x: STEP / 2 + column * STEP, y: 52 + row * DROP + (place % 2 === 0 ? 12 : -12) };
}

/** A line through all spots that bends at each of them. */
function pathThrough(spots: readonly Spot[]): string {
  const [first, ...rest] = spots;
  if (!first) return '';
  let before = first;
  const bends = rest.map((spot) => {
    const middle = (before.x + spot.x) / 2;
    const isTurn = spot.x === before.x;
    const side = spot.x > (ROW * STEP) / 2 ? 46 : -46;
    const bend = isTurn
      ? `C${before.x + side} ${before.y} ${spot.x + side} ${spot.y} ${spot.x} ${spot.y}`
      : `C${middle} ${before.y} ${middle} ${spot.y} ${spot.x} ${spot.y}`;
    before = spot;
    return bend;
  });
  return `M${first.x} ${first.y}${bends.join('')}`;
}

/** The problems of the block on a winding path, each with its stars. */
export function BlockMap({ address, problems }: BlockMapProps): ReactElement {
  const t = useWords('training');
  const spots = problems.map((_, index) => spotOf(index));
  const width = ROW * STEP;
  const height = Math.ceil(problems.length / ROW) * DROP;
  const style: CSSProperties = { '--map-height': height, '--map-width': width };
  const current = problems.findIndex(({ isFinal, isSkipped }) => !isFinal && !isSkipped);
  return (
    <div className="exercise-map" style={style}>
      <svg className="exercise-path" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <path d={pathThrough(spots)} />
      </svg>
      <ol aria-label={t('training.exercise.problems')}>
        {problems.map((problem, index) => (
          <Station
            key={problem.id}
            address={address}
            problem={problem}
            place={index + 1}
            spot={{ x: ((spots[index]?.x ?? 0) / width) * 100, y: ((spots[index]?.y ?? 0) / height) * 100 }}
            isCurrent={index === current}
          />
        ))}
      </ol>
    </div>
  );
}

interface StationProps {
  readonly address: ExerciseAddress;
  readonly problem: Problem;
  readonly place: number;
  /** In percent of the map. */
  readonly spot: Spot;
  readonly isCurrent: boolean;
}

function Station({ address, problem, place, spot, isCurrent }: StationProps): ReactElement {
  const t = useWords('training');
  const locale = useLocale();
  const { id, title, stars, isFinal, isSkipped } = problem;
  const state = isSkipped ? 'skipped' : isFinal ? 'done' : isCurrent ? 'current' : 'open';
  const style: CSSProperties = { '--x': `${spot.x}%`, '--y': `${spot.y}%` };
  return (
    <li style={style}>
      <Link
        className="exercise-station"
        to={exerciseProblemPath(locale, address, id)}
        data-state={state}
        aria-current={isCurrent ? 'step' : undefined}
        aria-label={t(`training.exercise.problem.${state}`, { place, title, stars, max: 3 })}
      >
        {place}
      </Link>
      {isFinal && !isSkipped && <Stars earned={stars} className="exercise-station-stars" />}
    </li>
  );
}
