import { of } from '../../../lang/es-mx/contractions.ts';
import type { NounId } from '../../../lang/lexicon.ts';
import { speak } from '../../../lang/speak.ts';
import type { Home, Words } from './shape.ts';

const { capital, described, list, noun } = speak('es-mx');

const ones = { animal: 'un animal', treat: 'una comida', toy: 'un juguete' } as const;
const the = (item: NounId): string => described({ noun: item }, { article: 'the' });
const The = (item: NounId): string => capital(the(item));
const names = (items: readonly NounId[]): string => items.map((item) => noun(item)).join(', ');
const homesOf = (homes: readonly Home[]): string =>
  homes.map(({ who, house }) => `${noun(who)}: casa ${house}`).join(', ');

export const esMx: Words = {
  title: '¿Quién vive dónde?',
  put: 'Encuentra una casa para cada uno.',
  rule: (kinds) => `En cada casa hay ${list(kinds.map((kind) => ones[kind]))}.`,
  clues: {
    at: ({ a, n }) => `${The(a)} está en la casa ${n}.`,
    'not-at': ({ a, n }) => `${The(a)} no está en la casa ${n}.`,
    end: ({ a }) => `${The(a)} está en una casa de la orilla.`,
    same: ({ a, b }) => `${The(a)} y ${the(b)} están en la misma casa.`,
    apart: ({ a, b }) => `${The(a)} y ${the(b)} están en casas diferentes.`,
    beside: ({ a, b }) => `${The(a)} y ${the(b)} están en casas vecinas.`,
    'just-left': ({ a, b }) => `${The(a)} está justo a la izquierda ${of(the(b))}.`,
    'left-of': ({ a, b }) => `${The(a)} está en algún lugar a la izquierda ${of(the(b))}.`,
  },
  inHouse: (n) => `¿Quién vive en la casa ${n}?`,
  findInHouse: (n) => `Averigua quién vive en la casa ${n}.`,
  withItem: {
    animal: (item) => `¿Quién vive donde está ${the(item)}?`,
    treat: (item) => `¿Qué comida hay donde está ${the(item)}?`,
    toy: (item) => `¿Qué juguete hay donde está ${the(item)}?`,
  },
  findWithItem: {
    animal: (item) => `Averigua quién vive donde está ${the(item)}.`,
    treat: (item) => `Averigua qué comida hay donde está ${the(item)}.`,
    toy: (item) => `Averigua qué juguete hay donde está ${the(item)}.`,
  },
  alt: (houses) => `Una calle de ${houses} casas con números desde la izquierda.`,
  row: {
    animal: (items) => `Animales: ${names(items)}.`,
    treat: (items) => `Comidas: ${names(items)}.`,
    toy: (items) => `Juguetes: ${names(items)}.`,
  },
  item: (item) => noun(item),
  slot: (house, place) => `Casa ${house}, lugar ${place}`,
  hints: {
    place: 'Empieza con una pista que nombra una casa.',
    pair: 'Empieza con una pista sobre dos que comparten casa.',
    order: 'Empieza con una pista sobre vecinos o sobre la izquierda.',
    again: 'Coloca a uno y luego lee otra vez todas las pistas.',
  },
  feedback: {
    'zebra.misses-a-place': 'Una pista nombra una casa. ¿Se cumple aquí?',
    'zebra.misses-who-is-together': 'Una pista dice quién comparte casa. Léela otra vez.',
    'zebra.misses-who-is-apart': 'Una pista separa a dos de ellos. Léela otra vez.',
    'zebra.misses-neighbours': 'Una pista dice quién es vecino. Léela otra vez.',
    'zebra.misses-left-and-right': 'Una pista dice quién está a la izquierda. Revísala.',
  },
  steps: {
    so: (homes) => `Entonces: ${homesOf(homes)}.`,
    left: (homes) => `Lo que queda: ${homesOf(homes)}.`,
    suppose: 'Supón lo contrario: entonces no funciona.',
    house: (n, tenants) => `Casa ${n}: ${list(tenants.map((item) => noun(item)))}.`,
    answer: (item) => `La respuesta: ${noun(item)}.`,
  },
  praise: '¡Sí! Se cumplen todas las pistas.',
};
