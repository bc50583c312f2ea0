import { speak } from '../../../lang/speak.ts';
import type { Place } from '../glyphs.ts';
import type { Words } from './shape.ts';

const { counted, spelled } = speak('pl');

/** "Mają zostać 2 kwadraty", "Ma zostać 5 kwadratów". */
const shall = (n: number): string => (n % 10 >= 2 && n % 10 <= 4 && (n % 100 < 12 || n % 100 > 14) ? 'Mają' : 'Ma');

export const pl: Words = {
  title: { equation: 'Równanie z zapałek', squares: 'Kwadraty z zapałek', matches: 'Zabierz zapałki' },
  task: {
    move: {
      1: 'Przełóż jedną zapałkę tak, żeby równanie było prawdziwe.',
      2: 'Przełóż dwie zapałki tak, żeby równanie było prawdziwe.',
    },
    take: {
      1: 'Zabierz jedną zapałkę tak, żeby równanie było prawdziwe.',
      2: 'Zabierz dwie zapałki tak, żeby równanie było prawdziwe.',
    },
    add: {
      1: 'Dołóż jedną zapałkę tak, żeby równanie było prawdziwe.',
      2: 'Dołóż dwie zapałki tak, żeby równanie było prawdziwe.',
    },
  },
  right: 'Jaka liczba będzie wtedy po prawej stronie?',
  findRight: 'Powiedz, jaka liczba będzie wtedy po prawej stronie.',
  option: 'Które równanie powstanie?',
  findOption: 'Znajdź równanie, które powstanie.',
  squares: 'Ile tu jest kwadratów, małych i dużych?',
  findSquares: 'Policz wszystkie kwadraty, małe i duże.',
  take: { 1: 'Zabierz jedną zapałkę.', 2: 'Zabierz dwie zapałki.', 3: 'Zabierz trzy zapałki.' },
  squaresLeft: (squares) => `${shall(squares)} zostać dokładnie ${counted(squares, 'square')}, bez luźnych zapałek.`,
  squaresLeftSpoken: (squares) =>
    `${shall(squares)} zostać dokładnie ${spelled(squares, 'square')}, bez luźnych zapałek.`,
  altEquation: (equation) => `Równanie ułożone z zapałek: ${equation}.`,
  altFigure: (rows, columns, lines) => `Krata z zapałek, kwadraty: ${rows} na ${columns}. ${lines}`,
  altLine: ({ way, number, places }) => {
    const told = places.map((lies) => (lies ? 'zapałka' : 'puste')).join(', ');
    return way === 'across' ? `Linia pozioma ${number}: ${told}.` : `Rząd pionowych ${number}: ${told}.`;
  },
  spot: ({ number, glyph, place, lies }) =>
    `Znak ${number}, ${glyph}: ${places[place]}, ${lies ? 'zapałka' : 'wolne miejsce'}`,
  stick: ({ way, row, column }) =>
    way === 'across' ? `Linia pozioma ${row}, zapałka ${column}` : `Rząd ${row}, pionowa zapałka ${column}`,
  hints: {
    sides: 'Najpierw policz obie strony. Która jest za duża?',
    compare: 'Przyłóż każde równanie do naszego, zapałka po zapałce.',
    sign: 'Popatrz na znak. Czym będzie bez pionowej zapałki?',
    cell: 'Popatrz tutaj. Czym może stać się ta cyfra?',
    small: 'Najpierw policz małe kwadraty.',
    large: 'Kilka małych kwadratów może tworzyć duży.',
    shared: 'Niektóre zapałki należą do dwóch kwadratów naraz.',
    loose: 'Każda zapałka, która zostaje, musi należeć do kwadratu.',
  },
  feedback: {
    'match.one-match-too-many': 'To o jedną zapałkę za dużo. Porównaj jeszcze raz.',
    'match.several-matches-too-many': 'To o kilka zapałek za dużo. Porównaj znak po znaku.',
  },
  steps: {
    before: ({ equation, left, right }) => `Teraz jest ${equation}. Po lewej: ${left}, po prawej: ${right}.`,
    less: ({ from, to, count }) => `Zabierz ${matches[count]}: z ${from} będzie ${to}.`,
    more: ({ from, to, count }) => `Dołóż ${matches[count]}: z ${from} będzie ${to}.`,
    inside: ({ from, to, count }) => `Przełóż ${matches[count]} w środku: z ${from} będzie ${to}.`,
    both: (from, to) => `Ułóż zapałki inaczej: z ${from} będzie ${to}.`,
    plusToMinus: 'Zabierz z plusa pionową zapałkę: będzie minus.',
    minusToPlus: 'Połóż zapałkę w poprzek minusa: będzie plus.',
    after: (equation) => `Teraz to prawda: ${equation}.`,
    size: (size, count) => `Kwadraty o boku ${size}: ${count}.`,
    total: (count) => `Razem: ${count}.`,
    now: (count) => `Teraz kwadratów, małych i dużych, jest: ${count}.`,
    taken: {
      1: 'Zabierz tę zapałkę.',
      2: 'Zabierz te dwie zapałki.',
      3: 'Zabierz te trzy zapałki.',
    },
    left: (count) => `Kwadraty, które zostają: ${count}. Żadna zapałka nie jest luźna.`,
  },
  praise: 'Tak! Teraz obie strony są równe.',
  praiseSquares: (count) => `Tak! Kwadraty: ${count}.`,
};

const matches = { 1: 'jedną zapałkę', 2: 'dwie zapałki', 3: 'trzy zapałki' } as const;

const places: Readonly<Record<Place, string>> = {
  a: 'góra',
  b: 'prawa górna',
  c: 'prawa dolna',
  d: 'dół',
  e: 'lewa dolna',
  f: 'lewa górna',
  g: 'środek',
  h: 'pozioma',
  v: 'pionowa',
  t: 'górna kreska',
  u: 'dolna kreska',
  x: 'kreska w górę',
  y: 'kreska w dół',
};
