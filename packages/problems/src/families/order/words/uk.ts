import { speak } from '../../../lang/speak.ts';
import type { NounId } from '../../../lang/lexicon.ts';
import type { Relation } from '../params.ts';
import type { Words } from './shape.ts';

const { capital, noun } = speak('uk');

const the = (id: NounId): string => `the ${noun(id)}`;
const The = (id: NounId): string => capital(the(id));

const more: Readonly<Record<Relation, string>> = { tall: 'taller', old: 'older', heavy: 'heavier', fast: 'faster' };
const less: Readonly<Record<Relation, string>> = { tall: 'shorter', old: 'younger', heavy: 'lighter', fast: 'slower' };
const most: Readonly<Record<Relation, string>> = {
  tall: 'the tallest',
  old: 'the oldest',
  heavy: 'the heaviest',
  fast: 'the fastest',
};
const least: Readonly<Record<Relation, string>> = {
  tall: 'the shortest',
  old: 'the youngest',
  heavy: 'the lightest',
  fast: 'the slowest',
};
const nth = { 1: 'just', 2: 'second' } as const;

export const uk: Words = {
  title: { sizes: 'In order', clues: 'Who is where?' },
  who: the,
  size: (object, n) => `${noun(object)}, size ${n}`,
  alt: (items) => `Here are: ${items.join('; ')}.`,
  place: (n) => `Place ${n}`,
  clues: {
    more: (relation, high, low) => `${The(high)} is ${more[relation]} than ${the(low)}.`,
    less: (relation, low, high) => `${The(low)} is ${less[relation]} than ${the(high)}.`,
    between: (_, middle, [a, b]) => `${The(middle)} comes between ${the(a)} and ${the(b)}.`,
    notMost: (relation, animal) => `${The(animal)} is not ${most[relation]}.`,
    notLeast: (relation, animal) => `${The(animal)} is not ${least[relation]}.`,
  },
  askWho: {
    all: (relation) => `Put them in order, ${most[relation]} first.`,
    most: (relation) => `Who is ${most[relation]}?`,
    least: (relation) => `Who is ${least[relation]}?`,
    middle: 'Who is in the middle?',
    afterMost: (relation, n) => `Who comes ${nth[n]} after ${most[relation]}?`,
    beforeLeast: (relation, n) => `Who comes ${nth[n]} before ${least[relation]}?`,
  },
  askSize: {
    rising: 'Put them in order, the smallest first.',
    falling: 'Put them in order, the biggest first.',
    biggest: (object) => `Which ${noun(object)} is the biggest?`,
    smallest: (object) => `Which ${noun(object)} is the smallest?`,
    middle: (object) => `Which ${noun(object)} is in the middle?`,
    secondBiggest: (object) => `Which ${noun(object)} comes just after the biggest?`,
    secondSmallest: (object) => `Which ${noun(object)} comes just before the smallest?`,
  },
  hints: {
    sizes: ['Find the biggest one first.', 'Take it away. Which one is the biggest now?'],
    clues: ['Begin with one clue. Show the two with your fingers.', 'Add the next clue. Who moves to which side?'],
  },
  feedback: {
    'order.other-end': 'You are at the other end. Read the question again.',
    'order.first-named': 'That one is named first. Where does it stand?',
    'order.last-named': 'That one is named last. Where does it stand?',
    'order.neighbour': 'Very close! Compare this one with its neighbour.',
    'order.unchecked': 'Not yet. Build the whole row, one by one.',
  },
  steps: {
    sideBySide: 'Put them side by side, from big to small.',
    inOrder: 'Now each one stands at its place.',
    first: 'The first one is the right one.',
    last: 'The last one is the right one.',
    place: (n) => `Count from the biggest: number ${n}.`,
    chain: (animals) => `All together: ${animals.map(the).join(', ')}.`,
    answer: (animal) => `The answer: ${the(animal)}.`,
  },
  praise: {
    all: 'Yes! Everything is in its place.',
    size: 'Yes! You found it.',
    who: (animal) => `Yes! ${The(animal)}.`,
  },
};
