import { of } from '../../../lang/es-mx/contractions.ts';
import type { NounId } from '../../../lang/lexicon.ts';
import { speak } from '../../../lang/speak.ts';
import type { Clue, Leg, Near, Side } from '../params.ts';
import type { Task, Words } from './shape.ts';

const { noun, counted, described, spelled, list, capital } = speak('es-mx');

const sides: Readonly<Record<Side, string>> = {
  left: 'justo a la izquierda',
  right: 'justo a la derecha',
  above: 'justo arriba',
  below: 'justo abajo',
};
const ways: Readonly<Record<Side, string>> = {
  left: 'a la izquierda',
  right: 'a la derecha',
  above: 'hacia arriba',
  below: 'hacia abajo',
};

const the = (toy: NounId): string => described({ noun: toy }, { article: 'the' });
const beside = ({ side, toy }: Near): string => `${sides[side]} ${of(the(toy))}`;
const besideAny = ({ side, toy }: Near): string => `${sides[side]} de ${described({ noun: toy }, { article: 'a' })}`;
const route = (legs: readonly Leg[], count: typeof counted): string =>
  legs.map(({ side, steps }) => `${count(steps, 'step')} ${ways[side]}`).join('; luego, ');

function order(task: Task, where: string): string {
  if (task.do === 'put') return `Pon ${the(task.toy)} ${where}.`;
  return task.do === 'tap' ? `Toca el juguete ${where}.` : `Busca el juguete ${where}.`;
}

function say(task: Task, clue: Clue, how: { readonly ask: boolean; readonly count: typeof counted }): string {
  switch (clue.kind) {
    case 'near':
    case 'between': {
      const where = clue.kind === 'near' ? beside(clue.near) : `entre ${the(clue.toys[0])} y ${the(clue.toys[1])}`;
      return how.ask && task.do === 'choose' ? `¿Qué hay ${where}?` : order(task, where);
    }
    case 'both':
      return `${order(task, besideAny(clue.near))} ${task.do === 'put' ? 'Debe quedar' : 'También está'} ${besideAny(clue.also)}.`;
    case 'walk': {
      const start = `Empieza en ${the(clue.from)}: ${route(clue.legs, how.count)}.`;
      if (task.do === 'put') return `${start} Pon ahí ${the(task.toy)}.`;
      if (task.do === 'tap') return `${start} Toca el juguete que está ahí.`;
      return how.ask ? `${start} ¿Qué juguete está ahí?` : `${start} Encuentra el juguete que está ahí.`;
    }
  }
}

export const esMx: Words = {
  title: 'La repisa de juguetes',
  question: (task, clue) => say(task, clue, { ask: true, count: counted }),
  narration: (task, clue) => say(task, clue, { ask: false, count: spelled }),
  shelf: (shelf, toys) => `Repisa ${shelf}: ${toys.map((toy) => (toy === null ? 'vacío' : noun(toy))).join(', ')}.`,
  spot: ({ shelf, place }, toy) => `Repisa ${shelf}, lugar ${place}${toy === null ? '' : `: ${noun(toy)}`}`,
  toy: (toy) => capital(noun(toy)),
  hints: {
    near: ['Primero busca el juguete que se nombra.', 'Ahora mira justo al lado. ¿De qué lado?'],
    between: ['Primero busca los dos juguetes que se nombran.', 'Ahora mira el lugar de en medio.'],
    both: ['Se deben cumplir dos cosas a la vez.', 'Busca todos los lugares de la primera. Luego revisa la segunda.'],
    walk: ['Pon el dedo en el primer juguete.', 'Mueve el dedo paso a paso y cuenta.'],
  },
  feedback: {
    'position.other-side': 'Ese es el otro lado. Muestra el lado con la mano.',
    'position.other-direction': '¿Arriba, abajo o a un lado? Lee otra vez.',
    'position.the-named-one': 'Este juguete dice dónde mirar. Mira a su lado.',
    'position.too-far': 'Te pasaste un lugar. Mira justo al lado.',
    'position.beside-not-between': 'Está cerca de uno de los dos. Mira en medio.',
    'position.one-half-only': 'Eso es solo la mitad. Lee hasta el final.',
    'position.miscounts-steps': '¡Muy cerca! Cuenta los pasos otra vez.',
  },
  steps: {
    locate: (toy) => `Aquí está ${the(toy)}.`,
    locateTwo: (one, two) => `Aquí están ${the(one)} y ${the(two)}.`,
    look: {
      left: 'Mira justo a su izquierda.',
      right: 'Mira justo a su derecha.',
      above: 'Mira justo arriba.',
      below: 'Mira justo abajo.',
    },
    middle: 'Mira el lugar de en medio.',
    fits: (near, toys) => `Esto hay ${besideAny(near)}: ${list(toys.map((toy) => noun(toy)))}.`,
    free: (near, count) => `Lugares vacíos ${besideAny(near)}: ${count}.`,
    leg: (side, steps) => `Avanza ${counted(steps, 'step')} ${ways[side]}.`,
    answer: (toy) => `La respuesta: ${the(toy)}.`,
    put: (toy, { shelf, place }) => `Pon ${the(toy)} aquí: repisa ${shelf}, lugar ${place}.`,
  },
  praise: (toy) => `¡Sí! Ahí está ${the(toy)}.`,
  praisePut: '¡Sí! Ese es su lugar.',
};
