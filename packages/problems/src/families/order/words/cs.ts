import type { Gender } from '../../../lang/grammar.ts';
import type { NounId } from '../../../lang/lexicon.ts';
import { speak } from '../../../lang/speak.ts';
import type { Relation } from '../params.ts';
import type { Words } from './shape.ts';

const { adjective, capital, genderOf, noun } = speak('cs');

const beside = (id: NounId): string => noun(id, { case: 'instrumental' });
const The = (id: NounId): string => capital(noun(id));

const more: Readonly<Record<Relation, string>> = { tall: 'vyšší', old: 'starší', heavy: 'těžší', fast: 'rychlejší' };
const less: Readonly<Record<Relation, string>> = { tall: 'nižší', old: 'mladší', heavy: 'lehčí', fast: 'pomalejší' };
const by: Readonly<Record<Relation, string>> = { tall: 'výškou', old: 'věkem', heavy: 'váhou', fast: 'rychlostí' };
const first = { 1: 'hned', 2: 'druhý' } as const;

const which: Readonly<Record<Gender, string>> = {
  masculine: 'Který',
  feminine: 'Která',
  neuter: 'Které',
  common: 'Který',
};
const whichOf = (object: NounId): string => `${which[genderOf(object)]} ${noun(object)} je`;

export const cs: Words = {
  title: { sizes: 'Podle velikosti', clues: 'Kdo je kde?' },
  who: (animal) => noun(animal),
  size: (object, n) => `${noun(object)}, velikost ${n}`,
  alt: (items) => `Na výběr: ${items.join('; ')}.`,
  place: (n) => `Místo ${n}`,
  clues: {
    more: (relation, high, low) => `${The(high)} je ${more[relation]} než ${noun(low)}.`,
    less: (relation, low, high) => `${The(low)} je ${less[relation]} než ${noun(high)}.`,
    between: (relation, middle, [a, b]) => `${The(middle)} je ${by[relation]} mezi ${beside(a)} a ${beside(b)}.`,
    notMost: (relation, animal) => `${The(animal)} není nej${more[relation]}.`,
    notLeast: (relation, animal) => `${The(animal)} není nej${less[relation]}.`,
  },
  askWho: {
    all: (relation) => `Seřaď všechny, nej${more[relation]} bude první.`,
    most: (relation) => `Kdo je nej${more[relation]}?`,
    least: (relation) => `Kdo je nej${less[relation]}?`,
    middle: 'Kdo je uprostřed?',
    afterMost: (relation, n) => `Kdo je ${first[n]} za nej${more[relation]}m?`,
    beforeLeast: (relation, n) => `Kdo je ${first[n]} před nej${less[relation]}m?`,
  },
  askSize: {
    rising: 'Seřaď je od nejmenšího po největší.',
    falling: 'Seřaď je od největšího po nejmenší.',
    biggest: (object) => `${whichOf(object)} největší?`,
    smallest: (object) => `${whichOf(object)} nejmenší?`,
    middle: (object) => `${whichOf(object)} prostřední?`,
    secondBiggest: (object) => `${whichOf(object)} ${adjective('second', { noun: object })} největší?`,
    secondSmallest: (object) => `${whichOf(object)} ${adjective('second', { noun: object })} nejmenší?`,
  },
  hints: {
    sizes: ['Nejdřív najdi největší obrázek.', 'Dej ho v duchu pryč. Který je největší teď?'],
    clues: ['Začni jednou nápovědou. Ukaž tu dvojici na prstech.', 'Přidej další nápovědu. Kdo se kam posune?'],
  },
  feedback: {
    'order.other-end': 'To je druhý konec. Přečti si otázku znovu.',
    'order.first-named': 'To zvíře je jen jmenované jako první. Kde opravdu stojí?',
    'order.last-named': 'To zvíře je jen jmenované jako poslední. Kde opravdu stojí?',
    'order.neighbour': 'Skoro! Porovnej ho s tím, kdo je vedle.',
    'order.unchecked': 'Ještě ne. Postav celou řadu, jednoho po druhém.',
  },
  steps: {
    sideBySide: 'Postav je vedle sebe, od velkého po malý.',
    inOrder: 'Teď je každý na svém místě.',
    first: 'Správný je ten první.',
    last: 'Správný je ten poslední.',
    place: (n) => `Počítej od největšího: číslo ${n}.`,
    chain: (animals) => `Všichni za sebou: ${animals.map((one) => noun(one)).join(', ')}.`,
    answer: (animal) => `Odpověď: ${noun(animal)}.`,
  },
  praise: {
    all: 'Ano! Všechno je na svém místě.',
    size: 'Ano! To je ono.',
    who: (animal) => `Ano! ${The(animal)}.`,
  },
};
