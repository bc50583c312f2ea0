import type { Level } from '../../core/family.ts';
import { rungOf } from '../../core/ladder.ts';
import { isOneOf } from '../../core/list.ts';

/** Letters that look the same in the Latin and in the Cyrillic alphabet. */
export const letters = ['A', 'B', 'C', 'E', 'H', 'K', 'M', 'P', 'T', 'X'] as const;

export type Letter = (typeof letters)[number];

/** A column sum in which letters hide digits; digits may stand there openly. */
export interface CryptParams {
  /** Top to bottom, as written: "A7". */
  readonly addends: readonly string[];
  readonly total: string;
  readonly ask: Letter;
  /** Mode single: digits to choose from, ascending. */
  readonly options: readonly number[];
  /** What the generator had in mind for every letter; the solver never looks at it. */
  readonly truth: Readonly<Partial<Record<Letter, number>>>;
}

export interface Knobs {
  /** Digits of each addend. */
  readonly shapes: readonly (readonly number[])[];
  /** How many different digits are hidden, from and to. */
  readonly hidden: readonly [number, number];
  readonly technique: 1 | 2 | 3 | 4 | 5;
}

const ladder: readonly Knobs[] = [
  {
    shapes: [
      [2, 2],
      [2, 1],
    ],
    hidden: [1, 1],
    technique: 1,
  },
  {
    shapes: [
      [2, 2],
      [3, 2],
    ],
    hidden: [2, 2],
    technique: 2,
  },
  {
    shapes: [
      [2, 2],
      [3, 2],
    ],
    hidden: [3, 3],
    technique: 2,
  },
  {
    shapes: [
      [3, 3],
      [2, 2, 2],
    ],
    hidden: [3, 3],
    technique: 2,
  },
  {
    shapes: [
      [2, 2],
      [3, 2],
      [2, 1],
    ],
    hidden: [4, 5],
    technique: 3,
  },
  {
    shapes: [
      [3, 3],
      [2, 2, 2],
    ],
    hidden: [4, 5],
    technique: 3,
  },
  {
    shapes: [
      [3, 3],
      [3, 2],
      [2, 2],
    ],
    hidden: [6, 6],
    technique: 4,
  },
  {
    shapes: [
      [3, 3],
      [2, 2, 2],
      [4, 3],
    ],
    hidden: [6, 6],
    technique: 4,
  },
  {
    shapes: [
      [3, 3, 3],
      [4, 3],
      [3, 3, 2],
    ],
    hidden: [6, 6],
    technique: 4,
  },
  {
    shapes: [
      [4, 4],
      [4, 3],
      [3, 3, 3],
    ],
    hidden: [7, 7],
    technique: 5,
  },
];

export function knobsOf(level: Level): Knobs {
  return rungOf(ladder, level);
}

export function isLetter(symbol: string): symbol is Letter {
  return isOneOf(letters, symbol);
}

/** The letters of a sum, in the order in which they are met. */
export function lettersOf({ addends, total }: Pick<CryptParams, 'addends' | 'total'>): readonly Letter[] {
  return [...new Set([...addends, total].flatMap((row) => Array.from(row)))].filter(isLetter);
}
