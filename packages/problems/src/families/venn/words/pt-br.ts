import type { NounId } from '../../../lang/lexicon.ts';
import { speak } from '../../../lang/speak.ts';
import type { Described, Words } from './shape.ts';

const { described, list, noun } = speak('pt-br');

const a = (id: NounId): string => described({ noun: id }, { article: 'a' });

/** Follows "cards". */
const like = (cards: Described): string => {
  switch (cards.says) {
    case 'with':
      return `with ${a(cards.a)}`;
    case 'without':
      return `without ${a(cards.a)}`;
    case 'only':
      return `with ${a(cards.a)} only`;
    case 'and':
      return `with both ${a(cards.a)} and ${a(cards.b)}`;
    case 'or':
      return `with ${a(cards.a)}, ${a(cards.b)} or both`;
    case 'but-not':
      return `with ${a(cards.a)} but no ${noun(cards.b)}`;
    case 'neither':
      return `with neither ${a(cards.a)} nor ${a(cards.b)}`;
    case 'and-not':
      return `with ${a(cards.a)} and ${a(cards.b)} but no ${noun(cards.not)}`;
    case 'or-not':
      return `with ${a(cards.a)} or ${a(cards.b)} but no ${noun(cards.not)}`;
    case 'exactly-one':
      return 'with just one picture';
    case 'exactly-two':
      return 'with just two pictures';
    case 'at-least-two':
      return 'with two pictures or more';
    case 'all':
      return 'with all the pictures';
    case 'some':
      return 'with any picture at all';
    case 'none':
      return 'without any picture';
    case 'any-card':
      return 'of all kinds together';
  }
};

export const ptBr: Words = {
  title: 'Circles that overlap',
  fact: (cards, n) => `Cards ${like(cards)}: ${n}.`,
  cards: (cards) => `Cards ${like(cards)}`,
  howMany: (cards) => `Cards ${like(cards)}: how many are there?`,
  findHowMany: (cards) => `Cards ${like(cards)}. Find out how many there are.`,
  shownNumbers: 'The numbers say how many cards lie there.',
  place: 'Put each card into the right circle.',
  tap: (cards) => `Cards ${like(cards)}. Tap all their places.`,
  whichPicture: (cards) => `Cards ${like(cards)}. Where is their place?`,
  findPicture: (cards) => `Cards ${like(cards)}. Find their place.`,
  whichPhrase: 'Which cards belong in the coloured part?',
  findPhrase: 'Find the cards that belong in the coloured part.',
  alt: (circles) => `Overlapping circles: ${list(circles.map((id) => noun(id)))}.`,
  shaded: (regions) => `Coloured: ${regions.join('; ')}.`,
  region: (circles) =>
    circles.length === 0 ? 'outside the circles' : `inside: ${list(circles.map((id) => noun(id)))} only`,
  card: (pictures) => (pictures.length === 0 ? 'Empty card' : `Card: ${list(pictures.map((id) => noun(id)))}`),
  hints: {
    overlap: 'Where the circles overlap, a card has both pictures.',
    add: 'Find every coloured part. Put the numbers together.',
    take: 'Begin with the whole. Which part does not belong?',
    chain: 'Find one missing number first. Then go on from it.',
    place: 'Take one card. Which pictures are on it?',
    outside: 'A card without these pictures stays outside.',
    walk: 'Go from part to part. Ask: does it fit?',
  },
  feedback: {
    'venn.turns-inside-out': 'That is the other way round. Who is inside?',
    'venn.forgets-the-overlap': 'Look where the circles overlap. Who lies there?',
    'venn.takes-a-part': 'That is only a part. Who else fits?',
    'venn.takes-too-much': 'That is too much. Who does not fit?',
    'venn.looks-beside': 'These are other cards. Read once more.',
    'venn.mixes-circles-up': 'Mind which circle is which. Look at the pictures.',
  },
  steps: {
    take: (whole, part, rest) => `Take the part away: ${whole} − ${part} = ${rest}.`,
    add: (one, two, sum) => `Put both together: ${one} + ${two} = ${sum}.`,
    place: (pictures) =>
      pictures.length === 0
        ? 'An empty card stays outside.'
        : pictures.length === 1
          ? `Only one picture, ${noun(pictures[0] ?? 'star')}: just into its own circle.`
          : `Two pictures, ${list(pictures.map((id) => noun(id)))}: into the middle, where both circles are.`,
    placed: 'Now every card is in its place.',
    belong: (count) => `These parts fit: ${count}.`,
    leftOut: (count) => `These parts do not fit: ${count}.`,
    answer: (cards) => `The answer: Cards ${like(cards)}.`,
    answerNumber: (n) => `The answer: ${n}.`,
  },
  praise: 'Yes! The circles agree.',
};
