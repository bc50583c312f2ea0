import type { Ask, Clue, ZebraParams } from './params.ts';

export type Puzzle = Pick<ZebraParams, 'houses' | 'kinds' | 'clues' | 'ask'>;

/** One deduction: by a clue, or because houses and items of a kind go one to one. */
export interface Deduction {
  readonly by: 'clue' | 'last' | 'pair' | 'suppose';
  readonly clue: number | null;
  readonly technique: number;
  /** Item and the houses that it keeps, as bits. */
  readonly keeps: readonly (readonly [item: number, houses: number])[];
}

export interface Deduced {
  readonly technique: number;
  readonly deductions: readonly Deduction[];
}

const hardest = 5;

/** The easiest technique that reaches the goal; null when none does. */
export function deduce(puzzle: Puzzle): Deduced | null {
  for (let technique = 1; technique <= hardest; technique += 1) {
    const deductions = deduceWith(puzzle, technique);
    if (deductions) return { technique, deductions };
  }
  return null;
}

/** Deduces with techniques up to this one; null when the goal stays out of reach. */
export function deduceWith(puzzle: Puzzle, technique: number): readonly Deduction[] | null {
  const marks = startOf(puzzle);
  const found: Deduction[] = [];
  while (!isReached(marks, puzzle)) {
    const next = nextDeduction(marks, puzzle, technique);
    if (!next) return null;
    apply(marks, next);
    found.push(next);
  }
  return found;
}

function startOf({ houses, kinds }: Puzzle): number[] {
  return Array<number>(houses * kinds.length).fill((1 << houses) - 1);
}

function apply(marks: number[], { keeps }: Deduction): void {
  for (const [item, houses] of keeps) marks[item] = (marks[item] ?? 0) & houses;
}

function isReached(marks: readonly number[], puzzle: Puzzle): boolean {
  return puzzle.ask === null ? marks.every(isOne) : answerTo(puzzle.ask, marks, puzzle) !== null;
}

/** The item that is asked for, once it is certain. */
export function answerTo(ask: Ask, marks: readonly number[], { houses }: Pick<Puzzle, 'houses'>): number | null {
  const home = ask.about === 'house' ? 1 << ask.house : (marks[ask.item] ?? 0);
  if (!isOne(home)) return null;
  const found = itemsOf(ask.kind, houses).find((item) => marks[item] === home);
  return found ?? null;
}

function itemsOf(kind: number, houses: number): readonly number[] {
  return Array.from({ length: houses }, (_, index) => kind * houses + index);
}

export function isOne(bits: number): boolean {
  return bits !== 0 && (bits & (bits - 1)) === 0;
}

function nextDeduction(marks: readonly number[], puzzle: Puzzle, technique: number): Deduction | null {
  for (const find of [byClue(1), byLast, byClue(2), byClue(3), byPair, bySupposing]) {
    const found = find(marks, puzzle);
    if (found) return found.technique <= technique ? found : null;
  }
  return null;
}

type Finder = (marks: readonly number[], puzzle: Puzzle) => Deduction | null;

const techniqueOf: Readonly<Record<Clue['says'], number>> = {
  at: 1,
  'not-at': 1,
  end: 1,
  same: 2,
  apart: 2,
  beside: 3,
  'just-left': 3,
  'left-of': 3,
};

function byClue(technique: number): Finder {
  return (marks, { clues, houses }) => {
    for (const [clue, told] of clues.entries()) {
      if (techniqueOf[told.says] !== technique) continue;
      const keeps = changes(marks, keptBy(told, marks, houses));
      if (keeps.length > 0) return { by: 'clue', clue, technique, keeps };
    }
    return null;
  };
}

function changes(marks: readonly number[], keeps: Deduction['keeps']): Deduction['keeps'] {
  return keeps.filter(([item, houses]) => ((marks[item] ?? 0) & ~houses) !== 0);
}

function keptBy(clue: Clue, marks: readonly number[], houses: number): Deduction['keeps'] {
  const all = (1 << houses) - 1;
  const a = marks[clue.a] ?? 0;
  if ('house' in clue) {
    const house = 1 << clue.house;
    return [[clue.a, clue.says === 'at' ? house : all & ~house]];
  }
  if (clue.says === 'end') return [[clue.a, 1 | (1 << (houses - 1))]];
  const b = marks[clue.b] ?? 0;
  switch (clue.says) {
    case 'same':
      return [
        [clue.a, b],
        [clue.b, a],
      ];
    case 'apart':
      return [
        [clue.a, isOne(b) ? all & ~b : all],
        [clue.b, isOne(a) ? all & ~a : all],
      ];
    case 'beside':
      return [
        [clue.a, (b << 1) | (b >> 1)],
        [clue.b, (a << 1) | (a >> 1)],
      ];
    case 'just-left':
      return [
        [clue.a, b >> 1],
        [clue.b, a << 1],
      ];
    case 'left-of':
      return [
        [clue.a, below(highest(b))],
        [clue.b, all & ~(below(lowest(a)) | lowest(a))],
      ];
  }
}

function lowest(bits: number): number {
  return bits & -bits;
}

function highest(bits: number): number {
  return bits === 0 ? 0 : 1 << (31 - Math.clz32(bits));
}

/** All houses to the left of this one. */
function below(bit: number): number {
  return Math.max(0, bit - 1);
}

/** A settled item keeps the others of its kind out; a house that only one of a kind can take is taken. */
function byLast(marks: readonly number[], { houses, kinds }: Puzzle): Deduction | null {
  for (const kind of kinds.keys()) {
    const items = itemsOf(kind, houses);
    for (const item of items) {
      const mark = marks[item] ?? 0;
      const others = items.filter((other) => other !== item);
      const alone = mark & ~others.reduce((sum, other) => sum | (marks[other] ?? 0), 0);
      const keeps = changes(
        marks,
        isOne(mark) ? others.map((other) => [other, ~mark] as const) : alone !== 0 ? [[item, alone]] : [],
      );
      if (keeps.length > 0) return { by: 'last', clue: null, technique: 1, keeps };
    }
  }
  return null;
}

/** Two of a kind that share two houses keep them from the rest. */
function byPair(marks: readonly number[], { houses, kinds }: Puzzle): Deduction | null {
  for (const kind of kinds.keys()) {
    const items = itemsOf(kind, houses);
    for (const item of items) {
      const mark = marks[item] ?? 0;
      const twins = items.filter((other) => marks[other] === mark);
      if (twins.length !== 2 || !isOne(mark & (mark - 1))) continue;
      const keeps = changes(
        marks,
        items.filter((other) => !twins.includes(other)).map((other) => [other, ~mark] as const),
      );
      if (keeps.length > 0) return { by: 'pair', clue: null, technique: 4, keeps };
    }
  }
  return null;
}

/** What leads into a dead end cannot be. */
function bySupposing(marks: readonly number[], puzzle: Puzzle): Deduction | null {
  for (const [item, mark] of marks.entries()) {
    if (isOne(mark)) continue;
    for (let house = 0; house < puzzle.houses; house += 1) {
      if ((mark & (1 << house)) === 0) continue;
      if (isDeadEnd(marks.with(item, 1 << house), puzzle)) {
        return { by: 'suppose', clue: null, technique: 5, keeps: [[item, ~(1 << house)]] };
      }
    }
  }
  return null;
}

function isDeadEnd(marks: number[], puzzle: Puzzle): boolean {
  for (;;) {
    if (marks.some((mark) => mark === 0)) return true;
    const next =
      byLast(marks, puzzle) ?? byClue(1)(marks, puzzle) ?? byClue(2)(marks, puzzle) ?? byClue(3)(marks, puzzle);
    if (!next) return false;
    apply(marks, next);
  }
}
