import type { Words } from './shape.ts';

export const tr: Words = {
  title: 'Knights and liars',
  rule: 'Knights always tell the truth. Liars never do.',
  quote: (who, speech) => `${who}: “${speech}”`,
  speeches: {
    knight: (a) => `${a} is a knight.`,
    liar: (a) => `${a} is a liar.`,
    same: (a, b) => `${a} and ${b} are of the same kind.`,
    differ: (a, b) => `${a} and ${b} are not of the same kind.`,
    bothKnights: (a, b) => `${a} and ${b} are both knights.`,
    bothLiars: (a, b) => `${a} and ${b} are both liars.`,
    either: (a, b) => `At least one of ${a} and ${b} is a liar.`,
    count: (n) => `The number of liars here is exactly ${n}.`,
  },
  ask: { single: 'Who is the only knight?', multi: 'Who is a knight? Choose all of them.' },
  find: { single: 'Find the only knight.', multi: 'Find all the knights.' },
  alt: (count) => `Speakers with speech bubbles: ${count}.`,
  speaker: (who) => `Speaker ${who}`,
  hints: ['Suppose that one of them is a knight.', 'What follows from it? Does it all fit together?'],
  feedback: {
    'knights.trusts-the-word': 'Somebody calls this one a knight. Is that true?',
    'knights.believes-the-accuser': 'This one accuses others. Is that true?',
    'knights.does-not-test': 'Suppose this one is a knight. Test every bubble.',
  },
  steps: {
    true: (who) => `${who} is a knight: what ${who} says is true.`,
    false: (who) => `${who} is a liar: what ${who} says is false.`,
    answer: (all) => `All other ways lead to a contradiction. Knights: ${all.join(', ')}.`,
  },
  praise: 'Yes! Everything fits together.',
};
