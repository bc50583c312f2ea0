import { speak } from '../../../lang/speak.ts';
import type { Card, Group, Words } from './shape.ts';

const { capital, colour, counted, described } = speak('tr');

const frames = { round: 'in a round frame', square: 'in a square frame' } as const;
const kinds = { animal: 'animals', plant: 'plants', shape: 'shapes', food: 'things to eat', toy: 'toys' } as const;

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
  const dots = group.dots === null ? [] : [`with ${counted(group.dots, 'dot')}`];
  return [things, ...dots, ...(group.frame === null ? [] : [frames[group.frame]])].join(' ');
}

export const tr: Words = {
  title: 'Sort into baskets',
  ask: {
    sort: 'Look at the signs. Put every picture into its basket.',
    'sort-alike': 'What lies together here? Sort the other pictures.',
    belongs: 'Which picture goes into this basket?',
    'belongs-both': 'Both signs must fit. Which picture goes into this basket?',
    'belongs-alike': 'Which picture belongs in this basket too?',
    intruder: 'Look at the sign. Which picture does not belong?',
    rule: 'What are the pictures sorted by?',
  },
  find: {
    sort: 'Look at the signs. Put every picture into its basket.',
    'sort-alike': 'See what lies together here. Sort the other pictures.',
    belongs: 'Find the picture that goes into this basket.',
    'belongs-both': 'Both signs must fit. Find the picture for this basket.',
    'belongs-alike': 'Find the picture that belongs in this basket too.',
    intruder: 'Look at the sign. Find the picture that does not belong.',
    rule: 'Find out what the pictures are sorted by.',
  },
  card: told,
  group: grouped,
  variant: (card) => capital(told(card)),
  rules: { object: 'What is drawn', colour: 'Colour', size: 'Size', dots: 'Dots', frame: 'Frame' },
  alt: {
    signed: (basket, group) => `Basket ${basket}, on its sign: ${grouped(group)}.`,
    holding: (basket, cards) => `In basket ${basket}: ${cards.map(told).join('; ')}.`,
    cards: (cards) => `Pictures: ${cards.map(told).join('; ')}.`,
  },
  place: (basket) => `A place in basket ${basket}`,
  hints: {
    sign: 'What does the sign show? Look only at that.',
    'two-signs': 'Take one sign first. Then look at the other.',
    alike: 'Compare the pictures in the basket. What do all share?',
    rule: 'Look into one basket. What is the same everywhere?',
    rest: 'What changes from picture to picture does not count.',
  },
  feedback: {
    'group.lured-by-looks': 'That one looks special. But what does the sign ask?',
    'group.like-one': 'It is like one of them. What do all share?',
    'group.not-like-them': 'Compare it with each picture in the basket.',
    'group.misses-the-sign': 'Look at the sign again. What must be the same?',
    'group.one-sign-of-two': 'One sign fits. Now look at the other sign.',
    'group.mixed-in-baskets': 'Look into one basket. Is that the same everywhere?',
  },
  steps: {
    sign: (basket, group) => `The sign on basket ${basket}: ${grouped(group)}.`,
    oneSign: (group) => `The sign says: ${grouped(group)}.`,
    shared: (basket, group) => `Basket ${basket} already holds only this: ${grouped(group)}.`,
    alike: (group) => `All in the basket are alike in one way: ${grouped(group)}.`,
    varies: {
      object: 'Different things are drawn, so that does not count.',
      colour: 'The colours are different, so they do not count.',
      size: 'Big and small lie together, so size does not count.',
      dots: 'The numbers of dots are different, so they do not count.',
      frame: 'The frames are different, so they do not count.',
    },
    mixed: {
      object: 'The same things lie in both baskets.',
      colour: 'The same colours lie in both baskets.',
      size: 'Big and small lie in both baskets.',
      dots: 'The same numbers of dots lie in both baskets.',
      frame: 'Both frames lie in both baskets.',
    },
    sorted: 'Now every picture lies in its own basket.',
    belongs: (card) => `This one belongs here: ${told(card)}.`,
    intruder: (card) => `This one does not belong here: ${told(card)}.`,
    rule: {
      object: 'Each basket has its own things. The rule: what is drawn.',
      colour: 'Each basket has its own. The rule: colour.',
      size: 'Each basket has its own. The rule: size.',
      dots: 'Each basket has its own number. The rule: dots.',
      frame: 'Each basket has its own. The rule: frame.',
    },
  },
  praise: {
    sort: 'Yes! Everything lies in its basket.',
    belongs: (card) => `Yes! Into the basket: ${told(card)}.`,
    intruder: (card) => `Yes! Out of the basket: ${told(card)}.`,
    rule: 'Yes! You found the rule.',
  },
};
