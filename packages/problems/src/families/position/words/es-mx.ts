import type { NounId } from '../../../lang/lexicon.ts';
import { speak } from '../../../lang/speak.ts';
import type { Clue, Leg, Near, Side } from '../params.ts';
import type { Task, Words } from './shape.ts';

const { noun, counted, spelled, list, capital } = speak('es-mx');

const sides: Readonly<Record<Side, string>> = {
  left: 'just to the left of',
  right: 'just to the right of',
  above: 'just above',
  below: 'just below',
};
const ways: Readonly<Record<Side, string>> = { left: 'left', right: 'right', above: 'up', below: 'down' };

const a = (toy: NounId): string => (/^[aeiou]/.test(noun(toy)) ? `an ${noun(toy)}` : `a ${noun(toy)}`);
const beside = ({ side, toy }: Near): string => `${sides[side]} the ${noun(toy)}`;
const besideAny = ({ side, toy }: Near): string => `${sides[side]} ${a(toy)}`;
const route = (legs: readonly Leg[], count: typeof counted): string =>
  legs.map(({ side, steps }) => `${count(steps, 'step')} ${ways[side]}`).join(', ');

function order(task: Task, where: string): string {
  if (task.do === 'put') return `Put the ${noun(task.toy)} ${where}.`;
  return task.do === 'tap' ? `Tap the toy ${where}.` : `Find the toy ${where}.`;
}

function say(task: Task, clue: Clue, how: { readonly ask: boolean; readonly count: typeof counted }): string {
  switch (clue.kind) {
    case 'near':
    case 'between': {
      const where =
        clue.kind === 'near' ? beside(clue.near) : `between the ${noun(clue.toys[0])} and the ${noun(clue.toys[1])}`;
      return how.ask && task.do === 'choose' ? `Which toy is ${where}?` : order(task, where);
    }
    case 'both':
      return `${order(task, besideAny(clue.near))} It ${task.do === 'put' ? 'must be' : 'is also'} ${besideAny(clue.also)}.`;
    case 'walk': {
      const start = `Start at the ${noun(clue.from)}: ${route(clue.legs, how.count)}.`;
      if (task.do === 'put') return `${start} Put the ${noun(task.toy)} there.`;
      if (task.do === 'tap') return `${start} Tap the toy that is there.`;
      return how.ask ? `${start} Which toy is there?` : `${start} Find the toy that is there.`;
    }
  }
}

export const esMx: Words = {
  title: 'The toy shelf',
  question: (task, clue) => say(task, clue, { ask: true, count: counted }),
  narration: (task, clue) => say(task, clue, { ask: false, count: spelled }),
  shelf: (shelf, toys) => `Shelf ${shelf}: ${toys.map((toy) => (toy === null ? 'empty' : noun(toy))).join(', ')}.`,
  spot: ({ shelf, place }, toy) => `Shelf ${shelf}, place ${place}${toy === null ? '' : `: ${noun(toy)}`}`,
  toy: (toy) => capital(noun(toy)),
  hints: {
    near: ['First find the toy that is named.', 'Now look right beside it. On which side?'],
    between: ['First find both toys that are named.', 'Now look at the place in the middle.'],
    both: ['Two things must be true at once.', 'Find every place for the first one. Then check the second.'],
    walk: ['Put your finger on the first toy.', 'Move your finger step by step, and count.'],
  },
  feedback: {
    'position.other-side': 'That is the other side. Show the side with your hand.',
    'position.other-direction': 'Up, down or to the side? Listen once more.',
    'position.the-named-one': 'This toy shows where to look. Look beside it.',
    'position.too-far': 'That is one step too far. Look right beside it.',
    'position.beside-not-between': 'It is near one of them. Look in the middle.',
    'position.one-half-only': 'That is only one half of it. Read to the end.',
    'position.miscounts-steps': 'Very close! Count the steps once more.',
  },
  steps: {
    locate: (toy) => `Here is the ${noun(toy)}.`,
    locateTwo: (one, two) => `Here are the ${noun(one)} and the ${noun(two)}.`,
    look: {
      left: 'Look just to the left of it.',
      right: 'Look just to the right of it.',
      above: 'Look just above it.',
      below: 'Look just below it.',
    },
    middle: 'Look at the place in the middle.',
    fits: (near, toys) => `These are ${besideAny(near)}: ${list(toys.map((toy) => noun(toy)))}.`,
    free: (near, count) => `Empty places ${besideAny(near)}: ${count}.`,
    leg: (side, steps) => `Go ${counted(steps, 'step')} ${ways[side]}.`,
    answer: (toy) => `The answer: the ${noun(toy)}.`,
    put: (toy, { shelf, place }) => `Put the ${noun(toy)} here: shelf ${shelf}, place ${place}.`,
  },
  praise: (toy) => `Yes! The ${noun(toy)} is there.`,
  praisePut: 'Yes! That is its place.',
};
