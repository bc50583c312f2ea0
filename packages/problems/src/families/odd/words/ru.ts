import { speak } from '../../../lang/speak.ts';
import type { Card, Words } from './shape.ts';

const { capital, colour, counted, described } = speak('ru');

const frames = { round: 'в круглой рамке', square: 'в квадратной рамке' } as const;

function told({ noun, colour: paint, size, dots, frame }: Card): string {
  const figure = described({ noun, adjectives: [...(size === null ? [] : [size]), colour(paint)] });
  const more = [...(dots === null ? [] : [counted(dots, 'dot')]), ...(frame === null ? [] : [frames[frame]])];
  return [figure, ...more].join(', ');
}

export const ru: Words = {
  title: 'Найди лишнее',
  question: 'Что здесь лишнее?',
  narration: 'Одна из картинок не подходит к остальным. Найди её.',
  card: told,
  alt: (cards) => `Карточки: ${cards.join('; ')}.`,
  variant: (card) => capital(told(card)),
  hints: {
    compare: 'Сравни две картинки. Что у них одинаковое?',
    'one-thing': 'Смотри на что-то одно. Кто остался без пары?',
    count: 'Посчитай углы. Потом посчитай точки.',
  },
  feedback: {
    'odd.shape': 'Такая форма есть ещё у кого-то. Ищи другое отличие.',
    'odd.colour': 'Такой цвет есть ещё у кого-то. Ищи другое отличие.',
    'odd.size': 'Такой же размер есть ещё у кого-то. Ищи другое отличие.',
    'odd.dots': 'Столько же точек есть ещё у кого-то. Ищи другое отличие.',
    'odd.frame': 'Такая рамка есть ещё у кого-то. Ищи другое отличие.',
    'odd.like-the-others': 'Таких тут несколько. А у кого нет близнеца?',
  },
  steps: {
    repeats: {
      shape: 'Сравним формы. Каждая встречается хотя бы дважды.',
      colour: 'Сравним цвета. Каждый встречается хотя бы дважды.',
      size: 'Сравним размеры. Каждый встречается хотя бы дважды.',
      dots: 'Сравним точки. Каждое число встречается хотя бы дважды.',
      frame: 'Сравним рамки. Каждая встречается хотя бы дважды.',
      match: 'Точки и углы совпадают не один раз.',
    },
    alone: {
      shape: 'Только здесь форма не такая, как у других.',
      colour: 'Только здесь цвет не такой, как у других.',
      size: 'Только здесь размер не такой, как у других.',
      dots: 'Только здесь точек не столько, сколько у других.',
      frame: 'Только здесь рамка не такая, как у других.',
      match: 'Точек везде столько же, сколько углов. Только здесь нет.',
    },
    answer: (card) => `Лишнее здесь: ${told(card)}.`,
  },
  praise: (card) => `Да! ${capital(told(card))}.`,
};
