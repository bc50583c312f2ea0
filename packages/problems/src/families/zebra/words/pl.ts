import type { NounId } from '../../../lang/lexicon.ts';
import { speak } from '../../../lang/speak.ts';
import type { Home, Words } from './shape.ts';

const { capital, list, noun } = speak('pl');

const ones = { animal: 'jedno zwierzę', treat: 'jeden smakołyk', toy: 'jedna zabawka' } as const;
const first = (item: NounId): string => capital(noun(item));
/** "na lewo od lisa". */
const of = (item: NounId): string => noun(item, { case: 'genitive' });
const names = (items: readonly NounId[]): string => items.map((item) => noun(item)).join(', ');
const homesOf = (homes: readonly Home[]): string =>
  homes.map(({ who, house }) => `${noun(who)} – dom ${house}`).join(', ');

export const pl: Words = {
  title: 'Kto gdzie mieszka?',
  put: 'Znajdź dom dla każdego.',
  rule: (kinds) => `W każdym domu jest ${list(kinds.map((kind) => ones[kind]))}.`,
  clues: {
    at: ({ a, n }) => `${first(a)} jest w domu numer ${n}.`,
    'not-at': ({ a, n }) => `${first(a)} nie jest w domu numer ${n}.`,
    end: ({ a }) => `${first(a)} jest w domu na końcu ulicy.`,
    same: ({ a, b }) => `${first(a)} i ${noun(b)} są w tym samym domu.`,
    apart: ({ a, b }) => `${first(a)} i ${noun(b)} są w różnych domach.`,
    beside: ({ a, b }) => `${first(a)} i ${noun(b)} są w sąsiednich domach.`,
    'just-left': ({ a, b }) => `${first(a)} jest tuż na lewo od ${of(b)}.`,
    'left-of': ({ a, b }) => `${first(a)} jest gdzieś na lewo od ${of(b)}.`,
  },
  inHouse: (n) => `Kto mieszka w domu numer ${n}?`,
  findInHouse: (n) => `Sprawdź, kto mieszka w domu numer ${n}.`,
  withItem: {
    animal: (item) => `Kto mieszka tam, gdzie jest ${noun(item)}?`,
    treat: (item) => `Jaki smakołyk jest tam, gdzie ${noun(item)}?`,
    toy: (item) => `Jaka zabawka jest tam, gdzie ${noun(item)}?`,
  },
  findWithItem: {
    animal: (item) => `Sprawdź, kto mieszka tam, gdzie jest ${noun(item)}.`,
    treat: (item) => `Sprawdź, jaki smakołyk jest tam, gdzie ${noun(item)}.`,
    toy: (item) => `Sprawdź, jaka zabawka jest tam, gdzie ${noun(item)}.`,
  },
  alt: (houses) => `Ulica. Liczba domów: ${houses}. Numery idą od lewej.`,
  row: {
    animal: (items) => `Zwierzęta: ${names(items)}.`,
    treat: (items) => `Smakołyki: ${names(items)}.`,
    toy: (items) => `Zabawki: ${names(items)}.`,
  },
  item: (item) => noun(item),
  slot: (house, place) => `Dom ${house}, miejsce ${place}`,
  hints: {
    place: 'Zacznij od wskazówki, która podaje numer domu.',
    pair: 'Zacznij od wskazówki o dwojgu w jednym domu.',
    order: 'Zacznij od wskazówki o sąsiadach albo o lewej stronie.',
    again: 'Ustal jedno, potem przeczytaj wszystkie wskazówki od nowa.',
  },
  feedback: {
    'zebra.misses-a-place': 'Jedna wskazówka podaje dom. Czy tu się zgadza?',
    'zebra.misses-who-is-together': 'Jedna wskazówka mówi, kto jest razem. Przeczytaj ją znowu.',
    'zebra.misses-who-is-apart': 'Jedna wskazówka mówi, kto jest osobno. Przeczytaj ją znowu.',
    'zebra.misses-neighbours': 'Jedna wskazówka mówi o sąsiadach. Przeczytaj ją znowu.',
    'zebra.misses-left-and-right': 'Jedna wskazówka mówi, kto jest na lewo. Sprawdź ją.',
  },
  steps: {
    so: (homes) => `A więc: ${homesOf(homes)}.`,
    left: (homes) => `Zostaje: ${homesOf(homes)}.`,
    suppose: 'Załóż, że jest odwrotnie: wtedy coś się nie zgadza.',
    house: (n, tenants) => `Dom ${n}: ${list(tenants.map((item) => noun(item)))}.`,
    answer: (item) => `Odpowiedź: ${noun(item)}.`,
  },
  praise: 'Tak! Wszystkie wskazówki się zgadzają.',
};
