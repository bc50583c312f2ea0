import { speak } from '../../../lang/speak.ts';
import type { Words } from './shape.ts';

const { noun, capital } = speak('pl');

export const pl: Words = {
  title: 'Balanced scales',
  balanced: { one: 'Both pans are equally heavy.', many: 'On all scales both pans are equally heavy.' },
  ask: (good) => `How much does the ${noun(good)} weigh?`,
  find: (good) => `Find out how much the ${noun(good)} weighs.`,
  weight: (n) => `weight ${n}`,
  alt: (scale, left, right) => `Scales ${scale}. Left pan: ${left}. Right pan: ${right}.`,
  hints: {
    equal: 'Both pans weigh the same. What lies on each?',
    one: 'Begin with these scales. Only one thing is unknown here.',
    two: 'Compare these two scales. What do they differ in?',
    all: 'Put together everything that lies on all the scales.',
  },
  feedback: {
    'balance.one-pan': 'That number stands on a weight. What else lies there?',
    'balance.adds-all': 'Do not add the pans up. They weigh the same: compare them.',
    'balance.forgets-to-share': 'That is for all of them together. And one alone?',
    'balance.forgets-to-take-off': 'First take the same off both pans.',
    'balance.counts-twice': 'One weight is counted twice. Look again.',
    'balance.weighs-another': 'That is how much another thing weighs. Which one is asked?',
    'balance.off-by-one': 'Very close! Count once more.',
  },
  steps: {
    look: (scale) => `Look at scales ${scale}.`,
    known: (known) => `You know already: ${known}.`,
    take: (taken) => `Take the same off both pans: ${taken}.`,
    share: ({ goods, total, count, weighs }) =>
      `${capital(goods)} together: ${total}. Share equally: ${total} ÷ ${count} = ${weighs}.`,
    so: ({ good, weighs }) => `What is left: ${noun(good)} = ${weighs}.`,
    read: ({ good, sum }) => `The other pan weighs as much: ${noun(good)} = ${sum}.`,
    two: ({ scale, other, goods, total }) =>
      `Compare scales ${other} and ${scale}. The difference: ${goods} = ${total}.`,
    all: ({ total, scale, good, weighs }) =>
      `Put everything together: each thing lies there twice, and half of it weighs ${total}. Take away scales ${scale}: ${noun(good)} = ${weighs}.`,
    answer: (good, weighs) => `The answer: the ${noun(good)} weighs ${weighs}.`,
  },
  praise: (good, weighs) => `Yes! The ${noun(good)} weighs ${weighs}.`,
};
