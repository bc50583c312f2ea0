import type { Words } from './shape.ts';

export const esMx: Words = {
  title: 'El número que falta',
  question: {
    train: '¿Qué número falta en el tren?',
    beads: '¿Qué número falta en el hilo?',
    houses: '¿Qué número de casa falta?',
  },
  narration: {
    train: 'Encuentra el número que falta en el tren.',
    beads: 'Encuentra el número que falta en el hilo.',
    houses: 'Encuentra el número de casa que falta.',
  },
  alt: (row) => `Una fila de números: ${row}.`,
  gap: 'hueco',
  hints: {
    look: '¿Cómo se llega de cada número al siguiente?',
    steps: 'Anota el paso que hay entre cada número y su vecino.',
    grow: '¿Los números crecen poco a poco o a saltos?',
    two: 'Tal vez aquí se turnan dos reglas.',
  },
  feedback: {
    'series.off-by-one': '¡Muy cerca! Cuenta otra vez el paso.',
    'series.repeats-a-neighbour': 'Ese número ya está junto al hueco.',
    'series.repeats-the-last-step': 'Repetiste el último paso. ¿Todos los pasos coinciden?',
    'series.repeats-the-first-step': 'Repetiste el primer paso. ¿Todos los pasos coinciden?',
    'series.goes-one-too-far': 'Ese es un paso de más. Empieza junto al hueco.',
    'series.doubles': 'El doble no sirve para toda la fila. Revisa el principio.',
  },
  steps: {
    look: {
      steady: ({ moves }) => `Mira de número en número: ${moves}. El paso siempre es el mismo.`,
      growing: ({ moves }) => `Mira de número en número: ${moves}. Los pasos cambian de manera pareja.`,
      times: ({ moves }) => `Cada número se multiplica por lo mismo: ${moves}.`,
      divided: ({ moves }) => `Cada número se divide entre lo mismo: ${moves}.`,
      'by-turns': ({ moves }) => `Mira de número en número: ${moves}. Dos pasos se turnan.`,
      'sum-of-two': () => 'Cada número es la suma de los dos anteriores.',
      'times-plus': ({ moves }) => `Cada vez pasa lo mismo: ${moves}.`,
      'two-rows': () => 'Aquí hay dos filas mezcladas. Lee un número sí y otro no.',
      'times-then-plus': ({ moves }) => `Dos operaciones se turnan: ${moves}.`,
      'plus-then-times': ({ moves }) => `Dos operaciones se turnan: ${moves}.`,
      'growing-times': ({ moves }) => `El factor cambia de manera pareja: ${moves}.`,
    },
    move: ({ before, move, value }) => `Del ${before} al hueco: ${move}. Da ${value}.`,
    sum: ({ before, twoBefore, value }) => `Suma ${twoBefore} más ${before}: da ${value}.`,
    track: ({ track }) => `La fila con el hueco va así: ${track}.`,
    start: ({ after, value }) => `Regresa desde el ${after}: ahí estaba el ${value}.`,
    answer: (value) => `El número que falta es ${value}.`,
  },
  praise: (value) => `¡Sí! Con el ${value} la fila está completa.`,
};
