import { speak } from '../../../lang/speak.ts';
import type { Words } from './shape.ts';

const { noun, capital, list } = speak('pl');

export const pl: Words = {
  title: 'Find the shadow',
  turned: {
    'find-shadow': 'The shadows are turned.',
    'find-owner': 'The shadow is turned.',
    match: 'The shadows are turned.',
  },
  ask: {
    shadow: (owner) => `Which shadow belongs to the ${noun(owner)}?`,
    owner: 'Whose shadow is this?',
    match: 'Put every picture to its shadow.',
  },
  find: {
    shadow: (owner) => `Find the shadow of the ${noun(owner)}.`,
    owner: 'Find out whose shadow this is.',
    match: 'Put every picture to its shadow.',
  },
  alt: {
    shadow: (owner, shadows) => `In the picture: ${noun(owner)}. Shadows to choose from: ${shadows}.`,
    owner: (pictures) => `A dark shadow. Pictures to choose from: ${pictures}.`,
    match: (owners) => `Pictures: ${list(owners.map((one) => noun(one)))}. Above them are their shadows.`,
  },
  shadow: (n) => `Shadow ${n}`,
  picture: (owner, n) => `${capital(noun(owner))}, picture ${n}`,
  hints: {
    edge: 'Follow the edge with your finger.',
    turned: 'Turn the shadow in your mind until it stands upright.',
    mirrored: 'Which way does it look? Compare left and right.',
    part: 'Look at the small parts. Are they all there?',
    another: 'Find a spot that sticks out. Which edges have it?',
  },
  feedback: {
    'shadow.another-thing': 'That one is a little alike. Compare the edges.',
    'shadow.mirrored': 'Which way does that one look? Compare left and right.',
    'shadow.forgets-a-part': 'Look at the small parts. Count them.',
  },
  steps: {
    edge: {
      'find-shadow': 'Look at the edge of the picture.',
      'find-owner': 'Look at the edge of the shadow.',
      match: 'Look at the edge of every shadow.',
    },
    turn: 'Turn the shadow in your mind until it stands upright.',
    another: (other) => `The edge of the ${noun(other)} is different.`,
    others: 'Different things have different edges.',
    mirrored: 'Twins that look the other way do not fit.',
    part: 'Small parts count: they must be there too.',
    answer: (owner) => `This is the shadow of the ${noun(owner)}: the whole edge fits.`,
    matched: 'Now every picture is with its own shadow.',
  },
  praise: {
    one: (owner) => `Yes! This is the shadow of the ${noun(owner)}.`,
    match: 'Yes! Every shadow has its picture.',
  },
};
