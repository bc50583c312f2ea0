import { speak } from '../../../lang/speak.ts';
import type { Card, Words } from './shape.ts';

const { capital, colour, counted, described } = speak('uk');

const frames = { round: 'у круглій рамці', square: 'у квадратній рамці' } as const;

function told({ noun, colour: paint, size, dots, frame }: Card): string {
  const figure = described({ noun, adjectives: [...(size === null ? [] : [size]), colour(paint)] });
  const more = [...(dots === null ? [] : [counted(dots, 'dot')]), ...(frame === null ? [] : [frames[frame]])];
  return [figure, ...more].join(', ');
}

export const uk: Words = {
  title: 'Знайди зайве',
  question: 'Що тут зайве?',
  narration: 'Один із малюнків не пасує до решти. Знайди його.',
  card: told,
  alt: (cards) => `Картки: ${cards.join('; ')}.`,
  variant: (card) => capital(told(card)),
  hints: {
    compare: 'Порівняй два малюнки. Що в них однакове?',
    'one-thing': 'Дивися на щось одне. Хто лишився без пари?',
    count: 'Полічи кути. Потім полічи крапки.',
  },
  feedback: {
    'odd.shape': 'Така форма є ще в когось. Шукай іншу відмінність.',
    'odd.colour': 'Такий колір є ще в когось. Шукай іншу відмінність.',
    'odd.size': 'Такий самий розмір є ще в когось. Шукай іншу відмінність.',
    'odd.dots': 'Стільки ж крапок є ще в когось. Шукай іншу відмінність.',
    'odd.frame': 'Така рамка є ще в когось. Шукай іншу відмінність.',
    'odd.like-the-others': 'Таких тут кілька. А хто не має близнюка?',
  },
  steps: {
    repeats: {
      shape: 'Порівняймо форми. Кожна трапляється хоча б двічі.',
      colour: 'Порівняймо кольори. Кожен трапляється хоча б двічі.',
      size: 'Порівняймо розміри. Кожен трапляється хоча б двічі.',
      dots: 'Порівняймо крапки. Кожне число трапляється хоча б двічі.',
      frame: 'Порівняймо рамки. Кожна трапляється хоча б двічі.',
      match: 'Крапки й кути збігаються не один раз.',
    },
    alone: {
      shape: 'Тільки тут форма не така, як в інших.',
      colour: 'Тільки тут колір не такий, як в інших.',
      size: 'Тільки тут розмір не такий, як в інших.',
      dots: 'Тільки тут крапок не стільки, скільки в інших.',
      frame: 'Тільки тут рамка не така, як в інших.',
      match: 'Крапок усюди стільки ж, скільки кутів. Тільки тут ні.',
    },
    answer: (card) => `Зайве тут: ${told(card)}.`,
  },
  praise: (card) => `Так! ${capital(told(card))}.`,
};
