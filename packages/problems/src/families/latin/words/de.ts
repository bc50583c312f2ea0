import { speak } from '../../../lang/speak.ts';
import type { Size } from '../params.ts';
import type { CellSaid, Sign, Told, UnitSaid, Words } from './shape.ts';

const { noun, capital } = speak('de');

export const de: Words = {
  title: { pictures: 'Keine Zwillinge', digits: 'Zahlenquadrat' },
  fill: { pictures: 'Fülle die leeren Felder.', digits: 'Fülle die leeren Felder mit Zahlen.' },
  ask: { pictures: 'Was versteckt sich im markierten Feld?', digits: 'Welche Zahl gehört in das markierte Feld?' },
  find: {
    pictures: 'Finde heraus, was sich im markierten Feld versteckt.',
    digits: 'Finde die Zahl für das markierte Feld.',
  },
  rule: {
    pictures: 'In Reihe, Spalte und Block kommt jedes Bild einmal vor.',
    digits: 'In Reihe, Spalte und Block kommt jede Zahl einmal vor.',
  },
  alt: (size, rows) => `Ein Quadrat aus ${size} mal ${size} Feldern. ${rows}`,
  row: (row, cells) => `Reihe ${row}: ${cells.map(inCell).join(', ')}.`,
  sign,
  cell: (cell) => capital(at(cell)),
  hints: {
    fill: 'Beginne dort, wo die wenigsten Felder leer sind.',
    around: 'Schau dich vom markierten Feld aus um: Reihe, Spalte und Block.',
    first: 'Beginne hier. Hier ist etwas ganz sicher.',
  },
  feedback: {
    'latin.in-row': both('Das steht schon in dieser Reihe. Schau die Reihe entlang.'),
    'latin.in-column': both('Das steht schon in dieser Spalte. Schau die Spalte hinunter.'),
    'latin.in-block': both('Das steht schon in diesem Block. Schau dich im Block um.'),
    'latin.breaks-elsewhere': both('Noch stört es niemanden. Aber was bleibt dann für die Nachbarn?'),
  },
  steps: {
    last: ({ unit, symbol }) => `Nur ein Feld ist noch leer ${inUnit(unit)}. Dort fehlt: ${sign(symbol)}.`,
    'only-place': ({ unit, symbol, cell }) =>
      `Such ${inUnit(unit)} einen Platz dafür: ${sign(symbol)}. Nur ein Feld bleibt: ${at(cell)}.`,
    'only-symbol': ({ cell, symbol }) =>
      `Schau auf ${at(cell)}. Alles andere steht schon in der Reihe, der Spalte oder dem Block. Übrig bleibt: ${sign(symbol)}.`,
    locked: ({ unit, symbol }) =>
      `Alle Plätze für ${sign(symbol)} ${inUnit(unit)} liegen in einer Linie oder in einem Block. Im Rest dieser Linie oder dieses Blocks geht es also nicht.`,
    pair: ({ unit, symbol, second }) =>
      `Zwei Felder ${inUnit(unit)} teilen sich ${sign(symbol)} und ${sign(second)}. In die anderen Felder dort kommt beides nicht.`,
    suppose: ({ cell, symbol }) =>
      `Stell dir vor, ${sign(symbol)} steht hier: ${at(cell)}. Bald bleibt für ein Feld nichts übrig, also stimmt das nicht.`,
    same: (found) =>
      `Genauso geht es weiter: ${found.map(({ cell, symbol }) => `${at(cell)} – ${sign(symbol)}`).join('; ')}.`,
    here: (symbol) => `In das markierte Feld kommt also: ${sign(symbol)}.`,
    done: (rows) =>
      `Alle Reihen zusammen: ${rows.map((row, index) => `Reihe ${index + 1}: ${row.map(sign).join(', ')}`).join('; ')}.`,
  },
  praise: (symbol) => `Ja! Im markierten Feld: ${sign(symbol)}.`,
  praiseAll: 'Ja! Kein einziger Zwilling im ganzen Quadrat.',
};

function sign(symbol: Sign): string {
  return typeof symbol === 'number' ? String(symbol) : noun(symbol);
}

function inCell(cell: Sign | 'asked' | null): string {
  return cell === null ? 'leer' : cell === 'asked' ? 'das markierte Feld' : sign(cell);
}

function at({ row, column }: CellSaid): string {
  return `Reihe ${row}, Spalte ${column}`;
}

function inUnit(unit: UnitSaid | null): string {
  if (unit === null) return '';
  const { kind, place, size } = unit;
  if (kind === 'block') return `im Block ${blocks[size][place - 1] ?? ''}`;
  return `in ${kind === 'row' ? 'Reihe' : 'Spalte'} ${place}`;
}

function both(text: string): Told {
  return { pictures: text, digits: text };
}

const blocks: Readonly<Record<Size, readonly string[]>> = {
  4: ['oben links', 'oben rechts', 'unten links', 'unten rechts'],
  6: ['oben links', 'oben rechts', 'Mitte links', 'Mitte rechts', 'unten links', 'unten rechts'],
};
