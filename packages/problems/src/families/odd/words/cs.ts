import { speak } from '../../../lang/speak.ts';
import type { Card, Words } from './shape.ts';

const { capital, colour, counted, described } = speak('cs');

const frames = { round: 'v kulatém rámečku', square: 've čtvercovém rámečku' } as const;

function told({ noun, colour: paint, size, dots, frame }: Card): string {
  const figure = described({ noun, adjectives: [...(size === null ? [] : [size]), colour(paint)] });
  const more = [...(dots === null ? [] : [counted(dots, 'dot')]), ...(frame === null ? [] : [frames[frame]])];
  return [figure, ...more].join(', ');
}

export const cs: Words = {
  title: 'Co sem nepatří?',
  question: 'Který obrázek sem nepatří?',
  narration: 'Jeden obrázek mezi ostatní nepatří. Najdi ho.',
  card: told,
  alt: (cards) => `Obrázky: ${cards.join('; ')}.`,
  variant: (card) => capital(told(card)),
  hints: {
    compare: 'Porovnej dva obrázky. Co mají stejné?',
    'one-thing': 'Sleduj vždy jen jednu věc. Kdo je sám?',
    count: 'Spočítej rohy. Potom spočítej tečky.',
  },
  feedback: {
    'odd.shape': 'Tento tvar má ještě jiný obrázek. Hledej dál.',
    'odd.colour': 'Tuto barvu má ještě jiný obrázek. Hledej dál.',
    'odd.size': 'Stejně velký je ještě jiný obrázek. Hledej dál.',
    'odd.dots': 'Stejně teček má ještě jiný obrázek. Hledej dál.',
    'odd.frame': 'Tento rámeček má ještě jiný obrázek. Hledej dál.',
    'odd.like-the-others': 'Takových je tu víc. Kdo nemá dvojče?',
  },
  steps: {
    repeats: {
      shape: 'Porovnej tvary. Každý tvar je tu aspoň dvakrát.',
      colour: 'Porovnej barvy. Každá barva je tu aspoň dvakrát.',
      size: 'Porovnej velikosti. Každá velikost je tu aspoň dvakrát.',
      dots: 'Porovnej tečky. Každý počet je tu aspoň dvakrát.',
      frame: 'Porovnej rámečky. Každý rámeček je tu aspoň dvakrát.',
      match: 'Tečky a rohy se shodují víc než jednou.',
    },
    alone: {
      shape: 'Jen tento obrázek má jiný tvar.',
      colour: 'Jen tento obrázek má jinou barvu.',
      size: 'Jen tento obrázek má jinou velikost.',
      dots: 'Jen tento obrázek má jiný počet teček.',
      frame: 'Jen tento obrázek má jiný rámeček.',
      match: 'Teček je tolik, kolik je rohů. Jen tady ne.',
    },
    answer: (card) => `Sem nepatří: ${told(card)}.`,
  },
  praise: (card) => `Ano! ${capital(told(card))}.`,
};
