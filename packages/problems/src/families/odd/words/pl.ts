import { speak } from '../../../lang/speak.ts';
import type { Card, Words } from './shape.ts';

const { capital, colour, counted, described } = speak('pl');

const frames = { round: 'w okrągłej ramce', square: 'w kwadratowej ramce' } as const;

function told({ noun, colour: paint, size, dots, frame }: Card): string {
  const figure = described({ noun, adjectives: [...(size === null ? [] : [size]), colour(paint)] });
  const more = [...(dots === null ? [] : [counted(dots, 'dot')]), ...(frame === null ? [] : [frames[frame]])];
  return [figure, ...more].join(', ');
}

export const pl: Words = {
  title: 'Co tu nie pasuje?',
  question: 'Co nie pasuje do reszty?',
  narration: 'Jeden obrazek nie pasuje do pozostałych. Znajdź go.',
  card: told,
  alt: (cards) => `Karty: ${cards.join('; ')}.`,
  variant: (card) => capital(told(card)),
  hints: {
    compare: 'Porównaj dwa obrazki. Co mają wspólnego?',
    'one-thing': 'Patrz tylko na jedną cechę. Który obrazek jest sam?',
    count: 'Policz rogi. Potem policz kropki.',
  },
  feedback: {
    'odd.shape': 'Taki kształt ma też inny obrazek. Szukaj innej różnicy.',
    'odd.colour': 'Taki kolor ma też inny obrazek. Szukaj innej różnicy.',
    'odd.size': 'Taką wielkość ma też inny obrazek. Szukaj innej różnicy.',
    'odd.dots': 'Inny obrazek ma tyle samo kropek. Szukaj innej różnicy.',
    'odd.frame': 'Taką ramkę ma też inny obrazek. Szukaj innej różnicy.',
    'odd.like-the-others': 'Takich obrazków jest więcej. A który nie ma bliźniaka?',
  },
  steps: {
    repeats: {
      shape: 'Porównaj kształty. Każdy jest tu przynajmniej dwa razy.',
      colour: 'Porównaj kolory. Każdy jest tu przynajmniej dwa razy.',
      size: 'Porównaj wielkości. Każda jest tu przynajmniej dwa razy.',
      dots: 'Porównaj kropki. Każda ich liczba jest tu przynajmniej dwa razy.',
      frame: 'Porównaj ramki. Każda jest tu przynajmniej dwa razy.',
      match: 'Kropek i rogów nieraz jest tyle samo.',
    },
    alone: {
      shape: 'Tylko ten obrazek ma inny kształt.',
      colour: 'Tylko ten obrazek ma inny kolor.',
      size: 'Tylko ten obrazek ma inną wielkość.',
      dots: 'Tylko ten obrazek ma inną liczbę kropek.',
      frame: 'Tylko ten obrazek ma inną ramkę.',
      match: 'Kropek jest tyle, ile rogów. Tylko tutaj nie.',
    },
    answer: (card) => `Nie pasuje: ${told(card)}.`,
  },
  praise: (card) => `Tak! ${capital(told(card))}.`,
};
