import type { Language } from '../core/family.ts';
import type { Gender } from './grammar.ts';
import { grammars } from './grammars.ts';

/** The largest number that narration spells. */
const largest = 9999;

/** "двадцать одна" (feminine), "twenty-one". Whole numbers from 0 to 9999, nominative. */
export function numeral(language: Language, n: number, gender: Gender = 'masculine'): string {
  if (!Number.isInteger(n) || n < 0 || n > largest) throw new RangeError(`cannot spell ${n}`);
  return grammars[language].spell(n, gender);
}
