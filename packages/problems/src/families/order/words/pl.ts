import type { Gender } from '../../../lang/grammar.ts';
import type { NounId } from '../../../lang/lexicon.ts';
import { speak } from '../../../lang/speak.ts';
import type { Relation } from '../params.ts';
import type { Words } from './shape.ts';

const { capital, genderOf, noun } = speak('pl');

const beside = (id: NounId): string => noun(id, { case: 'instrumental' });

/** The stems of comparatives: wyższ-y, wyższ-a, wyższ-e. */
const more: Readonly<Record<Relation, string>> = { tall: 'wyższ', old: 'starsz', heavy: 'cięższ', fast: 'szybsz' };
const less: Readonly<Record<Relation, string>> = { tall: 'niższ', old: 'młodsz', heavy: 'lżejsz', fast: 'wolniejsz' };
const by: Readonly<Record<Relation, string>> = { tall: 'wzrostu', old: 'wieku', heavy: 'wagi', fast: 'szybkości' };
const endings: Readonly<Record<Gender, string>> = { masculine: 'y', feminine: 'a', neuter: 'e', common: 'y' };
const which: Readonly<Record<Gender, string>> = {
  masculine: 'Który',
  feminine: 'Która',
  neuter: 'Które',
  common: 'Który',
};
const ending = (id: NounId): string => endings[genderOf(id)];
const ask = (id: NounId): string => `${which[genderOf(id)]} ${noun(id)} jest`;
const nth = { 1: 'tuż', 2: 'drugi' } as const;

export const pl: Words = {
  title: { sizes: 'Po kolei', clues: 'Kto jest gdzie?' },
  who: (animal) => noun(animal),
  size: (object, n) => `${noun(object)}, wielkość ${n}`,
  alt: (items) => `Tutaj są: ${items.join('; ')}.`,
  place: (n) => `Miejsce ${n}`,
  clues: {
    more: (relation, high, low) => `${capital(noun(high))} jest ${more[relation]}${ending(high)} niż ${noun(low)}.`,
    less: (relation, low, high) => `${capital(noun(low))} jest ${less[relation]}${ending(low)} niż ${noun(high)}.`,
    between: (relation, middle, [a, b]) =>
      `Pod względem ${by[relation]} ${noun(middle)} jest między ${beside(a)} a ${beside(b)}.`,
    notMost: (relation, animal) => `${capital(noun(animal))} nie jest naj${more[relation]}${ending(animal)}.`,
    notLeast: (relation, animal) => `${capital(noun(animal))} nie jest naj${less[relation]}${ending(animal)}.`,
  },
  askWho: {
    all: (relation) => `Ustaw wszystkie zwierzęta po kolei, zaczynając od naj${more[relation]}ego.`,
    most: (relation) => `Kto jest naj${more[relation]}y?`,
    least: (relation) => `Kto jest naj${less[relation]}y?`,
    middle: 'Kto jest w środku?',
    afterMost: (relation, n) => `Kto jest ${nth[n]} za naj${more[relation]}ym?`,
    beforeLeast: (relation, n) => `Kto jest ${nth[n]} przed naj${less[relation]}ym?`,
  },
  askSize: {
    rising: 'Ułóż po kolei: od najmniejszych do największych.',
    falling: 'Ułóż po kolei: od największych do najmniejszych.',
    biggest: (object) => `${ask(object)} ${most(object)}?`,
    smallest: (object) => `${ask(object)} ${least(object)}?`,
    middle: (object) => `${ask(object)} w środku pod względem wielkości?`,
    secondBiggest: (object) => `${ask(object)} tuż za największ${genderOf(object) === 'feminine' ? 'ą' : 'ym'}?`,
    secondSmallest: (object) => `${ask(object)} tuż przed najmniejsz${genderOf(object) === 'feminine' ? 'ą' : 'ym'}?`,
  },
  hints: {
    sizes: ['Najpierw znajdź największy obrazek.', 'Odłóż go. Który jest teraz największy?'],
    clues: [
      'Zacznij od jednej wskazówki. Pokaż tę parę na palcach.',
      'Dodaj następną wskazówkę. Kto stanie po której stronie?',
    ],
  },
  feedback: {
    'order.other-end': 'To drugi koniec. Przeczytaj pytanie jeszcze raz.',
    'order.first-named': 'To zwierzę jest nazwane jako pierwsze. A gdzie stoi?',
    'order.last-named': 'To zwierzę jest nazwane jako ostatnie. A gdzie stoi?',
    'order.neighbour': 'Bardzo blisko! Porównaj z sąsiadem.',
    'order.unchecked': 'Jeszcze nie. Ułóż cały rząd, jedno po drugim.',
  },
  steps: {
    sideBySide: 'Ustaw obok siebie, od dużych do małych.',
    inOrder: 'Teraz wszystko stoi na swoim miejscu.',
    first: 'Pasuje ten, kto stoi pierwszy.',
    last: 'Pasuje ten, kto stoi ostatni.',
    place: (n) => `Licz od największego: numer ${n}.`,
    chain: (animals) => `Wszyscy po kolei: ${animals.map((animal) => noun(animal)).join(', ')}.`,
    answer: (animal) => `Odpowiedź: ${noun(animal)}.`,
  },
  praise: {
    all: 'Tak! Wszystko jest na swoim miejscu.',
    size: 'Tak! Wielkość się zgadza.',
    who: (animal) => `Tak! ${capital(noun(animal))}.`,
  },
};

function most(object: NounId): string {
  return `największ${ending(object)}`;
}

function least(object: NounId): string {
  return `najmniejsz${ending(object)}`;
}
