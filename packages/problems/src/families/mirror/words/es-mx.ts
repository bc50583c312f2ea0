import type { ColourId } from '../../../draw/palette.ts';
import { speak } from '../../../lang/speak.ts';
import type { Move } from '../params.ts';
import type { CellName, Words } from './shape.ts';

const { adjective, capital, colour, list } = speak('es-mx');

/** A move in a row of moves. */
const orders: Readonly<Record<Move, string>> = {
  across: 'refléjalo de izquierda a derecha',
  down: 'refléjalo de arriba abajo',
  half: 'gíralo media vuelta',
  clockwise: 'gíralo un cuarto de vuelta hacia la derecha',
  counter: 'gíralo un cuarto de vuelta hacia la izquierda',
};

/** One move alone. */
const alone: Readonly<Record<Move, string>> = {
  across: 'Refleja el dibujo de izquierda a derecha.',
  down: 'Refleja el dibujo de arriba abajo.',
  half: 'Gira el dibujo media vuelta.',
  clockwise: 'Gira el dibujo un cuarto de vuelta hacia la derecha.',
  counter: 'Gira el dibujo un cuarto de vuelta hacia la izquierda.',
};

const colourWord = (id: ColourId | null): string => (id === null ? 'vacía' : adjective(colour(id), { noun: 'cell' }));
const cell = ({ row, column }: CellName): string => `fila ${row}, columna ${column}`;

/** What is done with the pattern. */
function deed(moves: readonly Move[]): string {
  const [first = 'across'] = moves;
  if (moves.length > 1) return `Toma el dibujo: ${moves.map((move) => orders[move]).join('; luego ')}.`;
  return alone[first];
}

const isMirror = (moves: readonly Move[]): boolean =>
  moves.length === 1 && (moves[0] === 'across' || moves[0] === 'down');

export const esMx: Words = {
  title: { mirror: 'En el espejo', turn: 'Gira el dibujo', chain: 'Refleja y gira' },
  question: (task, moves) => {
    if (task === 'mark' && isMirror(moves)) return 'Marca las casillas que se verán en el espejo.';
    if (task === 'mark') return `${deed(moves)} Marca las casillas del dibujo nuevo.`;
    return isMirror(moves) ? '¿Qué dibujo se ve en el espejo?' : `${deed(moves)} ¿Qué dibujo resulta?`;
  },
  narration: (task, moves) => {
    if (task === 'mark' && isMirror(moves)) return 'Marca las casillas que se verán en el espejo.';
    if (task === 'mark') return `${deed(moves)} Marca las casillas del dibujo nuevo.`;
    return isMirror(moves)
      ? 'Encuentra el dibujo que se ve en el espejo.'
      : `${deed(moves)} Encuentra el dibujo que resulta.`;
  },
  setting: {
    across: 'Hay un espejo a la derecha del dibujo.',
    down: 'Hay un espejo debajo del dibujo.',
    half: 'Una flecha da media vuelta.',
    clockwise: 'Una flecha da un cuarto de vuelta hacia la derecha.',
    counter: 'Una flecha da un cuarto de vuelta hacia la izquierda.',
  },
  row: (row, colours) => `Fila ${row}: ${colours.map(colourWord).join(', ')}.`,
  cell: (name) => capital(cell(name)),
  hints: {
    mirror: [
      'Lo que está cerca del espejo se queda cerca del espejo.',
      'Empieza con las casillas que están junto al espejo.',
    ],
    turn: ['Gira la cabeza o la hoja.', 'Sigue una esquina. ¿A dónde va?'],
    chain: ['Haz un movimiento a la vez.', 'Sigue una esquina en todos los movimientos.'],
  },
  feedback: {
    'mirror.copied': 'Este es el mismo dibujo. ¿Qué debe cambiar?',
    'mirror.other-line': 'Este es otro espejo. ¿Dónde está el espejo?',
    'mirror.turned-not-mirrored': 'Este está girado. Un espejo cambia dos lados.',
    'mirror.slanted': 'Este está acostado. En el espejo las cosas siguen de pie.',
    'mirror.mirrored-not-turned': 'Este es un reflejo. Gira el dibujo sin voltearlo.',
    'mirror.wrong-turn': 'Está girado, pero no así. ¿Hacia dónde va la flecha?',
    'mirror.one-move-only': 'Ese es solo uno de los movimientos. Haz todos.',
    'mirror.detail': '¡Casi! Compara los dibujos casilla por casilla.',
  },
  steps: {
    rule: {
      across: 'El espejo cambia izquierda y derecha. Las filas siguen siendo filas.',
      down: 'El espejo cambia arriba y abajo. Las columnas siguen siendo columnas.',
      half: 'Media vuelta: la fila de arriba pasa abajo y queda al revés.',
      clockwise: 'Un cuarto de vuelta hacia la derecha: la fila de arriba pasa a la columna derecha.',
      counter: 'Un cuarto de vuelta hacia la izquierda: la fila de arriba pasa a la columna izquierda.',
    },
    follow: ({ from, to, colour: id }) =>
      `Sigue una casilla (${colourWord(id)}): de la ${cell(from)} a la ${cell(to)}.`,
    choose: (known) =>
      `La respuesta es el dibujo con estas casillas: ${known.map(({ to, colour: id }) => `${cell(to)} – ${colourWord(id)}`).join('; ')}.`,
    mark: (rows) =>
      `Marca estas: ${rows.map(({ row, columns }) => `fila ${row} – ${list(columns.map(String))}`).join('; ')}.`,
  },
  praise: {
    mirror: '¡Sí! Así se ve en el espejo.',
    turn: '¡Sí! Así se ve al girarlo.',
    chain: '¡Sí! Seguiste todos los movimientos.',
  },
};
