import type { Model } from '@logikit/contract';

/** One problem of a road, in order, as the learner stands with it. */
export interface Station {
  readonly problemId: number;
  readonly stars: number;
  readonly isFinal: boolean;
  readonly isSolved: boolean;
  readonly isTried: boolean;
}

export type StationState = Model<'Thread'>['problems'][number]['state'];

/**
 * States of a road: closed problems are done, the first other one is current. The rest is locked on a sequential
 * road, because each opens when the one before it is closed, and open on every other road.
 */
export function stationStates(stations: readonly Station[], isSequential: boolean): readonly StationState[] {
  const current = stations.findIndex((station) => !station.isFinal);
  return stations.map((station, index) => {
    if (station.isFinal) return 'done';
    if (index === current) return 'current';
    return isSequential ? 'locked' : 'open';
  });
}

/** The problem to open next (rule D-021): the first that is not closed, else the one with fewest stars below three. */
export function recommend(stations: readonly Station[]): number | null {
  const open = stations.find((station) => !station.isFinal);
  if (open) return open.problemId;
  const fewest = Math.min(...stations.map(({ stars }) => stars));
  return fewest < 3 ? (stations.find(({ stars }) => stars === fewest)?.problemId ?? null) : null;
}

/**
 * Problems that a road offers next: the one that is open on a sequential road; on every other road those that nobody
 * has to be led back to, because they were never tried, as long as there are any.
 */
export function offered(stations: readonly Station[], isSequential: boolean): readonly number[] {
  const open = stations.filter((station) => !station.isFinal);
  const untried = isSequential ? [] : open.filter((station) => !station.isTried);
  return (untried.length > 0 ? untried : open.slice(0, 1)).map(({ problemId }) => problemId);
}

/** Where "next" leads from a closed problem: the next one that is not closed, else the first such; null at the end. */
export function nextAfter(stations: readonly Station[], problemId: number): number | null {
  const here = stations.findIndex((station) => station.problemId === problemId);
  if (stations[here]?.isFinal !== true) return null;
  const onwards = [...stations.slice(here + 1), ...stations.slice(0, here)];
  return onwards.find((station) => !station.isFinal)?.problemId ?? null;
}

export function summarise(stations: readonly Station[]): Model<'ThreadProgress'> {
  const closed = stations.filter(({ isFinal }) => isFinal).length;
  return {
    problems: stations.length,
    closed,
    correct: stations.filter(({ isSolved }) => isSolved).length,
    stars: stations.reduce((sum, { stars }) => sum + stars, 0),
    maxStars: stations.length * 3,
    isCompleted: stations.length > 0 && closed === stations.length,
  };
}
