import type { Words } from './shape.ts';

export const esMx: Words = {
  title: 'Arregla la cobija',
  ask: {
    patch: '¿Qué parche arregla la cobija?',
    mend: 'Arregla la cobija. ¿Qué parche va en cada hueco?',
  },
  find: {
    patch: 'Encuentra el parche que arregla la cobija.',
    mend: 'Arregla la cobija. Pon el parche correcto en cada hueco.',
  },
  alt: ({ rows, columns, holes, options }) =>
    `Una cobija de parches cuadrados. Filas: ${rows}. Parches en cada fila: ${columns}. Parches que faltan: ${holes}. Para elegir: ${options}.`,
  patch: (n) => `Parche ${n}`,
  hole: ({ row, column }) => `Hueco en la fila ${row}, lugar ${column}`,
  hints: {
    ways: {
      across: 'Recorre la fila. ¿Dónde vuelve a empezar?',
      down: 'Baja por la columna. ¿Dónde vuelve a empezar?',
      slant: 'Mira en diagonal. ¿Qué sigue ahí?',
      'left-right': 'Imagina que doblas la izquierda sobre la derecha. ¿Qué se junta?',
      'up-down': 'Imagina que doblas lo de arriba sobre lo de abajo. ¿Qué se junta?',
      'half-turn': 'Imagina que pones la cobija de cabeza.',
      quarter: 'Imagina que giras la cobija, de esquina a esquina.',
    },
    edges: 'Mira los parches alrededor del hueco.',
  },
  feedback: {
    'missing.turned-patch': '¿Hacia dónde apuntan sus esquinas? Compara otra vez.',
    'missing.swaps-colours': 'Mira los colores. ¿Dónde va cada uno?',
    'missing.swaps-places': '¡Casi! Pero ¿dónde va cada parche pequeño?',
    'missing.another-patch': 'Esa figura va en otra parte. Mira alrededor del hueco.',
  },
  steps: {
    regular: {
      across: 'En cada fila el diseño se repite.',
      down: 'En cada columna el diseño se repite.',
      slant: 'En diagonal el diseño se repite.',
      'left-right': 'La izquierda y la derecha son como una imagen y su reflejo.',
      'up-down': 'Arriba y abajo son como una imagen y su reflejo.',
      'half-turn': 'De cabeza, la cobija se ve igual.',
      quarter: 'Gírala de esquina a esquina: se ve igual.',
    },
    partner: {
      across: 'Aquí ves lo que falta.',
      down: 'Aquí ves lo que falta.',
      slant: 'Aquí ves lo que falta.',
      'left-right': 'Si la doblas, esto cae sobre el hueco.',
      'up-down': 'Si la doblas, esto cae sobre el hueco.',
      'half-turn': 'Si la giras, esto llega al hueco.',
      quarter: 'Si la giras, esto llega al hueco.',
    },
    answer: {
      patch: 'Este parche va aquí: ahora la cobija está completa.',
      mend: 'Estos parches van aquí: ahora la cobija está completa.',
    },
  },
  praise: { patch: '¡Sí! La cobija está completa.', mend: '¡Sí! Todos los huecos están arreglados.' },
};
