import { speak } from '../../../lang/speak.ts';
import type { CellSaid, Seen, Words } from './shape.ts';

const { capital, numeral } = speak('pl');

export const pl: Words = {
  title: {
    futoshiki: 'Mniej czy więcej',
    tents: 'Namioty i drzewa',
    lights: 'Oświetl wszystkie kratki',
    binary: 'Koła i kwadraty',
    nonogram: 'Ukryty obrazek',
    mines: 'Ukryte kryształy',
  },
  task: {
    tents: 'Rozbij namiot obok każdego drzewa.',
    lights: 'Ustaw lampy tak, żeby oświetlić każdą kratkę.',
    binary: 'Wypełnij kratki kołami i kwadratami.',
    nonogram: 'Zamaluj kratki i odkryj ukryty obrazek.',
    mines: 'Znajdź zakryte kratki, w których są kryształy.',
  },
  fill: (size) => `Wypełnij kratki liczbami od 1 do ${size}.`,
  fillSpoken: (size) => `Wypełnij kratki. Najmniejsza liczba to jeden, największa to ${numeral(size)}.`,
  ask: 'Jaka liczba stoi w zaznaczonej kratce?',
  find: 'Znajdź liczbę w zaznaczonej kratce.',
  rules: {
    futoshiki: 'W rzędzie i kolumnie żadna liczba się nie powtarza. Znak otwiera się w stronę większej liczby.',
    tents:
      'Każde drzewo ma swój namiot. Namioty nie stykają się nawet rogami. Liczby mówią, ile namiotów jest w rzędzie i kolumnie.',
    lights:
      'Lampa świeci wzdłuż rzędu i kolumny aż do muru. Lampy nie mogą świecić na siebie. Liczba na murze mówi, ile lamp stoi obok.',
    binary: 'W rzędach i kolumnach kół i kwadratów jest tyle samo. Trzy takie same nigdy nie stoją obok siebie.',
    nonogram: 'Każda liczba to długość zamalowanego paska. Paski stoją w tej kolejności, a między nimi są przerwy.',
    mines: 'Liczba mówi, ile kryształów jest w kratkach dookoła.',
  },
  count: { lights: (n) => `Lampy: ${n}.`, mines: (n) => `Kryształy: ${n}.` },
  countSpoken: { lights: (n) => `Lampy: ${numeral(n, 'feminine')}.`, mines: (n) => `Kryształy: ${numeral(n)}.` },
  altBoard: (size, lines) => `Plansza ${size} na ${size} kratek. ${lines}`,
  altRow: (row, cells) => `Rząd ${row}: ${cells.map(seen).join(', ')}.`,
  altClue: (way, number, clues) =>
    `${way === 'row' ? 'Wskazówka do rzędu' : 'Wskazówka do kolumny'} ${number}: ${clues.join(', ')}.`,
  altLess: (smaller, larger) => `Mniej: ${at(smaller)}, więcej: ${at(larger)}.`,
  cell: (cell) => capital(at(cell)),
  symbol: (kind, value) =>
    kind === 'futoshiki' ? String(value) : kind === 'nonogram' ? 'zamalowane' : value === 1 ? 'koło' : 'kwadrat',
  hints: {
    futoshiki: 'Największa liczba nie może stać po mniejszej stronie.',
    tents: 'Najpierw wykreśl kratki, obok których nie ma drzewa.',
    lights: 'Zacznij od muru z największą liczbą.',
    binary: 'Dwa takie same obok siebie? Znasz ich sąsiadów.',
    nonogram: 'Zacznij od najdłuższych pasków.',
    mines: 'Zacznij tam, gdzie liczby dotyka mało zakrytych kratek.',
    first: 'Zacznij tutaj. Coś można ustalić na pewno.',
  },
  steps: {
    look: {
      row: ({ number, digit }) =>
        digit > 0 ? `W rzędzie ${number} liczba ${digit} ma jedno miejsce.` : `Popatrz na rząd ${number}.`,
      column: ({ number, digit }) =>
        digit > 0 ? `W kolumnie ${number} liczba ${digit} ma jedno miejsce.` : `Popatrz na kolumnę ${number}.`,
      tree: (cell) => `To drzewo potrzebuje namiotu: ${at(cell)}.`,
      touch: () => 'Namioty się nie stykają.',
      number: (cell) => `Popatrz na liczbę: ${at(cell)}.`,
      sight: () => 'Lampy nie mogą świecić na siebie.',
      lit: (cell) => `Ta kratka musi być oświetlona: ${at(cell)}.`,
      three: () => 'Trzy takie same nigdy nie stoją obok siebie.',
      all: () => 'Policz wszystkie kryształy.',
      cell: (cell) => `Zostaje tu tylko jedna liczba: ${at(cell)}.`,
      digit: () => 'Zostaje tylko jedno miejsce.',
      sign: () => 'Popatrz na znak.',
    },
    compare: 'Porównaj dwie wskazówki ze wspólnymi kratkami.',
    suppose: (cell) => `Załóż, że w jednej kratce jest odwrotnie: ${at(cell)}. Wkrótce coś złamie zasadę.`,
    filled: {
      tents: (cells) => `Namioty: ${places(cells)}.`,
      lights: (cells) => `Lampy: ${places(cells)}.`,
      mines: (cells) => `Kryształy: ${places(cells)}.`,
      nonogram: (cells) => `Zamalowane: ${places(cells)}.`,
      circles: (cells) => `Koła: ${places(cells)}.`,
      squares: (cells) => `Kwadraty: ${places(cells)}.`,
    },
    empty: (cells) => `Tu jest pusto: ${places(cells)}.`,
    digit: (digit, cell) => `Liczba ${digit} stoi tutaj: ${at(cell)}.`,
    notDigit: (digit, cell) => `Liczby ${digit} tu nie ma: ${at(cell)}.`,
    many: {
      tents: 'We wszystkich zaznaczonych kratkach są namioty.',
      lights: 'We wszystkich zaznaczonych kratkach są lampy.',
      mines: 'We wszystkich zaznaczonych kratkach są kryształy.',
      nonogram: 'Teraz wszystkie zaznaczone kratki są pewne.',
      circles: 'We wszystkich zaznaczonych kratkach są koła.',
      squares: 'We wszystkich zaznaczonych kratkach są kwadraty.',
      empty: 'Wszystkie zaznaczone kratki zostają puste.',
    },
    donePlaces: {
      tents: (rows) => `Idź tak dalej. Namioty: ${rowsTold(rows)}.`,
      lights: (rows) => `Idź tak dalej. Lampy: ${rowsTold(rows)}.`,
      mines: (rows) => `Idź tak dalej. Kryształy: ${rowsTold(rows)}.`,
      nonogram: (rows) => `Idź tak dalej. Zamalowane: ${rowsTold(rows)}.`,
    },
    doneRows: (rows) =>
      `Idź tak dalej. ${rows.map((row, index) => `Rząd ${index + 1}: ${row.map(seen).join(', ')}.`).join(' ')}`,
    doneAsked: (digit) => `A więc w zaznaczonej kratce jest ${digit}.`,
  },
  praise: 'Tak! Wszystkie zasady się zgadzają.',
};

function at({ row, column }: CellSaid): string {
  return `rząd ${row}, kolumna ${column}`;
}

function places(cells: readonly CellSaid[]): string {
  return cells.map(at).join('; ');
}

function rowsTold(rows: readonly { readonly row: number; readonly columns: readonly number[] }[]): string {
  return rows
    .map(({ row, columns }) => `rząd ${row}, ${columns.length > 1 ? 'kolumny' : 'kolumna'} ${columns.join(', ')}`)
    .join('; ');
}

const names = {
  empty: 'pusto',
  asked: 'zaznaczona kratka',
  tree: 'drzewo',
  wall: 'mur',
  closed: 'zakryte',
  circle: 'koło',
  square: 'kwadrat',
} as const;

function seen(cell: Seen): string {
  if (cell.is === 'number') return String(cell.n);
  return cell.is === 'numberedWall' ? `mur z liczbą ${cell.n}` : names[cell.is];
}
