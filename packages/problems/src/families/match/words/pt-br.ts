import { speak } from '../../../lang/speak.ts';
import type { Place } from '../glyphs.ts';
import type { Words } from './shape.ts';

const { counted, spelled } = speak('pt-br');

const remain = (squares: number): string => (squares === 1 ? 'Deve sobrar' : 'Devem sobrar');

export const ptBr: Words = {
  title: { equation: 'Conta de palitos', squares: 'Quadrados de palitos', matches: 'Tire os palitos' },
  task: {
    move: {
      1: 'Mova um palito para a conta ficar certa.',
      2: 'Mova dois palitos para a conta ficar certa.',
    },
    take: {
      1: 'Tire um palito para a conta ficar certa.',
      2: 'Tire dois palitos para a conta ficar certa.',
    },
    add: {
      1: 'Acrescente um palito para a conta ficar certa.',
      2: 'Acrescente dois palitos para a conta ficar certa.',
    },
  },
  right: 'Qual número fica então à direita?',
  findRight: 'Diga qual número fica então à direita.',
  option: 'Qual conta aparece?',
  findOption: 'Encontre a conta que aparece.',
  squares: 'Quantos quadrados há, pequenos e grandes?',
  findSquares: 'Conte todos os quadrados, pequenos e grandes.',
  take: { 1: 'Tire um palito.', 2: 'Tire dois palitos.', 3: 'Tire três palitos.' },
  squaresLeft: (squares) => `${remain(squares)} exatamente ${counted(squares, 'square')}, sem palito solto.`,
  squaresLeftSpoken: (squares) => `${remain(squares)} exatamente ${spelled(squares, 'square')}, sem palito solto.`,
  altEquation: (equation) => `Uma conta feita com palitos: ${equation}.`,
  altFigure: (rows, columns, lines) => `Uma grade de palitos, ${rows} por ${columns} quadrados. ${lines}`,
  altLine: ({ way, number, places }) => {
    const told = places.map((lies) => (lies ? 'palito' : 'vazio')).join(', ');
    return way === 'across' ? `Linha ${number}, deitados: ${told}.` : `Linha ${number}, em pé: ${told}.`;
  },
  spot: ({ number, glyph, place, lies }) =>
    `Sinal ${number}, ${glyph}: ${places[place]}, ${lies ? 'um palito' : 'um lugar livre'}`,
  stick: ({ way, row, column }) =>
    way === 'across' ? `Linha ${row}, palito deitado ${column}` : `Linha ${row}, palito em pé ${column}`,
  hints: {
    sides: 'Primeiro calcule os dois lados. Qual é grande demais?',
    compare: 'Ponha cada conta sobre a nossa, palito por palito.',
    sign: 'Olhe o sinal. O que ele vira sem o palito em pé?',
    cell: 'Olhe aqui. O que este algarismo pode virar?',
    small: 'Primeiro conte os quadrados pequenos.',
    large: 'Vários quadrados pequenos podem formar um grande.',
    shared: 'Alguns palitos são de dois quadrados ao mesmo tempo.',
    loose: 'Cada palito que fica precisa ser de um quadrado.',
  },
  feedback: {
    'match.one-match-too-many': 'Isso gasta um palito a mais. Compare de novo.',
    'match.several-matches-too-many': 'Isso gasta vários palitos a mais. Compare sinal por sinal.',
  },
  steps: {
    before: ({ equation, left, right }) => `Agora está escrito ${equation}. Esquerda: ${left}, direita: ${right}.`,
    less: ({ from, to, count }) => `Tire ${matches[count]} do ${from}: ele vira ${to}.`,
    more: ({ from, to, count }) => `Ponha ${matches[count]} no ${from}: ele vira ${to}.`,
    inside: ({ from, to, count }) => `Mova ${matches[count]} dentro do ${from}: ele vira ${to}.`,
    both: (from, to) => `Arrume de outro jeito os palitos do ${from}: ele vira ${to}.`,
    plusToMinus: 'Tire do sinal de mais o palito em pé: ele vira menos.',
    minusToPlus: 'Ponha um palito em pé no sinal de menos: ele vira mais.',
    after: (equation) => `Agora está certo: ${equation}.`,
    size: (size, count) => `Quadrados de lado ${size}: ${count}.`,
    total: (count) => `Ao todo: ${count}.`,
    now: (count) => `Agora os quadrados, pequenos e grandes, são: ${count}.`,
    taken: {
      1: 'Tire este palito.',
      2: 'Tire estes dois palitos.',
      3: 'Tire estes três palitos.',
    },
    left: (count) => `Quadrados que sobram: ${count}. Nenhum palito está solto.`,
  },
  praise: 'Isso! Agora os dois lados são iguais.',
  praiseSquares: (count) => `Isso! Quadrados: ${count}.`,
};

const matches = { 1: 'um palito', 2: 'dois palitos', 3: 'três palitos' } as const;

const places: Readonly<Record<Place, string>> = {
  a: 'em cima',
  b: 'em cima à direita',
  c: 'embaixo à direita',
  d: 'embaixo',
  e: 'embaixo à esquerda',
  f: 'em cima à esquerda',
  g: 'no meio',
  h: 'deitado',
  v: 'em pé',
  t: 'traço de cima',
  u: 'traço de baixo',
  x: 'traço que sobe',
  y: 'traço que desce',
};
