import type { NounId } from '../../../lang/lexicon.ts';
import { speak } from '../../../lang/speak.ts';
import type { Line, Words } from './shape.ts';

const { adjective, colour, counted, described, genderOf, noun, spelled } = speak('es-mx');

const many = (thing: NounId): string => noun(thing, { number: 'many' });
const theMany = (thing: NounId): string => described({ noun: thing }, { number: 'many', article: 'the' });
const lines: Readonly<Record<Line, string>> = { row: 'fila', column: 'columna' };
const isShe = (thing: NounId): boolean => genderOf(thing) === 'feminine';

export const esMx: Words = {
  title: {
    boat: 'El barco que sigue',
    house: 'La casa que sigue',
    kite: 'El papalote que sigue',
    card: 'La tarjeta que falta',
  },
  question: {
    boat: '¿Qué barco sigue?',
    house: '¿Qué casa sigue?',
    kite: '¿Qué papalote sigue?',
    card: '¿Qué tarjeta falta?',
  },
  narration: {
    boat: 'Mira las filas. Encuentra el barco que sigue.',
    house: 'Mira las filas. Encuentra la casa que sigue.',
    kite: 'Mira las filas. Encuentra el papalote que sigue.',
    card: 'Mira las filas y las columnas. Encuentra la tarjeta que falta.',
  },
  praise: (cell) => `¡Sí! ${cell}.`,
  hints: {
    firstLook: 'Recorre la fila de arriba. ¿Qué cambia y qué no?',
    downLook: 'Ahora baja por la última columna. ¿Qué cambia ahí?',
    look: (thing, line) => `Compara ${theMany(thing)} de cada ${lines[line]}.`,
  },
  feedback: {
    'matrix.copies-left': 'Eso ya está junto al hueco. ¿Qué cambia en la fila?',
    'matrix.copies-above': 'Eso ya está arriba del hueco. ¿Qué cambia en la columna?',
    'matrix.nothing-fits': 'Primero recorre la fila. Luego baja por la columna.',
    'matrix.two-wrong': 'Algo ya está bien. Revisa lo demás, paso a paso.',
  },
  number: (thing, line) => `Lo demás está bien. Ahora cuenta ${theMany(thing)} de esta ${lines[line]}.`,
  almost: (thing, line) => `Lo demás está bien. Ahora mira ${theMany(thing)} de esta ${lines[line]}.`,
  cell: {
    boat: (sails, name) => spelled(sails, { noun: 'sail', adjectives: [colour(name)] }),
    house: (windows, name) =>
      `${described({ noun: 'roof', adjectives: [colour(name)] })}, ${counted(windows, 'window')}`,
    kite: (bows, name) => `${described({ noun: 'kite', adjectives: [colour(name)] })}, ${counted(bows, 'bow')}`,
    card: ({ shape, colour: name, size, dots }) => {
      const figure = described({ noun: shape, adjectives: [colour(name), ...(size === null ? [] : [size])] });
      return dots === null ? figure : `${figure}, ${counted(dots, 'dot')}`;
    },
  },
  value: {
    shape: (shape) => noun(shape),
    colour: (name) => adjective(colour(name), { noun: 'colour' }),
    size: (size) => adjective(size, { noun: 'size' }),
    number: (n, thing) => counted(n, thing),
  },
  board: { row: (row, cells) => `Fila ${row}: ${cells.join('; ')}.`, missing: 'falta' },
  rules: {
    named: {
      same: (attribute, line) =>
        `En cada ${lines[line]}, ${described({ noun: attribute }, { article: 'the' })} no cambia.`,
      set: (attribute, line) =>
        `Cada ${lines[line]} tiene ${isShe(attribute) ? 'las mismas' : 'los mismos'} tres ${many(attribute)}.`,
    },
    counted: {
      same: (thing, line) => `En cada ${lines[line]}, la cantidad de ${many(thing)} no cambia.`,
      step: (thing, line) =>
        `La cantidad de ${many(thing)} cambia siempre lo mismo ${line === 'row' ? 'a lo largo de cada fila' : 'al bajar por cada columna'}.`,
      set: (thing, line) => `Cada ${lines[line]} tiene las mismas tres cantidades de ${many(thing)}.`,
      sum: (thing, line) => `En cada ${lines[line]}, suma ${theMany(thing)} de las dos primeras tarjetas.`,
      difference: (thing, line) =>
        `En cada ${lines[line]}, a ${theMany(thing)} de la primera tarjeta réstales ${isShe(thing) ? 'las' : 'los'} de la segunda.`,
    },
  },
  so: (value) => `Entonces, aquí: ${value}.`,
  answer: (cell) => `La respuesta: ${cell}.`,
};
