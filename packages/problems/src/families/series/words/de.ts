import type { Words } from './shape.ts';

export const de: Words = {
  title: 'The missing number',
  question: {
    train: 'Which number is missing on the train?',
    beads: 'Which number is missing on the string?',
    houses: 'Which house number is missing?',
  },
  narration: {
    train: 'Find the number that is missing on the train.',
    beads: 'Find the number that is missing on the string.',
    houses: 'Find the house number that is missing.',
  },
  alt: (row) => `A row of numbers: ${row}.`,
  gap: 'gap',
  hints: {
    look: 'How do you come from each number to the next?',
    steps: 'Write down the step between each two neighbours.',
    grow: 'Do the numbers grow slowly or by leaps?',
    two: 'Perhaps two rules take turns here.',
  },
  feedback: {
    'series.off-by-one': 'Very close! Count the step once more.',
    'series.repeats-a-neighbour': 'That number stands beside the gap already.',
    'series.repeats-the-last-step': 'You repeat the last step. Do all steps agree?',
    'series.repeats-the-first-step': 'You repeat the first step. Do all steps agree?',
    'series.goes-one-too-far': 'That is one step too far. Begin beside the gap.',
    'series.doubles': 'Doubling does not fit the whole row. Check the start.',
  },
  steps: {
    look: {
      steady: ({ moves }) => `Look from number to number: ${moves}. The step is always the same.`,
      growing: ({ moves }) => `Look from number to number: ${moves}. The steps change evenly.`,
      times: ({ moves }) => `Each number is multiplied by the same: ${moves}.`,
      divided: ({ moves }) => `Each number is divided by the same: ${moves}.`,
      'by-turns': ({ moves }) => `Look from number to number: ${moves}. Two steps take turns.`,
      'sum-of-two': () => 'Each number is the sum of the two before it.',
      'times-plus': ({ moves }) => `The same happens every time: ${moves}.`,
      'two-rows': () => 'Two rows are mixed here. Read every second number.',
      'times-then-plus': ({ moves }) => `Two actions take turns: ${moves}.`,
      'plus-then-times': ({ moves }) => `Two actions take turns: ${moves}.`,
      'growing-times': ({ moves }) => `The factor changes evenly: ${moves}.`,
    },
    move: ({ before, move, value }) => `From ${before} to the gap: ${move}. That makes ${value}.`,
    sum: ({ before, twoBefore, value }) => `Add up ${twoBefore} and ${before}: that makes ${value}.`,
    track: ({ track }) => `The row with the gap goes: ${track}.`,
    start: ({ after, value }) => `Go back from ${after}: there stood ${value}.`,
    answer: (value) => `The missing number is ${value}.`,
  },
  praise: (value) => `Yes! ${value} makes the row whole.`,
};
