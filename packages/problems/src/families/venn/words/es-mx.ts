import type { NounId } from '../../../lang/lexicon.ts';
import { speak } from '../../../lang/speak.ts';
import type { Described, Words } from './shape.ts';

const { described, genderOf, list, noun } = speak('es-mx');

const a = (id: NounId): string => described({ noun: id }, { article: 'a' });
const bothOf = (one: NounId, two: NounId): string =>
  genderOf(one) === 'feminine' && genderOf(two) === 'feminine' ? 'las dos' : 'los dos';

/** Follows "tarjetas". */
const like = (cards: Described): string => {
  switch (cards.says) {
    case 'with':
      return `con ${a(cards.a)}`;
    case 'without':
      return `sin ${noun(cards.a)}`;
    case 'only':
      return `solo con ${a(cards.a)}`;
    case 'and':
      return `con ${a(cards.a)} y ${a(cards.b)}`;
    case 'or':
      return `con ${a(cards.a)}, ${a(cards.b)} o ${bothOf(cards.a, cards.b)}`;
    case 'but-not':
      return `con ${a(cards.a)}, pero sin ${noun(cards.b)}`;
    case 'neither':
      return `sin ${noun(cards.a)} ni ${noun(cards.b)}`;
    case 'and-not':
      return `con ${a(cards.a)} y ${a(cards.b)}, pero sin ${noun(cards.not)}`;
    case 'or-not':
      return `con ${a(cards.a)} o ${a(cards.b)}, pero sin ${noun(cards.not)}`;
    case 'exactly-one':
      return 'con un solo dibujo';
    case 'exactly-two':
      return 'con exactamente dos dibujos';
    case 'at-least-two':
      return 'con dos dibujos o más';
    case 'all':
      return 'con todos los dibujos';
    case 'some':
      return 'con por lo menos un dibujo';
    case 'none':
      return 'sin ningún dibujo';
    case 'any-card':
      return 'de todos los tipos, juntas';
  }
};

export const esMx: Words = {
  title: 'Círculos que se cruzan',
  fact: (cards, n) => `Tarjetas ${like(cards)}: ${n}.`,
  cards: (cards) => `Tarjetas ${like(cards)}`,
  howMany: (cards) => `Tarjetas ${like(cards)}: ¿cuántas hay?`,
  findHowMany: (cards) => `Tarjetas ${like(cards)}. Averigua cuántas hay.`,
  shownNumbers: 'Los números dicen cuántas tarjetas hay ahí.',
  place: 'Pon cada tarjeta en el círculo correcto.',
  tap: (cards) => `Tarjetas ${like(cards)}. Toca todos sus lugares.`,
  whichPicture: (cards) => `Tarjetas ${like(cards)}. ¿Cuál es su lugar?`,
  findPicture: (cards) => `Tarjetas ${like(cards)}. Encuentra su lugar.`,
  whichPhrase: '¿Qué tarjetas van en la parte coloreada?',
  findPhrase: 'Encuentra las tarjetas que van en la parte coloreada.',
  alt: (circles) => `Círculos que se cruzan: ${list(circles.map((id) => noun(id)))}.`,
  shaded: (regions) => `Coloreado: ${regions.join('; ')}.`,
  region: (circles) =>
    circles.length === 0 ? 'fuera de los círculos' : `dentro: solo ${list(circles.map((id) => noun(id)))}`,
  card: (pictures) => (pictures.length === 0 ? 'Tarjeta vacía' : `Tarjeta: ${list(pictures.map((id) => noun(id)))}`),
  hints: {
    overlap: 'Donde los círculos se cruzan, la tarjeta tiene los dos dibujos.',
    add: 'Busca todas las partes coloreadas. Junta los números.',
    take: 'Empieza con el total. ¿Qué parte no va?',
    chain: 'Primero busca un número que falta. Luego sigue desde ahí.',
    place: 'Toma una tarjeta. ¿Qué dibujos tiene?',
    outside: 'Una tarjeta sin estos dibujos se queda afuera.',
    walk: 'Ve de parte en parte. Pregunta: ¿cumple?',
  },
  feedback: {
    'venn.turns-inside-out': 'Eso es al revés. ¿Qué queda adentro?',
    'venn.forgets-the-overlap': 'Mira donde se cruzan los círculos. ¿Qué hay ahí?',
    'venn.takes-a-part': 'Esa es solo una parte. ¿Qué más cumple?',
    'venn.takes-too-much': 'Eso es demasiado. ¿Qué no cumple?',
    'venn.looks-beside': 'Esas son otras tarjetas. Lee otra vez.',
    'venn.mixes-circles-up': 'Fíjate en qué círculo es cuál. Mira los dibujos.',
  },
  steps: {
    take: (whole, part, rest) => `Quita la parte: ${whole} − ${part} = ${rest}.`,
    add: (one, two, sum) => `Junta las dos: ${one} + ${two} = ${sum}.`,
    place: (pictures) =>
      pictures.length === 0
        ? 'Una tarjeta vacía se queda afuera.'
        : pictures.length === 1
          ? `Un solo dibujo, ${noun(pictures[0] ?? 'star')}: va solo en su círculo.`
          : `Dos dibujos, ${list(pictures.map((id) => noun(id)))}: van en el centro, donde están los dos círculos.`,
    placed: 'Ahora cada tarjeta está en su lugar.',
    belong: (count) => `Estas partes cumplen: ${count}.`,
    leftOut: (count) => `Estas partes no cumplen: ${count}.`,
    answer: (cards) => `La respuesta: Tarjetas ${like(cards)}.`,
    answerNumber: (n) => `La respuesta: ${n}.`,
  },
  praise: '¡Sí! Los círculos coinciden.',
};
