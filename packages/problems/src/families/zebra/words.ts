import type { Language } from '../../core/family.ts';
import { capital, noun } from '../../lang/words.ts';
import { itemOf } from './items.ts';
import type { Clue, ZebraParams } from './params.ts';

interface Pair {
  readonly a: string;
  readonly b: string;
  /** In the genitive: "слева от лисы". */
  readonly ofB: string;
  /** The number of the house. */
  readonly n: string;
}

type Sentences = Readonly<Record<Clue['says'], (pair: Pair) => string>>;

const sentences: Readonly<Record<Language, Sentences>> = {
  en: {
    at: ({ a, n }) => `The ${a} is in house ${n}.`,
    'not-at': ({ a, n }) => `The ${a} is not in house ${n}.`,
    end: ({ a }) => `The ${a} is in a house at the end.`,
    same: ({ a, b }) => `The ${a} and the ${b} share a house.`,
    apart: ({ a, b }) => `The ${a} and the ${b} are in different houses.`,
    beside: ({ a, b }) => `The ${a} and the ${b} are in neighbouring houses.`,
    'just-left': ({ a, b }) => `The ${a} is just left of the ${b}.`,
    'left-of': ({ a, b }) => `The ${a} is somewhere left of the ${b}.`,
  },
  ru: {
    at: ({ a, n }) => `${a} — в домике номер ${n}.`,
    'not-at': ({ a, n }) => `${a} — не в домике номер ${n}.`,
    end: ({ a }) => `${a} — в крайнем домике.`,
    same: ({ a, b }) => `${a} и ${b} — в одном домике.`,
    apart: ({ a, b }) => `${a} и ${b} — в разных домиках.`,
    beside: ({ a, b }) => `${a} и ${b} — в соседних домиках.`,
    'just-left': ({ a, ofB }) => `${a} — сразу слева от ${ofB}.`,
    'left-of': ({ a, ofB }) => `${a} — где-то левее ${ofB}.`,
  },
};

/** A clue as a sentence; `spell` writes the number of a house. */
export function clueWords(
  params: ZebraParams,
  clue: Clue,
  told: { language: Language; spell: (n: number) => string },
): string {
  const { language, spell } = told;
  const [a, b] = [itemOf(params, clue.a), 'b' in clue ? itemOf(params, clue.b) : null];
  return capital(
    language,
    sentences[language][clue.says]({
      a: noun(language, a.noun),
      b: b ? noun(language, b.noun) : '',
      ofB: b ? noun(language, b.noun, { case: 'genitive' }) : '',
      n: 'house' in clue ? spell(clue.house + 1) : '',
    }),
  );
}

/** "лиса — домик 2" */
export function homeWords(params: ZebraParams, [id, house]: readonly [number, number], language: Language): string {
  const name = noun(language, itemOf(params, id).noun);
  return language === 'en' ? `${name}: house ${house + 1}` : `${name} — домик ${house + 1}`;
}
