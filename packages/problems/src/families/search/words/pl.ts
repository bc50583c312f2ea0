import { speak } from '../../../lang/speak.ts';
import type { Spelling, Trip, Words } from './shape.ts';

const { capital, counted, list, noun, numeral, spelled } = speak('pl');

const numbers = (values: readonly number[], spelling: Spelling): string =>
  list(values.map((value) => (spelling === 'digits' ? String(value) : numeral(value))));
const number = (value: number, spelling: Spelling): string => numbers([value], spelling);

const trip = ({ isBack, crew }: Trip): string => `${isBack ? 'back' : 'over'} ${list(crew.map((one) => noun(one)))}`;

export const pl: Words = {
  title: { pour: 'Measure the water', ferry: 'Over the river', flip: 'Turn the coins', pay: 'Fewest coins' },
  ask: {
    pour: ({ jugs, target, hasTap }, spelling) => {
      const litres = spelling === 'digits' ? counted(target, 'litre') : spelled(target, 'litre');
      const given = hasTap
        ? `The jugs hold ${numbers(jugs, spelling)} litres. One move: fill a jug, empty it or pour over.`
        : `The jugs hold ${numbers(jugs, spelling)} litres. The biggest is full. One move: pour over from one jug into another.`;
      const stop = 'Pour until one is empty or one is full.';
      return `${given} ${stop} In how few moves do you get ${litres}?`;
    },
    ferry: ({ weights, limit }, spelling) =>
      `All want to cross the river. The animals weigh ${numbers(weights, spelling)}. The boat carries ${number(limit, spelling)} at most. Somebody must always row. How few crossings are enough?`,
    flip: (width, spelling) =>
      `One move turns over ${number(width, spelling)} neighbouring coins. How few moves until every coin shows its star?`,
    pay: ({ values, sum }, spelling) =>
      `You have plenty of coins of ${numbers(values, spelling)}. Pay ${number(sum, spelling)} exactly. How few coins are enough?`,
  },
  alt: {
    pour: ({ jugs, target, hasTap }) =>
      `Jugs of ${list(jugs.map(String))} litres. ${hasTap ? 'There is a tap, and all jugs are empty.' : 'The biggest jug is full, the others are empty.'} Wanted: ${counted(target, 'litre')}.`,
    ferry: (herd, limit) =>
      `Animals on the left bank of a river: ${herd.map(({ animal, weight }) => `${noun(animal)} ${weight}`).join(', ')}. The boat carries ${limit}.`,
    flip: (coins) =>
      `A row of coins: ${coins.map((isUp, index) => `${index + 1} ${isUp ? 'star' : 'back'}`).join(', ')}.`,
    pay: (values, sum) => `Coins of ${list(values.map(String))}. The price is ${sum}.`,
  },
  hints: {
    pour: ['After each move write down how full the jugs are.', 'What could stand there just before the end?'],
    ferry: ['Somebody must bring the boat back. Who is light?', 'Fill the boat as well as you can.'],
    flip: ['Look at the first coin. Only one move turns it.', 'The same move twice changes nothing.'],
    pay: ['The largest coin first is not always best.', 'Try several coins of the middle kind.'],
  },
  feedback: {
    'search.one-move-forgotten': 'Very close! Play it move by move and count.',
    'search.one-move-too-many': 'Very close! One part of the way can be shorter.',
    'search.too-few': 'Try it: is everything done after so few moves?',
    'search.detour': 'That works, but it is a detour. Look for a shorter way.',
    'search.largest-first': 'That is with the largest coin first. Try another beginning.',
  },
  steps: {
    pour: (states) => `The jugs hold in turn: ${states.join('; ')}.`,
    ferry: (trips) => `${capital(trips.map(trip).join('; '))}.`,
    flip: (turns) => `Turn over the coins ${list(turns)}.`,
    greedy: (coins, sum) => `The largest coin first: ${coins.join(' + ')} = ${sum}. Coins: ${coins.length}.`,
    pay: (coins, sum) => `Better: ${coins.join(' + ')} = ${sum}.`,
    answer: {
      pour: (moves) => `Every shorter way ends without it. The fewest moves: ${moves}.`,
      ferry: (moves) => `Now all are over, and faster is impossible. Crossings: ${moves}.`,
      flip: (moves) => `Every star is up, and fewer moves are not enough. Moves: ${moves}.`,
      pay: (moves) => `Fewer coins never make this sum. Coins: ${moves}.`,
    },
  },
  praise: 'Yes! Shorter is impossible.',
};
