import type { Place, Words } from './shape.ts';

export const de: Words = {
  title: 'Letters for digits',
  rules: 'Letters hide digits. Different letters hide different digits. No number begins with zero.',
  ask: (letter) => `Which digit does ${letter} hide?`,
  find: (letter) => `Find the digit that ${letter} hides.`,
  alt: (addends, total) => `A column sum: ${addends.join(' + ')} = ${total}.`,
  hints: {
    ones: 'Go through the columns from right to left.',
    carry: 'Think of what is carried into the next column.',
    begin: 'Begin with this column.',
  },
  feedback: {
    'crypt.forgets-the-carry': 'Close! Did you think of the carry?',
    'crypt.begins-with-zero': 'No number begins with zero. Where does this letter stand?',
    'crypt.another-letter': 'Check each column again. Another letter may hide this one.',
    'crypt.takes-a-shown-digit': 'Put this digit into its columns. Does the sum work out?',
  },
  steps: {
    only: (place, letter, digit) => `Look at the ${places[place]}. Only one digit fits: ${letter} = ${digit}.`,
    left: (place, letter, digits) => `Look at the ${places[place]}. Digits left for ${letter}: ${digits.join(', ')}.`,
    tried: (letter, wrong) => `Try the digits left for ${letter}. These do not work out: ${wrong.join(', ')}.`,
    fits: (sum) => `Check it. The sum works out like this: ${sum}.`,
    answer: (letter, digit) => `The answer: ${letter} = ${digit}.`,
  },
  praise: (letter, digit) => `Yes! ${letter} = ${digit}.`,
};

const places: Readonly<Record<Place, string>> = {
  0: 'ones',
  1: 'tens',
  2: 'hundreds',
  3: 'thousands',
  4: 'ten thousands',
};
