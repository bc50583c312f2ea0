import { speak } from '../../../lang/speak.ts';
import type { Place } from '../glyphs.ts';
import type { Words } from './shape.ts';

const { counted, spelled } = speak('de');

const stay = (n: number): string => (n === 1 ? 'soll' : 'sollen');

export const de: Words = {
  title: { equation: 'Streichholzgleichung', squares: 'Streichholzquadrate', matches: 'Nimm Streichhölzer weg' },
  task: {
    move: {
      1: 'Leg ein Streichholz um, sodass die Gleichung stimmt.',
      2: 'Leg zwei Streichhölzer um, sodass die Gleichung stimmt.',
    },
    take: {
      1: 'Nimm ein Streichholz weg, sodass die Gleichung stimmt.',
      2: 'Nimm zwei Streichhölzer weg, sodass die Gleichung stimmt.',
    },
    add: {
      1: 'Leg ein Streichholz dazu, sodass die Gleichung stimmt.',
      2: 'Leg zwei Streichhölzer dazu, sodass die Gleichung stimmt.',
    },
  },
  right: 'Welche Zahl steht dann rechts?',
  findRight: 'Sag, welche Zahl dann rechts steht.',
  option: 'Welche Gleichung entsteht?',
  findOption: 'Finde die Gleichung, die entsteht.',
  squares: 'Wie viele Quadrate sind es, kleine und große?',
  findSquares: 'Zähl alle Quadrate, kleine und große.',
  take: {
    1: 'Nimm ein Streichholz weg.',
    2: 'Nimm zwei Streichhölzer weg.',
    3: 'Nimm drei Streichhölzer weg.',
  },
  squaresLeft: (squares) =>
    `Genau ${counted(squares, 'square')} ${stay(squares)} übrig bleiben und kein loses Streichholz.`,
  squaresLeftSpoken: (squares) =>
    `Genau ${spelled(squares, 'square')} ${stay(squares)} übrig bleiben und kein loses Streichholz.`,
  altEquation: (equation) => `Eine Gleichung aus Streichhölzern: ${equation}.`,
  altFigure: (rows, columns, lines) => `Ein Gitter aus Streichhölzern, ${rows} mal ${columns} Quadrate. ${lines}`,
  altLine: ({ way, number, places }) => {
    const told = places.map((lies) => (lies ? 'Streichholz' : 'Lücke')).join(', ');
    return way === 'across' ? `Linie ${number} waagerecht: ${told}.` : `Reihe ${number} senkrecht: ${told}.`;
  },
  spot: ({ number, glyph, place, lies }) =>
    `Zeichen ${number}, ${glyph}: ${places[place]}, ${lies ? 'ein Streichholz' : 'ein freier Platz'}`,
  stick: ({ way, row, column }) =>
    way === 'across'
      ? `Linie ${row} waagerecht, Streichholz ${column}`
      : `Reihe ${row}, senkrechtes Streichholz ${column}`,
  hints: {
    sides: 'Rechne zuerst beide Seiten aus. Welche ist zu groß?',
    compare: 'Leg jede Gleichung über unsere, Streichholz für Streichholz.',
    sign: 'Schau auf das Zeichen. Was ist es ohne das senkrechte Streichholz?',
    cell: 'Schau hierher. Was könnte aus dieser Ziffer werden?',
    small: 'Zähl zuerst die kleinen Quadrate.',
    large: 'Mehrere kleine Quadrate können ein großes bilden.',
    shared: 'Manche Streichhölzer gehören zu zwei Quadraten zugleich.',
    loose: 'Jedes Streichholz, das bleibt, muss zu einem Quadrat gehören.',
  },
  feedback: {
    'match.one-match-too-many': 'Das braucht ein Streichholz zu viel. Vergleiche noch einmal.',
    'match.several-matches-too-many': 'Das braucht mehrere Streichhölzer mehr. Vergleiche Zeichen für Zeichen.',
  },
  steps: {
    before: ({ equation, left, right }) => `Jetzt steht dort ${equation}. Links: ${left}, rechts: ${right}.`,
    less: ({ from, to, count }) => `Nimm ${matches[count]} von der ${from} weg: Es wird eine ${to}.`,
    more: ({ from, to, count }) => `Leg ${matches[count]} zur ${from} dazu: Es wird eine ${to}.`,
    inside: ({ from, to, count }) => `Leg ${matches[count]} in der ${from} um: Es wird eine ${to}.`,
    both: (from, to) => `Leg die Streichhölzer der ${from} anders: Es wird eine ${to}.`,
    plusToMinus: 'Nimm das senkrechte Streichholz vom Plus weg: Es wird ein Minus.',
    minusToPlus: 'Leg ein Streichholz quer über das Minus: Es wird ein Plus.',
    after: (equation) => `Jetzt stimmt es: ${equation}.`,
    size: (size, count) => `Quadrate mit der Seitenlänge ${size}: ${count}.`,
    total: (count) => `Alle zusammen: ${count}.`,
    now: (count) => `So viele Quadrate sind es jetzt, kleine und große: ${count}.`,
    taken: {
      1: 'Nimm dieses Streichholz weg.',
      2: 'Nimm diese zwei Streichhölzer weg.',
      3: 'Nimm diese drei Streichhölzer weg.',
    },
    left: (count) => `So viele Quadrate bleiben: ${count}. Kein Streichholz ist lose.`,
  },
  praise: 'Ja! Jetzt sind beide Seiten gleich.',
  praiseSquares: (count) => `Ja! Quadrate: ${count}.`,
};

const matches = { 1: 'ein Streichholz', 2: 'zwei Streichhölzer', 3: 'drei Streichhölzer' } as const;

const places: Readonly<Record<Place, string>> = {
  a: 'oben',
  b: 'rechts oben',
  c: 'rechts unten',
  d: 'unten',
  e: 'links unten',
  f: 'links oben',
  g: 'Mitte',
  h: 'liegend',
  v: 'stehend',
  t: 'obere Linie',
  u: 'untere Linie',
  x: 'steigende Linie',
  y: 'fallende Linie',
};
