import { type Complexity, families, type Lesson } from '@logikit/problems';

/** Sheets that are sold: how many, of what, and how hard. */
export interface SheetSet {
  readonly sheets: number;
  /** On each sheet. */
  readonly problems: number;
  /** One after the other, each as long as the others. */
  readonly lessons: readonly Lesson[];
  /** Rising, for each lesson anew. */
  readonly complexities: readonly Complexity[];
  /** Left out: all that the lesson has, in turns. */
  readonly families?: readonly string[];
}

const rising = [1, 2, 3, 4, 5] as const;
const [development, preschool, preparation, junior, adult] = [4, 1, 5, 2, 3] as const;

/** By what the grants of the catalogue name. NOTE: what somebody has bought is printed from here, so a set stays as it is. */
const sets: Readonly<Record<string, SheetSet>> = {
  robots: game('robot', [preschool, junior]),
  sudoku: game('latin', [preschool, junior]),
  mazes: game('maze', [preparation, junior]),
  'worksheets-preschool': { sheets: 10, problems: 5, lessons: [development, preparation], complexities: rising },
  'worksheets-junior': { sheets: 10, problems: 5, lessons: [junior], complexities: rising },
  'worksheets-puzzles': {
    sheets: 10,
    problems: 5,
    lessons: [junior],
    complexities: [2, 3, 4, 5],
    families: ['match', 'robot', 'latin', 'search', 'gridlogic', 'zebra', 'crypt', 'maze'],
  },
  'problems-free': { sheets: 1, problems: 5, lessons: [junior], complexities: rising },
  'problems-family': { sheets: 1, problems: 30, lessons: [preschool, junior], complexities: rising },
  'problems-adult': { sheets: 1, problems: 30, lessons: [adult], complexities: [3, 4, 5] },
};

function game(family: string, lessons: readonly Lesson[]): SheetSet {
  return { sheets: 1, problems: 12, lessons, complexities: rising, families: [family] };
}

export const sheetSetOf = (code: string): SheetSet | null => (Object.hasOwn(sets, code) ? (sets[code] ?? null) : null);

/** What the problem at a place of the set is to be. */
export interface Place {
  readonly lesson: Lesson;
  readonly complexity: Complexity;
  /** Those that have such a problem. */
  readonly families: readonly string[];
}

export function placesOf({ sheets, problems, lessons, complexities, families: named }: SheetSet): readonly Place[] {
  const count = sheets * problems;
  return Array.from({ length: count }, (_, at) => {
    const along = (at / count) * lessons.length;
    const lesson = atShare(lessons, along / lessons.length);
    const has = families.filter(({ id, lessons: own }) => own[lesson] !== undefined && (named?.includes(id) ?? true));
    return { lesson, complexity: atShare(complexities, along % 1), families: has.map(({ id }) => id) };
  });
}

function atShare<T>(all: readonly T[], share: number): T {
  const found = all[Math.floor(share * all.length)];
  if (found === undefined) throw new Error('A set of sheets names nothing');
  return found;
}
