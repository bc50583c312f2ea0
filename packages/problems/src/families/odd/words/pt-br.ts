import { speak } from '../../../lang/speak.ts';
import type { Card, Words } from './shape.ts';

const { capital, colour, counted, described } = speak('pt-br');

const frames = { round: 'in a round frame', square: 'in a square frame' } as const;

function told({ noun, colour: paint, size, dots, frame }: Card): string {
  const figure = described({ noun, adjectives: [...(size === null ? [] : [size]), colour(paint)] });
  const more = [...(dots === null ? [] : [counted(dots, 'dot')]), ...(frame === null ? [] : [frames[frame]])];
  return [figure, ...more].join(', ');
}

export const ptBr: Words = {
  title: 'The odd one out',
  question: 'Which one is the odd one out?',
  narration: 'One of these does not belong with the others. Find it.',
  card: told,
  alt: (cards) => `Cards: ${cards.join('; ')}.`,
  variant: (card) => capital(told(card)),
  hints: {
    compare: 'Take two and compare them. What is the same?',
    'one-thing': 'Look at one thing at a time. Who stands alone?',
    count: 'Count the corners. Then count the dots.',
  },
  feedback: {
    'odd.shape': 'Another one has this shape too. Look for something else.',
    'odd.colour': 'Another one has this colour too. Look for something else.',
    'odd.size': 'Another one is just as big. Look for something else.',
    'odd.dots': 'Another one has as many dots. Look for something else.',
    'odd.frame': 'Another one has this frame too. Look for something else.',
    'odd.like-the-others': 'There are more like this one. Who has no twin?',
  },
  steps: {
    repeats: {
      shape: 'Compare the shapes. Every shape comes at least twice.',
      colour: 'Compare the colours. Every colour comes at least twice.',
      size: 'Compare the sizes. Each size comes at least twice.',
      dots: 'Compare the dots. Each number comes at least twice.',
      frame: 'Compare the frames. Each frame comes at least twice.',
      match: 'Dots and corners agree more than once.',
    },
    alone: {
      shape: 'Only this one has a shape of its own.',
      colour: 'Only this one has a colour of its own.',
      size: 'Only this one has a size of its own.',
      dots: 'Only this one has its own number of dots.',
      frame: 'Only this one has a frame of its own.',
      match: 'Dots tell how many corners there are. Only here they do not.',
    },
    answer: (card) => `The odd one out: ${told(card)}.`,
  },
  praise: (card) => `Yes! ${capital(told(card))}.`,
};
