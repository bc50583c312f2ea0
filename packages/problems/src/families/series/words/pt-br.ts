import type { Words } from './shape.ts';

export const ptBr: Words = {
  title: 'O número que falta',
  question: {
    train: 'Qual número falta no trem?',
    beads: 'Qual número falta no fio?',
    houses: 'Qual número de casa falta?',
  },
  narration: {
    train: 'Encontre o número que falta no trem.',
    beads: 'Encontre o número que falta no fio.',
    houses: 'Encontre o número de casa que falta.',
  },
  alt: (row) => `Uma fila de números: ${row}.`,
  gap: 'espaço vazio',
  hints: {
    look: 'Como se vai de cada número ao próximo?',
    steps: 'Anote o salto entre cada par de vizinhos.',
    grow: 'Os números crescem devagar ou aos pulos?',
    two: 'Talvez duas regras se alternem aqui.',
  },
  feedback: {
    'series.off-by-one': 'Quase! Conte o salto mais uma vez.',
    'series.repeats-a-neighbour': 'Esse número já está ao lado do espaço vazio.',
    'series.repeats-the-last-step': 'Você repetiu o último salto. Todos são iguais?',
    'series.repeats-the-first-step': 'Você repetiu o primeiro salto. Todos são iguais?',
    'series.goes-one-too-far': 'Foi um salto a mais. Comece ao lado do espaço vazio.',
    'series.doubles': 'Dobrar não serve para a fila inteira. Confira o começo.',
  },
  steps: {
    look: {
      steady: ({ moves }) => `Olhe de número em número: ${moves}. O salto é sempre o mesmo.`,
      growing: ({ moves }) => `Olhe de número em número: ${moves}. Os saltos mudam sempre do mesmo jeito.`,
      times: ({ moves }) => `Cada número é multiplicado pelo mesmo: ${moves}.`,
      divided: ({ moves }) => `Cada número é dividido pelo mesmo: ${moves}.`,
      'by-turns': ({ moves }) => `Olhe de número em número: ${moves}. Dois saltos se alternam.`,
      'sum-of-two': () => 'Cada número é a soma dos dois anteriores.',
      'times-plus': ({ moves }) => `Acontece o mesmo todas as vezes: ${moves}.`,
      'two-rows': () => 'Aqui há duas filas misturadas. Leia um número sim, outro não.',
      'times-then-plus': ({ moves }) => `Duas ações se alternam: ${moves}.`,
      'plus-then-times': ({ moves }) => `Duas ações se alternam: ${moves}.`,
      'growing-times': ({ moves }) => `O fator muda sempre do mesmo jeito: ${moves}.`,
    },
    move: ({ before, move, value }) => `De ${before} até o espaço vazio: ${move}. Isso dá ${value}.`,
    sum: ({ before, twoBefore, value }) => `Some ${twoBefore} e ${before}: isso dá ${value}.`,
    track: ({ track }) => `A fila do espaço vazio é: ${track}.`,
    start: ({ after, value }) => `Volte a partir de ${after}: ali estava ${value}.`,
    answer: (value) => `O número que falta é ${value}.`,
  },
  praise: (value) => `Isso! O ${value} completa a fila.`,
};
