import type { Step } from '../../../core/family.ts';
import { speak } from '../../../lang/speak.ts';
import type { CountParams } from '../params.ts';
import { ownThing } from './shape.ts';
import type { FieldParams, Words } from './shape.ts';

const { colour, counted, described, noun, spelled } = speak('cs');

export const cs: Words = {
  title: 'Count',
  card: 'Card',
  picture: 'In the picture',
  cards: 'Cards with groups of things to count.',
  touch: 'Touch each one and count aloud.',
  size: 'Big or small does not matter. Only how many.',
  pairs: 'Give every one a partner. Who is left alone?',
  mark: 'Start in the corner. Go row by row.',
  only: 'First find what counts. Skip the rest.',
  feedback: {
    'count.big-is-many': 'Those are bigger, but not more. Count them.',
    'count.small-is-few': 'Those are smaller, but not fewer. Count them.',
    'count.just-as-many': 'That is just the same number. Read the task again.',
    'count.one-more': 'Very close! Count this card once more.',
    'count.one-less': 'Very close! Count this card once more.',
    'count.far': 'Not this one. Count one by one.',
  },
  yes: 'Yes!',
  all: 'You counted well.',
  ask: (params, isSpoken) => ask(params, isSpoken),
  step: (params, one) => step(params, one),
};

function ask(params: CountParams, isSpoken: boolean): string {
  if (params.kind === 'field') return askField(params, isSpoken);
  const things = noun(params.object, { number: 'many' });
  const { task } = params;
  const number = isSpoken ? spelled : counted;
  switch (task.ask) {
    case 'most':
      return isSpoken ? `Find the card with the most ${things}.` : `Which card has the most ${things}?`;
    case 'fewest':
      return isSpoken ? `Find the card with the fewest ${things}.` : `Which card has the fewest ${things}?`;
    case 'as-many': {
      const model = noun(task.model[0]?.object ?? 'apple', { number: 'many' });
      return isSpoken
        ? `Count the ${model}. Find the card with as many ${things}.`
        : `Count the ${model}. Which card has as many ${things}?`;
    }
    case 'exactly':
      return `Choose every card with ${number(task.number, params.object)}.`;
    case 'more-than':
      return `Choose a card with more than ${number(task.number, params.object)}.`;
    case 'fewer-than':
      return `Choose a card with fewer than ${number(task.number, params.object)}.`;
  }
}

function askField(params: FieldParams, isSpoken: boolean): string {
  const { task } = params;
  const own = described(ownThing(params, colour), { number: 'many' });
  switch (task.ask) {
    case 'all':
    case 'colour':
      return isSpoken ? `Count the ${own}.` : `How many ${own} are there?`;
    case 'not':
      return isSpoken ? `Count everything except the ${own}.` : `Count everything except the ${own}. How many?`;
    case 'difference': {
      const than = noun(task.than ?? task.object, { number: 'many' });
      return isSpoken ? `Find out how many more ${own} there are than ${than}.` : `How many more ${own} than ${than}?`;
    }
  }
}

function step(params: CountParams, { key, args }: Step): string {
  const count = Number(args['count']);
  if (params.kind === 'cards') {
    switch (key) {
      case 'model':
        return `Count the picture first: ${count}.`;
      case 'cards':
        return `Count every card: ${String(args['counts']).split(' ').join(', ')}.`;
      case 'compare':
        return compare[String(args['ask'])]?.(Number(args['number'])) ?? '';
      default:
        return Number(args['cards']) > 1
          ? 'All the green cards are right.'
          : `The answer: ${counted(count, params.object)}.`;
    }
  }
  const { task } = params;
  const own = ownThing(params, colour);
  switch (key) {
    case 'leave':
      return task.ask === 'not'
        ? `Leave out the ${noun(task.object, { number: 'many' })}.`
        : `Leave out everything else.`;
    case 'own':
      return task.ask === 'not'
        ? `Count all the others one by one: ${count}.`
        : `Count the ${described(own, { number: 'many' })} one by one: ${count}.`;
    case 'than':
      return `Count the ${noun(task.than ?? task.object, { number: 'many' })}: ${count}. Pair them off.`;
    default:
      return task.ask === 'difference' ? `Without a pair: ${count}.` : `The answer: ${count}.`;
  }
}

const compare: Readonly<Record<string, (n: number) => string>> = {
  most: () => 'Look for the biggest number.',
  fewest: () => 'Look for the smallest number.',
  'as-many': () => 'Look for the same number.',
  exactly: (n) => `Look for every ${n}.`,
  'more-than': (n) => `Look for numbers bigger than ${n}.`,
  'fewer-than': (n) => `Look for numbers smaller than ${n}.`,
};
