import type { Level, Mode } from '../../core/family.ts';
import type { Rng } from '../../core/rng.ts';
import { colourIds } from '../../draw/palette.ts';
import { degreesOf, drawFigure } from './figures.ts';
import type { Wish } from './figures.ts';
import { knobsOf } from './params.ts';
import type { Choice, EulerParams, Figure, Knobs, Stroke } from './params.ts';

export function generate(rng: Rng, level: Level, mode: Mode): EulerParams | null {
  const knobs = knobsOf(level);
  return mode === 'graphic' ? drawStroke(rng, knobs) : drawChoice(rng, knobs, mode === 'multi');
}

const figuresTried = 120;

function find(rng: Rng, wish: Wish): Figure | null {
  for (let n = 0; n < figuresTried; n += 1) {
    const figure = drawFigure(rng, wish);
    if (figure) return figure;
  }
  return null;
}

function drawStroke(rng: Rng, { points, lines }: Knobs): Stroke | null {
  // Two odd points are harder: the stroke must end where it did not begin.
  const isRound = rng.chance(roundShare);
  const odd = (count: number): boolean => count === (isRound ? 0 : 2);
  const isEven = rng.chance(evenShare);
  const figure = find(rng, {
    points: rng.int(...points),
    lines: rng.int(...lines),
    odd,
    least: isRound ? 2 : 1,
    isEven,
  });
  if (!figure) return null;
  const degrees = degreesOf(figure);
  const starts = degrees.flatMap((degree, point) => (isRound || degree % 2 === 1 ? [point] : []));
  return { task: 'stroke', figure, start: rng.pick(starts), colour: rng.pick(colourIds) };
}

const roundShare = 0.4;
/** So many figures look the same from left and right. */
const evenShare = 0.7;

/**
 * Which figures are right is drawn first; all figures of one choice have as many points and as many
 * lines, and all or none look the same from both sides: how a figure looks must not tell it.
 */
function drawChoice(rng: Rng, { choice, figures: count }: Knobs, isMulti: boolean): Choice | null {
  const [points, range, least] = choice;
  const all = Array.from({ length: count }, (_, index) => index);
  const right = rng.sample(all, isMulti ? rng.int(1, count - 1) : 1).sort((a, b) => a - b);
  const lines = rng.int(...range);
  const isEven = rng.chance(evenShare);
  const figures = all.map((index) => {
    const odd = right.includes(index) ? (n: number) => n <= 2 : (n: number) => n > 2;
    return find(rng, { points, lines, odd, least, isEven });
  });
  const drawn = figures.filter((figure) => figure !== null);
  if (drawn.length < count || new Set(drawn.map((figure) => JSON.stringify(figure))).size < count) return null;
  return { task: 'choice', figures: drawn, colours: rng.sample(colourIds, count), right };
}
