import { speak } from '../../../lang/speak.ts';
import type { Words } from './shape.ts';

const { counted, spelled, numeral } = speak('es-mx');

/** What lies on a card; nobody counts zero dots. */
const dots = (n: number): string => (n === 0 ? 'ningún punto' : counted(n, 'dot'));

export const esMx: Words = {
  title: 'Puntos y dominó',
  question: {
    sum: () => '¿Cuántos puntos hay en total?',
    rest: ({ n }) => `Hay ${n} en total. ¿Cuántos se esconden bajo la hoja?`,
    crossed: () => 'Los puntos tachados se van. ¿Cuántos quedan?',
    take: ({ n }) => `Puntos que se van: ${n}. ¿Cuántos quedan?`,
    equal: () => 'Hay los mismos puntos en cada lado. ¿Cuántos se esconden bajo la hoja?',
    find: ({ n }) => `¿Qué tarjeta tiene ${counted(n, 'dot')}?`,
    bonds: ({ n }) => `Coloca las tarjetas. Cada fila debe tener ${counted(n, 'dot')}.`,
  },
  narration: {
    sum: () => 'Averigua cuántos puntos hay en total.',
    rest: ({ n }) => `Hay ${spelled(n, 'dot')} en total. Averigua cuántos se esconden bajo la hoja.`,
    crossed: () => 'Los puntos tachados se van. Averigua cuántos quedan.',
    take: ({ n }) => `Puntos que se van: ${numeral(n)}. Averigua cuántos quedan.`,
    equal: () => 'Hay los mismos puntos en cada lado. Averigua cuántos se esconden bajo la hoja.',
    find: ({ n }) => `Encuentra la tarjeta que tiene ${spelled(n, 'dot')}.`,
    bonds: ({ n }) => `Coloca las tarjetas. Cada fila debe tener ${spelled(n, 'dot')}.`,
  },
  alt: {
    groups: (groups) => `Grupos de puntos: ${groups}.`,
    covered: 'Una hoja tapa un grupo más.',
    total: (n) => `Puntos en total: ${n}.`,
    crossed: (n) => `Tachados: ${n}.`,
    left: (groups) => `Lado izquierdo, grupos de puntos: ${groups}.`,
    right: (groups) => `Lado derecho, grupos de puntos: ${groups}. Ahí una hoja tapa un grupo más.`,
    row: (row, n) => `Fila ${row}: ${dots(n)} y un lugar vacío.`,
    cards: (cards) => `Tarjetas con puntos: ${cards}.`,
  },
  card: (a, b) => `${dots(a)} y ${dots(b)}`,
  hints: {
    sum: ['Empieza con el grupo más grande.', 'Sigue contando desde ahí, punto por punto.'],
    rest: ['Cuenta los que puedes ver.', '¿Cuántos más faltan para el número de arriba?'],
    crossed: ['Mira los puntos que no tienen cruz.', 'Las filas y los marcos completos ayudan a contar.'],
    take: ['Una varilla tiene diez cuentas.', 'Quita primero las varillas y luego las cuentas.'],
    equal: ['Cuenta primero el lado que no tiene hoja.', 'El otro lado debe llegar al mismo número.'],
    find: ['Cuenta juntas las dos mitades de la tarjeta.', 'Empieza con la mitad que tiene más.'],
    bonds: ['Empieza con la fila que tiene más puntos.', '¿Cuántos más necesita? Busca esa tarjeta.'],
  },
  feedback: {
    'dots.one-half': 'Una sola mitad tiene esos. ¿Y las dos juntas?',
    'dots.off-by-one': '¡Muy cerca! Cuenta otra vez las dos mitades.',
    'dots.whole-ten': 'Mira las decenas. Hay una decena de diferencia.',
    'dots.too-many': 'Aquí hay más puntos. Cuenta las dos mitades.',
    'dots.too-few': 'Aquí hay menos puntos. Cuenta las dos mitades.',
  },
  steps: {
    add: (a, b, sum) => `Suma: ${a} + ${b} = ${sum}.`,
    fillTen: (a, b) => `Primero completa la decena: ${a} + ${b} = 10.`,
    addTens: ({ tensA, tensB, tens, onesA, onesB, ones, sum }) =>
      `Decenas: ${tensA} + ${tensB} = ${tens}. Unidades: ${onesA} + ${onesB} = ${ones}. En total: ${sum}.`,
    all: (n) => `Todos los puntos: ${n}.`,
    take: (a, b, rest) => `Resta: ${a} − ${b} = ${rest}.`,
    down: (a, b, rest) => `Primero baja hasta la decena: ${a} − ${b} = ${rest}.`,
    takeRest: ({ away, down, a, b, rest }) => `${away} es ${down} y ${b}. Ahora lo que falta: ${a} − ${b} = ${rest}.`,
    need: (n) => `En total debe haber ${n}.`,
    same: (n) => `El otro lado también tiene ${n}.`,
    cards: (sums) => `Cuenta cada tarjeta: ${sums}.`,
    look: (n) => `Busca ${n}.`,
    row: ({ row, a, b, sum }) => `Fila ${row}: ${a} + ${b} = ${sum}.`,
    answer: {
      number: (n) => `La respuesta: ${counted(n, 'dot')}.`,
      hidden: (n) => `Bajo la hoja: ${counted(n, 'dot')}.`,
      rest: (n) => `Lo que queda: ${counted(n, 'dot')}.`,
    },
    answerCard: (a, b) => `La respuesta: la tarjeta con ${a} y ${b}.`,
    answerRows: (n) => `Ahora cada fila tiene ${counted(n, 'dot')}.`,
  },
  praise: {
    number: (n) => `¡Sí! En total: ${counted(n, 'dot')}.`,
    hidden: (n) => `¡Sí! Bajo la hoja: ${counted(n, 'dot')}.`,
    rest: (n) => `¡Sí! Quedan: ${counted(n, 'dot')}.`,
    card: (n) => `¡Sí! Esa tarjeta tiene ${counted(n, 'dot')}.`,
    rows: (n) => `¡Sí! En cada fila: ${counted(n, 'dot')}.`,
  },
  strings: {
    slot: (row) => `Lugar vacío en la fila ${row}`,
    piece: (n) => `Tarjeta: ${dots(n)}`,
  },
};
