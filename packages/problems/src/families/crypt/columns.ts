import { isLetter } from './params.ts';
import type { CryptParams, Letter } from './params.ts';

export interface Column {
  /** 0 is the ones. */
  readonly place: number;
  readonly addends: readonly string[];
  /** Empty when only the carry arrives there; it then has to be nothing. */
  readonly total: string;
}

type Sum = Pick<CryptParams, 'addends' | 'total'>;

/** From the ones upwards. */
export function columnsOf({ addends, total }: Sum): readonly Column[] {
  const width = Math.max(total.length, ...addends.map((row) => row.length));
  return Array.from({ length: width }, (_, place) => ({
    place,
    addends: addends.flatMap((row) => row.at(-1 - place) ?? []),
    total: total.at(-1 - place) ?? '',
  }));
}

/** Letters that begin a number of several digits, so they hide no zero. */
export function firstLetters({ addends, total }: Sum): ReadonlySet<Letter> {
  const rows = [...addends, total].filter((row) => row.length > 1);
  return new Set(rows.flatMap((row) => row.at(0) ?? []).filter(isLetter));
}

/** Undefined while a letter has no digit. */
export type Digits = { [letter in Letter]?: number | undefined };

/** Visits every way to put digits for letters; stops when `visit` says false. */
export function visitWays(sum: Sum, visit: (digits: Digits) => boolean): void {
  const columns = columnsOf(sum);
  const firsts = firstLetters(sum);
  const digits: Digits = {};
  let used = 0;
  const fill = (column: Column, at: number, made: { carry: number; value: number }): boolean => {
    const symbol = column.addends[at];
    if (symbol === undefined) return close(column, made.value);
    if (!isLetter(symbol)) return fill(column, at + 1, { ...made, value: made.value + Number(symbol) });
    const known = digits[symbol];
    if (known !== undefined) return fill(column, at + 1, { ...made, value: made.value + known });
    for (let digit = firsts.has(symbol) ? 1 : 0; digit <= 9; digit += 1) {
      if ((used >> digit) & 1) continue;
      set(symbol, digit);
      const goesOn = fill(column, at + 1, { ...made, value: made.value + digit });
      unset(symbol, digit);
      if (!goesOn) return false;
    }
    return true;
  };
  const set = (letter: Letter, digit: number): void => {
    digits[letter] = digit;
    used |= 1 << digit;
  };
  const unset = (letter: Letter, digit: number): void => {
    digits[letter] = undefined;
    used &= ~(1 << digit);
  };
  /** The last digit of the column's sum belongs below it. */
  const close = (column: Column, value: number): boolean => {
    const [digit, carry] = [value % 10, Math.floor(value / 10)];
    const { total } = column;
    if (!isLetter(total)) return Number(total || 0) === digit ? next(column, carry) : true;
    const known = digits[total];
    if (known !== undefined) return known === digit ? next(column, carry) : true;
    if ((used >> digit) & 1 || (digit === 0 && firsts.has(total))) return true;
    set(total, digit);
    const goesOn = next(column, carry);
    unset(total, digit);
    return goesOn;
  };
  const next = ({ place }: Column, carry: number): boolean => {
    const column = columns[place + 1];
    if (column) return fill(column, 0, { carry, value: carry });
    return carry > 0 ? true : visit(digits);
  };
  const [ones] = columns;
  if (ones) fill(ones, 0, { carry: 0, value: 0 });
}
