import { speak } from '../../../lang/speak.ts';
import type { Size } from '../params.ts';
import type { CellSaid, Sign, Told, UnitSaid, Words } from './shape.ts';

const { noun, capital } = speak('es-mx');

export const esMx: Words = {
  title: { pictures: 'Sin repetir', digits: 'Cuadrado de números' },
  fill: { pictures: 'Llena las casillas vacías.', digits: 'Llena las casillas vacías con números.' },
  ask: { pictures: '¿Qué se esconde en la casilla marcada?', digits: '¿Qué número va en la casilla marcada?' },
  find: {
    pictures: 'Descubre qué se esconde en la casilla marcada.',
    digits: 'Encuentra el número de la casilla marcada.',
  },
  rule: {
    pictures: 'En cada fila, columna y bloque, ningún dibujo se repite.',
    digits: 'En cada fila, columna y bloque, ningún número se repite.',
  },
  alt: (size, rows) => `Un cuadrado de ${size} por ${size} casillas. ${rows}`,
  row: (row, cells) => `Fila ${row}: ${cells.map(inCell).join(', ')}.`,
  sign,
  cell: (cell) => capital(at(cell)),
  hints: {
    fill: 'Empieza donde hay menos casillas vacías.',
    around: 'Mira desde la casilla marcada: su fila, su columna y su bloque.',
    first: 'Empieza aquí. Algo se puede saber con seguridad.',
  },
  feedback: {
    'latin.in-row': both('Ya está en esta fila. Recorre la fila con la vista.'),
    'latin.in-column': both('Ya está en esta columna. Recorre la columna con la vista.'),
    'latin.in-block': both('Ya está en este bloque. Mira todo el bloque.'),
    'latin.breaks-elsewhere': both('Todavía nada lo impide. Pero ¿qué pasaría con las casillas vecinas?'),
  },
  steps: {
    last: ({ unit, symbol }) => `Solo queda una casilla vacía ${inUnit(unit)}. Ahí va lo que falta: ${sign(symbol)}.`,
    'only-place': ({ unit, symbol, cell }) =>
      `¿Dónde puede ir esto ${inUnit(unit)}: ${sign(symbol)}? Solo le queda una casilla: ${at(cell)}.`,
    'only-symbol': ({ cell, symbol }) =>
      `Mira la casilla de la ${at(cell)}. Todo lo demás ya está en su fila, su columna o su bloque. Lo que queda: ${sign(symbol)}.`,
    locked: ({ unit, symbol }) =>
      `Mira dónde puede ir esto ${inUnit(unit)}: ${sign(symbol)}. Todos esos lugares están en una misma línea o un mismo bloque. Entonces no puede ir en el resto de esa línea o ese bloque.`,
    pair: ({ unit, symbol, second }) =>
      `Dos casillas ${inUnit(unit)} se reparten estas dos cosas: ${sign(symbol)} y ${sign(second)}. Las otras casillas no llevan ninguna de las dos.`,
    suppose: ({ cell, symbol }) =>
      `Supón que en la ${at(cell)} va esto: ${sign(symbol)}. Pronto una casilla se queda sin opciones, así que no va ahí.`,
    same: (found) => `Del mismo modo: ${found.map(({ cell, symbol }) => `${at(cell)} — ${sign(symbol)}`).join('; ')}.`,
    here: (symbol) => `Entonces, en la casilla marcada va: ${sign(symbol)}.`,
    done: (rows) =>
      `Todas las filas juntas: ${rows.map((row, index) => `fila ${index + 1}: ${row.map(sign).join(', ')}`).join('; ')}.`,
  },
  praise: (symbol) => `¡Sí! En la casilla marcada: ${sign(symbol)}.`,
  praiseAll: '¡Sí! Nada se repite en todo el cuadrado.',
};

function sign(symbol: Sign): string {
  return typeof symbol === 'number' ? String(symbol) : noun(symbol);
}

function inCell(cell: Sign | 'asked' | null): string {
  return cell === null ? 'vacía' : cell === 'asked' ? 'la casilla marcada' : sign(cell);
}

function at({ row, column }: CellSaid): string {
  return `fila ${row}, columna ${column}`;
}

function inUnit(unit: UnitSaid | null): string {
  if (unit === null) return '';
  const { kind, place, size } = unit;
  if (kind === 'block') return `en el bloque de ${blocks[size][place - 1] ?? ''}`;
  return `en la ${kind === 'row' ? 'fila' : 'columna'} ${place}`;
}

function both(text: string): Told {
  return { pictures: text, digits: text };
}

const blocks: Readonly<Record<Size, readonly string[]>> = {
  4: ['arriba a la izquierda', 'arriba a la derecha', 'abajo a la izquierda', 'abajo a la derecha'],
  6: [
    'arriba a la izquierda',
    'arriba a la derecha',
    'en medio a la izquierda',
    'en medio a la derecha',
    'abajo a la izquierda',
    'abajo a la derecha',
  ],
};
