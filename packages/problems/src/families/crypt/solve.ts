import type { Solved, Step } from '../../core/family.ts';
import { visitWays } from './columns.ts';
import type { Digits } from './columns.ts';
import { deduce } from './deduce.ts';
import { isLetter, lettersOf } from './params.ts';
import type { CryptParams } from './params.ts';

type Shown = Omit<CryptParams, 'truth' | 'options'>;

/** Tries every digit for every letter; what the asked letter can be is an answer, whatever the others are. */
export function solve(params: Shown): Solved {
  const { addends, total, ask } = params;
  const found = new Map<number, Digits>();
  visitWays({ addends, total }, (digits) => {
    const digit = digits[ask] ?? -1;
    if (!found.has(digit)) found.set(digit, { ...digits });
    return found.size < 2;
  });
  const answers = [...found.keys()].map(String);
  const [first] = found;
  return {
    answers,
    trace: answers.length === 1 && first ? traceOf(params, first[0], first[1]) : [],
    technique: techniqueOf(params),
  };
}

/** How much has to be kept in mind at once. */
export function techniqueOf(params: Pick<CryptParams, 'addends' | 'total'>): number {
  const hidden = lettersOf(params).length;
  if (hidden < 2) return 1;
  if (hidden < 4) return 2;
  return hidden < 6 ? 3 : hidden < 7 ? 4 : 5;
}

/** So many columns can be told before the answer. */
const mostLooks = 3;
/** More digits than that are not worth saying. */
const fewDigits = 3;

function traceOf(params: Shown, digit: number, digits: Digits): readonly Step[] {
  const { addends, total, ask } = params;
  const { narrowed, left } = deduce(params);
  const about = narrowed.findLast((one) => one.letter === ask);
  const told = new Set(narrowed.filter((one) => one === about || one.left.length <= fewDigits).slice(-mostLooks));
  const looks = narrowed
    .filter((one) => told.has(one))
    .map((one): Step => ({
      key: one.left.length === 1 ? 'crypt.only' : 'crypt.left',
      args: { place: one.place, letter: one.letter, left: one.left.join(',') },
      highlight: [`column-${one.place}`],
    }));
  const wrong = (about?.left ?? left).filter((one) => one !== digit);
  const tried: Step = { key: 'crypt.try', args: { letter: ask, wrong: wrong.join(',') }, highlight: ['ask'] };
  const put = (row: string): string =>
    Array.from(row)
      .map((symbol) => (isLetter(symbol) ? String(digits[symbol] ?? 0) : symbol))
      .join('');
  const fits: Step = {
    key: 'crypt.fits',
    args: { sum: `${addends.map(put).join(' + ')} = ${put(total)}` },
    highlight: [],
  };
  return [...looks, ...(wrong.length > 0 ? [tried] : []), fits];
}
