import type { Misconception } from '../../core/family.ts';
import { firstLetters } from './columns.ts';
import { isLetter } from './params.ts';
import type { CryptParams } from './params.ts';

export const tags = {
  carry: 'crypt.forgets-the-carry',
  zero: 'crypt.begins-with-zero',
  other: 'crypt.another-letter',
  shown: 'crypt.takes-a-shown-digit',
} as const;

type Told = Omit<CryptParams, 'options'>;

/** Which mistake leads to a wrong digit; undefined where none that is known does. */
export function mistakeOf({ addends, total, ask, truth }: Told, digit: number): Misconception | undefined {
  const right = truth[ask] ?? 0;
  if (digit === 0 && firstLetters({ addends, total }).has(ask)) return tags.zero;
  if (Math.abs(digit - right) === 1) return tags.carry;
  if (Object.values(truth).includes(digit)) return tags.other;
  const shown = Array.from([...addends, total].join('')).filter((symbol) => !isLetter(symbol));
  return shown.includes(String(digit)) ? tags.shown : undefined;
}
