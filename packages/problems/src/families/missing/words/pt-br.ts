import type { Words } from './shape.ts';

export const ptBr: Words = {
  title: 'Conserte a colcha',
  ask: {
    patch: 'Qual retalho conserta a colcha?',
    mend: 'Conserte a colcha. Qual retalho vai em cada buraco?',
  },
  find: {
    patch: 'Encontre o retalho que conserta a colcha.',
    mend: 'Conserte a colcha. Coloque o retalho certo em cada buraco.',
  },
  alt: ({ rows, columns, holes, options }) =>
    `Uma colcha de retalhos quadrados. Linhas: ${rows}. Retalhos por linha: ${columns}. Retalhos que faltam: ${holes}. Para escolher: ${options}.`,
  patch: (n) => `Retalho ${n}`,
  hole: ({ row, column }) => `Buraco na linha ${row}, lugar ${column}`,
  hints: {
    ways: {
      across: 'Siga a linha. Onde ela recomeça?',
      down: 'Desça pela coluna. Onde ela recomeça?',
      slant: 'Olhe na diagonal. O que continua ali?',
      'left-right': 'Dobre a esquerda sobre a direita na imaginação. O que se encontra?',
      'up-down': 'Dobre a parte de cima sobre a de baixo na imaginação.',
      'half-turn': 'Vire a colcha de cabeça para baixo na imaginação.',
      quarter: 'Gire a colcha na imaginação, de canto em canto.',
    },
    edges: 'Olhe os retalhos em volta do buraco.',
  },
  feedback: {
    'missing.turned-patch': 'Para onde apontam os cantos? Compare mais uma vez.',
    'missing.swaps-colours': 'Olhe as cores. Qual fica onde?',
    'missing.swaps-places': 'Quase! Mas qual pedacinho fica onde?',
    'missing.another-patch': 'Esse desenho é de outro lugar. Olhe em volta do buraco.',
  },
  steps: {
    regular: {
      across: 'Em cada linha o desenho se repete.',
      down: 'Em cada coluna o desenho se repete.',
      slant: 'Na diagonal o desenho se repete.',
      'left-right': 'A esquerda e a direita são como no espelho.',
      'up-down': 'A parte de cima e a de baixo são como no espelho.',
      'half-turn': 'De cabeça para baixo, a colcha fica igual.',
      quarter: 'Gire de canto em canto: ela fica igual.',
    },
    partner: {
      across: 'Aqui você vê o que falta.',
      down: 'Aqui você vê o que falta.',
      slant: 'Aqui você vê o que falta.',
      'left-right': 'Ao dobrar, isto fica sobre o buraco.',
      'up-down': 'Ao dobrar, isto fica sobre o buraco.',
      'half-turn': 'Ao girar, isto vai para o buraco.',
      quarter: 'Ao girar, isto vai para o buraco.',
    },
    answer: {
      patch: 'Este retalho vai aqui: agora a colcha está inteira.',
      mend: 'Estes retalhos vão aqui: agora a colcha está inteira.',
    },
  },
  praise: { patch: 'Isso! A colcha está inteira.', mend: 'Isso! Todos os buracos foram consertados.' },
};
