import { speak } from '../../../lang/speak.ts';
import type { CellSaid, Seen, Words } from './shape.ts';

const { capital, numeral } = speak('es-mx');

export const esMx: Words = {
  title: {
    futoshiki: 'Menor o mayor',
    tents: 'Tiendas y árboles',
    lights: 'Ilumina cada casilla',
    binary: 'Círculos y cuadrados',
    nonogram: 'Dibujo escondido',
    mines: 'Cristales escondidos',
  },
  task: {
    tents: 'Pon una tienda de campaña junto a cada árbol.',
    lights: 'Pon lámparas para que todas las casillas tengan luz.',
    binary: 'Llena la cuadrícula con círculos y cuadrados.',
    nonogram: 'Colorea casillas y descubre el dibujo escondido.',
    mines: 'Encuentra las casillas cerradas que esconden cristales.',
  },
  fill: (size) => `Llena la cuadrícula con números del 1 al ${size}.`,
  fillSpoken: (size) => `Llena la cuadrícula con números del uno al ${numeral(size)}.`,
  ask: '¿Qué número va en la casilla marcada?',
  find: 'Encuentra el número de la casilla marcada.',
  rules: {
    futoshiki: 'Ningún número se repite en una fila o columna. Los signos se abren hacia el número mayor.',
    tents:
      'Cada árbol tiene su propia tienda. Las tiendas no se tocan, ni por las esquinas. Los números cuentan las tiendas de filas y columnas.',
    lights:
      'Las lámparas iluminan filas y columnas hasta las paredes. Ninguna lámpara ilumina a otra. El número de una pared cuenta sus lámparas vecinas.',
    binary: 'En cada fila y columna hay tantos círculos como cuadrados. Nunca hay tres iguales seguidos.',
    nonogram: 'Cada número es un tramo de casillas coloreadas. Los tramos van en ese orden, con huecos en medio.',
    mines: 'Un número cuenta los cristales de las casillas a su alrededor.',
  },
  count: { lights: (n) => `Lámparas: ${n}.`, mines: (n) => `Cristales: ${n}.` },
  countSpoken: { lights: (n) => `Lámparas: ${numeral(n, 'feminine')}.`, mines: (n) => `Cristales: ${numeral(n)}.` },
  altBoard: (size, lines) => `Una cuadrícula de ${size} por ${size} casillas. ${lines}`,
  altRow: (row, cells) => `Fila ${row}: ${cells.map(seen).join(', ')}.`,
  altClue: (way, number, clues) => `Pista de la ${way === 'row' ? 'fila' : 'columna'} ${number}: ${clues.join(', ')}.`,
  altLess: (smaller, larger) => `El número de la ${at(smaller)} es menor que el de la ${at(larger)}.`,
  cell: (cell) => capital(at(cell)),
  symbol: (kind, value) =>
    kind === 'futoshiki' ? String(value) : kind === 'nonogram' ? 'coloreada' : value === 1 ? 'círculo' : 'cuadrado',
  hints: {
    futoshiki: 'El número más grande nunca puede ir del lado menor.',
    tents: 'Primero tacha las casillas que no tienen un árbol al lado.',
    lights: 'Empieza en la pared con el número más grande.',
    binary: '¿Dos iguales seguidos? Ya sabes qué va a los lados.',
    nonogram: 'Empieza con los tramos más largos.',
    mines: 'Empieza donde pocas casillas cerradas tocan un número.',
    first: 'Empieza aquí. Algo se puede saber con seguridad.',
  },
  steps: {
    look: {
      row: ({ number, digit }) =>
        digit > 0 ? `En la fila ${number}, el ${digit} tiene un solo lugar.` : `Mira la fila ${number}.`,
      column: ({ number, digit }) =>
        digit > 0 ? `En la columna ${number}, el ${digit} tiene un solo lugar.` : `Mira la columna ${number}.`,
      tree: (cell) => `El árbol necesita su tienda: ${at(cell)}.`,
      touch: () => 'Las tiendas no se tocan.',
      number: (cell) => `Mira el número: ${at(cell)}.`,
      sight: () => 'Ninguna lámpara ilumina a otra.',
      lit: (cell) => `Esta casilla debe tener luz: ${at(cell)}.`,
      three: () => 'Nunca hay tres iguales seguidos.',
      all: () => 'Cuenta todos los cristales.',
      cell: (cell) => `Solo queda un número: ${at(cell)}.`,
      digit: () => 'Solo queda un lugar.',
      sign: () => 'Mira el signo.',
    },
    compare: 'Compara dos pistas que comparten casillas.',
    suppose: (cell) => `Supón lo contrario para una casilla: ${at(cell)}. Pronto se rompe una regla.`,
    filled: {
      tents: (cells) => `Tiendas: ${places(cells)}.`,
      lights: (cells) => `Lámparas: ${places(cells)}.`,
      mines: (cells) => `Cristales: ${places(cells)}.`,
      nonogram: (cells) => `Coloreadas: ${places(cells)}.`,
      circles: (cells) => `Círculos: ${places(cells)}.`,
      squares: (cells) => `Cuadrados: ${places(cells)}.`,
    },
    empty: (cells) => `Estas quedan vacías: ${places(cells)}.`,
    digit: (digit, cell) => `El ${digit} va aquí: ${at(cell)}.`,
    notDigit: (digit, cell) => `El ${digit} no va aquí: ${at(cell)}.`,
    many: {
      tents: 'Todas las casillas marcadas llevan tienda.',
      lights: 'Todas las casillas marcadas llevan lámpara.',
      mines: 'Todas las casillas marcadas esconden cristales.',
      nonogram: 'Todas las casillas marcadas ya se pueden saber.',
      circles: 'Todas las casillas marcadas llevan círculo.',
      squares: 'Todas las casillas marcadas llevan cuadrado.',
      empty: 'Todas las casillas marcadas quedan vacías.',
    },
    donePlaces: {
      tents: (rows) => `Sigue así. Tiendas: ${rowsTold(rows)}.`,
      lights: (rows) => `Sigue así. Lámparas: ${rowsTold(rows)}.`,
      mines: (rows) => `Sigue así. Cristales: ${rowsTold(rows)}.`,
      nonogram: (rows) => `Sigue así. Coloreadas: ${rowsTold(rows)}.`,
    },
    doneRows: (rows) =>
      `Sigue así. ${rows.map((row, index) => `Fila ${index + 1}: ${row.map(seen).join(', ')}.`).join(' ')}`,
    doneAsked: (digit) => `Entonces, en la casilla marcada va ${digit}.`,
  },
  praise: '¡Sí! Se cumplen todas las reglas.',
};

function at({ row, column }: CellSaid): string {
  return `fila ${row}, columna ${column}`;
}

function places(cells: readonly CellSaid[]): string {
  return cells.map(at).join('; ');
}

function rowsTold(rows: readonly { readonly row: number; readonly columns: readonly number[] }[]): string {
  return rows
    .map(({ row, columns }) => `fila ${row}, ${columns.length > 1 ? 'columnas' : 'columna'} ${columns.join(', ')}`)
    .join('; ');
}

function seen(cell: Seen): string {
  switch (cell.is) {
    case 'number':
      return String(cell.n);
    case 'numberedWall':
      return `pared con ${cell.n}`;
    default:
      return signs[cell.is];
  }
}

const signs = {
  empty: 'vacía',
  asked: 'la casilla marcada',
  tree: 'árbol',
  wall: 'pared',
  closed: 'cerrada',
  circle: 'círculo',
  square: 'cuadrado',
} as const;
