import { blank, isOpen, plainWall } from './params.ts';
import type { GridParams } from './params.ts';

/** What a rule is about, so that it can be said and shown. */
export type UnitKind =
  'row' | 'column' | 'tree' | 'touch' | 'number' | 'sight' | 'lit' | 'three' | 'all' | 'cell' | 'digit' | 'sign';

export interface Unit {
  readonly kind: UnitKind;
  /** Number of the row or column from 1, or the cell. */
  readonly at: number;
  /** futoshiki: the digit that looks for its place. */
  readonly digit?: number;
}

/** Something that is true of some yes-or-no questions ("is a tent in this cell?"). */
export type Rule =
  | {
      readonly type: 'count';
      readonly unit: Unit;
      readonly cells: readonly number[];
      readonly min: number;
      readonly max: number;
    }
  | {
      readonly type: 'runs';
      readonly unit: Unit;
      readonly cells: readonly number[];
      readonly patterns: readonly number[];
    }
  /** The digits of the first half are less than those of the second. */
  | { readonly type: 'less'; readonly unit: Unit; readonly cells: readonly number[] };

export interface Riddle {
  /** How many questions there are. */
  readonly count: number;
  readonly rules: readonly Rule[];
  /** Questions that are answered by what is given. */
  readonly known: readonly (readonly [question: number, answer: 0 | 1])[];
  /** Rules that have a question, by question. */
  readonly rulesAt: readonly (readonly number[])[];
}

type Shown = Omit<GridParams, 'solution' | 'ask'>;

export function riddleOf(params: Shown): Riddle {
  const { rules, known, count } = { ...encoders[params.kind](params) };
  const rulesAt: number[][] = Array.from({ length: count }, () => []);
  rules.forEach((rule, index) => rule.cells.forEach((cell) => rulesAt[cell]?.push(index)));
  return { count, rules, known, rulesAt };
}

type Encoded = Omit<Riddle, 'rulesAt'>;

const encoders: Readonly<Record<GridParams['kind'], (params: Shown) => Encoded>> = {
  futoshiki,
  tents,
  lights,
  binary,
  nonogram,
  mines,
};

function countRule(unit: Unit, cells: readonly number[], [min, max]: readonly [number, number]): Rule {
  return { type: 'count', unit, cells, min, max };
}

function line(size: number): readonly number[] {
  return Array.from({ length: size }, (_, i) => i);
}

export function rowCells(size: number, row: number): readonly number[] {
  return line(size).map((column) => row * size + column);
}

export function columnCells(size: number, column: number): readonly number[] {
  return line(size).map((row) => row * size + column);
}

function futoshiki({ size, clues, less }: Shown): Encoded {
  const digits = line(size);
  const question = (cell: number, digit: number): number => cell * size + digit;
  const cells = line(size * size);
  const rules: Rule[] = cells.map((cell) =>
    countRule(
      { kind: 'cell', at: cell },
      digits.map((digit) => question(cell, digit)),
      [1, 1],
    ),
  );
  for (const at of line(size)) {
    for (const digit of digits) {
      const [across, down] = [rowCells(size, at), columnCells(size, at)];
      rules.push(
        countRule(
          { kind: 'row', at: at + 1, digit: digit + 1 },
          across.map((cell) => question(cell, digit)),
          [1, 1],
        ),
        countRule(
          { kind: 'column', at: at + 1, digit: digit + 1 },
          down.map((cell) => question(cell, digit)),
          [1, 1],
        ),
      );
    }
  }
  for (const [smaller, larger] of less) {
    const both = [smaller, larger].flatMap((cell) => digits.map((digit) => question(cell, digit)));
    rules.push({ type: 'less', unit: { kind: 'sign', at: smaller }, cells: both });
  }
  const known = clues.flatMap((digit, cell) => (digit === blank ? [] : [[question(cell, digit - 1), 1] as const]));
  return { count: size ** 3, rules, known };
}

function binary({ size, clues }: Shown): Encoded {
  const rules = line(size).flatMap((at) =>
    [rowCells(size, at), columnCells(size, at)].flatMap((cells, way) => {
      const kind = way === 0 ? ('row' as const) : ('column' as const);
      const half = countRule({ kind, at: at + 1 }, cells, [size / 2, size / 2]);
      const threes = cells.slice(2).map((_, i) => {
        const three = cells.slice(i, i + 3);
        return countRule({ kind: 'three', at: three[0] ?? 0 }, three, [1, 2]);
      });
      return [...threes, half];
    }),
  );
  const known = clues.flatMap((sign, cell) => (sign === blank ? [] : [[cell, sign === 1 ? 1 : 0] as const]));
  return { count: size * size, rules, known };
}

function nonogram({ size, across, down }: Shown): Encoded {
  const rules = line(size).flatMap((at): readonly Rule[] => [
    {
      type: 'runs',
      unit: { kind: 'row', at: at + 1 },
      cells: rowCells(size, at),
      patterns: patternsOf(size, across[at] ?? []),
    },
    {
      type: 'runs',
      unit: { kind: 'column', at: at + 1 },
      cells: columnCells(size, at),
      patterns: patternsOf(size, down[at] ?? []),
    },
  ]);
  return { count: size * size, rules, known: [] };
}

const patterns = new Map<string, readonly number[]>();

/** Every way to fill a line with these runs, as bits. */
function patternsOf(size: number, runs: readonly number[]): readonly number[] {
  const key = `${size}:${runs.join()}`;
  const made = patterns.get(key) ?? line(2 ** size).filter((bits) => runsOf(size, bits).join() === runs.join());
  patterns.set(key, made);
  return made;
}

/** The lengths of what is filled in one line. */
export function runsOf(size: number, bits: number): readonly number[] {
  const text = line(size)
    .map((i) => ((bits >> i) & 1 ? '#' : ' '))
    .join('');
  return text
    .split(' ')
    .map((run) => run.length)
    .filter((length) => length > 0);
}

function tents({ size, clues, across, down }: Shown): Encoded {
  const isTree = (cell: number): boolean => clues[cell] === 0;
  const cells = line(size * size);
  const rules: Rule[] = line(size).flatMap((at) => {
    const [inRow, inColumn] = [across[at]?.[0] ?? 0, down[at]?.[0] ?? 0];
    return [
      countRule({ kind: 'row', at: at + 1 }, rowCells(size, at), [inRow, inRow]),
      countRule({ kind: 'column', at: at + 1 }, columnCells(size, at), [inColumn, inColumn]),
    ];
  });
  const trees = cells.filter(isTree);
  for (const tree of trees) rules.push(countRule({ kind: 'tree', at: tree }, besides(size, tree), [1, 4]));
  for (const corner of cells.filter((cell) => cell % size < size - 1 && cell < size * (size - 1))) {
    const block = [corner, corner + 1, corner + size, corner + size + 1];
    rules.push(countRule({ kind: 'touch', at: corner }, block, [0, 1]));
  }
  const known = cells
    .filter((cell) => isTree(cell) || !besides(size, cell).some(isTree))
    .map((cell) => [cell, 0] as const);
  return { count: size * size, rules, known };
}

/** Left, right, above and below. */
export function besides(size: number, cell: number): readonly number[] {
  const [row, column] = [Math.floor(cell / size), cell % size];
  const near = [
    [row - 1, column],
    [row + 1, column],
    [row, column - 1],
    [row, column + 1],
  ] as const;
  return near.filter(([r, c]) => r >= 0 && c >= 0 && r < size && c < size).map(([r, c]) => r * size + c);
}

/** The eight around. */
export function around(size: number, cell: number): readonly number[] {
  const [row, column] = [Math.floor(cell / size), cell % size];
  return line(9)
    .map((i) => [row - 1 + Math.floor(i / 3), column - 1 + (i % 3)] as const)
    .filter(([r, c]) => r >= 0 && c >= 0 && r < size && c < size && (r !== row || c !== column))
    .map(([r, c]) => r * size + c);
}

function lights({ size, clues }: Shown): Encoded {
  const isWall = (cell: number): boolean => clues[cell] !== blank;
  const cells = line(size * size);
  const rules: Rule[] = [];
  for (const cell of cells) {
    const number = clues[cell] ?? blank;
    if (number !== blank && number !== plainWall) {
      rules.push(
        countRule(
          { kind: 'number', at: cell },
          besides(size, cell).filter((one) => !isWall(one)),
          [number, number],
        ),
      );
    }
  }
  const segments = segmentsOf(size, isWall);
  for (const segment of segments) {
    if (segment.length > 1) rules.push(countRule({ kind: 'sight', at: segment[0] ?? 0 }, segment, [0, 1]));
  }
  for (const cell of cells.filter((one) => !isWall(one))) {
    const seen = [...new Set(segments.filter((segment) => segment.includes(cell)).flat())];
    rules.push(countRule({ kind: 'lit', at: cell }, seen, [1, seen.length]));
  }
  return { count: size * size, rules, known: cells.filter(isWall).map((cell) => [cell, 0] as const) };
}

/** Rows and columns cut by walls. */
export function segmentsOf(size: number, isWall: (cell: number) => boolean): readonly (readonly number[])[] {
  const lines = line(size).flatMap((at) => [rowCells(size, at), columnCells(size, at)]);
  return lines.flatMap((cells) => {
    const pieces: number[][] = [[]];
    for (const cell of cells) {
      if (isWall(cell)) pieces.push([]);
      else pieces.at(-1)?.push(cell);
    }
    return pieces.filter((piece) => piece.length > 0);
  });
}

function mines(params: Shown): Encoded {
  const { size, clues, across } = params;
  const cells = line(size * size);
  const rules: Rule[] = cells
    .filter((cell) => !isOpen(params, cell))
    .map((cell) => {
      const number = clues[cell] ?? 0;
      const near = around(size, cell).filter((one) => isOpen(params, one));
      return countRule({ kind: 'number', at: cell }, near, [number, number]);
    });
  const all = across[0]?.[0] ?? 0;
  rules.push(
    countRule(
      { kind: 'all', at: 0 },
      cells.filter((cell) => isOpen(params, cell)),
      [all, all],
    ),
  );
  return {
    count: size * size,
    rules,
    known: cells.filter((cell) => !isOpen(params, cell)).map((cell) => [cell, 0] as const),
  };
}
