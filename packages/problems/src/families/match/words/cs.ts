import { speak } from '../../../lang/speak.ts';
import type { Place } from '../glyphs.ts';
import type { Words } from './shape.ts';

const { counted, spelled } = speak('cs');

export const cs: Words = {
  title: { equation: 'Rovnost ze sirek', squares: 'Čtverce ze sirek', matches: 'Odeber sirky' },
  task: {
    move: {
      1: 'Přesuň jednu sirku tak, aby rovnost platila.',
      2: 'Přesuň dvě sirky tak, aby rovnost platila.',
    },
    take: {
      1: 'Odeber jednu sirku tak, aby rovnost platila.',
      2: 'Odeber dvě sirky tak, aby rovnost platila.',
    },
    add: {
      1: 'Přidej jednu sirku tak, aby rovnost platila.',
      2: 'Přidej dvě sirky tak, aby rovnost platila.',
    },
  },
  right: 'Které číslo bude potom vpravo?',
  findRight: 'Řekni, které číslo bude potom vpravo.',
  option: 'Která rovnost vznikne?',
  findOption: 'Najdi rovnost, která vznikne.',
  squares: 'Kolik čtverců je tu celkem, malých i velkých?',
  findSquares: 'Spočítej všechny čtverce, malé i velké.',
  take: { 1: 'Odeber jednu sirku.', 2: 'Odeber dvě sirky.', 3: 'Odeber tři sirky.' },
  squaresLeft: (squares) => `Ať zůstane přesně ${counted(squares, 'square')} a žádná sirka navíc.`,
  squaresLeftSpoken: (squares) => `Ať zůstane přesně ${spelled(squares, 'square')} a žádná sirka navíc.`,
  altEquation: (equation) => `Rovnost složená ze sirek: ${equation}.`,
  altFigure: (rows, columns, lines) => `Mřížka ze sirek, čtverců na výšku ${rows}, na šířku ${columns}. ${lines}`,
  altLine: ({ way, number, places }) => {
    const told = places.map((lies) => (lies ? 'sirka' : 'mezera')).join(', ');
    return way === 'across' ? `Vodorovná linie ${number}: ${told}.` : `Řádek ${number}, svislé sirky: ${told}.`;
  },
  spot: ({ number, glyph, place, lies }) =>
    `Znak ${number}, ${glyph}: ${places[place]}, ${lies ? 'sirka' : 'volné místo'}`,
  stick: ({ way, row, column }) =>
    way === 'across' ? `Vodorovná linie ${row}, sirka ${column}` : `Řádek ${row}, svislá sirka ${column}`,
  hints: {
    sides: 'Nejdřív spočítej obě strany. Která je příliš velká?',
    compare: 'Přilož každou rovnost k té naší, sirku po sirce.',
    sign: 'Podívej se na znaménko. Co z něj bude bez svislé sirky?',
    cell: 'Podívej se sem. Na co se tato číslice může změnit?',
    small: 'Nejdřív spočítej malé čtverce.',
    large: 'Několik malých čtverců může tvořit velký.',
    shared: 'Některé sirky patří ke dvěma čtvercům najednou.',
    loose: 'Každá sirka, která zůstane, musí patřit ke čtverci.',
  },
  feedback: {
    'match.one-match-too-many': 'Na to je potřeba o sirku víc. Porovnej znovu.',
    'match.several-matches-too-many': 'Na to je potřeba o několik sirek víc. Porovnej každý znak.',
  },
  steps: {
    before: ({ equation, left, right }) => `Teď je tu ${equation}. Vlevo: ${left}, vpravo: ${right}.`,
    less: ({ from, to, count }) => `Z číslice ${from} odeber ${matches[count]}: bude z ní ${to}.`,
    more: ({ from, to, count }) => `K číslici ${from} přidej ${matches[count]}: bude z ní ${to}.`,
    inside: ({ from, to, count }) => `V číslici ${from} přesuň ${matches[count]}: bude z ní ${to}.`,
    both: (from, to) => `Přeskládej sirky číslice ${from}: bude z ní ${to}.`,
    plusToMinus: 'Odeber z plus svislou sirku: bude z něj minus.',
    minusToPlus: 'Polož přes minus sirku: bude z něj plus.',
    after: (equation) => `Teď to platí: ${equation}.`,
    size: (size, count) => `Čtverce se stranou ${size}: ${count}.`,
    total: (count) => `Všechny dohromady: ${count}.`,
    now: (count) => `Čtverců je teď celkem, malých i velkých: ${count}.`,
    taken: {
      1: 'Odeber tuto sirku.',
      2: 'Odeber tyto dvě sirky.',
      3: 'Odeber tyto tři sirky.',
    },
    left: (count) => `Čtverců zůstalo: ${count}. Žádná sirka není navíc.`,
  },
  praise: 'Ano! Teď se obě strany rovnají.',
  praiseSquares: (count) => `Ano! Počet čtverců: ${count}.`,
};

const matches = { 1: 'jednu sirku', 2: 'dvě sirky', 3: 'tři sirky' } as const;

const places: Readonly<Record<Place, string>> = {
  a: 'nahoře',
  b: 'vpravo nahoře',
  c: 'vpravo dole',
  d: 'dole',
  e: 'vlevo dole',
  f: 'vlevo nahoře',
  g: 'uprostřed',
  h: 'ležící',
  v: 'svislá',
  t: 'horní čára',
  u: 'dolní čára',
  x: 'stoupající čára',
  y: 'klesající čára',
};
