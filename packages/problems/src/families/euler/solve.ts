import type { Solved, Step } from '../../core/family.ts';
import { techniqueOf } from './params.ts';
import type { Choice, EulerParams, Figure, Stroke } from './params.ts';

/** Strokes: how many lines one stroke can draw, when it draws them all. Choices: the figures that some stroke draws. */
export function solve(params: EulerParams): Solved {
  return params.task === 'stroke' ? solveStroke(params) : solveChoice(params);
}

function solveStroke({ figure, start }: Stroke): Solved {
  const technique = techniqueOf(figure.lines.length);
  const way = strokeFrom(figure, start);
  if (way === null) return { answers: [], trace: [], technique };
  const odd = oddPoints(figure);
  const first: Step = {
    key: 'euler.odd',
    args: { points: odd.join(','), start },
    highlight: odd.map((point) => `point-${point}`),
  };
  return { answers: [String(figure.lines.length)], trace: [first, ...told(way)], technique };
}

const mostParts = 3;
const shortPart = 6;

/** The stroke in a few parts, point by point. */
function told(way: readonly number[]): readonly Step[] {
  const lines = way.length - 1;
  const parts = Math.min(mostParts, Math.ceil(lines / shortPart));
  const size = Math.ceil(lines / parts);
  return Array.from({ length: Math.ceil(lines / size) }, (_, index) => {
    const points = way.slice(index * size, (index + 1) * size + 1);
    const args = { points: points.join(','), from: index * size };
    return { key: index === 0 ? 'euler.begin' : 'euler.on', args, highlight: [`way-${index}`] };
  });
}

function solveChoice({ figures }: Choice): Solved {
  const technique = techniqueOf(Math.max(...figures.map(({ lines }) => lines.length)));
  const right = figures.flatMap((figure, index) => {
    const canDraw = figure.points.some((_, start) => strokeFrom(figure, start) !== null);
    return canDraw ? [index] : [];
  });
  if (right.length === 0) return { answers: [], trace: [], technique };
  const trace = figures.map((figure, index): Step => {
    const odd = oddPoints(figure).length;
    return { key: 'euler.figure', args: { figure: index, odd }, highlight: [`figure-${index}`] };
  });
  return { answers: [right.join(',')], trace, technique };
}

function oddPoints({ points, lines }: Figure): readonly number[] {
  const ends = lines.flat();
  return points.flatMap((_, point) => (ends.filter((end) => end === point).length % 2 === 1 ? [point] : []));
}

/** Walks on over new lines while it can, and inserts round trips where lines were left; null when some stay undrawn. */
export function strokeFrom({ lines }: Figure, start: number): readonly number[] | null {
  const left = new Set(lines.map((_, index) => index));
  const walk = [start];
  const done: number[] = [];
  while (walk.length > 0) {
    const here = walk.at(-1) ?? start;
    const next = [...left].find((index) => lines[index]?.includes(here));
    if (next === undefined) {
      done.push(walk.pop() ?? start);
      continue;
    }
    left.delete(next);
    const [a, b] = lines[next] ?? [here, here];
    walk.push(a === here ? b : a);
  }
  const way = done.reverse();
  const drawn = way.slice(1).map((point, index) => [way[index] ?? 0, point].sort((a, b) => a - b).join());
  const isWhole =
    way.length === lines.length + 1 && lines.every((line) => drawn.includes([...line].sort((a, b) => a - b).join()));
  return isWhole && way[0] === start ? way : null;
}
