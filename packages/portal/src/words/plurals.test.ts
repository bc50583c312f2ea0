import { beforeAll, describe, expect, it } from 'vitest';
import { type Locale, locales } from './locales.ts';
import { legacyPluralRule } from './plurals.ts';
import { areaWords, loadWords, type Sentences, wordsOf } from './words.ts';

type Form = 'one' | 'few' | 'many' | 'other';

const slavic = (n: number): Form => {
  if (n % 10 === 1 && n % 100 !== 11) return 'one';
  return n % 10 >= 2 && n % 10 <= 4 && (n % 100 < 12 || n % 100 > 14) ? 'few' : 'many';
};
const polish = (n: number): Form => (n === 1 ? 'one' : slavic(n) === 'few' ? 'few' : 'many');
const czech = (n: number): Form => (n === 1 ? 'one' : n >= 2 && n <= 4 ? 'few' : 'other');
const oneOrOther = (n: number): Form => (n === 1 ? 'one' : 'other');

/** The grammar of each language, written down once more and by hand: the oracle of this test. */
const grammar: Readonly<Record<Locale, (n: number) => Form>> = {
  ru: slavic,
  uk: slavic,
  pl: polish,
  cs: czech,
  en: oneOrOther,
  de: oneOrOther,
  tr: oneOrOther,
  'es-mx': oneOrOther,
  'pt-br': (n) => (n === 0 || n === 1 ? 'one' : 'other'),
};

describe('[K-025] plurals', () => {
  it('the table of the specification is kept as it is written', () => {
    expect(legacyPluralRule).toEqual({ ru: 1, uk: 1, de: 1, pl: 1, cs: 2, kk: 3, tr: 4 });
  });

  describe.each(locales)('in %s', (locale) => {
    let words: Sentences;
    beforeAll(async () => {
      await loadWords(locale, ['cabinet']);
      words = await areaWords(locale, 'cabinet');
    });

    it('0 to 121 stars take the form that the language’s grammar asks for', () => {
      const t = wordsOf(locale, 'cabinet');
      for (let count = 0; count <= 121; count += 1) {
        const none = count === 0 ? words['cabinet.stats.stars_zero'] : undefined;
        const form = none ?? words[`cabinet.stats.stars_${grammar[locale](count)}`];
        expect(form, `${locale} ${count}`).toBeDefined();
        expect(t('cabinet.stats.stars', { count }), `${locale} ${count}`).toBe(
          form?.replace('{{count}}', String(count)),
        );
      }
    });
  });

  it('21 in German is plural: CLDR wins over rule 1', () => {
    expect(wordsOf('de', 'cabinet')('cabinet.stats.stars', { count: 21 })).toBe('21 Sterne');
  });
});
