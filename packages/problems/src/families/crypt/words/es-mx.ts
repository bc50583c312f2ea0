import type { Place, Words } from './shape.ts';

export const esMx: Words = {
  title: 'Letras en lugar de cifras',
  rules: 'Las letras esconden cifras. Letras diferentes esconden cifras diferentes. Ningún número empieza con cero.',
  ask: (letter) => `¿Qué cifra esconde la ${letter}?`,
  find: (letter) => `Encuentra la cifra que esconde la ${letter}.`,
  alt: (addends, total) => `Una suma en columnas: ${addends.join(' + ')} = ${total}.`,
  hints: {
    ones: 'Recorre las columnas de derecha a izquierda.',
    carry: 'Piensa en lo que se lleva a la siguiente columna.',
    begin: 'Empieza con esta columna.',
  },
  feedback: {
    'crypt.forgets-the-carry': '¡Cerca! ¿Pensaste en lo que se lleva?',
    'crypt.begins-with-zero': 'Ningún número empieza con cero. ¿Dónde está esta letra?',
    'crypt.another-letter': 'Revisa otra vez cada columna. Tal vez esa cifra es de otra letra.',
    'crypt.takes-a-shown-digit': 'Pon esta cifra en sus columnas. ¿Sale la suma?',
  },
  steps: {
    only: (place, letter, digit) => `Mira las ${places[place]}. Solo queda una cifra: ${letter} = ${digit}.`,
    left: (place, letter, digits) => `Mira las ${places[place]}. Cifras posibles para ${letter}: ${digits.join(', ')}.`,
    tried: (letter, wrong) => `Prueba las cifras posibles para ${letter}. Con estas no sale: ${wrong.join(', ')}.`,
    fits: (sum) => `Compruébalo. Así sale la suma: ${sum}.`,
    answer: (letter, digit) => `La respuesta: ${letter} = ${digit}.`,
  },
  praise: (letter, digit) => `¡Sí! ${letter} = ${digit}.`,
};

const places: Readonly<Record<Place, string>> = {
  0: 'unidades',
  1: 'decenas',
  2: 'centenas',
  3: 'unidades de millar',
  4: 'decenas de millar',
};
