import type { NounId } from '../../../lang/lexicon.ts';
import { speak } from '../../../lang/speak.ts';
import type { Home, Words } from './shape.ts';

const { list, noun } = speak('es-mx');

const ones = { animal: 'one animal', treat: 'one treat', toy: 'one toy' } as const;
const names = (items: readonly NounId[]): string => items.map((item) => noun(item)).join(', ');
const homesOf = (homes: readonly Home[]): string =>
  homes.map(({ who, house }) => `${noun(who)}: house ${house}`).join(', ');

export const esMx: Words = {
  title: 'Who lives where?',
  put: 'Find a home for everyone.',
  rule: (kinds) => `Each house has ${list(kinds.map((kind) => ones[kind]))}.`,
  clues: {
    at: ({ a, n }) => `The ${noun(a)} is in house ${n}.`,
    'not-at': ({ a, n }) => `The ${noun(a)} is not in house ${n}.`,
    end: ({ a }) => `The ${noun(a)} is in a house at the end.`,
    same: ({ a, b }) => `The ${noun(a)} and the ${noun(b)} share a house.`,
    apart: ({ a, b }) => `The ${noun(a)} and the ${noun(b)} are in different houses.`,
    beside: ({ a, b }) => `The ${noun(a)} and the ${noun(b)} are in neighbouring houses.`,
    'just-left': ({ a, b }) => `The ${noun(a)} is just left of the ${noun(b)}.`,
    'left-of': ({ a, b }) => `The ${noun(a)} is somewhere left of the ${noun(b)}.`,
  },
  inHouse: (n) => `Who lives in house ${n}?`,
  findInHouse: (n) => `Find out who lives in house ${n}.`,
  withItem: {
    animal: (item) => `Who lives with the ${noun(item)}?`,
    treat: (item) => `Which treat is with the ${noun(item)}?`,
    toy: (item) => `Which toy is with the ${noun(item)}?`,
  },
  findWithItem: {
    animal: (item) => `Find out who lives with the ${noun(item)}.`,
    treat: (item) => `Find the treat that is with the ${noun(item)}.`,
    toy: (item) => `Find the toy that is with the ${noun(item)}.`,
  },
  alt: (houses) => `A street of ${houses} houses with numbers from the left.`,
  row: {
    animal: (items) => `Animals: ${names(items)}.`,
    treat: (items) => `Treats: ${names(items)}.`,
    toy: (items) => `Toys: ${names(items)}.`,
  },
  item: (item) => noun(item),
  slot: (house, place) => `House ${house}, place ${place}`,
  hints: {
    place: 'Begin with a clue that names a house.',
    pair: 'Begin with a clue about two who share a house.',
    order: 'Begin with a clue about neighbours or about the left.',
    again: 'Settle one, then read all clues again.',
  },
  feedback: {
    'zebra.misses-a-place': 'One clue names a house. Does it hold here?',
    'zebra.misses-who-is-together': 'One clue tells who shares a house. Read it again.',
    'zebra.misses-who-is-apart': 'One clue keeps two of them apart. Read it again.',
    'zebra.misses-neighbours': 'One clue tells who is a neighbour. Read it again.',
    'zebra.misses-left-and-right': 'One clue tells who is on the left. Check it.',
  },
  steps: {
    so: (homes) => `So: ${homesOf(homes)}.`,
    left: (homes) => `What is left: ${homesOf(homes)}.`,
    suppose: 'Suppose the opposite: then it does not work out.',
    house: (n, tenants) => `House ${n}: ${list(tenants.map((item) => noun(item)))}.`,
    answer: (item) => `The answer: ${noun(item)}.`,
  },
  praise: 'Yes! All clues hold.',
};
