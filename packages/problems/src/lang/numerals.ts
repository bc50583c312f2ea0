import type { Language } from '../core/family.ts';
import type { Gender } from './grammar.ts';
import { grammars } from './grammars.ts';

/** The largest number that narration spells. */
const largest = 9999;

/** "двадцать одна" (feminine), "twenty-one". Whole numbers from 0 to 9999, nominative. */
export function numeral(language: Language, n: number, gender: Gender = 'masculine'): string {
  return grammars[language].spell(spellable(n), gender);
}

/** "veintiún" of "veintiún puntos". */
export function numeralBefore(language: Language, n: number, gender: Gender): string {
  const { spell, spellBefore = spell } = grammars[language];
  return spellBefore(spellable(n), gender);
}

function spellable(n: number): number {
  if (!Number.isInteger(n) || n < 0 || n > largest) throw new RangeError(`cannot spell ${n}`);
  return n;
}
