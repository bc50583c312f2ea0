import { speak } from '../../../lang/speak.ts';
import type { CellSaid, Seen, Words } from './shape.ts';

const { capital, numeral } = speak('cs');

export const cs: Words = {
  title: {
    futoshiki: 'Menší, nebo větší',
    tents: 'Stany a stromy',
    lights: 'Rozsviť každé políčko',
    binary: 'Kruhy a čtverce',
    nonogram: 'Skrytý obrázek',
    mines: 'Skryté krystaly',
  },
  task: {
    tents: 'Postav ke každému stromu stan.',
    lights: 'Rozmísti lampy tak, aby bylo osvětlené každé políčko.',
    binary: 'Vyplň mřížku kruhy a čtverci.',
    nonogram: 'Vybarvi políčka a objev skrytý obrázek.',
    mines: 'Najdi zavřená políčka, která skrývají krystaly.',
  },
  fill: (size) => `Vyplň mřížku čísly od 1 do ${size}.`,
  fillSpoken: (size) => `Vyplň mřížku čísly od jedné do ${upTo[size] ?? numeral(size)}.`,
  ask: 'Které číslo je v označeném políčku?',
  find: 'Najdi číslo v označeném políčku.',
  rules: {
    futoshiki: 'Žádné číslo se v řádku ani sloupci neopakuje. Znaménka se otevírají k většímu číslu.',
    tents: 'Každý strom má svůj stan. Stany se nedotýkají, ani rohem. Čísla udávají počet stanů v řádcích a sloupcích.',
    lights:
      'Lampy svítí po řádcích a sloupcích až ke zdi. Žádná lampa nesmí svítit na jinou. Číslo na zdi udává počet lamp hned vedle ní.',
    binary: 'V každém řádku a sloupci je obojího stejně. Nikdy nejsou tři stejné vedle sebe.',
    nonogram: 'Každé číslo je jeden úsek vybarvených políček. Úseky jdou v tomto pořadí a jsou mezi nimi mezery.',
    mines: 'Číslo udává, kolik krystalů je v políčkách kolem něj.',
  },
  count: { lights: (n) => `Počet lamp: ${n}.`, mines: (n) => `Počet krystalů: ${n}.` },
  countSpoken: {
    lights: (n) => `Počet lamp: ${numeral(n, 'common')}.`,
    mines: (n) => `Počet krystalů: ${numeral(n, 'common')}.`,
  },
  altBoard: (size, lines) => `Mřížka, políček na šířku ${size}, na výšku ${size}. ${lines}`,
  altRow: (row, cells) => `Řádek ${row}: ${cells.map(seen).join(', ')}.`,
  altClue: (way, number, clues) => `Nápověda, ${way === 'row' ? 'řádek' : 'sloupec'} ${number}: ${clues.join(', ')}.`,
  altLess: (smaller, larger) => `${capital(at(smaller))} je menší než ${at(larger)}.`,
  cell: (cell) => capital(at(cell)),
  symbol: (kind, value) =>
    kind === 'futoshiki' ? String(value) : kind === 'nonogram' ? 'vybarvené' : value === 1 ? 'kruh' : 'čtverec',
  hints: {
    futoshiki: 'Největší číslo nemůže být nikdy na menší straně.',
    tents: 'Nejdřív vyškrtni políčka, vedle kterých není strom.',
    lights: 'Začni u zdi s největším číslem.',
    binary: 'Dva stejné vedle sebe? Víš, kdo je jejich soused.',
    nonogram: 'Začni nejdelšími úseky.',
    mines: 'Začni tam, kde se čísla dotýká málo zavřených políček.',
    first: 'Začni tady. Něco se dá určit najisto.',
  },
  steps: {
    look: {
      row: ({ number, digit }) =>
        digit > 0 ? `V řádku ${number} má ${digit} jediné místo.` : `Podívej se na řádek ${number}.`,
      column: ({ number, digit }) =>
        digit > 0 ? `Ve sloupci ${number} má ${digit} jediné místo.` : `Podívej se na sloupec ${number}.`,
      tree: (cell) => `Strom potřebuje svůj stan: ${at(cell)}.`,
      touch: () => 'Stany se nedotýkají.',
      number: (cell) => `Podívej se na číslo: ${at(cell)}.`,
      sight: () => 'Žádná lampa nesmí svítit na jinou.',
      lit: (cell) => `Toto políčko musí být osvětlené: ${at(cell)}.`,
      three: () => 'Nikdy nejsou tři stejné vedle sebe.',
      all: () => 'Spočítej všechny krystaly.',
      cell: (cell) => `Zbývá jediné číslo: ${at(cell)}.`,
      digit: () => 'Zbývá jediné místo.',
      sign: () => 'Podívej se na znaménko.',
    },
    compare: 'Porovnej dvě nápovědy se společnými políčky.',
    suppose: (cell) => `Představ si v jednom políčku opak: ${at(cell)}. Brzy se poruší některé pravidlo.`,
    filled: {
      tents: (cells) => `Stany: ${places(cells)}.`,
      lights: (cells) => `Lampy: ${places(cells)}.`,
      mines: (cells) => `Krystaly: ${places(cells)}.`,
      nonogram: (cells) => `Vybarvené: ${places(cells)}.`,
      circles: (cells) => `Kruhy: ${places(cells)}.`,
      squares: (cells) => `Čtverce: ${places(cells)}.`,
    },
    empty: (cells) => `Prázdné zůstane: ${places(cells)}.`,
    digit: (digit, cell) => `${digit} patří sem: ${at(cell)}.`,
    notDigit: (digit, cell) => `${digit} tady být nemůže: ${at(cell)}.`,
    many: {
      tents: 'Ve všech označených políčkách budou stany.',
      lights: 'Ve všech označených políčkách budou lampy.',
      mines: 'Všechna označená políčka skrývají krystaly.',
      nonogram: 'Všechna označená políčka se teď dají určit.',
      circles: 'Ve všech označených políčkách budou kruhy.',
      squares: 'Ve všech označených políčkách budou čtverce.',
      empty: 'Všechna označená políčka zůstanou prázdná.',
    },
    donePlaces: {
      tents: (rows) => `Pokračuj stejně. Stany: ${rowsTold(rows)}.`,
      lights: (rows) => `Pokračuj stejně. Lampy: ${rowsTold(rows)}.`,
      mines: (rows) => `Pokračuj stejně. Krystaly: ${rowsTold(rows)}.`,
      nonogram: (rows) => `Pokračuj stejně. Vybarvené: ${rowsTold(rows)}.`,
    },
    doneRows: (rows) =>
      `Pokračuj stejně. ${rows.map((row, index) => `Řádek ${index + 1}: ${row.map(seen).join(', ')}.`).join(' ')}`,
    doneAsked: (digit) => `V označeném políčku je tedy ${digit}.`,
  },
  praise: 'Ano! Platí všechna pravidla.',
};

/** „do čtyř“: 2. pád. */
const upTo: Readonly<Record<number, string>> = {
  2: 'dvou',
  3: 'tří',
  4: 'čtyř',
  5: 'pěti',
  6: 'šesti',
  7: 'sedmi',
  8: 'osmi',
  9: 'devíti',
};

function at({ row, column }: CellSaid): string {
  return `řádek ${row}, sloupec ${column}`;
}

function places(cells: readonly CellSaid[]): string {
  return cells.map(at).join('; ');
}

function rowsTold(rows: readonly { readonly row: number; readonly columns: readonly number[] }[]): string {
  return rows
    .map(({ row, columns }) => `řádek ${row}, ${columns.length > 1 ? 'sloupce' : 'sloupec'} ${columns.join(', ')}`)
    .join('; ');
}

function seen(cell: Seen): string {
  switch (cell.is) {
    case 'number':
      return String(cell.n);
    case 'numberedWall':
      return `zeď s číslem ${cell.n}`;
    default:
      return seenWords[cell.is];
  }
}

const seenWords = {
  empty: 'prázdné',
  asked: 'označené políčko',
  tree: 'strom',
  wall: 'zeď',
  closed: 'zavřené',
  circle: 'kruh',
  square: 'čtverec',
} as const;
