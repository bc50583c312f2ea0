import type { Words } from './shape.ts';

export const ptBr: Words = {
  title: 'Quebra-cabeças de números',
  rule: {
    pyramid: 'Cada tijolo é a soma dos dois de baixo.',
    house: 'Em cada andar, as duas janelas somam o telhado.',
    magic: 'Linhas, colunas e diagonais têm todas a mesma soma.',
    square: 'Faça as contas nas linhas e nas colunas.',
  },
  ask: 'Qual número vai no lugar marcado?',
  fill: 'Coloque os números certos nos lugares vazios.',
  find: 'Encontre o número do lugar marcado.',
  alt: {
    row: (row, cells) => `Linha ${row}: ${cells}.`,
    empty: 'vazio',
    marked: 'o lugar marcado',
    roof: (n) => `Telhado: ${n}.`,
    signs: (across, down) => `Sinais nas linhas: ${across}. Sinais nas colunas: ${down}.`,
    cards: (cards) => `Cartões: ${cards}.`,
  },
  hints: {
    pyramid: ['Ache dois tijolos vizinhos que você conhece.', 'Para um tijolo de baixo: tire o vizinho do de cima.'],
    house: ['Olhe primeiro o telhado.', 'Quanto falta para a janela ao lado?'],
    magic: ['Procure uma fila sem lugar vazio.', 'O número do meio é um terço da soma.'],
    square: [
      'Procure uma linha ou coluna com um só lugar vazio.',
      'Você também pode fazer a conta de trás para a frente.',
    ],
  },
  signs: { '×': '×', '÷': '÷' },
  steps: {
    sum: (c) => `Some os dois números: ${c}.`,
    part: (c) => `Tire da soma a parte conhecida: ${c}.`,
    difference: (c) => `Subtraia: ${c}.`,
    back: (c) => `Faça a conta de trás para a frente: ${c}.`,
    product: (c) => `Multiplique: ${c}.`,
    quotient: (c) => `Faça a conta de trás para a frente: ${c}.`,
    middle: (c) => `O tijolo do meio conta duas vezes no que fica duas linhas acima: ${c}.`,
    'full-line': (c) => `Esta fila está completa e dá a soma: ${c}.`,
    line: (c) => `Tire da soma os dois números conhecidos: ${c}.`,
    third: (c) => `O do meio é um terço da soma: ${c}.`,
    compare: (c) => `Duas filas dividem um lugar vazio, então os outros números delas somam o mesmo: ${c}.`,
  },
  tripled: (c) => `A soma é três vezes o número do meio: ${c}.`,
  answer: (n) => `A resposta: ${n}.`,
  answerAll: (numbers) => `Tudo preenchido: ${numbers}.`,
  praise: (n) => `Isso! ${n} vai aí.`,
  praiseAll: 'Isso! Cada número está no seu lugar.',
  strings: {
    cell: (cell) => `Lugar vazio ${cell}`,
    card: (n) => `Cartão ${n}`,
  },
};
