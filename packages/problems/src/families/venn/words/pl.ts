import type { NounId } from '../../../lang/lexicon.ts';
import { speak } from '../../../lang/speak.ts';
import type { Described, Words } from './shape.ts';

const { list, noun } = speak('pl');

const no = (id: NounId): string => noun(id, { case: 'genitive' });

/** After "karty, na których". */
const like = (cards: Described): string => {
  switch (cards.says) {
    case 'with':
      return `jest ${noun(cards.a)}`;
    case 'without':
      return `nie ma ${no(cards.a)}`;
    case 'only':
      return `jest tylko ${noun(cards.a)}`;
    case 'and':
      return `jest i ${noun(cards.a)}, i ${noun(cards.b)}`;
    case 'or':
      return `jest ${noun(cards.a)}, ${noun(cards.b)} albo jedno i drugie`;
    case 'but-not':
      return `jest ${noun(cards.a)}, ale nie ma ${no(cards.b)}`;
    case 'neither':
      return `nie ma ani ${no(cards.a)}, ani ${no(cards.b)}`;
    case 'and-not':
      return `jest ${noun(cards.a)} i ${noun(cards.b)}, ale nie ma ${no(cards.not)}`;
    case 'or-not':
      return `jest ${noun(cards.a)} lub ${noun(cards.b)}, ale nie ma ${no(cards.not)}`;
    case 'exactly-one':
      return 'jest dokładnie jeden obrazek';
    case 'exactly-two':
      return 'są dokładnie dwa obrazki';
    case 'at-least-two':
      return 'są dwa obrazki lub więcej';
    case 'all':
      return 'są wszystkie obrazki';
    case 'some':
      return 'jest choć jeden obrazek';
    case 'none':
      return 'nie ma żadnego obrazka';
    case 'any-card':
      return 'jest cokolwiek albo nic';
  }
};
const of = (cards: Described): string => `Karty, na których ${like(cards)}`;

export const pl: Words = {
  title: 'Koła, które na siebie zachodzą',
  fact: (cards, n) => (cards.says === 'any-card' ? `Wszystkie karty: ${n}.` : `${of(cards)}: ${n}.`),
  cards: of,
  howMany: (cards) => (cards.says === 'any-card' ? 'Ile jest wszystkich kart?' : `${of(cards)}: ile ich jest?`),
  findHowMany: (cards) =>
    cards.says === 'any-card' ? 'Sprawdź, ile jest wszystkich kart.' : `${of(cards)}. Sprawdź, ile ich jest.`,
  shownNumbers: 'Liczby mówią, ile kart gdzie leży.',
  place: 'Połóż każdą kartę we właściwym kole.',
  tap: (cards) => `${of(cards)}. Zaznacz wszystkie ich miejsca.`,
  whichPicture: (cards) => `${of(cards)}. Gdzie jest ich miejsce?`,
  findPicture: (cards) => `${of(cards)}. Znajdź ich miejsce.`,
  whichPhrase: 'Które karty pasują do zamalowanej części?',
  findPhrase: 'Znajdź karty, które pasują do zamalowanej części.',
  alt: (circles) => `Koła, które na siebie zachodzą: ${list(circles.map((id) => noun(id)))}.`,
  shaded: (regions) => `Zamalowane: ${regions.join('; ')}.`,
  region: (circles) =>
    circles.length === 0 ? 'poza kołami' : `w środku: tylko ${list(circles.map((id) => noun(id)))}`,
  card: (pictures) => (pictures.length === 0 ? 'Pusta karta' : `Karta: ${list(pictures.map((id) => noun(id)))}`),
  hints: {
    overlap: 'Tam, gdzie koła się spotykają, karta ma oba obrazki.',
    add: 'Znajdź każdą zamalowaną część. Dodaj liczby.',
    take: 'Zacznij od całości. Która część tu nie pasuje?',
    chain: 'Najpierw znajdź jedną brakującą liczbę. Potem idź dalej.',
    place: 'Weź jedną kartę. Jakie obrazki są na niej?',
    outside: 'Karta bez tych obrazków zostaje na zewnątrz.',
    walk: 'Idź część po części. Pytaj: czy pasuje?',
  },
  feedback: {
    'venn.turns-inside-out': 'Tu jest na odwrót. Co jest w środku?',
    'venn.forgets-the-overlap': 'Popatrz, gdzie koła się spotykają. Co tam leży?',
    'venn.takes-a-part': 'To tylko część. Co jeszcze pasuje?',
    'venn.takes-too-much': 'To za dużo. Co tu nie pasuje?',
    'venn.looks-beside': 'To inne karty. Przeczytaj jeszcze raz.',
    'venn.mixes-circles-up': 'Uważaj, które koło jest które. Popatrz na obrazki.',
  },
  steps: {
    take: (whole, part, rest) => `Odejmij tę część: ${whole} − ${part} = ${rest}.`,
    add: (one, two, sum) => `Dodaj obie liczby: ${one} + ${two} = ${sum}.`,
    place: (pictures) =>
      pictures.length === 0
        ? 'Pusta karta zostaje na zewnątrz.'
        : pictures.length === 1
          ? `Tylko jeden obrazek, ${noun(pictures[0] ?? 'star')}: prosto do własnego koła.`
          : `Dwa obrazki, ${list(pictures.map((id) => noun(id)))}: do środka, gdzie są oba koła.`,
    placed: 'Teraz każda karta jest na swoim miejscu.',
    belong: (count) => `Części, które pasują: ${count}.`,
    leftOut: (count) => `Części, które nie pasują: ${count}.`,
    answer: (cards) => `Odpowiedź: karty, na których ${like(cards)}.`,
    answerNumber: (n) => `Odpowiedź: ${n}.`,
  },
  praise: 'Tak! Koła się zgadzają.',
};
