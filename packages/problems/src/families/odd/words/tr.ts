import { speak } from '../../../lang/speak.ts';
import type { Card, Words } from './shape.ts';

const { capital, colour, counted, described } = speak('tr');

const frames = { round: 'yuvarlak çerçeve içinde', square: 'kare çerçeve içinde' } as const;

function told({ noun, colour: paint, size, dots, frame }: Card): string {
  const figure = described({ noun, adjectives: [...(size === null ? [] : [size]), colour(paint)] });
  const more = [...(dots === null ? [] : [counted(dots, 'dot')]), ...(frame === null ? [] : [frames[frame]])];
  return [figure, ...more].join(', ');
}

export const tr: Words = {
  title: 'Farklı olanı bul',
  question: 'Hangisi ötekilerden farklı?',
  narration: 'Bunlardan biri ötekilere benzemiyor. Onu bul.',
  card: told,
  alt: (cards) => `Kartlar: ${cards.join('; ')}.`,
  variant: (card) => capital(told(card)),
  hints: {
    compare: 'İki tanesini karşılaştır. Neleri aynı?',
    'one-thing': 'Her seferinde tek bir özelliğe bak. Kim yalnız kalıyor?',
    count: 'Köşeleri say. Sonra noktaları say.',
  },
  feedback: {
    'odd.shape': 'Aynı şekilde biri daha var. Başka bir farka bak.',
    'odd.colour': 'Aynı renkte biri daha var. Başka bir farka bak.',
    'odd.size': 'Aynı büyüklükte biri daha var. Başka bir farka bak.',
    'odd.dots': 'Noktası bu kadar olan biri daha var. Başka bir farka bak.',
    'odd.frame': 'Aynı çerçevede biri daha var. Başka bir farka bak.',
    'odd.like-the-others': 'Buna benzeyenler var. Kimin hiç eşi yok?',
  },
  steps: {
    repeats: {
      shape: 'Şekilleri karşılaştır. Her şekil en az iki kez var.',
      colour: 'Renkleri karşılaştır. Her renk en az iki kez var.',
      size: 'Büyüklükleri karşılaştır. Her büyüklük en az iki kez var.',
      dots: 'Noktaları karşılaştır. Her sayı en az iki kez var.',
      frame: 'Çerçeveleri karşılaştır. Her çerçeve en az iki kez var.',
      match: 'Noktalar ile köşeler birden çok kartta eşit.',
    },
    alone: {
      shape: 'Yalnız bunun şekli başka.',
      colour: 'Yalnız bunun rengi başka.',
      size: 'Yalnız bunun büyüklüğü başka.',
      dots: 'Yalnız bunun nokta sayısı başka.',
      frame: 'Yalnız bunun çerçevesi başka.',
      match: 'Noktalar kaç köşe olduğunu gösteriyor. Yalnız burada göstermiyor.',
    },
    answer: (card) => `Farklı olan: ${told(card)}.`,
  },
  praise: (card) => `Evet! ${capital(told(card))}.`,
};
