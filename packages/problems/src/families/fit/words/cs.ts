import { speak } from '../../../lang/speak.ts';
import type { Words } from './shape.ts';

const { colour: paint, described, spelled } = speak('cs');

const piece = (colour: Parameters<typeof paint>[0]): string =>
  described({ noun: 'piece', adjectives: [paint(colour)] });

export const cs: Words = {
  title: 'Co sem zapadne?',
  rule: { turn: 'Dílky smíš otáčet, ale ne převracet.', still: 'Dílky neotáčej.' },
  ask: {
    hole: () => 'Který dílek vyplní díru?',
    holes: () => 'Do každé díry dej správný dílek.',
    leftover: () => 'Obrazec je ze všech dílků kromě jednoho: který zbude?',
    parts: ({ needed }) => `Ze kterých dílků je obrazec složený (počet dílků: ${needed})?`,
    lies: ({ colour }) => `Označ, kde v obrazci leží ${piece(colour)}.`,
  },
  find: {
    hole: () => 'Najdi dílek, který vyplní díru.',
    holes: () => 'Do každé díry dej správný dílek.',
    leftover: () => 'Obrazec je ze všech dílků kromě jednoho. Najdi ten, který zbude.',
    parts: ({ needed }) => `Najdi ${spelled(needed, 'piece')}, ze kterých složíš obrazec.`,
    lies: ({ colour }) => `Označ, kde v obrazci leží ${piece(colour)}.`,
  },
  alt: {
    hole: (squares, pieces) => `Deska s dírou. Čtverečků v díře: ${squares}. Dílků na výběr: ${pieces}.`,
    holes: (squares, pieces) => `Deska s dírami. Čtverečků v dírách: ${squares}. Dílků: ${pieces}.`,
    leftover: (squares, pieces) => `Čtverečků v obrazci: ${squares}. Dílků na výběr: ${pieces}.`,
    parts: (squares, pieces) => `Čtverečků v obrazci: ${squares}. Dílků na výběr: ${pieces}.`,
    lies: (squares, pieces) => `Čtverečků v obrazci: ${squares}. Použitých dílků: ${pieces}.`,
  },
  piece: (n) => `Dílek ${n}`,
  hole: (n) => `Díra ${n}`,
  square: (row, column) => `Řádek ${row}, sloupec ${column}`,
  hints: {
    rows: 'Spočítej čtverečky v každém řádku díry.',
    turn: 'Otáčej jeden dílek v duchu, stranu po straně.',
    corner: 'Začni v rohu nebo v úzkém místě.',
    twin: 'Některé dílky jsou zrcadlová dvojčata. Převracet se nesmí.',
  },
  feedback: {
    'fit.turns-it': 'Ten by se nejdřív musel otočit.',
    'fit.flips-it': 'To je zrcadlové dvojče. Muselo by se převrátit.',
    'fit.another-shape': 'Spočítej ještě jednou čtverečky v každém řádku.',
    'fit.is-needed': 'Zkus složit obrazec bez tohoto dílku.',
    'fit.twin-of-the-one-left': 'Skoro! Má dvojče. Na kterou stranu se ohýbá?',
    'fit.not-a-part': 'Polož ho do rohu. Co pak zbude?',
  },
  steps: {
    rows: (rows) => `Spočítej čtverečky v díře, řádek po řádku: ${rows}.`,
    rowsOf: (hole, rows) => `Díra ${hole}, řádek po řádku: ${rows}. Najdi stejný dílek.`,
    turn: 'Otáčej dílky v duchu a porovnávej.',
    turnedLure: 'Stejný dílek je tu dvakrát; jeden leží špatně.',
    twin: 'Zrcadlové dvojče nesedí: muselo by se převrátit.',
    fills: 'Tento dílek vyplní díru.',
    allFilled: 'Teď jsou všechny díry plné.',
    squares: ({ all, each, count }) =>
      `Čtverečků v obrazci: ${all}, v jednom dílku: ${each}. Potřebných dílků: ${count}.`,
    first: 'Jeden dílek může ležet tady.',
    next: 'Další leží tady.',
    last: 'Poslední vyplní, co zbývá.',
    leftover: 'Obrazec je plný a jeden dílek zbyl.',
    parts: 'Z těchto dílků je tedy obrazec složený.',
    lies: (colour) => `Tady tedy leží ${piece(colour)}.`,
  },
  praise: {
    hole: 'Ano! Přesně sedí.',
    holes: 'Ano! Všechny díry jsou plné.',
    leftover: 'Ano! Ten dílek není potřeba.',
    parts: 'Ano! Dohromady tvoří obrazec.',
    lies: 'Ano! Právě tam leží.',
  },
};
