import type { Level, Mode } from '../../core/family.ts';
import type { Rng } from '../../core/rng.ts';
import { columnsOf, visitWays } from './columns.ts';
import { deduce } from './deduce.ts';
import { mistakeOf } from './mistakes.ts';
import { isLetter, knobsOf, letters, lettersOf } from './params.ts';
import type { CryptParams, Knobs, Letter } from './params.ts';
import { techniqueOf } from './solve.ts';

const sumsTried = 1500;
const optionCount = 4;

export function generate(rng: Rng, level: Level, mode: Mode): CryptParams | null {
  const knobs = knobsOf(level);
  const from = rng.fork('sums');
  if (mode !== 'single') {
    // Nines and ones are certain more often than other digits; a few digits drawn first keep a guess from paying.
    const wanted = rng.fork('wanted').sample([...Array(10).keys()], 3);
    return find(from, knobs, ({ ask, truth }) => wanted.includes(truth[ask] ?? -1));
  }
  // Options first: four digits, then which of them is right, then a sum in which it is.
  const options = rng
    .fork('options')
    .sample([...Array(10).keys()], optionCount)
    .sort((a, b) => a - b);
  const right = rng.fork('right').pick(options);
  const isFitting = (made: CryptParams): boolean => {
    if (made.truth[made.ask] !== right) return false;
    const untold = options.filter((digit) => digit !== right && mistakeOf(made, digit) === undefined);
    return untold.length <= 1;
  };
  const found = find(from, knobs, isFitting);
  return found && { ...found, options };
}

/** Sums are drawn and letters laid over digits until one letter is certain, whatever the others may be. */
function find(rng: Rng, knobs: Knobs, isFitting: (made: CryptParams) => boolean): CryptParams | null {
  for (let n = 0; n < sumsTried; n += 1) {
    const sum = drawSum(rng, knobs);
    if (!sum || techniqueOf(sum) !== knobs.technique) continue;
    const asked = rng
      .shuffle(lettersOf(sum).filter((letter) => letter !== plainOne(sum)))
      .map((ask) => ({ ...sum, ask, options: [] }));
    const fitting = asked.filter(isFitting);
    if (fitting.length === 0) continue;
    const certain = certainLetters(
      sum,
      fitting.map(({ ask }) => ask),
    );
    const made = fitting.find(({ ask }) => certain.has(ask));
    if (made && isWorthwhile(made, knobs)) return made;
  }
  return null;
}

/** From the third technique on, the ones may not tell the letter by themselves. */
function isWorthwhile(made: CryptParams, { technique }: Knobs): boolean {
  if (technique < 3) return true;
  const [ones] = columnsOf(made);
  const others = [...(ones?.addends ?? []), ones?.total ?? ''].filter(
    (symbol) => isLetter(symbol) && symbol !== made.ask,
  );
  const { narrowed } = deduce(made);
  const isPlain = others.length === 0 && narrowed.some(({ place, letter }) => place === 0 && letter === made.ask);
  return !isPlain && narrowed.length >= 4;
}

/** Different digits that stand openly in a sum of letters. */
const mostShown = 3;

type Sum = Pick<CryptParams, 'addends' | 'total' | 'truth'>;

function drawSum(rng: Rng, { shapes, hidden }: Knobs): Sum | null {
  const addends = rng.pick(shapes).map((length) => rng.int(10 ** (length - 1), 10 ** length - 1));
  const total = addends.reduce((sum, one) => sum + one, 0);
  const digits = [...new Set(Array.from([...addends, total].join('')))];
  const count = rng.int(...hidden);
  // A sum that is nearly all digits, or all letters but many of them free, tells too much or too little.
  if (digits.length < count || (count > 3 && digits.length > count + mostShown)) return null;
  const names = rng.shuffle(letters);
  const covered = new Map(rng.sample(digits, count).map((digit, i) => [digit, names[i] ?? 'A'] as const));
  const cover = (value: number): string =>
    Array.from(String(value))
      .map((digit) => covered.get(digit) ?? digit)
      .join('');
  const truth = Object.fromEntries([...covered].map(([digit, letter]) => [letter, Number(digit)]));
  return { addends: addends.map(cover), total: cover(total), truth };
}

/** Two numbers never carry more than one, so a longer total begins with it: nothing to think about. */
function plainOne({ addends, total }: Sum): string | undefined {
  const isLonger = addends.every((row) => row.length < total.length);
  return isLonger && addends.length === 2 ? total.at(0) : undefined;
}

/** Those letters that hide the same digit in every way to read the sum. */
function certainLetters(sum: Sum, wanted: readonly Letter[]): ReadonlySet<Letter> {
  const certain = new Set(wanted);
  visitWays(sum, (digits) => {
    for (const letter of certain) if (digits[letter] !== sum.truth[letter]) certain.delete(letter);
    return certain.size > 0;
  });
  return certain;
}
