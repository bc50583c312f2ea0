import { type CountedForm, type Gender, type Grammar, plural, singular } from '../grammar.ts';
import { spell, spellBefore } from './numerals.ts';

const counting: Grammar['counting'] = {
  zero: plural,
  one: singular,
  two: plural,
  few: plural,
  many: plural,
  other: plural,
};

const genders: Readonly<Record<string, Gender>> = { m: 'masculine', f: 'feminine' };

/**
 * Nouns are marked `m`, `f`, or `fe` for a feminine that begins with a stressed a: "el agua fría". Adjectives have four
 * forms: rojo / roja / rojos / rojas. Colours that are nouns stay as they are: "dos flores rosa".
 */
export const esMx: Grammar = {
  cases: ['nominative'],
  counting,
  countedAdjective: (category): CountedForm => counting[category],
  mark: (mark) => ({ gender: genders[mark.charAt(0)] ?? 'masculine', isAnimate: false }),
  adjective: (row, { gender, number }) =>
    row.split(' / ')[(number === 'many' ? 2 : 0) + (gender === 'feminine' ? 1 : 0)] ?? row,
  article: ({ article, gender, number, mark }) => {
    if (number === 'many') {
      if (article === 'a') return null;
      return gender === 'feminine' ? 'las' : 'los';
    }
    const isFeminine = gender === 'feminine' && mark !== 'fe';
    if (article === 'the') return isFeminine ? 'la' : 'el';
    return isFeminine ? 'una' : 'un';
  },
  adjectivesFollow: true,
  colours: {},
  spell,
  spellBefore,
};
