import { of, to } from '../../../lang/es-mx/contractions.ts';
import type { NounId } from '../../../lang/lexicon.ts';
import { speak } from '../../../lang/speak.ts';
import type { Mark, Row, Seen, Words } from './shape.ts';

const { described, noun, list } = speak('es-mx');

const feet = {
  down: 'con el pie hacia abajo',
  left: 'con el pie a la izquierda',
  up: 'con el pie hacia arriba',
  right: 'con el pie a la derecha',
} as const;
const the = (mark: NounId): string => described({ noun: mark }, { article: 'the' });
const marked = ({ mark, foot }: Mark): string => (foot === null ? noun(mark) : `${noun(mark)} (${feet[foot]})`);
const seen = ({ top, left, right }: Seen): string =>
  `arriba ${marked(top)}, a la izquierda ${marked(left)}, a la derecha ${marked(right)}`;
const rowsOf = (rows: readonly Row[]): string =>
  rows.map(({ row, columns }) => `fila ${row} – ${columns.join(', ')}`).join('; ');

export const esMx: Words = {
  title: {
    opposite: 'Caras opuestas',
    cube: 'Arma el cubo',
    cubes: 'Arma los cubos',
    shapes: '¿Qué plantilla forma un cubo?',
  },
  question: (task, ask) => {
    switch (task) {
      case 'opposite':
        return `Arma el cubo. ¿Qué dibujo queda opuesto ${to(the(ask ?? 'star'))}?`;
      case 'cube':
        return '¿Qué cubo se arma con esta plantilla?';
      case 'cubes':
        return '¿Qué cubos se arman con esta plantilla? Encuéntralos todos.';
      case 'shapes':
        return '¿Qué figuras se doblan y forman un cubo? Encuéntralas todas.';
    }
  },
  narration: (task, ask) => {
    switch (task) {
      case 'opposite':
        return `Arma el cubo. Encuentra el dibujo que queda opuesto ${to(the(ask ?? 'star'))}.`;
      case 'cube':
        return 'Encuentra el cubo que se arma con esta plantilla.';
      case 'cubes':
        return 'Encuentra todos los cubos que se arman con esta plantilla.';
      case 'shapes':
        return 'Encuentra todas las figuras que se doblan y forman un cubo.';
    }
  },
  intro: 'La plantilla de un cubo, dibujada por fuera.',
  netRow: (row, squares) =>
    `Fila ${row}: ${squares.map(({ column, mark }) => `columna ${column} – ${marked(mark)}`).join('; ')}.`,
  shapes: (count) => `Figuras de seis cuadrados: ${count}.`,
  mark: (mark) => noun(mark),
  cube: (view) => `Un cubo: ${seen(view)}.`,
  shape: (rows) => `Cuadrados por fila y columna: ${rowsOf(rows)}.`,
  hints: {
    opposite: ['Imagina que pones esa cara sobre la mesa.', '¿Qué caras quedan a su alrededor? Táchalas.'],
    cube: [
      'Busca la esquina donde se juntan los tres dibujos.',
      'Recorre esa esquina, primero aquí y luego en el cubo.',
    ],
    cubes: ['Revisa un cubo a la vez.', 'Busca la esquina donde se juntan sus tres dibujos.'],
    shapes: ['Elige un cuadrado como base y dobla los demás.', 'Dos cuadrados no pueden caer en el mismo lado.'],
  },
  feedback: {
    'nets.touches-in-the-net': 'Estas dos comparten una orilla. Siguen siendo vecinas.',
    'nets.touches-on-the-cube': 'Dobla despacio: estas dos se juntan en una orilla.',
    'nets.mirrored': 'Los dibujos son correctos, pero van al revés. Síguelos en el sentido del reloj.',
    'nets.opposite-together': 'Dos de estas quedan opuestas. Revisa cada pareja.',
    'nets.mark-turned': 'Aquí un dibujo está girado. ¿Qué queda debajo de su pie?',
    'nets.block': 'Cuatro cuadrados en bloque no se pueden doblar. Mira otra vez.',
    'nets.long-line': 'Un cinturón alrededor del cubo tiene solo cuatro cuadrados.',
    'nets.overlap': 'Dobla despacio. ¿Dos cuadrados caen en el mismo lado?',
  },
  steps: {
    line: (ask) => `En una línea, los cuadrados opuestos tienen otro en medio. Salta uno desde ${the(ask)}.`,
    beside: (ask, marks) =>
      `En la plantilla tocan ${to(the(ask))} estas caras: ${list(marks.map((mark) => noun(mark)))}.`,
    folded: (ask, marks) => `Al doblar llegan junto ${to(the(ask))}: ${list(marks.map((mark) => noun(mark)))}.`,
    corner: (marks) =>
      `Alrededor de una esquina, en el sentido del reloj: ${marks.map((mark) => noun(mark)).join(', ')}.`,
    foot: (mark, under) => `Debajo del pie ${of(the(mark))} queda ${the(under)}.`,
    blocks: (count) => `Figuras con cuatro cuadrados en bloque: ${count}. No se doblan bien.`,
    long: (count) => `Figuras con más de cuatro cuadrados en línea: ${count}. Se enciman.`,
    overlaps: (count) => `Figuras con dos cuadrados en el mismo lado del cubo: ${count}.`,
    opposite: (ask, mark) => `La respuesta: lo opuesto ${to(the(ask))} es ${the(mark)}.`,
    cubes: (views) => `La respuesta: ${views.map(seen).join('; ')}.`,
    right: (shapes) =>
      `Estas sí se doblan, por fila y columna: ${shapes.map((rows) => `(${rowsOf(rows)})`).join(' ')}.`,
  },
  praise: {
    opposite: '¡Sí! Estas dos nunca se tocan.',
    cube: '¡Sí! Así se arma.',
    cubes: '¡Sí! Los armaste todos.',
    shapes: '¡Sí! Todas forman un cubo.',
  },
};
