import type { Solved, Step } from '../../core/family.ts';
import type { Attribute, Cell, MatrixParams } from './params.ts';

type Grid = readonly (readonly number[])[];

interface Hypothesis {
  readonly name: string;
  readonly technique: number;
  /** Needs numbers that can be added, not just told apart. */
  readonly isArithmetic: boolean;
  readonly holds: (rows: Grid) => boolean;
}

/** Every regularity that a learner may look for along lines. Columns are tried on the transposed grid. */
const along: readonly Hypothesis[] = [
  { name: 'same', technique: 1, isArithmetic: false, holds: (rows) => rows.every((row) => new Set(row).size === 1) },
  { name: 'step', technique: 2, isArithmetic: true, holds: hasEqualSteps },
  { name: 'set', technique: 3, isArithmetic: false, holds: hasEqualSets },
  { name: 'sum', technique: 4, isArithmetic: true, holds: (rows) => hasTriples(rows, (a, b, c) => a + b === c) },
  { name: 'difference', technique: 4, isArithmetic: true, holds: (rows) => hasTriples(rows, (a, b, c) => a - b === c) },
];

const visible: readonly Attribute[] = ['shape', 'colour', 'number', 'size'];

interface Reading {
  readonly attribute: Attribute;
  readonly values: readonly number[];
  /** The plainest hypothesis that gives the value; `null` when every cell is the same. */
  readonly rule: string | null;
  readonly technique: number;
}

/** Tries every value of every attribute in the hole and keeps those for which some regularity holds all over. */
export function solve(params: MatrixParams): Solved {
  const readings = visible.map((attribute) => read(params, attribute));
  const answers = readings.reduce<readonly string[]>(
    (heads, { values }) =>
      heads.flatMap((head) => values.map((value) => (head === '' ? `${value}` : `${head}.${value}`))),
    [''],
  );
  const active = readings.filter((reading) => reading.rule !== null);
  const hardest = Math.max(1, ...active.map((reading) => reading.technique));
  return {
    answers: answers.slice(0, 2),
    trace: [...active.map((reading) => stepOf(params.side, reading)), answerStep(params.side, readings)],
    technique: Math.min(5, hardest + (active.length > 2 && hardest > 2 ? 1 : 0)),
  };
}

function read(params: MatrixParams, attribute: Attribute): Reading {
  const shown = params.cells.filter((cell): cell is Cell => cell !== null).map((cell) => cell[attribute]);
  const first = shown[0] ?? 0;
  if (shown.every((value) => value === first) && (attribute !== 'number' || !params.hasDots)) {
    return { attribute, values: [first], rule: null, technique: 1 };
  }
  const found = new Map<number, { rule: string; technique: number }>();
  for (const value of candidates(attribute)) {
    const rows = gridWith(params, attribute, value);
    const columns = rows.map((_, i) => rows.map((row) => row[i] ?? 0));
    for (const { name, technique, isArithmetic, holds } of along) {
      if (isArithmetic && attribute !== 'number') continue;
      const direction = holds(rows) ? 'row' : holds(columns) ? 'column' : null;
      if (direction !== null && (found.get(value)?.technique ?? 9) > technique)
        found.set(value, { rule: `${name}.${direction}`, technique });
    }
  }
  const values = [...found.keys()];
  const only = found.get(values[0] ?? -1);
  return { attribute, values, rule: only?.rule ?? 'none', technique: only?.technique ?? 5 };
}

function candidates(attribute: Attribute): readonly number[] {
  if (attribute === 'number') return [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
  return attribute === 'size' ? [0, 1, 2] : [0, 1, 2, 3];
}

function gridWith(params: MatrixParams, attribute: Attribute, value: number): Grid {
  const flat = params.cells.map((cell) => (cell === null ? value : cell[attribute]));
  return Array.from({ length: params.side }, (_, row) => flat.slice(row * params.side, (row + 1) * params.side));
}

function hasEqualSteps(rows: Grid): boolean {
  const step = (rows[0]?.[1] ?? 0) - (rows[0]?.[0] ?? 0);
  return step !== 0 && rows.every((row) => row.every((value, i) => i === 0 || value - (row[i - 1] ?? 0) === step));
}

function hasEqualSets(rows: Grid): boolean {
  const sets = rows.map((row) => [...new Set(row)].sort().join());
  return rows.every((row) => new Set(row).size === row.length) && new Set(sets).size === 1;
}

function hasTriples(rows: Grid, fits: (a: number, b: number, c: number) => boolean): boolean {
  return rows.every((row) => row.length === 3 && fits(row[0] ?? 0, row[1] ?? 0, row[2] ?? 0));
}

function stepOf(side: number, { attribute, values, rule }: Reading): Step {
  const last = side - 1;
  const lines = Array.from({ length: side }, (_, i) => i);
  const highlight = rule?.endsWith('column') === true ? lines.map((i) => `cell-${i}-${last}`) : [`row-${last}`];
  return { key: rule ?? 'same.row', args: { attribute, value: values[0] ?? 0 }, highlight };
}

function answerStep(side: number, readings: readonly Reading[]): Step {
  const args = Object.fromEntries(readings.map(({ attribute, values }) => [attribute, values[0] ?? 0]));
  return { key: 'answer', args, highlight: [`cell-${side - 1}-${side - 1}`] };
}
