import { type CountedForm, type Gender, type Grammar, type Headed, plural, singular } from '../grammar.ts';
import { spell } from './numerals.ts';

const counting: Grammar['counting'] = {
  zero: plural,
  one: singular,
  two: plural,
  few: plural,
  many: plural,
  other: plural,
};

const genders: Readonly<Record<string, Gender>> = { m: 'masculine', f: 'feminine' };

/** Nouns have one case. The case of an article tells the preposition that melts into it: do gato, no gato, ao gato. */
function article({ article: kind, gender, number, case: wanted }: Headed): string | null {
  const isFeminine = gender === 'feminine';
  if (kind === 'a') {
    const one = number === 'many' ? '' : isFeminine ? ' uma' : ' um';
    if (wanted === 'genitive') return `de${one}`;
    if (wanted === 'locative') return `em${one}`;
    if (wanted === 'dative') return `a${one}`;
    return one === '' ? null : one.trim();
  }
  const s = number === 'many' ? 's' : '';
  if (wanted === 'dative') return (isFeminine ? 'à' : 'ao') + s;
  return (wanted === 'genitive' ? 'd' : wanted === 'locative' ? 'n' : '') + (isFeminine ? 'a' : 'o') + s;
}

export const ptBr: Grammar = {
  cases: ['nominative'],
  counting,
  countedAdjective: (category): CountedForm => counting[category],
  mark: (mark) => ({ gender: genders[mark.charAt(0)] ?? 'masculine', isAnimate: false }),
  // Masculine, feminine, masculine plural, feminine plural; or singular, plural; or one form for all (rosa).
  adjective: (row, { gender, number }) => {
    const columns = row.split(' / ');
    const many = number === 'many';
    if (columns.length < 4) return columns[many ? columns.length - 1 : 0] ?? row;
    return columns[(many ? 2 : 0) + (gender === 'feminine' ? 1 : 0)] ?? row;
  },
  article,
  adjectivesFollow: true,
  colours: {},
  spell,
};
