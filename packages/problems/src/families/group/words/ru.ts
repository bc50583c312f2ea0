import { speak } from '../../../lang/speak.ts';
import type { Card, Group, Words } from './shape.ts';

const { capital, colour, counted, described } = speak('ru');

const frames = { round: 'в круглой рамке', square: 'в квадратной рамке' } as const;
const kinds = { animal: 'животные', plant: 'растения', shape: 'фигуры', food: 'еда', toy: 'игрушки' } as const;

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

export const ru: Words = {
  title: 'Разложи по корзинам',
  ask: {
    sort: 'Посмотри на знаки. Положи каждую картинку в её корзину.',
    'sort-alike': 'Что здесь лежит вместе? Разложи остальные картинки.',
    belongs: 'Какую картинку положить в эту корзину?',
    'belongs-both': 'Подойти должны оба знака. Какую картинку положить в корзину?',
    'belongs-alike': 'Какую картинку ещё положить в эту корзину?',
    intruder: 'Посмотри на знак. Какая картинка сюда не подходит?',
    rule: 'По какому признаку разложены картинки?',
  },
  find: {
    sort: 'Посмотри на знаки. Положи каждую картинку в её корзину.',
    'sort-alike': 'Посмотри, что лежит вместе. Разложи остальные картинки.',
    belongs: 'Найди картинку для этой корзины.',
    'belongs-both': 'Подойти должны оба знака. Найди картинку для этой корзины.',
    'belongs-alike': 'Найди ещё одну картинку для этой корзины.',
    intruder: 'Посмотри на знак. Найди картинку, которая сюда не подходит.',
    rule: 'Узнай, по какому признаку разложены картинки.',
  },
  card: told,
  group: grouped,
  variant: (card) => capital(told(card)),
  rules: { object: 'Что нарисовано', colour: 'Цвет', size: 'Размер', dots: 'Точки', frame: 'Рамка' },
  alt: {
    signed: (basket, group) => `Корзина ${basket}, на её знаке: ${grouped(group)}.`,
    holding: (basket, cards) => `В корзине ${basket}: ${cards.map(told).join('; ')}.`,
    cards: (cards) => `Картинки: ${cards.map(told).join('; ')}.`,
  },
  place: (basket) => `Место в корзине ${basket}`,
  hints: {
    sign: 'Что показывает знак? Смотри только на это.',
    'two-signs': 'Сначала возьми один знак. Потом посмотри на другой.',
    alike: 'Сравни картинки в корзине. Что общее у всех?',
    rule: 'Загляни в одну корзину. Что везде одинаково?',
    rest: 'То, что у картинок разное, здесь не важно.',
  },
  feedback: {
    'group.lured-by-looks': 'Эта картинка заметная. А о чём говорит знак?',
    'group.like-one': 'Похоже на одну из них. А что общее у всех?',
    'group.not-like-them': 'Сравни с каждой картинкой в корзине.',
    'group.misses-the-sign': 'Посмотри на знак ещё раз. Что должно совпасть?',
    'group.one-sign-of-two': 'Один знак подходит. Теперь посмотри на другой.',
    'group.mixed-in-baskets': 'Загляни в одну корзину. Это везде одинаково?',
  },
  steps: {
    sign: (basket, group) => `Знак на корзине ${basket}: ${grouped(group)}.`,
    oneSign: (group) => `Знак говорит: ${grouped(group)}.`,
    shared: (basket, group) => `В корзине ${basket} лежит только это: ${grouped(group)}.`,
    alike: (group) => `У всех в корзине есть общее: ${grouped(group)}.`,
    varies: {
      object: 'Нарисовано разное, значит, это не важно.',
      colour: 'Цвета разные, значит, они не важны.',
      size: 'Большие и маленькие лежат вместе: размер не важен.',
      dots: 'Точек везде разное число, значит, они не важны.',
      frame: 'Рамки разные, значит, они не важны.',
    },
    mixed: {
      object: 'В обеих корзинах нарисовано одно и то же.',
      colour: 'В обеих корзинах одинаковые цвета.',
      size: 'Большие и маленькие есть в обеих корзинах.',
      dots: 'Числа точек в обеих корзинах одинаковые.',
      frame: 'Обе рамки есть в обеих корзинах.',
    },
    sorted: 'Теперь каждая картинка лежит в своей корзине.',
    belongs: (card) => `Сюда подходит: ${told(card)}.`,
    intruder: (card) => `Сюда не подходит: ${told(card)}.`,
    rule: {
      object: 'В каждой корзине своё. Правило: что нарисовано.',
      colour: 'В каждой корзине свой. Правило: цвет.',
      size: 'В каждой корзине свой. Правило: размер.',
      dots: 'В каждой корзине своё число. Правило: точки.',
      frame: 'В каждой корзине своя. Правило: рамка.',
    },
  },
  praise: {
    sort: 'Да! Всё лежит в своих корзинах.',
    belongs: (card) => `Да! В корзину: ${told(card)}.`,
    intruder: (card) => `Да! Из корзины: ${told(card)}.`,
    rule: 'Да! Правило верное.',
  },
};
