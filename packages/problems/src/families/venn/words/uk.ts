import type { NounId } from '../../../lang/lexicon.ts';
import { speak } from '../../../lang/speak.ts';
import type { Described, Words } from './shape.ts';

const { list, noun } = speak('uk');

const no = (id: NounId): string => noun(id, { case: 'genitive' });

/** Після «де». */
const like = (cards: Described): string => {
  switch (cards.says) {
    case 'with':
      return `є ${noun(cards.a)}`;
    case 'without':
      return `немає ${no(cards.a)}`;
    case 'only':
      return `є тільки ${noun(cards.a)}`;
    case 'and':
      return `є і ${noun(cards.a)}, і ${noun(cards.b)}`;
    case 'or':
      return `є ${noun(cards.a)}, ${noun(cards.b)} або обидва малюнки`;
    case 'but-not':
      return `є ${noun(cards.a)}, але немає ${no(cards.b)}`;
    case 'neither':
      return `немає ні ${no(cards.a)}, ні ${no(cards.b)}`;
    case 'and-not':
      return `є ${noun(cards.a)} і ${noun(cards.b)}, але немає ${no(cards.not)}`;
    case 'or-not':
      return `є ${noun(cards.a)} або ${noun(cards.b)}, але немає ${no(cards.not)}`;
    case 'exactly-one':
      return 'рівно один малюнок';
    case 'exactly-two':
      return 'рівно два малюнки';
    case 'at-least-two':
      return 'два малюнки або більше';
    case 'all':
      return 'є всі малюнки';
    case 'some':
      return 'є хоч один малюнок';
    case 'none':
      return 'немає жодного малюнка';
    case 'any-card':
      return 'є будь-що або нічого';
  }
};

export const uk: Words = {
  title: 'Круги перетинаються',
  fact: (cards, n) => (cards.says === 'any-card' ? `Усього карток: ${n}.` : `Картки, де ${like(cards)}: ${n}.`),
  cards: (cards) => `Картки, де ${like(cards)}`,
  howMany: (cards) => (cards.says === 'any-card' ? 'Скільки всього карток?' : `Картки, де ${like(cards)}: скільки їх?`),
  findHowMany: (cards) =>
    cards.says === 'any-card' ? 'Дізнайся, скільки всього карток.' : `Картки, де ${like(cards)}. Дізнайся, скільки їх.`,
  shownNumbers: 'Числа кажуть, скільки карток де лежить.',
  place: 'Поклади кожну картку в потрібний круг.',
  tap: (cards) => `Картки, де ${like(cards)}. Познач усі їхні місця.`,
  whichPicture: (cards) => `Картки, де ${like(cards)}. Де їхнє місце?`,
  findPicture: (cards) => `Картки, де ${like(cards)}. Знайди їхнє місце.`,
  whichPhrase: 'Яким карткам місце в зафарбованій частині?',
  findPhrase: 'Знайди картки, яким місце в зафарбованій частині.',
  alt: (circles) => `Круги, що перетинаються: ${list(circles.map((id) => noun(id)))}.`,
  shaded: (regions) => `Зафарбовано: ${regions.join('; ')}.`,
  region: (circles) =>
    circles.length === 0 ? 'поза всіма кругами' : `усередині тільки ${list(circles.map((id) => noun(id)))}`,
  card: (pictures) => (pictures.length === 0 ? 'Порожня картка' : `Картка: ${list(pictures.map((id) => noun(id)))}`),
  hints: {
    overlap: 'Де круги перетинаються, там обидва малюнки.',
    add: 'Знайди всі зафарбовані частини. Додай числа.',
    take: 'Почни з цілого. Яка частина зайва?',
    chain: 'Спершу знайди одне число, якого бракує. Потім іди далі.',
    place: 'Візьми одну картку. Які малюнки на ній?',
    outside: 'Картка без цих малюнків лишається зовні.',
    walk: 'Іди від частини до частини. Питай: чи підходить?',
  },
  feedback: {
    'venn.turns-inside-out': 'Тут усе навпаки. Що всередині?',
    'venn.forgets-the-overlap': 'Подивися, де круги перетинаються. Що там лежить?',
    'venn.takes-a-part': 'Це лише частина. Що ще підходить?',
    'venn.takes-too-much': 'Це забагато. Що не підходить?',
    'venn.looks-beside': 'Це інші картки. Прочитай ще раз.',
    'venn.mixes-circles-up': 'Не сплутай круги. Подивися на малюнки.',
  },
  steps: {
    take: (whole, part, rest) => `Прибери частину: ${whole} − ${part} = ${rest}.`,
    add: (one, two, sum) => `Додай: ${one} + ${two} = ${sum}.`,
    place: (pictures) =>
      pictures.length === 0
        ? 'Порожня картка лишається зовні.'
        : pictures.length === 1
          ? `Тільки один малюнок, ${noun(pictures[0] ?? 'star')}: місце у своєму крузі.`
          : `Два малюнки, ${list(pictures.map((id) => noun(id)))}: місце посередині, де обидва круги.`,
    placed: 'Тепер усі картки на своїх місцях.',
    belong: (count) => `Ці частини підходять: ${count}.`,
    leftOut: (count) => `Ці частини не підходять: ${count}.`,
    answer: (cards) => `Відповідь: картки, де ${like(cards)}.`,
    answerNumber: (n) => `Відповідь: ${n}.`,
  },
  praise: 'Так! Круги зійшлися.',
};
