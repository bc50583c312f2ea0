import type { Words } from './shape.ts';

export const ptBr: Words = {
  title: 'Mend the blanket',
  ask: {
    patch: 'Which patch mends the blanket?',
    mend: 'Mend the blanket. Which patch goes on which hole?',
  },
  find: {
    patch: 'Find the patch that mends the blanket.',
    mend: 'Mend the blanket. Put the right patch on every hole.',
  },
  alt: ({ rows, columns, holes, options }) =>
    `A blanket of square patches. Rows: ${rows}. Patches in a row: ${columns}. Missing patches: ${holes}. To choose from: ${options}.`,
  patch: (n) => `Patch ${n}`,
  hole: ({ row, column }) => `Hole in row ${row}, place ${column}`,
  hints: {
    ways: {
      across: 'Go along the row. Where does it begin again?',
      down: 'Go down the column. Where does it begin again?',
      slant: 'Look along the slant. What goes on there?',
      'left-right': 'Fold left onto right in your mind. What meets?',
      'up-down': 'Fold top onto bottom in your mind. What meets?',
      'half-turn': 'Turn the blanket upside down in your mind.',
      quarter: 'Turn the blanket in your mind, corner to corner.',
    },
    edges: 'Look at the patches around the hole.',
  },
  feedback: {
    'missing.turned-patch': 'Where do its corners point? Compare once more.',
    'missing.swaps-colours': 'Look at the colours. Which one is where?',
    'missing.swaps-places': 'Nearly! But which small patch is where?',
    'missing.another-patch': 'That figure lives elsewhere. Look around the hole.',
  },
  steps: {
    regular: {
      across: 'In every row the pattern comes again.',
      down: 'In every column the pattern comes again.',
      slant: 'On the slant the pattern comes again.',
      'left-right': 'Left and right are like an image and its mirror.',
      'up-down': 'Top and bottom are like an image and its mirror.',
      'half-turn': 'Upside down, the blanket looks just the same.',
      quarter: 'Turn it corner to corner: it looks just the same.',
    },
    partner: {
      across: 'Here you see what is missing.',
      down: 'Here you see what is missing.',
      slant: 'Here you see what is missing.',
      'left-right': 'When you fold it, this lies on the hole.',
      'up-down': 'When you fold it, this lies on the hole.',
      'half-turn': 'When you turn it, this comes to the hole.',
      quarter: 'When you turn it, this comes to the hole.',
    },
    answer: {
      patch: 'This patch goes here: now the blanket is whole.',
      mend: 'These patches go here: now the blanket is whole.',
    },
  },
  praise: { patch: 'Yes! The blanket is whole.', mend: 'Yes! All holes are mended.' },
};
