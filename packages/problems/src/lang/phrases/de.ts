import { speak } from '../speak.ts';
import type { Thing } from '../words.ts';
import type { Case } from '../grammar.ts';
import type { NounId } from '../lexicon.ts';

const { capital, described, genderOf, noun, numeral } = speak('de');

type Bent = Exclude<Case, 'instrumental' | 'locative' | 'ablative' | 'vocative'>;

const thing = (what: NounId | Thing): Thing => (typeof what === 'string' ? { noun: what } : what);

/** "der Apfel", "dem roten Apfel". */
export function the(what: NounId | Thing, wanted: Bent = 'nominative'): string {
  return described(thing(what), { article: 'the', case: wanted });
}

/** Begins a sentence: "Der Apfel". */
export const The = (what: NounId | Thing): string => capital(the(what));

/** "ein Apfel", "einen roten Apfel". */
export function a(what: NounId | Thing, wanted: Bent = 'nominative'): string {
  return described(thing(what), { article: 'a', case: wanted });
}

/** "Äpfel", "roten Äpfeln". */
export function many(what: NounId | Thing, wanted: Bent = 'nominative'): string {
  return described(thing(what), { number: 'many', case: wanted });
}

/** Counted in another case than the nominative: "3 roten Äpfeln", "1 Apfel". */
export function count(n: number, what: NounId | Thing, wanted: Bent): string {
  return `${n} ${described(thing(what), { number: n === 1 ? 'one' : 'many', case: wanted })}`;
}

/** The same in words: "drei Äpfeln", "einem Apfel". */
export function spelledIn(n: number, what: NounId | Thing, wanted: Bent): string {
  return n === 1 ? a(what, wanted) : `${numeral(n)} ${many(what, wanted)}`;
}

/** "zum Apfel", "zur Birne". */
export function to(what: NounId): string {
  return `${genderOf(what) === 'feminine' ? 'zur' : 'zum'} ${noun(what, { case: 'dative' })}`;
}

/** "beim Apfel", "bei der Birne". */
export function at(what: NounId): string {
  return `${genderOf(what) === 'feminine' ? 'bei der' : 'beim'} ${noun(what, { case: 'dative' })}`;
}

/** "vom Apfel", "von der Birne". */
export function from(what: NounId): string {
  return `${genderOf(what) === 'feminine' ? 'von der' : 'vom'} ${noun(what, { case: 'dative' })}`;
}

/** "er", "sie", "es": what stands for the noun. */
export function it(what: NounId): string {
  const said = { masculine: 'er', feminine: 'sie', neuter: 'es', common: 'es' };
  return said[genderOf(what)];
}

/** "welcher", "welche", "welches" as a subject. */
export function which(what: NounId): string {
  const said = { masculine: 'welcher', feminine: 'welche', neuter: 'welches', common: 'welches' };
  return said[genderOf(what)];
}

/** A number word that no noun follows: "Haus eins", not "Haus ein". */
export function alone(numberWord: string): string {
  return numberWord === 'ein' ? 'eins' : numberWord;
}
