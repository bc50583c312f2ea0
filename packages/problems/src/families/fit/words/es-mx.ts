import { speak } from '../../../lang/speak.ts';
import type { Words } from './shape.ts';

const { colour: paint, described, spelled } = speak('es-mx');

const piece = (colour: Parameters<typeof paint>[0]): string =>
  described({ noun: 'piece', adjectives: [paint(colour)] }, { article: 'the' });

export const esMx: Words = {
  title: '¿Qué pieza queda?',
  rule: { turn: 'Puedes girar las piezas, pero no voltearlas.', still: 'No gires las piezas.' },
  ask: {
    hole: () => '¿Qué pieza llena el hueco?',
    holes: () => 'Llena cada hueco con su pieza.',
    leftover: () => 'La figura se arma con las demás: ¿qué pieza sobra?',
    parts: ({ needed }) => `¿Qué piezas forman la figura (se usan ${needed})?`,
    lies: ({ colour }) => `Marca dónde está ${piece(colour)} en la figura.`,
  },
  find: {
    hole: () => 'Encuentra la pieza que llena el hueco.',
    holes: () => 'Llena cada hueco con su pieza.',
    leftover: () => 'La figura se arma con todas las piezas menos una. Encuentra la que sobra.',
    parts: ({ needed }) => `Encuentra ${spelled(needed, 'piece')} que formen la figura.`,
    lies: ({ colour }) => `Marca dónde está ${piece(colour)} en la figura.`,
  },
  alt: {
    hole: (squares, pieces) =>
      `Un tablero con un hueco. Cuadritos del hueco: ${squares}. Piezas para elegir: ${pieces}.`,
    holes: (squares, pieces) => `Un tablero con huecos. Cuadritos de los huecos: ${squares}. Piezas: ${pieces}.`,
    leftover: (squares, pieces) => `Una figura de cuadritos: ${squares}. Piezas para elegir: ${pieces}.`,
    parts: (squares, pieces) => `Una figura de cuadritos: ${squares}. Piezas para elegir: ${pieces}.`,
    lies: (squares, pieces) => `Una figura de cuadritos: ${squares}. Está hecha de piezas: ${pieces}.`,
  },
  piece: (n) => `Pieza ${n}`,
  hole: (n) => `Hueco ${n}`,
  square: (row, column) => `Fila ${row}, columna ${column}`,
  hints: {
    rows: 'Cuenta los cuadritos de cada fila del hueco.',
    turn: 'Imagina que giras una pieza, lado por lado.',
    corner: 'Empieza en una esquina o en un lugar angosto.',
    twin: 'Algunas piezas son gemelas de espejo. No se vale voltearlas.',
  },
  feedback: {
    'fit.turns-it': 'Esa tendría que girarse primero.',
    'fit.flips-it': 'Esa es una gemela de espejo. Tendrías que voltearla.',
    'fit.another-shape': 'Cuenta otra vez los cuadritos de cada fila.',
    'fit.is-needed': 'Intenta armar la figura sin esa pieza.',
    'fit.twin-of-the-one-left': 'Muy cerca: tiene una gemela. ¿Hacia dónde se dobla?',
    'fit.not-a-part': 'Pon esa pieza en una esquina. ¿Qué queda entonces?',
  },
  steps: {
    rows: (rows) => `Cuenta los cuadritos del hueco, fila por fila: ${rows}.`,
    rowsOf: (hole, rows) => `Hueco ${hole}, fila por fila: ${rows}. Busca la pieza igual.`,
    turn: 'Imagina que giras las piezas y compara.',
    turnedLure: 'La misma pieza está dos veces; una de ellas está mal puesta.',
    twin: 'Su gemela de espejo no queda: habría que voltearla.',
    fills: 'Esta pieza llena el hueco.',
    allFilled: 'Ahora todos los huecos están llenos.',
    squares: ({ all, each, count }) =>
      `La figura tiene ${all} cuadritos y cada pieza tiene ${each}: se usan ${count} piezas.`,
    first: 'Una pieza puede ir aquí.',
    next: 'La siguiente va aquí.',
    last: 'La última llena lo que queda.',
    leftover: 'La figura está completa y sobra una pieza.',
    parts: 'Entonces, estas piezas forman la figura.',
    lies: (colour) => `Entonces, ${piece(colour)} está aquí.`,
  },
  praise: {
    hole: '¡Sí! Queda perfecta.',
    holes: '¡Sí! Todos los huecos están llenos.',
    leftover: '¡Sí! Esa pieza no hace falta.',
    parts: '¡Sí! Juntas forman la figura.',
    lies: '¡Sí! Ahí está.',
  },
};
