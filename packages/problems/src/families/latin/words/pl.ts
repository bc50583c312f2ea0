import { speak } from '../../../lang/speak.ts';
import type { Size } from '../params.ts';
import type { CellSaid, Sign, Told, UnitSaid, Words } from './shape.ts';

const { noun, capital } = speak('pl');

export const pl: Words = {
  title: { pictures: 'Bez powtórek', digits: 'Kwadrat liczbowy' },
  fill: { pictures: 'Wypełnij puste kratki.', digits: 'Wypełnij puste kratki liczbami.' },
  ask: { pictures: 'Co chowa się w zaznaczonej kratce?', digits: 'Jaka liczba chowa się w zaznaczonej kratce?' },
  find: { pictures: 'Sprawdź, co chowa się w zaznaczonej kratce.', digits: 'Znajdź liczbę w zaznaczonej kratce.' },
  rule: {
    pictures: 'W rzędzie, kolumnie i bloku żaden obrazek się nie powtarza.',
    digits: 'W rzędzie, kolumnie i bloku żadna liczba się nie powtarza.',
  },
  alt: (size, rows) => `Kwadrat ${size} na ${size} kratek. ${rows}`,
  row: (row, cells) => `Rząd ${row}: ${cells.map(inCell).join(', ')}.`,
  sign,
  cell: (cell) => capital(at(cell)),
  hints: {
    fill: 'Zacznij tam, gdzie jest najmniej pustych kratek.',
    around: 'Popatrz na rząd, kolumnę i blok zaznaczonej kratki.',
    first: 'Zacznij tutaj. Coś można ustalić na pewno.',
  },
  feedback: {
    'latin.in-row': both('już jest w tym rzędzie. Popatrz wzdłuż rzędu.'),
    'latin.in-column': both('już jest w tej kolumnie. Popatrz w dół kolumny.'),
    'latin.in-block': both('już jest w tym bloku. Popatrz na cały blok.'),
    'latin.breaks-elsewhere': both('na razie nikomu nie przeszkadza. Ale co wtedy zostanie sąsiadom?'),
  },
  steps: {
    last: ({ unit, symbol }) =>
      `${capital(inUnit(unit))} została jedna pusta kratka. Trafia tam to, czego brakuje: ${sign(symbol)}.`,
    'only-place': ({ unit, symbol, cell }) =>
      `Gdzie ${inUnit(unit)} może być ${sign(symbol)}? Wolna jest tylko jedna kratka: ${at(cell)}.`,
    'only-symbol': ({ cell, symbol }) =>
      `${capital(at(cell))}: cała reszta już jest w tym rzędzie, kolumnie lub bloku. Zostaje jedno: ${sign(symbol)}.`,
    locked: ({ unit, symbol }) =>
      `Popatrz, gdzie ${inUnit(unit)} może być ${sign(symbol)}. Wszystkie możliwe miejsca leżą w jednej linii albo w jednym bloku, więc w reszcie tej linii lub bloku tego nie będzie.`,
    pair: ({ unit, symbol, second }) =>
      `${capital(inUnit(unit))} do dwóch kratek pasuje tylko to: ${sign(symbol)} i ${sign(second)}. Inne kratki tam tego nie dostaną.`,
    suppose: ({ cell, symbol }) =>
      `Załóżmy, że ${at(cell)} to ${sign(symbol)}. Wtedy wkrótce dla jednej z kratek nic nie zostanie, więc tak nie jest.`,
    same: (found) => `Tak samo: ${found.map(({ cell, symbol }) => `${at(cell)} – ${sign(symbol)}`).join('; ')}.`,
    here: (symbol) => `A więc w zaznaczonej kratce: ${sign(symbol)}.`,
    done: (rows) =>
      `Wszystko razem: ${rows.map((row, index) => `rząd ${index + 1}: ${row.map(sign).join(', ')}`).join('; ')}.`,
  },
  praise: (symbol) => `Tak! W zaznaczonej kratce: ${sign(symbol)}.`,
  praiseAll: 'Tak! W całym kwadracie nic się nie powtarza.',
};

function sign(symbol: Sign): string {
  return typeof symbol === 'number' ? String(symbol) : noun(symbol);
}

function inCell(cell: Sign | 'asked' | null): string {
  return cell === null ? 'pusto' : cell === 'asked' ? 'zaznaczona kratka' : sign(cell);
}

function at({ row, column }: CellSaid): string {
  return `rząd ${row}, kolumna ${column}`;
}

function inUnit(unit: UnitSaid | null): string {
  if (unit === null) return '';
  const { kind, place, size } = unit;
  return {
    row: `w rzędzie ${place}`,
    column: `w kolumnie ${place}`,
    block: `w ${blocks[size][place - 1] ?? ''} bloku`,
  }[kind];
}

function both(text: string): Told {
  return { pictures: `Taki obrazek ${text}`, digits: `Taka liczba ${text}` };
}

const blocks: Readonly<Record<Size, readonly string[]>> = {
  4: ['lewym górnym', 'prawym górnym', 'lewym dolnym', 'prawym dolnym'],
  6: ['lewym górnym', 'prawym górnym', 'lewym środkowym', 'prawym środkowym', 'lewym dolnym', 'prawym dolnym'],
};
