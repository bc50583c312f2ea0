import { speak } from '../../../lang/speak.ts';
import type { Card, Group, Words } from './shape.ts';

const { capital, colour, counted, described } = speak('uk');

const frames = { round: 'у круглій рамці', square: 'у квадратній рамці' } as const;
const kinds = { animal: 'тварини', plant: 'рослини', shape: 'фігури', food: 'їжа', toy: 'іграшки' } as const;

function more({ dots, frame }: Pick<Card, 'dots' | 'frame'>): readonly string[] {
  return [...(dots === null ? [] : [counted(dots, 'dot')]), ...(frame === null ? [] : [frames[frame]])];
}

function told(card: Card): string {
  const adjectives = [
    ...(card.size === null ? [] : [card.size]),
    ...(card.colour === null ? [] : [colour(card.colour)]),
  ];
  return [described({ noun: card.noun, adjectives }), ...more(card)].join(', ');
}

function grouped(group: Group): string {
  if (group.kind !== null) return kinds[group.kind];
  const adjectives = [
    ...(group.size === null ? [] : [group.size]),
    ...(group.colour === null ? [] : [colour(group.colour)]),
  ];
  const things = described({ noun: group.noun ?? 'picture', adjectives }, { number: 'many' });
  const dots = group.dots === null ? [things] : [things, counted(group.dots, 'dot')];
  return `${dots.join(', ')}${group.frame === null ? '' : ` ${frames[group.frame]}`}`;
}

export const uk: Words = {
  title: 'Розклади по кошиках',
  ask: {
    sort: 'Подивися на знаки. Поклади кожен малюнок у його кошик.',
    'sort-alike': 'Що тут лежить разом? Розклади решту малюнків.',
    belongs: 'Який малюнок покласти в цей кошик?',
    'belongs-both': 'Мають підійти обидва знаки. Який малюнок покласти в кошик?',
    'belongs-alike': 'Який малюнок іще покласти в цей кошик?',
    intruder: 'Подивися на знак. Який малюнок сюди не підходить?',
    rule: 'За якою ознакою розкладено малюнки?',
  },
  find: {
    sort: 'Подивися на знаки. Поклади кожен малюнок у його кошик.',
    'sort-alike': 'Подивися, що лежить разом. Розклади решту малюнків.',
    belongs: 'Знайди малюнок для цього кошика.',
    'belongs-both': 'Мають підійти обидва знаки. Знайди малюнок для цього кошика.',
    'belongs-alike': 'Знайди ще один малюнок для цього кошика.',
    intruder: 'Подивися на знак. Знайди малюнок, який сюди не підходить.',
    rule: 'Дізнайся, за якою ознакою розкладено малюнки.',
  },
  card: told,
  group: grouped,
  variant: (card) => capital(told(card)),
  rules: { object: 'Що намальовано', colour: 'Колір', size: 'Розмір', dots: 'Крапки', frame: 'Рамка' },
  alt: {
    signed: (basket, group) => `Кошик ${basket}, на його знаку: ${grouped(group)}.`,
    holding: (basket, cards) => `У кошику ${basket}: ${cards.map(told).join('; ')}.`,
    cards: (cards) => `Малюнки: ${cards.map(told).join('; ')}.`,
  },
  place: (basket) => `Місце в кошику ${basket}`,
  hints: {
    sign: 'Що показує знак? Дивися тільки на це.',
    'two-signs': 'Спершу візьми один знак. Потім подивися на другий.',
    alike: 'Порівняй малюнки в кошику. Що в них спільне?',
    rule: 'Зазирни в один кошик. Що всюди однакове?',
    rest: 'Те, чим малюнки різняться, тут не важливе.',
  },
  feedback: {
    'group.lured-by-looks': 'Цей малюнок помітний. А про що каже знак?',
    'group.like-one': 'Схоже на один із них. А що спільне в усіх?',
    'group.not-like-them': 'Порівняй із кожним малюнком у кошику.',
    'group.misses-the-sign': 'Подивися на знак ще раз. Що має збігтися?',
    'group.one-sign-of-two': 'Один знак підходить. Тепер подивися на другий.',
    'group.mixed-in-baskets': 'Зазирни в один кошик. Чи це всюди однакове?',
  },
  steps: {
    sign: (basket, group) => `Знак на кошику ${basket}: ${grouped(group)}.`,
    oneSign: (group) => `Знак каже: ${grouped(group)}.`,
    shared: (basket, group) => `У кошику ${basket} лежить тільки це: ${grouped(group)}.`,
    alike: (group) => `Ось що спільне в усіх у кошику: ${grouped(group)}.`,
    varies: {
      object: 'Намальовано різне, отже, це не важливо.',
      colour: 'Кольори різні, отже, вони не важливі.',
      size: 'Великі й маленькі лежать разом: розмір не важливий.',
      dots: 'Кількість крапок усюди різна, отже, вона не важлива.',
      frame: 'Рамки різні, отже, вони не важливі.',
    },
    mixed: {
      object: 'В обох кошиках намальовано те саме.',
      colour: 'В обох кошиках однакові кольори.',
      size: 'Великі й маленькі є в обох кошиках.',
      dots: 'В обох кошиках трапляється та сама кількість крапок.',
      frame: 'Обидві рамки є в обох кошиках.',
    },
    sorted: 'Тепер кожен малюнок лежить у своєму кошику.',
    belongs: (card) => `Сюди підходить: ${told(card)}.`,
    intruder: (card) => `Сюди не підходить: ${told(card)}.`,
    rule: {
      object: 'У кожному кошику своє. Правило: що намальовано.',
      colour: 'У кожному кошику свій. Правило: колір.',
      size: 'У кожному кошику свій. Правило: розмір.',
      dots: 'У кожному кошику своя кількість. Правило: крапки.',
      frame: 'У кожному кошику своя. Правило: рамка.',
    },
  },
  praise: {
    sort: 'Так! Усе лежить у своїх кошиках.',
    belongs: (card) => `Так! У цей кошик: ${told(card)}.`,
    intruder: (card) => `Так! Не для цього кошика: ${told(card)}.`,
    rule: 'Так! Правило знайдено.',
  },
};
