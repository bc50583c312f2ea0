import type { Rng } from '../../core/rng.ts';
import type { Figure, Line, Point } from './params.ts';

export interface Wish {
  readonly points: number;
  readonly lines: number;
  /** How many points have an odd number of lines. */
  readonly odd: (count: number) => boolean;
  /** The fewest lines of a point. */
  readonly least: number;
  /** Looks the same from left and right. */
  readonly isEven: boolean;
}

/** A figure of straight lines that meet in points only, or null when this draw does not turn out as wished. */
export function drawFigure(rng: Rng, wish: Wish): Figure | null {
  const { isEven } = wish;
  const points = isEven ? evenPoints(rng, wish.points) : rng.sample(places(wish.points), wish.points);
  if (points === null || !isSpread(points)) return null;
  const lines = drawLines(rng, { points, count: wish.lines, isEven });
  if (lines === null) return null;
  const figure = { points, lines };
  const degrees = degreesOf(figure);
  const isWished = wish.odd(degrees.filter((degree) => degree % 2 === 1).length);
  return isWished && Math.min(...degrees) >= wish.least && isJoined(figure) ? figure : null;
}

const across = 4;

/** A few points stand far apart, many closer together. */
function places(count: number): readonly Point[] {
  const steps = count < 6 ? [0, 2, 4] : [0, 1, 2, 3, 4];
  return steps
    .flatMap((x) => steps.map((y): Point => [x, y]))
    .filter(([x, y]) => count < 6 || (x + y) % 2 === 0 || count > 8);
}

function evenPoints(rng: Rng, count: number): readonly Point[] | null {
  const all = places(count);
  const axis = all.filter(([x]) => x * 2 === across);
  const sides = all.filter(([x]) => x * 2 < across);
  const pairs = rng.int(Math.max(1, Math.ceil((count - axis.length) / 2)), Math.floor(count / 2));
  if (pairs > sides.length) return null;
  const left = rng.sample(sides, pairs);
  return [...left, ...left.map(([x, y]): Point => [across - x, y]), ...rng.sample(axis, count - 2 * pairs)];
}

function isSpread(points: readonly Point[]): boolean {
  const span = (values: readonly number[]): number => Math.max(...values) - Math.min(...values);
  return span(points.map(([x]) => x)) >= 3 && span(points.map(([, y]) => y)) >= 2;
}

interface Plan {
  readonly points: readonly Point[];
  readonly count: number;
  readonly isEven: boolean;
}

/** Lines in random order; one that would cross another or run through a point is left out. */
function drawLines(rng: Rng, { points, count, isEven }: Plan): readonly Line[] | null {
  const twins = isEven ? points.map(([x, y]) => points.findIndex(([u, v]) => u === across - x && v === y)) : null;
  const lines: Line[] = [];
  for (const line of rng.shuffle(clearLines(points))) {
    const missing = count - lines.length;
    if (missing === 0) break;
    const twin = twins ? twinOf(twins, line) : line;
    const isTwin = twin[0] === line[0] && twin[1] === line[1];
    if ((missing === 1 && !isTwin) || lines.some(([a, b]) => a === line[0] && b === line[1])) continue;
    if (isTwin ? isFree(points, lines, line) : isPairFree(points, lines, [line, twin])) {
      lines.push(line);
      if (!isTwin) lines.push(twin);
    }
  }
  return lines.length === count ? lines : null;
}

/** The same line on the other side of the axis. */
function twinOf(twins: readonly number[], [a, b]: Line): Line {
  const [c, d] = [twins[a] ?? a, twins[b] ?? b];
  return c < d ? [c, d] : [d, c];
}

const longest = 17;

/** Lines that are not too long and run through no point. */
function clearLines(points: readonly Point[]): readonly Line[] {
  const found: Line[] = [];
  points.forEach((from, a) => {
    points.forEach((to, b) => {
      if (b <= a || (from[0] - to[0]) ** 2 + (from[1] - to[1]) ** 2 > longest) return;
      if (points.every((point, index) => index === a || index === b || !isOn(point, from, to))) found.push([a, b]);
    });
  });
  return found;
}

function isPairFree(points: readonly Point[], lines: readonly Line[], [one, other]: readonly [Line, Line]): boolean {
  return isFree(points, lines, one) && isFree(points, lines, other) && isFree(points, [one], other);
}

function isFree(points: readonly Point[], lines: readonly Line[], line: Line): boolean {
  return !lines.some((other) => doCross(points, line, other));
}

function side([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  return Math.sign((bx - ax) * (y - ay) - (by - ay) * (x - ax));
}

function isOn(point: Point, from: Point, to: Point): boolean {
  if (side(point, from, to) !== 0) return false;
  return (point[0] - from[0]) * (point[0] - to[0]) + (point[1] - from[1]) * (point[1] - to[1]) <= 0;
}

function doCross(points: readonly Point[], [one, other]: Line, [third, fourth]: Line): boolean {
  if (one === third || one === fourth || other === third || other === fourth) return false;
  const [a, b, c, d] = [points[one], points[other], points[third], points[fourth]];
  if (!a || !b || !c || !d) return false;
  return side(c, a, b) !== side(d, a, b) && side(a, c, d) !== side(b, c, d);
}

export function degreesOf({ points, lines }: Figure): readonly number[] {
  const degrees = points.map(() => 0);
  for (const [a, b] of lines) {
    degrees[a] = (degrees[a] ?? 0) + 1;
    degrees[b] = (degrees[b] ?? 0) + 1;
  }
  return degrees;
}

function isJoined({ points, lines }: Figure): boolean {
  const found = new Set([0]);
  for (const point of found) for (const [a, b] of lines) if (a === point || b === point) found.add(a).add(b);
  return found.size === points.length;
}
