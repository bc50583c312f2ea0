import { speak } from '../../../lang/speak.ts';
import type { Words } from './shape.ts';

const { colour: paint, described, spelled } = speak('pl');

const piece = (colour: Parameters<typeof paint>[0]): string =>
  described({ noun: 'piece', adjectives: [paint(colour)] });

export const pl: Words = {
  title: 'Co pasuje?',
  rule: { turn: 'Kawałki wolno obracać, ale nie odwracać na drugą stronę.', still: 'Kawałków nie wolno obracać.' },
  ask: {
    hole: () => 'Który kawałek pasuje do dziury?',
    holes: () => 'Włóż do każdej dziury właściwy kawałek.',
    leftover: () => 'Figurę tworzą wszystkie kawałki oprócz jednego: którego?',
    parts: ({ needed }) => `Z których kawałków ułożono figurę (potrzeba ${needed})?`,
    lies: ({ colour }) => `Zaznacz, gdzie w figurze leży ${piece(colour)}.`,
  },
  find: {
    hole: () => 'Znajdź kawałek, który pasuje do dziury.',
    holes: () => 'Włóż do każdej dziury właściwy kawałek.',
    leftover: () => 'Figurę tworzą wszystkie kawałki oprócz jednego. Znajdź ten zbędny.',
    parts: ({ needed }) => `Znajdź ${spelled(needed, 'piece')}, z których ułożono figurę.`,
    lies: ({ colour }) => `Zaznacz, gdzie w figurze leży ${piece(colour)}.`,
  },
  alt: {
    hole: (squares, pieces) => `Plansza z dziurą. Kratki w dziurze: ${squares}. Kawałki do wyboru: ${pieces}.`,
    holes: (squares, pieces) => `Plansza z dziurami. Kratki w dziurach: ${squares}. Kawałki: ${pieces}.`,
    leftover: (squares, pieces) => `Kratki w figurze: ${squares}. Kawałki do wyboru: ${pieces}.`,
    parts: (squares, pieces) => `Kratki w figurze: ${squares}. Kawałki do wyboru: ${pieces}.`,
    lies: (squares, pieces) => `Kratki w figurze: ${squares}. Użyte kawałki: ${pieces}.`,
  },
  piece: (n) => `Kawałek ${n}`,
  hole: (n) => `Dziura ${n}`,
  square: (row, column) => `Rząd ${row}, kolumna ${column}`,
  hints: {
    rows: 'Policz kratki w każdym rzędzie dziury.',
    turn: 'Obracaj kawałek w myślach, bok za bokiem.',
    corner: 'Zacznij od rogu albo od wąskiego miejsca.',
    twin: 'Niektóre kawałki to lustrzane bliźniaki. Odwracać nie wolno.',
  },
  feedback: {
    'fit.turns-it': 'Ten kawałek trzeba by najpierw obrócić.',
    'fit.flips-it': 'To lustrzany bliźniak. Trzeba by go odwrócić.',
    'fit.another-shape': 'Policz kratki w każdym rzędzie jeszcze raz.',
    'fit.is-needed': 'Spróbuj ułożyć figurę bez tego kawałka.',
    'fit.twin-of-the-one-left': 'Bardzo blisko: on ma bliźniaka. W którą stronę się zagina?',
    'fit.not-a-part': 'Połóż ten kawałek w rogu. Co wtedy zostanie?',
  },
  steps: {
    rows: (rows) => `Policz kratki dziury rząd po rzędzie: ${rows}.`,
    rowsOf: (hole, rows) => `Dziura ${hole}, rząd po rzędzie: ${rows}. Znajdź taki sam kawałek.`,
    turn: 'Obracaj kawałki w myślach i porównuj.',
    turnedLure: 'Taki kawałek jest tu dwa razy; jeden jest źle obrócony.',
    twin: 'Jego lustrzany bliźniak nie pasuje: trzeba by go odwrócić.',
    fills: 'Ten kawałek wypełnia dziurę.',
    allFilled: 'Teraz wszystkie dziury są pełne.',
    squares: ({ all, each, count }) =>
      `Kratki w figurze: ${all}. Kratki w kawałku: ${each}. Potrzebne kawałki: ${count}.`,
    first: 'Jeden kawałek może leżeć tutaj.',
    next: 'Następny leży tutaj.',
    last: 'Ostatni wypełnia resztę.',
    leftover: 'Figura jest pełna, a jeden kawałek został.',
    parts: 'A więc figurę ułożono z tych kawałków.',
    lies: (colour) => `A więc ${piece(colour)} leży tutaj.`,
  },
  praise: {
    hole: 'Tak! Pasuje idealnie.',
    holes: 'Tak! Wszystkie dziury są pełne.',
    leftover: 'Tak! Ten kawałek jest zbędny.',
    parts: 'Tak! Razem tworzą figurę.',
    lies: 'Tak! Leży właśnie tutaj.',
  },
};
