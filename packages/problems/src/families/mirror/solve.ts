import type { Solved, Step } from '../../core/family.ts';
import type { MirrorParams, Move, Pattern } from './params.ts';

type Seen = Pick<MirrorParams, 'pattern' | 'moves' | 'options'>;

/** A filled or empty cell by its place from the middle of the pattern, in half cells. */
interface Dot {
  readonly x: number;
  readonly y: number;
  readonly colour: number;
  /** The cell that it started from. */
  readonly from: number;
}

/** Moves every single cell about the middle, and compares cell by cell. */
export function solve({ pattern, moves, options }: Seen): Solved {
  const landed = landing(pattern, moves);
  const isOn = (cells: readonly number[], { to, colour }: Landed): boolean => cells[to] === colour;
  const technique = moves.length > 1 ? moves.length + 2 : techniqueOf(moves[0] ?? 'across');
  const rules = moves.map((move): Step => ({ key: 'mirror.move', args: { move }, highlight: [] }));
  if (options.length === 0) {
    const filled = landed.filter(({ colour }) => colour > 0);
    const marked = filled.map(({ to }) => to).toSorted((a, b) => a - b);
    const shown = moves.length > 1 ? filled.slice(0, 1) : [filled[0], filled.at(-1)].filter((one) => one !== undefined);
    return { answers: [marked.join(',')], trace: [...rules, ...shown.map(follow)], technique };
  }
  const fitting = options.flatMap((cells, index) => (landed.every((one) => isOn(cells, one)) ? [index] : []));
  return {
    answers: fitting.slice(0, 2).map(String),
    trace: [
      ...rules,
      ...landmarks(landed, options)
        .slice(0, 6 - 1 - rules.length)
        .map(follow),
    ],
    technique,
  };
}

function techniqueOf(move: Move): number {
  return move === 'half' ? 2 : move === 'clockwise' || move === 'counter' ? 3 : 1;
}

interface Landed {
  readonly from: number;
  readonly to: number;
  readonly colour: number;
}

/** Where every cell lies after all moves. */
function landing({ rows, columns, cells }: Pattern, moves: readonly Move[]): readonly Landed[] {
  const turns = moves.filter((move) => move === 'clockwise' || move === 'counter').length;
  const [height, width] = turns % 2 === 1 ? [columns, rows] : [rows, columns];
  const dots = cells.map((colour, from): Dot => {
    const [row, column] = [Math.floor(from / columns), from % columns];
    return { x: 2 * column - (columns - 1), y: 2 * row - (rows - 1), colour, from };
  });
  return dots.map((dot) => {
    const { x, y } = moves.reduce(step, dot);
    return { from: dot.from, colour: dot.colour, to: ((y + height - 1) / 2) * width + (x + width - 1) / 2 };
  });
}

/** A mirror changes the side, a turn carries right to below. The y axis points down. */
function step(dot: Dot, move: Move): Dot {
  const { x, y } = dot;
  switch (move) {
    case 'across':
      return { ...dot, x: -x };
    case 'down':
      return { ...dot, y: -y };
    case 'half':
      return { ...dot, x: -x, y: -y };
    case 'clockwise':
      return { ...dot, x: -y, y: x };
    case 'counter':
      return { ...dot, x: y, y: -x };
  }
}

/** The cells to look at: each time the one that rules out most of what is left. */
function landmarks(landed: readonly Landed[], options: readonly (readonly number[])[]): readonly Landed[] {
  const chosen: Landed[] = [];
  const lures = options.filter((cells) => landed.some(({ to, colour }) => cells[to] !== colour));
  let left = lures;
  while (left.length > 0) {
    const missed = (one: Landed): number => left.filter((cells) => cells[one.to] !== one.colour).length;
    const best = landed.reduce((a, b) =>
      missed(b) + (b.colour > 0 ? 0.5 : 0) > missed(a) + (a.colour > 0 ? 0.5 : 0) ? b : a,
    );
    chosen.push(best);
    left = left.filter((cells) => cells[best.to] === best.colour);
  }
  return chosen;
}

function follow({ from, to, colour }: Landed): Step {
  return { key: 'mirror.follow', args: { from, to, colour }, highlight: [`from-${from}`] };
}
