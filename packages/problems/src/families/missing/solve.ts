import type { Solved, Step } from '../../core/family.ts';
import type { MissingParams } from './params.ts';
import { moved, tileKey, turning } from './tiles.ts';
import type { Move, Tile } from './tiles.ts';

type Seen = Omit<MissingParams, 'truth'>;
type At = readonly [row: number, column: number];

/** A way in which a blanket can go on: every patch looks like the one that stands there, moved. */
interface Regularity {
  readonly key: 'shift' | 'left-right' | 'up-down' | 'half-turn' | 'quarter';
  readonly to: (at: At) => At;
  readonly move: Move;
  readonly down: number;
  readonly across: number;
}

/** Looks for everything that the visible part obeys, and asks what that says about the holes. */
export function solve(params: Seen): Solved {
  const held = regularities(params).filter((one) => holds(params, one));
  const told = params.hole.map((hole) => held.flatMap((one) => predictions(params, one, hole)));
  const wanted = told.map((found) => [...new Set(found.map(({ key }) => key))]);
  const isClear = wanted.every((keys) => keys.length === 1);
  const first = held.find((one) => predictions(params, one, params.hole[0] ?? 0).length > 0);
  const trace = first ? traceOf(params, first) : [];
  const technique = first ? techniqueOf(params, first) : 5;
  return {
    answers: isClear
      ? answersOf(
          params,
          wanted.map(([key = '']) => key),
        )
      : [],
    trace,
    technique,
  };
}

function answersOf({ plot, options }: Seen, wanted: readonly string[]): readonly string[] {
  if (plot === 'patch') {
    const fits = options.flatMap((patch, i) => (patch.every((tile, n) => tileKey(tile) === wanted[n]) ? [i] : []));
    return fits.slice(0, 2).map(String);
  }
  const keys = options.map(([tile]) => (tile ? tileKey(tile) : ''));
  const choices = wanted.map((key) => keys.flatMap((one, i) => (one === key ? [i] : [])));
  return choices.every((found) => found.length === 1) ? [choices.join(' ')] : [];
}

const farthest = 4;

function regularities({ rows, columns }: Seen): readonly Regularity[] {
  const steps = Array.from({ length: farthest + 1 }, (_, i) => i);
  const shifts = steps.flatMap((down) =>
    steps.flatMap((across) =>
      (down > 0 && across > 0 ? [across, -across] : [across]).map((side) => [down, side] as const),
    ),
  );
  const nearFirst = shifts
    .filter(([down, across]) => down + Math.abs(across) > 0)
    .sort((a, b) => a[0] + Math.abs(a[1]) - b[0] - Math.abs(b[1]));
  const still = { down: 0, across: 0 };
  return [
    ...nearFirst.map(([down, across]): Regularity => ({
      key: 'shift',
      to: ([r, c]) => [r + down, c + across],
      move: 'same',
      down,
      across,
    })),
    { ...still, key: 'left-right', to: ([r, c]) => [r, columns - 1 - c], move: 'left-right' },
    { ...still, key: 'up-down', to: ([r, c]) => [rows - 1 - r, c], move: 'up-down' },
    { ...still, key: 'half-turn', to: ([r, c]) => [rows - 1 - r, columns - 1 - c], move: 'half-turn' },
    { ...still, key: 'quarter', to: ([r, c]) => [c, rows - 1 - r], move: 'quarter' },
  ];
}

function tileAt({ rows, columns, cells }: Seen, [r, c]: At): Tile | null {
  return r < 0 || c < 0 || r >= rows || c >= columns ? null : (cells[r * columns + c] ?? null);
}

/** So much of the blanket must be seen to obey before a regularity is believed. */
const evidence = 0.35;

function holds(params: Seen, { to, move }: Regularity): boolean {
  let [seen, visible] = [0, 0];
  for (const [i, tile] of params.cells.entries()) {
    if (tile === null) continue;
    visible += 1;
    const other = tileAt(params, to(placeOf(params, i)));
    if (other === null) continue;
    if (tileKey(moved(tile, move)) !== tileKey(other)) return false;
    seen += 1;
  }
  return seen >= visible * evidence;
}

function placeOf({ columns }: Seen, index: number): At {
  return [Math.floor(index / columns), index % columns];
}

interface Prediction {
  readonly key: string;
  /** The patch that it was read from. */
  readonly from: number;
}

/** Follows the regularity from every visible patch to the hole: once round for turns, to the edge for shifts. */
function predictions(params: Seen, { to, move }: Regularity, hole: number): readonly Prediction[] {
  const found: Prediction[] = [];
  const goal = placeOf(params, hole);
  for (const [i, start] of params.cells.entries()) {
    if (start === null) continue;
    let [tile, at] = [moved(start, move), to(placeOf(params, i))];
    for (let steps = 0; steps < 6 && isInside(params, at); steps += 1) {
      if (at[0] === goal[0] && at[1] === goal[1]) {
        found.push({ key: tileKey(tile), from: i });
        break;
      }
      [tile, at] = [moved(tile, move), to(at)];
    }
  }
  // A shift holds in both directions.
  if (move === 'same' && found.length === 0) return backwards(params, to, hole);
  return found;
}

function backwards(params: Seen, to: Regularity['to'], hole: number): readonly Prediction[] {
  let at = to(placeOf(params, hole));
  while (isInside(params, at)) {
    const tile = tileAt(params, at);
    if (tile !== null) return [{ key: tileKey(tile), from: at[0] * params.columns + at[1] }];
    at = to(at);
  }
  return [];
}

function isInside({ rows, columns }: Seen, [r, c]: At): boolean {
  return r >= 0 && c >= 0 && r < rows && c < columns;
}

function traceOf(params: Seen, first: Regularity): readonly Step[] {
  const pairs = params.hole.flatMap((hole) => {
    const last = predictions(params, first, hole).at(-1);
    return last === undefined ? [] : [`cell-${last.from}`];
  });
  const way = first.key === 'shift' ? (first.down === 0 ? 'across' : first.across === 0 ? 'down' : 'slant') : first.key;
  return [
    { key: 'regular', args: { way }, highlight: [] },
    { key: 'partner', args: { way }, highlight: [...new Set(pairs)].slice(0, 4) },
    { key: 'answer', args: { way }, highlight: params.hole.map((hole) => `cell-${hole}`) },
  ];
}

/** 1 lines of equal patches, 2 a pattern that comes again, 3 with turned patches, 4 mirrored or larger, 5 turned or both. */
function techniqueOf({ cells, hole }: Seen, { key, down, across }: Regularity): number {
  const large = hole.length > 3 ? 1 : 0;
  if (key === 'half-turn' || key === 'quarter') return 5;
  if (key !== 'shift') return 4 + large;
  const hasTurns = cells.some((tile) => tile !== null && turning.some((shape) => shape === tile.shape));
  if (hasTurns) return 3 + large;
  return (down + Math.abs(across) <= 1 ? 1 : 2) + large;
}
