export type ReadingKind =
  | 'steady'
  | 'growing'
  | 'times'
  | 'divided'
  | 'by-turns'
  | 'sum-of-two'
  | 'times-plus'
  | 'two-rows'
  | 'times-then-plus'
  | 'plus-then-times'
  | 'growing-times';

/** One way to read a row of numbers. `technique` says how hard it is to see. */
export interface Reading {
  readonly kind: ReadingKind;
  readonly technique: number;
  /** A row must be at least so long, or this reading would fit anything. */
  readonly length: number;
  readonly fits: (row: readonly number[]) => boolean;
  /** What is done to come from each number to the next; empty where that says nothing. */
  readonly moves: (row: readonly number[]) => readonly string[];
}

/** Every reading that a row is checked against, easiest first. */
export const readings: readonly Reading[] = [
  { kind: 'steady', technique: 1, length: 4, fits: (row) => isEven(row, step), moves: added },
  { kind: 'growing', technique: 2, length: 5, fits: isGrowing, moves: added },
  { kind: 'times', technique: 2, length: 4, fits: (row) => isEven(row, factor), moves: multiplied },
  { kind: 'divided', technique: 2, length: 4, fits: (row) => isEven(row, divisor), moves: divided },
  { kind: 'by-turns', technique: 3, length: 6, fits: (row) => isEven(row, step, 2), moves: added },
  { kind: 'sum-of-two', technique: 3, length: 5, fits: addsTwo, moves: () => [] },
  { kind: 'times-plus', technique: 4, length: 5, fits: (row) => affineOf(row) !== null, moves: affineMoves },
  { kind: 'two-rows', technique: 4, length: 7, fits: isTwoRows, moves: () => [] },
  {
    kind: 'times-then-plus',
    technique: 5,
    length: 7,
    fits: (row) => takesTurns(row, 1),
    moves: (row) => turnMoves(row, 1),
  },
  {
    kind: 'plus-then-times',
    technique: 5,
    length: 7,
    fits: (row) => takesTurns(row, 2),
    moves: (row) => turnMoves(row, 2),
  },
  { kind: 'growing-times', technique: 5, length: 5, fits: growsInFactors, moves: multiplied },
];

// NOTE: the solver puts thousands of numbers into every row, so `fits` stops at the first mismatch and builds nothing.

/** What happens on the way to the number at this place. */
type Way = (row: readonly number[], to: number) => number;

function step(row: readonly number[], to: number): number {
  return (row[to] ?? 0) - (row[to - 1] ?? 0);
}

/** Whole, or not a number, which equals nothing. */
function factor(row: readonly number[], to: number): number {
  return quotient(row[to] ?? 0, row[to - 1] ?? 0);
}

function divisor(row: readonly number[], to: number): number {
  return quotient(row[to - 1] ?? 0, row[to] ?? 0);
}

function quotient(a: number, b: number): number {
  return a !== 0 && b !== 0 && a % b === 0 ? a / b : Number.NaN;
}

/** The same happens on every way, or on every `stride`-th one. */
function isEven(row: readonly number[], way: Way, stride = 1): boolean {
  for (let to = stride + 1; to < row.length; to += 1) if (way(row, to) !== way(row, to - stride)) return false;
  return true;
}

function isGrowing(row: readonly number[]): boolean {
  for (let to = 3; to < row.length; to += 1) {
    if (step(row, to) - step(row, to - 1) !== step(row, 2) - step(row, 1)) return false;
  }
  return true;
}

function growsInFactors(row: readonly number[]): boolean {
  for (let to = 3; to < row.length; to += 1) {
    if (factor(row, to) - factor(row, to - 1) !== factor(row, 2) - factor(row, 1)) return false;
  }
  return true;
}

function addsTwo(row: readonly number[]): boolean {
  for (let to = 2; to < row.length; to += 1) {
    if (row[to] !== (row[to - 1] ?? 0) + (row[to - 2] ?? 0)) return false;
  }
  return true;
}

/** The factor and what is added, when each number is made from the one before in the same way. */
function affineOf(row: readonly number[]): readonly [factor: number, plus: number] | null {
  const [a = 0, b = 0, c = 0] = row;
  const times = (c - b) / (b - a);
  if (!Number.isInteger(times) || times < 2) return null;
  const plus = b - times * a;
  for (let to = 1; to < row.length; to += 1) if (row[to] !== (row[to - 1] ?? 0) * times + plus) return null;
  return [times, plus];
}

/** Every second number belongs to another steady row. */
function isTwoRows(row: readonly number[]): boolean {
  for (let to = 4; to < row.length; to += 1) {
    if ((row[to] ?? 0) - (row[to - 2] ?? 0) !== (row[to - 2] ?? 0) - (row[to - 4] ?? 0)) return false;
  }
  return true;
}

/** Multiplying and adding by turns; `first` is the first place that a multiplication leads to. */
function takesTurns(row: readonly number[], first: number): boolean {
  if (!(factor(row, first) > 1)) return false;
  for (let to = 3; to < row.length; to += 1) {
    const way = to % 2 === first % 2 ? factor : step;
    if (way(row, to) !== way(row, to - 2)) return false;
  }
  return true;
}

function ways(row: readonly number[], way: Way): readonly number[] {
  return row.slice(1).map((_, index) => way(row, index + 1));
}

function added(row: readonly number[]): readonly string[] {
  return ways(row, step).map(signed);
}

function multiplied(row: readonly number[]): readonly string[] {
  return ways(row, factor).map((times) => `×${times}`);
}

function divided(row: readonly number[]): readonly string[] {
  return ways(row, divisor).map((by) => `÷${by}`);
}

function affineMoves(row: readonly number[]): readonly string[] {
  const [times, plus] = affineOf(row) ?? [1, 0];
  return row.slice(1).map(() => `×${times} ${signed(plus)}`);
}

function turnMoves(row: readonly number[], first: number): readonly string[] {
  return ways(row, step).map((by, index) =>
    (index + 1) % 2 === first % 2 ? `×${factor(row, index + 1)}` : signed(by),
  );
}

function signed(n: number): string {
  return n < 0 ? `−${-n}` : `+${n}`;
}
