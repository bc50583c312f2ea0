import { speak } from '../../../lang/speak.ts';
import type { Words } from './shape.ts';

const { counted, spelled, numeral } = speak('pl');

export const pl: Words = {
  title: 'Dots and dominoes',
  question: {
    sum: () => 'How many dots are there in all?',
    rest: ({ n }) => `There are ${n} in all. How many hide under the leaf?`,
    crossed: () => 'The crossed-out dots go away. How many stay?',
    take: ({ n }) => `Dots that go away: ${n}. How many stay?`,
    equal: () => 'Both sides have equally many dots. How many hide under the leaf?',
    find: ({ n }) => `Which card has ${counted(n, 'dot')}?`,
    bonds: ({ n }) => `Lay the cards. Every row shall have ${counted(n, 'dot')}.`,
  },
  narration: {
    sum: () => 'Find out how many dots there are in all.',
    rest: ({ n }) => `There are ${numeral(n)} dots in all. Find out how many hide under the leaf.`,
    crossed: () => 'The crossed-out dots go away. Find out how many stay.',
    take: ({ n }) => `Dots that go away: ${numeral(n)}. Find out how many stay.`,
    equal: () => 'Both sides have equally many dots. Find out how many hide under the leaf.',
    find: ({ n }) => `Find the card that has ${spelled(n, 'dot')}.`,
    bonds: ({ n }) => `Lay the cards. Every row shall have ${spelled(n, 'dot')}.`,
  },
  alt: {
    groups: (groups) => `Groups of dots: ${groups}.`,
    covered: 'One more group is covered by a leaf.',
    total: (n) => `Dots in all: ${n}.`,
    crossed: (n) => `Crossed out: ${n}.`,
    left: (groups) => `Left side, groups of dots: ${groups}.`,
    right: (groups) => `Right side, groups of dots: ${groups}. One more group there is covered by a leaf.`,
    row: (row, n) => `Row ${row}: ${counted(n, 'dot')} and an empty place.`,
    cards: (cards) => `Cards with dots: ${cards}.`,
  },
  card: (a, b) => `${counted(a, 'dot')} and ${counted(b, 'dot')}`,
  hints: {
    sum: ['Begin with the largest group.', 'Count on from there, dot by dot.'],
    rest: ['Count what you can see.', 'How many more make the number above?'],
    crossed: ['Look at the dots without a cross.', 'Full rows and full frames help you count.'],
    take: ['A rod has ten beads.', 'Take away the rods first, then the beads.'],
    equal: ['First count the side without a leaf.', 'The other side must reach the same number.'],
    find: ['Count both halves of a card together.', 'Begin with the larger half.'],
    bonds: ['Begin with the row that has most dots.', 'How many more does it need? Find that card.'],
  },
  feedback: {
    'dots.one-half': 'One half alone has so many. And both together?',
    'dots.off-by-one': 'Very close! Count both halves once more.',
    'dots.whole-ten': 'Look at the tens. One whole ten is different.',
    'dots.too-many': 'There are more dots here. Count both halves.',
    'dots.too-few': 'There are fewer dots here. Count both halves.',
  },
  steps: {
    add: (a, b, sum) => `Add: ${a} + ${b} = ${sum}.`,
    fillTen: (a, b) => `First fill the ten: ${a} + ${b} = 10.`,
    addTens: ({ tensA, tensB, tens, onesA, onesB, ones, sum }) =>
      `Tens: ${tensA} + ${tensB} = ${tens}. Ones: ${onesA} + ${onesB} = ${ones}. Together: ${sum}.`,
    all: (n) => `All the dots: ${n}.`,
    take: (a, b, rest) => `Take away: ${a} − ${b} = ${rest}.`,
    down: (a, b, rest) => `First down to the whole tens: ${a} − ${b} = ${rest}.`,
    takeRest: ({ away, down, a, b, rest }) => `${away} is ${down} and ${b}. Now the rest: ${a} − ${b} = ${rest}.`,
    need: (n) => `All together there shall be ${n}.`,
    same: (n) => `The other side has ${n}, too.`,
    cards: (sums) => `Count every card: ${sums}.`,
    look: (n) => `Look for ${n}.`,
    row: ({ row, a, b, sum }) => `Row ${row}: ${a} + ${b} = ${sum}.`,
    answer: {
      number: (n) => `The answer: ${counted(n, 'dot')}.`,
      hidden: (n) => `Under the leaf: ${counted(n, 'dot')}.`,
      rest: (n) => `What stays: ${counted(n, 'dot')}.`,
    },
    answerCard: (a, b) => `The answer: the card with ${a} and ${b}.`,
    answerRows: (n) => `Now every row has ${counted(n, 'dot')}.`,
  },
  praise: {
    number: (n) => `Yes! In all: ${counted(n, 'dot')}.`,
    hidden: (n) => `Yes! Under the leaf: ${counted(n, 'dot')}.`,
    rest: (n) => `Yes! What stays: ${counted(n, 'dot')}.`,
    card: (n) => `Yes! That card has ${counted(n, 'dot')}.`,
    rows: (n) => `Yes! In every row: ${counted(n, 'dot')}.`,
  },
  strings: {
    slot: (row) => `Empty place in row ${row}`,
    piece: (n) => `Card: ${counted(n, 'dot')}`,
  },
};
