import { speak } from '../../../lang/speak.ts';
import type { Place } from '../glyphs.ts';
import type { Words } from './shape.ts';

const { counted, spelled } = speak('es-mx');

export const esMx: Words = {
  title: { equation: 'Ecuación de cerillos', squares: 'Cuadrados de cerillos', matches: 'Quita cerillos' },
  task: {
    move: {
      1: 'Mueve un cerillo para que la igualdad sea verdadera.',
      2: 'Mueve dos cerillos para que la igualdad sea verdadera.',
    },
    take: {
      1: 'Quita un cerillo para que la igualdad sea verdadera.',
      2: 'Quita dos cerillos para que la igualdad sea verdadera.',
    },
    add: {
      1: 'Agrega un cerillo para que la igualdad sea verdadera.',
      2: 'Agrega dos cerillos para que la igualdad sea verdadera.',
    },
  },
  right: '¿Qué número queda entonces a la derecha?',
  findRight: 'Di qué número queda entonces a la derecha.',
  option: '¿Qué igualdad resulta?',
  findOption: 'Encuentra la igualdad que resulta.',
  squares: '¿Cuántos cuadrados hay, pequeños y grandes?',
  findSquares: 'Cuenta todos los cuadrados, pequeños y grandes.',
  take: { 1: 'Quita un cerillo.', 2: 'Quita dos cerillos.', 3: 'Quita tres cerillos.' },
  squaresLeft: (squares) =>
    `${squares === 1 ? 'Debe' : 'Deben'} quedar exactamente ${counted(squares, 'square')}, sin cerillos sueltos.`,
  squaresLeftSpoken: (squares) =>
    `${squares === 1 ? 'Debe' : 'Deben'} quedar exactamente ${spelled(squares, 'square')}, sin cerillos sueltos.`,
  altEquation: (equation) => `Una igualdad hecha con cerillos: ${equation}.`,
  altFigure: (rows, columns, lines) => `Una cuadrícula de cerillos, de ${rows} por ${columns} cuadrados. ${lines}`,
  altLine: ({ way, number, places: lying }) => {
    const told = lying.map((lies) => (lies ? 'cerillo' : 'hueco')).join(', ');
    return way === 'across' ? `Línea acostada ${number}: ${told}.` : `Fila parada ${number}: ${told}.`;
  },
  spot: ({ number, glyph, place, lies }) =>
    `Signo ${number}, ${glyph}: ${places[place]}, ${lies ? 'un cerillo' : 'un lugar libre'}`,
  stick: ({ way, row, column }) =>
    way === 'across' ? `Línea acostada ${row}, cerillo ${column}` : `Fila ${row}, cerillo parado ${column}`,
  hints: {
    sides: 'Primero calcula los dos lados. ¿Cuál es demasiado grande?',
    compare: 'Compara cada igualdad con la nuestra, cerillo por cerillo.',
    sign: 'Mira el signo. ¿Qué es sin su cerillo parado?',
    cell: 'Mira aquí. ¿En qué se puede convertir esta cifra?',
    small: 'Cuenta primero los cuadrados pequeños.',
    large: 'Varios cuadrados pequeños pueden formar uno grande.',
    shared: 'Algunos cerillos son de dos cuadrados a la vez.',
    loose: 'Cada cerillo que queda debe ser parte de un cuadrado.',
  },
  feedback: {
    'match.one-match-too-many': 'Para eso se usa un cerillo de más. Compara otra vez.',
    'match.several-matches-too-many': 'Para eso se usan varios cerillos más. Compara signo por signo.',
  },
  steps: {
    before: ({ equation, left, right }) => `Ahora dice ${equation}. Izquierda: ${left}; derecha: ${right}.`,
    less: ({ from, to, count }) => `Quítale ${matches[count]} al ${from}: se convierte en ${to}.`,
    more: ({ from, to, count }) => `Ponle ${matches[count]} al ${from}: se convierte en ${to}.`,
    inside: ({ from, to, count }) => `Mueve ${matches[count]} dentro del ${from}: se convierte en ${to}.`,
    both: (from, to) => `Acomoda de otra manera los cerillos del ${from}: se convierte en ${to}.`,
    plusToMinus: 'Quita el cerillo parado del signo más: se convierte en menos.',
    minusToPlus: 'Cruza un cerillo sobre el signo menos: se convierte en más.',
    after: (equation) => `Ahora es verdadera: ${equation}.`,
    size: (size, count) => `Cuadrados de lado ${size}: ${count}.`,
    total: (count) => `En total: ${count}.`,
    now: (count) => `Ahora hay estos cuadrados, pequeños y grandes: ${count}.`,
    taken: {
      1: 'Quita este cerillo.',
      2: 'Quita estos dos cerillos.',
      3: 'Quita estos tres cerillos.',
    },
    left: (count) => `Cuadrados que quedan: ${count}. Ningún cerillo está suelto.`,
  },
  praise: '¡Sí! Ahora los dos lados son iguales.',
  praiseSquares: (count) => `¡Sí! Cuadrados: ${count}.`,
};

const matches = { 1: 'un cerillo', 2: 'dos cerillos', 3: 'tres cerillos' } as const;

const places: Readonly<Record<Place, string>> = {
  a: 'arriba',
  b: 'arriba a la derecha',
  c: 'abajo a la derecha',
  d: 'abajo',
  e: 'abajo a la izquierda',
  f: 'arriba a la izquierda',
  g: 'en medio',
  h: 'acostado',
  v: 'parado',
  t: 'línea de arriba',
  u: 'línea de abajo',
  x: 'línea que sube',
  y: 'línea que baja',
};
