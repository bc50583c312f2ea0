import { speak } from '../../../lang/speak.ts';
import type { PlaceName, Words } from './shape.ts';

const { counted, list, numeral } = speak('es-mx');

/** "1 cara pintada", "dos caras pintadas". */
const faced = (faces: number, said: string): string => `${said} ${faces === 1 ? 'cara pintada' : 'caras pintadas'}`;
const place = ({ row, column }: PlaceName): string => `Fila ${row}, columna ${column}`;
const sum = (numbers: readonly number[], total: number): string =>
  numbers.length > 1 ? `${numbers.join(' + ')} = ${total}` : String(total);

export const esMx: Words = {
  title: {
    count: '¿Cuántos cubos?',
    missing: 'Llena la caja',
    painted: 'Cubos pintados',
    above: 'Desde arriba',
    side: 'Lo que ve el ojo',
    plan: 'Plano y construcción',
  },
  question: (task, faces) => {
    switch (task) {
      case 'count':
        return '¿Cuántos cubos hay en esta construcción? Ningún cubo flota.';
      case 'missing':
        return '¿Cuántos cubos faltan para llenar la caja?';
      case 'painted':
        return `La construcción está pintada por todos lados, también por abajo. ¿Cuántos cubos tienen exactamente ${faced(faces, String(faces))}?`;
      case 'above':
        return '¿Cómo se ve la construcción desde arriba?';
      case 'side':
        return '¿Qué dibujo ve el ojo?';
      case 'plan':
        return 'Los números dicen cuántos cubos van ahí. ¿Qué construcción es?';
    }
  },
  narration: (task, faces) => {
    switch (task) {
      case 'count':
        return 'Cuenta los cubos de esta construcción. Ningún cubo flota.';
      case 'missing':
        return 'Averigua cuántos cubos faltan para llenar la caja.';
      case 'painted':
        return `La construcción está pintada por todos lados, también por abajo. Cuenta los cubos que tienen exactamente ${faced(faces, numeral(faces, 'feminine'))}.`;
      case 'above':
        return 'Encuentra el dibujo de la construcción vista desde arriba.';
      case 'side':
        return 'Encuentra el dibujo que ve el ojo.';
      case 'plan':
        return 'Los números dicen cuántos cubos van ahí. Encuentra la construcción.';
    }
  },
  intro: {
    building: 'Una construcción de cubos. Cuántos hay en cada lugar, desde la fila de atrás:',
    plan: 'Un plano. Cuántos cubos hay en cada lugar, desde la fila de atrás:',
    box: 'Una construcción de cubos en una caja. Cuántos hay en cada lugar, desde la fila de atrás:',
  },
  row: (row, heights) => `Fila ${row}: ${heights.join(', ')}.`,
  eye: { left: 'El ojo la mira desde el lado izquierdo.', right: 'El ojo la mira desde el lado derecho.' },
  footprint: (row, filled) => `Fila ${row}: ${filled.map((is) => (is ? 'cubo' : 'vacío')).join(', ')}.`,
  outline: (heights) => `Alturas de izquierda a derecha: ${heights.join(', ')}.`,
  hints: {
    count: ['Algunos cubos se esconden debajo de otros. Cuéntalos también.', 'Cuenta torre por torre, fila por fila.'],
    missing: ['Primero piensa cuántos cubos llenan toda la caja.', 'Luego resta los cubos que ya están.'],
    painted: ['¿Qué caras de un cubo tocan a otro cubo?', 'Avanza capa por capa, desde abajo.'],
    above: ['Desde arriba solo ves la parte de arriba.', '¿Qué lugares están vacíos?'],
    side: ['El ojo ve la torre más alta de cada línea.', 'Empieza con la línea a la izquierda del ojo.'],
    plan: ['Mira primero la esquina de enfrente.', 'Compara las torres con los números, una por una.'],
  },
  feedback: {
    'cubes.mirrored': 'Aquí están cambiadas la izquierda y la derecha. Compara una esquina.',
    'cubes.one-place': '¡Casi! Mira cada lugar: ¿hay un cubo?',
    'cubes.one-height': '¡Casi! Cuenta los cubos de cada torre.',
  },
  steps: {
    row: (row, heights, total) => `Fila ${row}: ${sum(heights, total)}.`,
    count: (sums, total) => `Todas las filas juntas: ${sum(sums, total)}.`,
    box: ({ rows, columns, floors, full }) => `En toda la caja caben ${rows} × ${columns} × ${floors} = ${full}.`,
    built: (cubes) => `En la construcción: ${counted(cubes, 'cube')}.`,
    missing: (full, cubes, missing) => `Faltan: ${full} − ${cubes} = ${missing}.`,
    floor: (floor, cubes) => `Capa ${floor} desde abajo: ${counted(cubes, 'cube')} así.`,
    painted: (counts, total) => `Todas las capas juntas: ${sum(counts, total)}.`,
    above: (at, isFilled) => `${place(at)}: ${isFilled ? 'hay un cubo' : 'no hay nada'}.`,
    side: (line, height) => `Línea ${line} desde la izquierda: la torre más alta es de ${height}.`,
    plan: (at, height) => `${place(at)}: ${counted(height, 'cube')}.`,
    chooseAbove: (rows) =>
      `La respuesta es el dibujo con cubos aquí: ${rows.map(({ row, columns }) => `fila ${row} – ${list(columns.map(String))}`).join('; ')}.`,
    chooseSide: (heights) => `La respuesta es el dibujo con estas alturas: ${heights.join(', ')}.`,
    choosePlan: (rows) =>
      `La respuesta es la construcción con estas torres: ${rows.map((row) => row.join(', ')).join('; ')}.`,
  },
  praise: (task, answer) =>
    task === 'count' || task === 'missing' || task === 'painted'
      ? `¡Sí! ${counted(answer, 'cube')}.`
      : '¡Sí! Así se ve.',
};
