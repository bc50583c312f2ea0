import { of, to } from '../../../lang/es-mx/contractions.ts';
import type { NounId } from '../../../lang/lexicon.ts';
import { speak } from '../../../lang/speak.ts';
import type { Relation } from '../params.ts';
import type { Words } from './shape.ts';

const { capital, described, genderOf, noun } = speak('es-mx');

type Pair = readonly [masculine: string, feminine: string];

const the = (id: NounId): string => described({ noun: id }, { article: 'the' });
const The = (id: NounId): string => capital(the(id));

const more: Readonly<Record<Relation, Pair>> = {
  tall: ['más alto', 'más alta'],
  old: ['mayor', 'mayor'],
  heavy: ['más pesado', 'más pesada'],
  fast: ['más rápido', 'más rápida'],
};
const less: Readonly<Record<Relation, Pair>> = {
  tall: ['más bajo', 'más baja'],
  old: ['menor', 'menor'],
  heavy: ['más ligero', 'más ligera'],
  fast: ['más lento', 'más lenta'],
};

const isShe = (id: NounId): boolean => genderOf(id) === 'feminine';
const like = (pair: Pair, id: NounId): string => pair[isShe(id) ? 1 : 0];
/** "el más alto", "la más alta". */
const top = (pair: Pair, id: NounId): string => `${isShe(id) ? 'la' : 'el'} ${like(pair, id)}`;
/** Nobody is named yet. */
const anyTop = (pair: Pair): string => `el ${pair[0]}`;
/** "la más grande", about apples. */
const extreme = (object: NounId, end: 'grande' | 'pequeñ'): string => {
  const she = isShe(object);
  return `${she ? 'la' : 'el'} más ${end === 'grande' ? end : `${end}${she ? 'a' : 'o'}`}`;
};

/** "la segunda manzana", before "más grande". */
const second = (object: NounId): string => `${isShe(object) ? 'la segunda' : 'el segundo'} ${noun(object)}`;

const after = { 1: 'justo después', 2: 'dos lugares después' } as const;
const before = { 1: 'justo antes', 2: 'dos lugares antes' } as const;

export const esMx: Words = {
  title: { sizes: 'En orden', clues: '¿Quién va dónde?' },
  who: the,
  size: (object, n) => `${noun(object)}, tamaño ${n}`,
  alt: (items) => `Aquí hay: ${items.join('; ')}.`,
  place: (n) => `Lugar ${n}`,
  clues: {
    more: (relation, high, low) => `${The(high)} es ${like(more[relation], high)} que ${the(low)}.`,
    less: (relation, low, high) => `${The(low)} es ${like(less[relation], low)} que ${the(high)}.`,
    between: (_, middle, [a, b]) => `${The(middle)} va entre ${the(a)} y ${the(b)}.`,
    notMost: (relation, animal) => `${The(animal)} no es ${top(more[relation], animal)}.`,
    notLeast: (relation, animal) => `${The(animal)} no es ${top(less[relation], animal)}.`,
  },
  askWho: {
    all: (relation) => `Ponlos en orden: primero ${anyTop(more[relation])}.`,
    most: (relation) => `Encuentra ${to(anyTop(more[relation]))} de todos.`,
    least: (relation) => `Encuentra ${to(anyTop(less[relation]))} de todos.`,
    middle: 'Encuentra al que va en medio.',
    afterMost: (relation, n) => `Encuentra al que va ${after[n]} ${of(anyTop(more[relation]))}.`,
    beforeLeast: (relation, n) => `Encuentra al que va ${before[n]} ${of(anyTop(less[relation]))}.`,
  },
  askSize: {
    rising: 'Pon los dibujos en orden: primero el más pequeño.',
    falling: 'Pon los dibujos en orden: primero el más grande.',
    biggest: (object) => `Encuentra ${the(object)} ${extreme(object, 'grande').slice(3)}.`,
    smallest: (object) => `Encuentra ${the(object)} ${extreme(object, 'pequeñ').slice(3)}.`,
    middle: (object) => `Encuentra ${the(object)} de tamaño intermedio.`,
    secondBiggest: (object) => `Encuentra ${second(object)} ${extreme(object, 'grande').slice(3)}.`,
    secondSmallest: (object) => `Encuentra ${second(object)} ${extreme(object, 'pequeñ').slice(3)}.`,
  },
  hints: {
    sizes: ['Primero busca el más grande.', 'Quítalo. ¿Cuál es ahora el más grande?'],
    clues: [
      'Empieza con una pista. Muestra a los dos con los dedos.',
      'Agrega otra pista. ¿Quién se mueve y a qué lado?',
    ],
  },
  feedback: {
    'order.other-end': 'Estás en el otro extremo. Lee otra vez la pregunta.',
    'order.first-named': 'Se nombra al principio. Pero ¿qué lugar le toca?',
    'order.last-named': 'Se nombra al final. Pero ¿qué lugar le toca?',
    'order.neighbour': '¡Muy cerca! Compara con el de al lado.',
    'order.unchecked': 'Todavía no. Arma toda la fila, uno por uno.',
  },
  steps: {
    sideBySide: 'Ponlos uno junto al otro, de grande a pequeño.',
    inOrder: 'Ahora cada uno está en su lugar.',
    first: 'El primero es el correcto.',
    last: 'El último es el correcto.',
    place: (n) => `Cuenta desde el más grande: número ${n}.`,
    chain: (animals) => `Todos juntos: ${animals.map(the).join(', ')}.`,
    answer: (animal) => `La respuesta: ${the(animal)}.`,
  },
  praise: {
    all: '¡Sí! Todo está en su lugar.',
    size: '¡Sí! Lo encontraste.',
    who: (animal) => `¡Sí! ${The(animal)}.`,
  },
};
