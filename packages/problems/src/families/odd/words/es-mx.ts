import { speak } from '../../../lang/speak.ts';
import type { Card, Words } from './shape.ts';

const { capital, colour, counted, described } = speak('es-mx');

const frames = { round: 'en un marco redondo', square: 'en un marco cuadrado' } as const;

function told({ noun, colour: paint, size, dots, frame }: Card): string {
  const figure = described({ noun, adjectives: [colour(paint), ...(size === null ? [] : [size])] });
  const more = [...(dots === null ? [] : [counted(dots, 'dot')]), ...(frame === null ? [] : [frames[frame]])];
  return [figure, ...more].join(', ');
}

export const esMx: Words = {
  title: 'El intruso',
  question: '¿Qué dibujo no va con los demás?',
  narration: 'Uno de estos dibujos no va con los demás. Encuéntralo.',
  card: told,
  alt: (cards) => `Tarjetas: ${cards.join('; ')}.`,
  variant: (card) => capital(told(card)),
  hints: {
    compare: 'Toma dos y compáralos. ¿En qué se parecen?',
    'one-thing': 'Fíjate en una sola cosa a la vez. ¿Cuál queda solo?',
    count: 'Cuenta las esquinas. Luego cuenta los puntos.',
  },
  feedback: {
    'odd.shape': 'Hay otro con esta figura. Busca otra diferencia.',
    'odd.colour': 'Hay otro de este color. Busca otra diferencia.',
    'odd.size': 'Hay otro de este tamaño. Busca otra diferencia.',
    'odd.dots': 'Hay otro con los mismos puntos. Busca otra diferencia.',
    'odd.frame': 'Hay otro con este marco. Busca otra diferencia.',
    'odd.like-the-others': 'Hay más como este. ¿Cuál no tiene pareja?',
  },
  steps: {
    repeats: {
      shape: 'Compara las figuras. Cada figura sale por lo menos dos veces.',
      colour: 'Compara los colores. Cada color sale por lo menos dos veces.',
      size: 'Compara los tamaños. Cada tamaño sale por lo menos dos veces.',
      dots: 'Compara los puntos. Cada cantidad sale por lo menos dos veces.',
      frame: 'Compara los marcos. Cada marco sale por lo menos dos veces.',
      match: 'Los puntos y las esquinas coinciden más de una vez.',
    },
    alone: {
      shape: 'Solo este tiene una figura que nadie más tiene.',
      colour: 'Solo este tiene un color que nadie más tiene.',
      size: 'Solo este tiene un tamaño que nadie más tiene.',
      dots: 'Solo este tiene una cantidad de puntos que nadie más tiene.',
      frame: 'Solo este tiene un marco que nadie más tiene.',
      match: 'Los puntos dicen cuántas esquinas hay. Solo aquí no coinciden.',
    },
    answer: (card) => `El intruso: ${told(card)}.`,
  },
  praise: (card) => `¡Sí! ${capital(told(card))}.`,
};
