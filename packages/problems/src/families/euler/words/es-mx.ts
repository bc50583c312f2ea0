import { speak } from '../../../lang/speak.ts';
import type { Words } from './shape.ts';

const { adjective, colour, list } = speak('es-mx');

export const esMx: Words = {
  title: { stroke: 'De un solo trazo', one: '¿Cuál de un solo trazo?', several: '¿Cuáles de un solo trazo?' },
  draw: 'Dibuja la figura de un solo trazo.',
  begin: (point) => `Empieza en el punto ${point} y no repitas ninguna línea.`,
  which: {
    one: '¿Qué figura se puede dibujar de un solo trazo?',
    several: 'Elige todas las figuras que se dibujan de un trazo.',
  },
  find: {
    one: 'Encuentra la figura que se puede dibujar de un solo trazo.',
    several: 'Elige todas las figuras que se pueden dibujar de un solo trazo.',
  },
  rule: 'Ninguna línea se puede repetir.',
  alt: {
    figure: (points, lines, pairs) => `Una figura. Puntos: ${points}, líneas: ${lines}. ${pairs.join(', ')}.`,
    start: (point) => `El trazo empieza en el punto ${point}.`,
    set: (figures) => `Figuras para elegir: ${figures}. Están hechas de puntos y líneas.`,
    coloured: (name, { points, lines, pairs }) =>
      `Figura ${adjective(colour(name), { noun: 'shape' })}. Puntos: ${points}, líneas: ${lines}. ${pairs.join(', ')}.`,
    point: (point, joined) => `Punto ${point}, líneas hacia ${list(joined)}`,
  },
  hints: {
    finger: 'Primero inténtalo con el dedo.',
    wayBack: 'En cada punto, guarda una línea para poder salir.',
    end: 'Piensa dónde puede terminar el trazo.',
    odd: 'Cuenta las líneas que se juntan en cada punto.',
  },
  feedback: {
    'euler.four-odd-points': 'Cuenta las líneas de cada punto. ¿Dónde es impar el número?',
    'euler.many-odd-points': 'Aquí el dedo se atora. Cuenta las líneas de cada punto.',
  },
  steps: {
    odd: (points, start) =>
      `En ${list(points)} se junta un número impar de líneas. Empieza en ${start}, y el trazo termina en el otro.`,
    even: 'En cada punto se junta un número par de líneas: el trazo termina donde empieza.',
    begin: (stroke) => `Dibuja así: ${stroke}.`,
    on: (stroke) => `Sigue: ${stroke}.`,
    done: (lines) => `Todas las líneas están dibujadas y ninguna se repite: ${lines}.`,
    law: 'Cuenta los puntos donde se junta un número impar de líneas. Un solo trazo puede tener 2 como máximo: sus dos extremos.',
    figure: (name, odd) => `La figura ${adjective(colour(name), { noun: 'shape' })} tiene ${odd} de esos puntos.`,
    answer: (names) => `De un solo trazo: ${list(names.map((name) => adjective(colour(name), { noun: 'shape' })))}.`,
  },
  praise: { stroke: '¡Sí! Todo de un solo trazo.', choice: '¡Sí! Eso se dibuja de un solo trazo.' },
};
