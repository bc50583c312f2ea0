import { columnsOf, firstLetters } from './columns.ts';
import type { Column } from './columns.ts';
import { isLetter, lettersOf } from './params.ts';
import type { CryptParams, Letter } from './params.ts';

/** What one look at a column leaves for a letter. */
export interface Narrowed {
  readonly place: number;
  readonly letter: Letter;
  readonly left: readonly number[];
}

export interface Deduced {
  readonly narrowed: readonly Narrowed[];
  /** What the columns leave for the asked letter when nothing more can be told. */
  readonly left: readonly number[];
}

type Sum = Pick<CryptParams, 'addends' | 'total' | 'ask'>;

/** Looks at column after column as a person does: what fits with some carry, and no digit twice. */
export function deduce(sum: Sum): Deduced {
  const columns = columnsOf(sum);
  const firsts = firstLetters(sum);
  const all = Array.from({ length: 10 }, (_, digit) => digit);
  const open = new Map(lettersOf(sum).map((letter) => [letter, firsts.has(letter) ? all.slice(1) : all] as const));
  const carries = Array.from({ length: columns.length + 1 }, (_, place) =>
    place === 0 || place === columns.length ? [0] : [0, 1, 2].slice(0, sum.addends.length),
  );
  const narrowed: Narrowed[] = [];
  const keep = (place: number, letter: Letter, left: readonly number[]): boolean => {
    if (left.length === (open.get(letter)?.length ?? 0)) return false;
    open.set(letter, [...left]);
    narrowed.push({ place, letter, left });
    return true;
  };
  for (let isMoving = true; isMoving && (open.get(sum.ask)?.length ?? 0) > 1;) {
    isMoving = false;
    for (const column of columns) {
      const seen = waysIn(column, open, carries);
      for (const [letter, digits] of seen.letters) isMoving = keep(column.place, letter, digits) || isMoving;
      for (const [place, left] of seen.carries) {
        if (left.length === carries[place]?.length) continue;
        carries[place] = [...left];
        isMoving = true;
      }
    }
    isMoving = noneTwice(open) || isMoving;
  }
  return { narrowed, left: open.get(sum.ask) ?? [] };
}

/** A digit that is known for one letter is gone for the others. */
function noneTwice(open: Map<Letter, number[]>): boolean {
  let isMoving = false;
  for (const [letter, [digit, ...more]] of open) {
    if (digit === undefined || more.length > 0) continue;
    for (const [other, left] of open) {
      if (other === letter || !left.includes(digit)) continue;
      open.set(
        other,
        left.filter((one) => one !== digit),
      );
      isMoving = true;
    }
  }
  return isMoving;
}

interface Seen {
  readonly letters: ReadonlyMap<Letter, readonly number[]>;
  readonly carries: ReadonlyMap<number, readonly number[]>;
}

/** Every digit that some way to add up this column needs. */
function waysIn(
  { place, addends, total }: Column,
  open: ReadonlyMap<Letter, readonly number[]>,
  carries: readonly (readonly number[])[],
): Seen {
  const symbols = [...new Set([...addends, total])].filter(isLetter);
  const found = new Map(symbols.map((letter) => [letter, new Set<number>()] as const));
  const [carriesIn, carriesOut] = [new Set<number>(), new Set<number>()];
  const given: Partial<Record<Letter, number>> = {};
  const valueOf = (symbol: string): number => (isLetter(symbol) ? (given[symbol] ?? 0) : Number(symbol || 0));
  const check = (): void => {
    for (const carry of carries[place] ?? []) {
      const value = addends.reduce((sum, symbol) => sum + valueOf(symbol), carry);
      const out = Math.floor(value / 10);
      if (value % 10 !== valueOf(total) || !carries[place + 1]?.includes(out)) continue;
      carriesIn.add(carry);
      carriesOut.add(out);
      for (const letter of symbols) found.get(letter)?.add(given[letter] ?? 0);
    }
  };
  const choose = (at: number, used: number): void => {
    const letter = symbols[at];
    if (letter === undefined) return check();
    for (const digit of open.get(letter) ?? []) {
      if ((used >> digit) & 1) continue;
      given[letter] = digit;
      choose(at + 1, used | (1 << digit));
    }
  };
  choose(0, 0);
  const sorted = (set: ReadonlySet<number>): readonly number[] => [...set].sort((a, b) => a - b);
  return {
    letters: new Map([...found].map(([letter, set]) => [letter, sorted(set)] as const)),
    carries: new Map([
      [place, sorted(carriesIn)],
      [place + 1, sorted(carriesOut)],
    ]),
  };
}
