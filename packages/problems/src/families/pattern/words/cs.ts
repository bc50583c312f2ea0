import { speak } from '../../../lang/speak.ts';
import type { SaidBead, Words } from './shape.ts';

const { adjective, capital, colour: hue, described, list } = speak('cs');

const thing = ({ noun, colour }: SaidBead) => (colour === null ? { noun } : { noun, adjectives: [hue(colour)] });
const bare = (bead: SaidBead): string => described(thing(bead));
const a = (bead: SaidBead): string => described(thing(bead), { article: 'a' });

export const cs: Words = {
  title: 'What comes next?',
  question: {
    next: 'What comes next?',
    missing: 'What is missing?',
    put: 'Fill the gap.',
    putAll: 'Fill both gaps.',
  },
  questionOfBeads: {
    next: 'Which bead comes next?',
    missing: 'Which bead is missing?',
    put: 'Put the missing bead on the string.',
    putAll: 'Put both missing beads on the string.',
  },
  narration: {
    next: 'Look along the row. Find what comes next.',
    missing: 'Look along the row. Find what is missing.',
    put: 'Look along the row. Put in what is missing.',
    putAll: 'Look along the row. Put in both missing ones.',
  },
  bead: bare,
  alt: (row) => `A row: ${row.map((bead) => (bead ? bare(bead) : 'a gap')).join(', ')}.`,
  gap: (n) => `Gap ${n}`,
  hints: {
    aloud: 'Say the row out loud. Where does it start again?',
    repeats: 'This part repeats. Find it again and again.',
    grows: 'One part gets longer every time. Count it.',
    apart: 'Say the shapes alone. Then say the colours alone.',
  },
  feedback: {
    'pattern.colour': 'The shape fits. Now say only the colours.',
    'pattern.shape': 'The colour fits. Now say only the shapes.',
    'pattern.repeats-last': 'That one has just been there. Start the row again.',
    'pattern.copies-next': 'That one comes after the gap. What comes before it?',
    'pattern.starts-again': 'The row begins with that one. Is it time again?',
    'pattern.out-of-turn': 'That one is in the row. Is it its turn?',
    'pattern.stranger': 'That one is nowhere in this row. Look again.',
  },
  steps: {
    unit: (beads) => `This part repeats: ${beads.map(bare).join(', ')}.`,
    unitOfShapes: (shapes) =>
      `Look at the shapes alone. They repeat: ${shapes.map((shape) => described({ noun: shape })).join(', ')}.`,
    unitOfColours: (colours) =>
      `Look at the colours alone. They repeat: ${colours.map((one) => adjective(hue(one), { noun: 'colour' })).join(', ')}.`,
    again: 'Here the same part comes once more.',
    grows: 'One part grows: one, then two, then three.',
    growsInShapes: 'Look at the shapes alone. One part grows each time.',
    before: (bead) => `Before the gap stands ${a(bead)}. Go on from there.`,
    answer: (beads) => `So here comes ${list(beads.map(a))}.`,
  },
  praise: (beads) => `Yes! ${capital(list(beads.map(a)))}.`,
};
