import { speak } from '../../../lang/speak.ts';
import type { Card, Words } from './shape.ts';

const { capital, colour, counted, described } = speak('pt-br');

const frames = { round: 'em moldura redonda', square: 'em moldura quadrada' } as const;

function told({ noun, colour: paint, size, dots, frame }: Card): string {
  const figure = described({ noun, adjectives: [colour(paint), ...(size === null ? [] : [size])] });
  const more = [...(dots === null ? [] : [counted(dots, 'dot')]), ...(frame === null ? [] : [frames[frame]])];
  return [figure, ...more].join(', ');
}

export const ptBr: Words = {
  title: 'Quem é diferente?',
  question: 'Qual figura é diferente das outras?',
  narration: 'Uma das figuras não combina com as outras. Encontre essa figura.',
  card: told,
  alt: (cards) => `Cartões: ${cards.join('; ')}.`,
  variant: (card) => capital(told(card)),
  hints: {
    compare: 'Compare duas figuras. O que elas têm igual?',
    'one-thing': 'Olhe uma coisa de cada vez. Qual figura fica sozinha?',
    count: 'Conte os cantos. Depois, conte os pontos.',
  },
  feedback: {
    'odd.shape': 'Outra figura também tem essa forma. Procure outra diferença.',
    'odd.colour': 'Outra figura também tem essa cor. Procure outra diferença.',
    'odd.size': 'Outra figura é do mesmo tamanho. Procure outra diferença.',
    'odd.dots': 'Outra figura tem o mesmo número de pontos. Procure outra diferença.',
    'odd.frame': 'Outra figura também tem essa moldura. Procure outra diferença.',
    'odd.like-the-others': 'Há outras parecidas com essa. Qual não tem par?',
  },
  steps: {
    repeats: {
      shape: 'Compare as formas. Cada forma aparece pelo menos duas vezes.',
      colour: 'Compare as cores. Cada cor aparece pelo menos duas vezes.',
      size: 'Compare os tamanhos. Cada tamanho aparece pelo menos duas vezes.',
      dots: 'Compare os pontos. Cada número aparece pelo menos duas vezes.',
      frame: 'Compare as molduras. Cada moldura aparece pelo menos duas vezes.',
      match: 'Pontos e cantos combinam mais de uma vez.',
    },
    alone: {
      shape: 'Só esta figura tem uma forma que não se repete.',
      colour: 'Só esta figura tem uma cor que não se repete.',
      size: 'Só esta figura tem um tamanho que não se repete.',
      dots: 'Só esta figura tem um número de pontos que não se repete.',
      frame: 'Só esta figura tem uma moldura que não se repete.',
      match: 'Há tantos pontos quantos cantos. Só aqui não.',
    },
    answer: (card) => `A figura diferente: ${told(card)}.`,
  },
  praise: (card) => `Isso! ${capital(told(card))}.`,
};
