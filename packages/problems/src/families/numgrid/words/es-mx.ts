import type { Words } from './shape.ts';

export const esMx: Words = {
  title: 'Acertijos de números',
  rule: {
    pyramid: 'Cada ladrillo es la suma de los dos de abajo.',
    house: 'Las dos ventanas de cada piso suman el techo.',
    magic: 'Filas, columnas y diagonales suman siempre lo mismo.',
    square: 'Calcula a lo largo de las filas y las columnas.',
  },
  ask: '¿Qué número va en el lugar marcado?',
  fill: 'Pon los números correctos en los lugares vacíos.',
  find: 'Encuentra el número del lugar marcado.',
  alt: {
    row: (row, cells) => `Fila ${row}: ${cells}.`,
    empty: 'vacío',
    marked: 'el lugar marcado',
    roof: (n) => `Techo: ${n}.`,
    signs: (across, down) => `Signos en las filas: ${across}. Signos en las columnas: ${down}.`,
    cards: (cards) => `Tarjetas: ${cards}.`,
  },
  hints: {
    pyramid: [
      'Busca dos ladrillos vecinos que conozcas.',
      'Para hallar un ladrillo de abajo, al de arriba réstale el vecino.',
    ],
    house: ['Mira primero el techo.', '¿Qué le falta a la ventana de al lado?'],
    magic: ['Busca una línea sin lugares vacíos.', 'El número del centro es un tercio de la suma.'],
    square: ['Busca una fila o columna con un solo lugar vacío.', 'También puedes calcular al revés.'],
  },
  signs: { '×': '×', '÷': '÷' },
  steps: {
    sum: (c) => `Suma los dos números: ${c}.`,
    part: (c) => `A la suma réstale la parte que conoces: ${c}.`,
    difference: (c) => `Resta: ${c}.`,
    back: (c) => `Calcula al revés: ${c}.`,
    product: (c) => `Multiplica: ${c}.`,
    quotient: (c) => `Calcula al revés: ${c}.`,
    middle: (c) => `El ladrillo de en medio cuenta doble dos filas más arriba: ${c}.`,
    'full-line': (c) => `Esta línea está completa y da la suma: ${c}.`,
    line: (c) => `A la suma réstale los dos números que conoces: ${c}.`,
    third: (c) => `El centro es un tercio de la suma: ${c}.`,
    compare: (c) => `Dos líneas comparten un lugar vacío, así que sus otros números suman lo mismo: ${c}.`,
  },
  tripled: (c) => `La suma es tres veces el centro: ${c}.`,
  answer: (n) => `La respuesta: ${n}.`,
  answerAll: (numbers) => `Todo está completo: ${numbers}.`,
  praise: (n) => `¡Sí! Ahí va el ${n}.`,
  praiseAll: '¡Sí! Cada número está en su lugar.',
  strings: {
    cell: (cell) => `Lugar vacío ${cell}`,
    card: (n) => `Tarjeta ${n}`,
  },
};
