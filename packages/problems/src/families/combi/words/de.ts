import { speak } from '../../../lang/speak.ts';
import type { Spelling, Words } from './shape.ts';

const { list, noun, numeral } = speak('de');

const number = (value: number, spelling: Spelling): string => (spelling === 'digits' ? String(value) : numeral(value));
const times = (factors: readonly number[]): string => factors.join(' × ');

export const de: Words = {
  title: {
    shelves: 'One from each shelf',
    roads: 'How many ways?',
    row: 'In how many orders?',
    groups: 'How many groups?',
    digits: 'How many numbers?',
    streets: 'Ways through town',
  },
  ask: {
    shelves: 'Take one thing from each shelf. How many choices are there?',
    roads: (from, to) => `You go from ${from} to ${to} and never back. How many ways are there?`,
    row: (rule, one, other) => {
      const said = {
        none: '',
        'at-end': ` The ${noun(one)} wants to stand at an end.`,
        'not-first': ` The ${noun(one)} does not want to be first.`,
        together: ` The ${noun(one)} and the ${noun(other)} want to be neighbours.`,
      }[rule];
      return `The animals stand in a row.${said} How many orders are there?`;
    },
    groups: (size, spelling) => `You choose ${number(size, spelling)} of these animals. How many choices are there?`,
    digits: ({ digits, length, canRepeat }, spelling) => {
      const given = list(digits.map((digit) => number(digit, spelling)));
      const repeat = canRepeat ? 'Digits may repeat.' : 'No digit may repeat.';
      return `The digits are ${given}. ${repeat} How many numbers of ${number(length, spelling)} digits are there?`;
    },
    streets: (isClosed) =>
      `You go only right and up.${isClosed ? ' One crossing is closed.' : ''} How many ways lead to the goal?`,
  },
  alt: {
    shelves: (sizes) => sizes.map((size, index) => `Shelf ${index + 1}, things: ${size}.`).join(' '),
    roads: (roads) => `Roads. ${roads.map(({ from, to, count }) => `From ${from} to ${to}: ${count}`).join('. ')}.`,
    things: (things) => `Animals: ${list(things.map((thing) => noun(thing)))}.`,
    digits: (digits) => `Cards with digits: ${list(digits.map(String))}.`,
    streets: ({ wide, high, closed }) =>
      `A town of straight streets. The goal is ${wide} blocks to the right and ${high} up.${closed === null ? '' : ` Closed is the crossing ${closed[0]} to the right and ${closed[1]} up.`}`,
  },
  hints: {
    shelves: ['Hold one thing of the first shelf fast. What goes with it?', 'It is the same for each of the others.'],
    roads: ['Count the ways to the next town first.', 'Each way there goes on over each road.'],
    row: ['Who can stand in the first place?', 'Who is left for the next place?'],
    groups: ['Hold one animal fast. Who goes with it?', 'The same group in another order is not new.'],
    digits: ['Which digits can stand in front?', 'What is left for the next place?'],
    streets: ['Write at each crossing how many ways lead there.', 'You come there from the left or from below.'],
  },
  feedback: {
    'combi.adds': 'Do not add up. Each thing goes with each other one.',
    'combi.counts-twice': 'Is the same group counted twice? Its order does not matter.',
    'combi.forgets-the-rule': 'Read the rule again. Some of these are not allowed.',
    'combi.misses-some': 'Some are missing. Write them down in good order.',
    'combi.too-many': 'Some are counted too often. Write them down in good order.',
  },
  steps: {
    product: (factors, result) => `Choices one after the other: ${times(factors)} = ${result}.`,
    divide: (all, by, result) => `So each group is counted ${by} times: ${all} ÷ ${by} = ${result}.`,
    zero: (count) => `Zero cannot stand in front. Digits left for the first place: ${count}.`,
    town: (town, terms, result) =>
      `Ways to ${town}: ${terms.map(([ways, roads]) => `${ways} × ${roads}`).join(' + ')} = ${result}.`,
    first: (who, factors, result) => `Not allowed, with the ${noun(who)} in front: ${times(factors)} = ${result}.`,
    minus: (all, bad, result) => `Take those away: ${all} − ${bad} = ${result}.`,
    tied: (factors, result) => `Take the two neighbours as one: ${times(factors)} = ${result}.`,
    ends: (who, factors, result) =>
      `Put the ${noun(who)} at the left end, and the others after it: ${times(factors)} = ${result}.`,
    double: (all, result) => `It also works the other way round: ${all} × 2 = ${result}.`,
    street: (street, ways) => `Street ${street} from below, ways to each crossing: ${ways.join(', ')}.`,
    answer: (total) => `The answer: ${total}.`,
  },
  praise: (total) => `Yes! There are ${total}.`,
};
