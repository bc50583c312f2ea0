import { speak } from '../../../lang/speak.ts';
import type { Command, Direction, Program } from '../params.ts';
import type { CellName, Words } from './shape.ts';

const { noun, counted, spelled, list, capital } = speak('es-mx');

/** Up, right, down, left. */
const directions = ['hacia arriba', 'a la derecha', 'hacia abajo', 'a la izquierda'] as const;
const turns = { forward: 'avanza', left: 'gira a la izquierda', right: 'gira a la derecha' } as const;

const cellName = ({ row, column }: CellName): string => `fila ${row}, columna ${column}`;
const commandWord = (command: Command): string =>
  command.do === 'to' ? directions[command.direction] : turns[command.do];
const wayWords = (way: readonly Direction[]): string => way.map((direction) => directions[direction]).join(', ');

function programWords(program: Program): string {
  const items = program.map((item) =>
    item.do === 'repeat'
      ? `${item.times} ${item.times === 1 ? 'vez' : 'veces'} (${list(item.body.map(commandWord))})`
      : commandWord(item),
  );
  return items.join(', ');
}

export const esMx: Words = {
  title: { walk: 'El camino a la bandera', choice: '¿Qué programa?', trace: 'Las huellas del robot' },
  question: {
    walk: 'Lleva el robot hasta la bandera.',
    choice: '¿Qué programa lleva el robot hasta la bandera?',
    trace: '¿Por qué casillas pasa el robot? Márcalas todas.',
  },
  narration: {
    walk: 'Lleva el robot hasta la bandera.',
    choice: 'Encuentra el programa que lleva el robot hasta la bandera.',
    trace: 'Marca todas las casillas por donde pasa el robot.',
  },
  collect: { one: 'En el camino, recoge la pila.', many: 'En el camino, recoge todas las pilas.' },
  limit: (steps) => `Puedes dar ${counted(steps, 'step')}.`,
  limitSpelled: (steps) => `Puedes dar ${spelled(steps, 'step')}.`,
  nose: 'La flecha amarilla muestra hacia dónde mira el robot.',
  yard: (side) => `Un patio de ${side} por ${side} casillas.`,
  looks: (direction) =>
    `El robot mira ${['hacia arriba', 'hacia la derecha', 'hacia abajo', 'hacia la izquierda'][direction]}.`,
  program: (program) => `El programa: ${programWords(program)}.`,
  hints: {
    walk: ['Los árboles estorban: rodéalos.', 'Piensa a dónde hay que llegar primero.'],
    choice: [
      'Pon el dedo en el robot: una orden, un movimiento.',
      'Busca el primer lugar donde los programas son diferentes.',
    ],
    trace: ['Pon el dedo en el robot: una orden, un movimiento.', 'Marca enseguida cada casilla nueva.'],
  },
  feedback: {
    'robot.turns-wrong-way': 'Una orden apunta hacia otro lado. Ve despacio.',
    'robot.swaps-commands': 'Aquí dos órdenes cambiaron de lugar. Fíjate en el orden.',
    'robot.misses-a-step': 'Aquí falta un paso. Cuenta sobre el patio.',
    'robot.has-an-extra-step': 'Aquí sobra un paso. Cuenta sobre el patio.',
    'robot.counts-repeats-wrong': 'Cuenta otra vez cuántas veces se repite.',
    'robot.slips-twice': 'Eso lleva muy lejos. Empieza de nuevo, orden por orden.',
  },
  praise: {
    walk: '¡Sí! El robot llegó a la bandera.',
    choice: '¡Sí! Ese programa lleva a la bandera.',
    trace: '¡Sí! Esas son todas las huellas.',
  },
  cell: (name, things) => {
    const cell = capital(cellName(name));
    return things.length > 0 ? `${cell}: ${things.map((thing) => noun(thing)).join(', ')}` : cell;
  },
  standing: (thing, cell) => `${capital(noun(thing))}: ${cellName(cell)}.`,
  programName: (program) => capital(programWords(program)),
  steps: {
    battery: (way) => `Ve hasta una pila: ${wayWords(way)}.`,
    flag: (way) => `Ve hasta la bandera: ${wayWords(way)}.`,
    run: (commands, cell) =>
      `Haz esto: ${commands.map(commandWord).join(', ')}. Ahora el robot está en la ${cellName(cell)}.`,
    steps: (steps) => `En total: ${counted(steps, 'step')}, y no hay un camino más corto.`,
    program: (program) => `Este programa lleva a la bandera: ${programWords(program)}.`,
    cells: (cells) => `El robot pasa por estas casillas: ${list(cells.map(cellName))}.`,
  },
};
