import type { Solved, Step } from '../../core/family.ts';
import { hasBlock, longestLine } from './hexominoes.ts';
import { hasFoot } from './params.ts';
import type { CubeParams, Face, MarkId, NetsParams, Shape, View } from './params.ts';

/** Folds in space: every square becomes a face with a direction to look at and a direction to its foot. */
export function solve(params: NetsParams): Solved {
  switch (params.task) {
    case 'opposite':
      return solveOpposite(params);
    case 'cube':
    case 'cubes':
      return solveCubes(params);
    case 'shapes':
      return solveShapes(params.options);
  }
}

/** x to the right, y up, z towards the reader. */
type Vector = readonly [number, number, number];

interface Place {
  readonly normal: Vector;
  readonly right: Vector;
  readonly down: Vector;
}

const minus = ([x, y, z]: Vector): Vector => [0 - x, 0 - y, 0 - z];
const same = (a: Vector, b: Vector): boolean => a.every((value, axis) => value === b[axis]);

/** Folds every square down behind its neighbour; the printed side stays outside. */
function fold(net: Shape): readonly Place[] {
  const places: Place[] = [];
  const visit = (index: number, place: Place): void => {
    places[index] = place;
    const [x = 0, y = 0] = net[index] ?? [];
    net.forEach(([a, b], next) => {
      if (places[next] || Math.abs(a - x) + Math.abs(b - y) !== 1) return;
      visit(next, bent(place, a - x, b - y));
    });
  };
  visit(0, { normal: [0, 0, 1], right: [1, 0, 0], down: [0, -1, 0] });
  return places;
}

function bent({ normal, right, down }: Place, dx: number, dy: number): Place {
  if (dx === 1) return { normal: right, right: minus(normal), down };
  if (dx === -1) return { normal: minus(right), right: normal, down };
  if (dy === 1) return { normal: down, right, down: minus(normal) };
  return { normal: minus(down), right, down: normal };
}

function isCube(net: Shape): boolean {
  return new Set(fold(net).map(({ normal }) => normal.join())).size === 6;
}

const idOf = (index: number): string => `face-${index}`;

function solveOpposite({ net, faces, ask, options }: Extract<NetsParams, { task: 'opposite' }>): Solved {
  const places = fold(net);
  const at = faces.findIndex(({ mark }) => mark === ask);
  const own = places[at]?.normal ?? [0, 0, 1];
  const far = places.flatMap(({ normal }, index) => (same(normal, minus(own)) ? [index] : []));
  const found = far.flatMap((index) => options.filter((mark) => mark === faces[index]?.mark));
  const touching = faces.flatMap((_, index) => (index === at || far.includes(index) ? [] : [index]));
  const [x = 0, y = 0] = net[at] ?? [];
  const isBeside = (index: number): boolean => {
    const [a = 0, b = 0] = net[index] ?? [];
    return Math.abs(a - x) + Math.abs(b - y) === 1;
  };
  const marksOf = (indexes: readonly number[]): string => indexes.map((index) => faces[index]?.mark).join(',');
  const line = far.find((index) => isLine(net, at, index));
  if (line !== undefined) {
    const rule = { key: 'nets.line', args: { ask }, highlight: [idOf(at), idOf(line)] };
    return { answers: found.slice(0, 2), trace: [rule], technique: 1 };
  }
  const near = touching.filter(isBeside);
  const folded = touching.filter((index) => !isBeside(index));
  const trace: readonly Step[] = [
    { key: 'nets.beside', args: { ask, marks: marksOf(near) }, highlight: [at, ...near].map(idOf) },
    { key: 'nets.folded', args: { ask, marks: marksOf(folded) }, highlight: folded.map(idOf) },
  ];
  return { answers: found.slice(0, 2), trace, technique: 2 };
}

function isLine(net: Shape, one: number, two: number): boolean {
  const [[a, b], [c, d]] = [net[one] ?? [0, 0], net[two] ?? [0, 0]];
  const middle = net.some(([x, y]) => 2 * x === a + c && 2 * y === b + d);
  return middle && (Math.abs(a - c) === 2) !== (Math.abs(b - d) === 2) && (a === c || b === d);
}

/** Where the visible faces look, and where right and down are on them. The corner is turned to the reader. */
const visible: readonly Place[] = [
  { normal: [0, 0, 1], right: [1, 0, 0], down: [0, -1, 0] },
  { normal: [0, -1, 0], right: [1, 0, 0], down: [0, 0, -1] },
  { normal: [1, 0, 0], right: [0, 1, 0], down: [0, 0, -1] },
];

/** The foot of a mark that was turned so many quarters clockwise. */
function footOf({ right, down }: Place, turn: number): Vector {
  return [down, minus(right), minus(down), right][turn] ?? down;
}

function solveCubes({ task, net, faces, options }: CubeParams): Solved {
  const places = fold(net);
  const fitting = options.flatMap((view, index) => (fits(view, places, faces) ? [index] : []));
  const technique = faces.some(({ mark }) => hasFoot(mark)) ? 4 : 3;
  const told = fitting
    .slice(0, task === 'cube' ? 1 : 4)
    .flatMap((index) => viewSteps(options[index], { places, faces, task }));
  if (task === 'cube') return { answers: fitting.slice(0, 2).map(String), trace: told, technique };
  return { answers: [fitting.join(',')], trace: told, technique };
}

/** Turns the folded cube until its first visible face lies right, and looks at the other two. */
function fits(view: View, places: readonly Place[], faces: readonly Face[]): boolean {
  const indexes = view.map(({ mark }) => faces.findIndex((face) => face.mark === mark));
  return [0, 1, 2, 3].some((spin) => {
    const first = places[indexes[0] ?? -1];
    if (!first || !visible[0]) return false;
    const turn = turning(first, { ...visible[0], down: footOf(visible[0], spin) });
    return view.every((face, slot) => {
      const [place, seen] = [places[indexes[slot] ?? -1], visible[slot]];
      if (!place || !seen || !same(turn(place.normal), seen.normal)) return false;
      const own = footOf(place, faces[indexes[slot] ?? 0]?.turn ?? 0);
      return !hasFoot(face.mark) || same(turn(own), footOf(seen, face.turn));
    });
  });
}

/** The rotation that takes the normal and the foot of one place to those of another. */
function turning(from: Place, to: Pick<Place, 'normal' | 'down'>): (vector: Vector) => Vector {
  const frame = [from.normal, from.down, cross(from.normal, from.down)];
  const goal = [to.normal, to.down, cross(to.normal, to.down)];
  return (vector) => {
    const parts = frame.map((axis) => dot(axis, vector));
    const value = (at: 0 | 1 | 2): number =>
      goal.reduce((sum, axis, index) => sum + axis[at] * (parts[index] ?? 0), 0) + 0;
    return [value(0), value(1), value(2)];
  };
}

function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

function cross(a: Vector, b: Vector): Vector {
  return [a[1] * b[2] - a[2] * b[1] + 0, a[2] * b[0] - a[0] * b[2] + 0, a[0] * b[1] - a[1] * b[0] + 0];
}

interface Told {
  readonly places: readonly Place[];
  readonly faces: readonly Face[];
  readonly task: CubeParams['task'];
}

/** The corner where the three marks meet, and for a mark with a foot what lies under it. */
function viewSteps(view: View | undefined, { places, faces, task }: Told): readonly Step[] {
  if (!view) return [];
  const at = view.map(({ mark }) => faces.findIndex((face) => face.mark === mark));
  const highlight = at.map(idOf);
  const [top, left, right] = view;
  const clockwise = [top, right, left].map(({ mark }) => mark).join(',');
  const meet = { key: 'nets.corner', args: { marks: clockwise }, highlight };
  if (task === 'cubes') return [meet];
  const feet = at.flatMap((index, slot): Step[] => {
    const [place, mark] = [places[index], view[slot]?.mark];
    if (!place || !mark || !hasFoot(mark)) return [];
    const under = underFoot(footOf(place, faces[index]?.turn ?? 0), places, faces);
    return under ? [{ key: 'nets.foot', args: { mark, under }, highlight: [idOf(index)] }] : [];
  });
  return [meet, ...feet];
}

function underFoot(foot: Vector, places: readonly Place[], faces: readonly Face[]): MarkId | undefined {
  return faces[places.findIndex(({ normal }) => same(normal, foot))]?.mark;
}

function solveShapes(options: readonly Shape[]): Solved {
  const fitting = options.flatMap((shape, index) => (isCube(shape) ? [index] : []));
  const wrong = options.filter((shape) => !isCube(shape));
  const reasons: readonly (readonly [string, number])[] = [
    ['nets.blocks', wrong.filter(hasBlock).length],
    ['nets.long', wrong.filter((shape) => !hasBlock(shape) && longestLine(shape) > 4).length],
    ['nets.overlaps', wrong.filter((shape) => !hasBlock(shape) && longestLine(shape) <= 4).length],
  ];
  const trace = reasons
    .filter(([, count]) => count > 0)
    .map(([key, count]): Step => ({ key, args: { count }, highlight: [] }));
  return { answers: [fitting.join(',')], trace, technique: reasons[2]?.[1] === 0 ? 1 : 2 };
}
