import { speak } from '../../../lang/speak.ts';
import type { CellSaid, Seen, Words } from './shape.ts';

const { numeral } = speak('de');

const inWords = (n: number): string => numeral(n, 'common');

export const de: Words = {
  title: {
    futoshiki: 'Kleiner oder größer',
    tents: 'Zelte und Bäume',
    lights: 'Licht in jedes Feld',
    binary: 'Kreise und Quadrate',
    nonogram: 'Verstecktes Bild',
    mines: 'Versteckte Kristalle',
  },
  task: {
    tents: 'Stell neben jeden Baum ein Zelt.',
    lights: 'Stell Lampen auf, bis jedes Feld hell ist.',
    binary: 'Fülle das Gitter mit Kreisen und Quadraten.',
    nonogram: 'Male Felder aus und finde das versteckte Bild.',
    mines: 'Finde die geschlossenen Felder, unter denen Kristalle liegen.',
  },
  fill: (size) => `Fülle das Gitter mit Zahlen von 1 bis ${size}.`,
  fillSpoken: (size) => `Fülle das Gitter mit Zahlen von eins bis ${inWords(size)}.`,
  ask: 'Welche Zahl steht im markierten Feld?',
  find: 'Finde die Zahl im markierten Feld.',
  rules: {
    futoshiki: 'Keine Zahl wiederholt sich in einer Reihe oder Spalte. Die Zeichen öffnen sich zur größeren Zahl hin.',
    tents:
      'Jeder Baum hat sein eigenes Zelt. Zelte berühren sich nicht, auch nicht an den Ecken. Die Zahlen zählen die Zelte in Reihen und Spalten.',
    lights:
      'Lampen leuchten in ihrer Reihe und Spalte bis zur Wand. Keine Lampe darf eine andere anleuchten. Eine Zahl auf einer Wand zählt die Lampen daneben.',
    binary:
      'In jeder Reihe und Spalte gibt es gleich viele Kreise und Quadrate. Nie stehen drei gleiche nebeneinander oder untereinander.',
    nonogram:
      'Jede Zahl ist eine Kette ausgemalter Felder. Die Ketten stehen in dieser Reihenfolge, mit Lücken dazwischen.',
    mines: 'Eine Zahl zählt die Kristalle in den Feldern ringsum.',
  },
  count: { lights: (n) => `Lampen: ${n}.`, mines: (n) => `Kristalle: ${n}.` },
  countSpoken: { lights: (n) => `Lampen: ${inWords(n)}.`, mines: (n) => `Kristalle: ${inWords(n)}.` },
  altBoard: (size, lines) => `Ein Gitter aus ${size} mal ${size} Feldern. ${lines}`,
  altRow: (row, cells) => `Reihe ${row}: ${cells.map(seen).join(', ')}.`,
  altClue: (way, number, clues) => `Hinweis für ${way === 'row' ? 'Reihe' : 'Spalte'} ${number}: ${clues.join(', ')}.`,
  altLess: (smaller, larger) => `${at(smaller)} ist kleiner als ${at(larger)}.`,
  cell: at,
  symbol: (kind, value) =>
    kind === 'futoshiki' ? String(value) : kind === 'nonogram' ? 'ausgemalt' : value === 1 ? 'Kreis' : 'Quadrat',
  hints: {
    futoshiki: 'Die größte Zahl kann nie auf einer kleineren Seite stehen.',
    tents: 'Streich zuerst Felder, neben denen kein Baum steht.',
    lights: 'Beginne an der Wand mit der größten Zahl.',
    binary: 'Zwei gleiche nebeneinander? Dann kennst du die Nachbarn.',
    nonogram: 'Beginne mit den längsten Ketten.',
    mines: 'Beginne, wo eine Zahl wenige geschlossene Felder berührt.',
    first: 'Beginne hier. Hier ist etwas ganz sicher.',
  },
  steps: {
    look: {
      row: ({ number, digit }) =>
        digit > 0 ? `In Reihe ${number} hat die ${digit} nur einen Platz.` : `Schau auf Reihe ${number}.`,
      column: ({ number, digit }) =>
        digit > 0 ? `In Spalte ${number} hat die ${digit} nur einen Platz.` : `Schau auf Spalte ${number}.`,
      tree: (cell) => `Dieser Baum braucht sein Zelt: ${at(cell)}.`,
      touch: () => 'Zelte berühren sich nicht.',
      number: (cell) => `Schau auf diese Zahl: ${at(cell)}.`,
      sight: () => 'Keine Lampe darf eine andere anleuchten.',
      lit: (cell) => `Dieses Feld muss hell sein: ${at(cell)}.`,
      three: () => 'Nie stehen drei gleiche nebeneinander.',
      all: () => 'Zähl alle Kristalle.',
      cell: (cell) => `Nur eine Zahl bleibt übrig: ${at(cell)}.`,
      digit: () => 'Nur ein Platz bleibt übrig.',
      sign: () => 'Schau auf das Zeichen.',
    },
    compare: 'Vergleiche zwei Hinweise, die sich Felder teilen.',
    suppose: (cell) => `Nimm für ein Feld das Gegenteil an: ${at(cell)}. Bald gilt eine Regel nicht mehr.`,
    filled: {
      tents: (cells) => `Zelte: ${places(cells)}.`,
      lights: (cells) => `Lampen: ${places(cells)}.`,
      mines: (cells) => `Kristalle: ${places(cells)}.`,
      nonogram: (cells) => `Ausgemalt: ${places(cells)}.`,
      circles: (cells) => `Kreise: ${places(cells)}.`,
      squares: (cells) => `Quadrate: ${places(cells)}.`,
    },
    empty: (cells) => `Leer bleibt: ${places(cells)}.`,
    digit: (digit, cell) => `Die ${digit} kommt hierher: ${at(cell)}.`,
    notDigit: (digit, cell) => `Die ${digit} passt hier nicht: ${at(cell)}.`,
    many: {
      tents: 'In alle markierten Felder kommen Zelte.',
      lights: 'In alle markierten Felder kommen Lampen.',
      mines: 'Unter allen markierten Feldern liegen Kristalle.',
      nonogram: 'Alle markierten Felder sind jetzt klar.',
      circles: 'In alle markierten Felder kommen Kreise.',
      squares: 'In alle markierten Felder kommen Quadrate.',
      empty: 'Alle markierten Felder bleiben leer.',
    },
    donePlaces: {
      tents: (rows) => `Mach so weiter. Zelte: ${rowsTold(rows)}.`,
      lights: (rows) => `Mach so weiter. Lampen: ${rowsTold(rows)}.`,
      mines: (rows) => `Mach so weiter. Kristalle: ${rowsTold(rows)}.`,
      nonogram: (rows) => `Mach so weiter. Ausgemalt: ${rowsTold(rows)}.`,
    },
    doneRows: (rows) =>
      `Mach so weiter. ${rows.map((row, index) => `Reihe ${index + 1}: ${row.map(seen).join(', ')}.`).join(' ')}`,
    doneAsked: (digit) => `Im markierten Feld steht also ${digit}.`,
  },
  praise: 'Ja! Alle Regeln stimmen.',
};

function at({ row, column }: CellSaid): string {
  return `Reihe ${row}, Spalte ${column}`;
}

function places(cells: readonly CellSaid[]): string {
  return cells.map(at).join('; ');
}

function rowsTold(rows: readonly { readonly row: number; readonly columns: readonly number[] }[]): string {
  return rows
    .map(({ row, columns }) => `Reihe ${row}, ${columns.length > 1 ? 'Spalten' : 'Spalte'} ${columns.join(', ')}`)
    .join('; ');
}

const things = {
  empty: 'leer',
  asked: 'das markierte Feld',
  tree: 'Baum',
  wall: 'Wand',
  closed: 'geschlossen',
  circle: 'Kreis',
  square: 'Quadrat',
} as const;

function seen(cell: Seen): string {
  switch (cell.is) {
    case 'number':
      return String(cell.n);
    case 'numberedWall':
      return `Wand mit ${cell.n}`;
    default:
      return things[cell.is];
  }
}
