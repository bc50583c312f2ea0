import { speak } from '../../../lang/speak.ts';
import type { Words } from './shape.ts';

const { counted, spelled, numeral } = speak('pt-br');

const dots = (n: number): string => (n === 0 ? 'nenhum ponto' : counted(n, 'dot'));

export const ptBr: Words = {
  title: 'Pontos e dominós',
  question: {
    sum: () => 'Quantos pontos há ao todo?',
    rest: ({ n }) => `Há ${counted(n, 'dot')} ao todo. Quantos estão escondidos debaixo da folha?`,
    crossed: () => 'Os pontos riscados vão embora. Quantos ficam?',
    take: ({ n }) => `Pontos que vão embora: ${n}. Quantos ficam?`,
    equal: () => 'Os dois lados têm a mesma quantidade. Quantos pontos estão debaixo da folha?',
    find: ({ n }) => `Qual cartão tem ${counted(n, 'dot')}?`,
    bonds: ({ n }) => `Coloque os cartões. Cada linha deve ter ${counted(n, 'dot')}.`,
  },
  narration: {
    sum: () => 'Descubra quantos pontos há ao todo.',
    rest: ({ n }) => `Há ${spelled(n, 'dot')} ao todo. Descubra quantos estão escondidos debaixo da folha.`,
    crossed: () => 'Os pontos riscados vão embora. Descubra quantos ficam.',
    take: ({ n }) => `Pontos que vão embora: ${numeral(n)}. Descubra quantos ficam.`,
    equal: () => 'Os dois lados têm a mesma quantidade. Descubra quantos pontos estão debaixo da folha.',
    find: ({ n }) => `Encontre o cartão que tem ${spelled(n, 'dot')}.`,
    bonds: ({ n }) => `Coloque os cartões. Cada linha deve ter ${spelled(n, 'dot')}.`,
  },
  alt: {
    groups: (groups) => `Grupos de pontos: ${groups}.`,
    covered: 'Mais um grupo está coberto por uma folha.',
    total: (n) => `Pontos ao todo: ${n}.`,
    crossed: (n) => `Riscados: ${n}.`,
    left: (groups) => `Lado esquerdo, grupos de pontos: ${groups}.`,
    right: (groups) => `Lado direito, grupos de pontos: ${groups}. Ali mais um grupo está coberto por uma folha.`,
    row: (row, n) => `Linha ${row}: ${dots(n)} e um lugar vazio.`,
    cards: (cards) => `Cartões com pontos: ${cards}.`,
  },
  card: (a, b) => `${dots(a)} e ${dots(b)}`,
  hints: {
    sum: ['Comece pelo grupo maior.', 'Continue contando a partir dele, ponto por ponto.'],
    rest: ['Conte o que você vê.', 'Quantos faltam para o número de cima?'],
    crossed: ['Olhe os pontos que não estão riscados.', 'Linhas e quadros cheios ajudam a contar.'],
    take: ['Uma barra tem dez bolinhas.', 'Tire primeiro as barras, depois as bolinhas.'],
    equal: ['Primeiro conte o lado sem folha.', 'O outro lado precisa chegar ao mesmo número.'],
    find: ['Conte juntas as duas metades do cartão.', 'Comece pela metade maior.'],
    bonds: ['Comece pela linha que tem mais pontos.', 'Quantos ainda faltam? Procure esse cartão.'],
  },
  feedback: {
    'dots.one-half': 'Só uma metade tem isso. E as duas juntas?',
    'dots.off-by-one': 'Quase! Conte as duas metades mais uma vez.',
    'dots.whole-ten': 'Olhe as dezenas. Uma dezena inteira está diferente.',
    'dots.too-many': 'Aqui há pontos a mais. Conte as duas metades.',
    'dots.too-few': 'Aqui há pontos a menos. Conte as duas metades.',
  },
  steps: {
    add: (a, b, sum) => `Some: ${a} + ${b} = ${sum}.`,
    fillTen: (a, b) => `Primeiro complete a dezena: ${a} + ${b} = 10.`,
    addTens: ({ tensA, tensB, tens, onesA, onesB, ones, sum }) =>
      `Dezenas: ${tensA} + ${tensB} = ${tens}. Unidades: ${onesA} + ${onesB} = ${ones}. Ao todo: ${sum}.`,
    all: (n) => `Todos os pontos: ${n}.`,
    take: (a, b, rest) => `Tire: ${a} − ${b} = ${rest}.`,
    down: (a, b, rest) => `Primeiro desça até a dezena inteira: ${a} − ${b} = ${rest}.`,
    takeRest: ({ away, down, a, b, rest }) => `${away} é ${down} mais ${b}. Agora o resto: ${a} − ${b} = ${rest}.`,
    need: (n) => `Ao todo devem ser ${n}.`,
    same: (n) => `O outro lado também tem ${n}.`,
    cards: (sums) => `Conte cada cartão: ${sums}.`,
    look: (n) => `Procure o ${n}.`,
    row: ({ row, a, b, sum }) => `Linha ${row}: ${a} + ${b} = ${sum}.`,
    answer: {
      number: (n) => `A resposta: ${counted(n, 'dot')}.`,
      hidden: (n) => `Debaixo da folha: ${counted(n, 'dot')}.`,
      rest: (n) => `O que fica: ${counted(n, 'dot')}.`,
    },
    answerCard: (a, b) => `A resposta: o cartão com ${a} e ${b}.`,
    answerRows: (n) => `Agora cada linha tem ${counted(n, 'dot')}.`,
  },
  praise: {
    number: (n) => `Isso! Ao todo: ${counted(n, 'dot')}.`,
    hidden: (n) => `Isso! Debaixo da folha: ${counted(n, 'dot')}.`,
    rest: (n) => `Isso! O que fica: ${counted(n, 'dot')}.`,
    card: (n) => `Isso! Esse cartão tem ${counted(n, 'dot')}.`,
    rows: (n) => `Isso! Em cada linha: ${counted(n, 'dot')}.`,
  },
  strings: {
    slot: (row) => `Lugar vazio na linha ${row}`,
    piece: (n) => `Cartão: ${dots(n)}`,
  },
};
