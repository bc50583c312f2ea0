import type { PageWords } from './shape.ts';

export const cs: PageWords = {
  'junior-two-ways': {
    title: 'Look two ways',
    alt: 'A board of two rows. Along a row the colour of the sails changes, down a column their number.',
    paragraphs: [
      'Boats stand in rows and columns. One boat is missing.',
      'First look along a row. What changes? Here the sails change their colour.',
      'Now look down a column. What changes there? Here one more sail appears.',
      'The missing boat must fit both: its row and its column.',
    ],
  },
  'junior-repeating': {
    title: 'Find the piece that repeats',
    alt: 'Beads on a string: red, yellow, blue, and again. A bracket stands under each piece.',
    paragraphs: [
      'Many patterns are one short piece, told again and again.',
      'Say the beads aloud: red, yellow, blue, red, yellow, blue. Do you hear the piece?',
      'Draw a line after each piece. Then look which place in the piece is empty.',
    ],
  },
  'junior-odd-one': {
    title: 'What do the others share?',
    alt: 'Three circles of different colours and a square.',
    paragraphs: [
      'Do not look for the strangest thing. Look for what all the others share.',
      'Ask about one thing at a time: shape, colour, size, number.',
      'Here the colours are mixed, so colour cannot help. But all except one are round.',
    ],
  },
  'junior-level-scales': {
    title: 'Take the same from both sides',
    alt: 'Level scales: a pear and an apple on the left, three apples on the right. One apple on each side is crossed out.',
    paragraphs: [
      'Level scales say: both sides weigh the same.',
      'Take one apple from the left and one from the right. The scales stay level.',
      'Now the pear stands alone, and you can see what it weighs: two apples.',
    ],
  },
  'junior-pairing': {
    title: 'Make pairs, then count the rest',
    alt: 'Five red apples over four yellow ones, joined in pairs. One red apple stays alone.',
    paragraphs: [
      'Which group has more? You can find out without long counting.',
      'Join things in pairs: one from here, one from there.',
      'What stays alone is the difference. And big things are not always many things.',
    ],
  },
  'junior-chain': {
    title: 'Build a chain',
    alt: 'Three fir trees from low to tall with arrows between them.',
    paragraphs: [
      'A clue about two of them is a link of a chain.',
      'Write down the first clue. Then look for a clue that shares a name with it, and join them.',
      'When everybody stands in one chain, read the answer from it.',
    ],
  },
  'junior-each-once': {
    title: 'Each one once',
    alt: 'A square of nine cells with a circle, a triangle and a star. The last cell is empty.',
    paragraphs: [
      'In every row and in every column each picture stands exactly once.',
      'Find a row where only one cell is empty. Which picture is missing there?',
      'If a row does not help, ask the column. Together they leave one picture only.',
    ],
  },
  'junior-robot-steps': {
    title: 'One command after another',
    alt: 'A board of cells: from the fox an arrow goes right, then up, then right to the star.',
    paragraphs: [
      'A robot does exactly what it is told, one command after another.',
      'Put your finger on its cell and walk along: one command, one move.',
      'When a program does not reach the goal, find the first step that goes wrong.',
    ],
  },
  'junior-jumps': {
    title: 'Look at the jumps',
    alt: 'The numbers three, six, nine and twelve; every jump between neighbours is three.',
    paragraphs: [
      'Do not stare at the numbers. Look at the jumps between them.',
      'Write every jump above: how much is added or taken away?',
      'When the jumps follow a rule, make one more jump by the same rule.',
    ],
  },
  'junior-crossing-out': {
    title: 'Cross out what cannot be',
    alt: 'A table of three houses and three animals. Crosses leave the mouse for the red house.',
    paragraphs: [
      'Draw a table: who lives here, which pet is there.',
      'Each clue puts a cross where something cannot be.',
      'When a row has only one free cell, that is the answer for the row. Then cross out its column too.',
    ],
  },
  'junior-loops': {
    title: 'Again and again',
    alt: 'Two commands, up and right, in a frame that says three times.',
    paragraphs: [
      'When the same commands come back, a program can say them once and repeat.',
      'Walk through the frame the first time, and see where you stand.',
      'Then walk through it again from the new cell, until all the repeats are done.',
    ],
  },
  'adult-attributes': {
    title: 'One attribute at a time',
    alt: 'A board of two rows. Along a row the colour of the sails changes, down a column their number.',
    paragraphs: [
      'A matrix looks hard because several things change at once. Each of them alone is simple.',
      'Take one attribute, say colour, and forget the rest. Does it stay, step, or appear once in each row?',
      'Do the same for shape, number and size. Then build the missing cell from the rules you found.',
      'Options that satisfy all rules but one are put there on purpose. Check every attribute.',
    ],
  },
  'adult-differences': {
    title: 'The row of differences',
    alt: 'The numbers two, five, ten and seventeen; the jumps are three, five and seven.',
    paragraphs: [
      'Write the differences between neighbours under the sequence. They are a sequence too, often a simpler one.',
      'If the differences do not help, look at ratios, or split the sequence into two that alternate.',
      'Check a rule against every term before you trust it. The last two terms alone prove nothing.',
    ],
  },
  'adult-classes': {
    title: 'Classes, not curiosities',
    alt: 'Three circles of different colours and a square.',
    paragraphs: [
      'The odd one out is not the most striking one. It is the only one outside a class that holds all the others.',
      'List the attributes and count their values. You need an attribute with exactly two values, one of them once.',
      'If two attributes seem to work, you have miscounted one of them.',
    ],
  },
  'adult-candidates': {
    title: 'Candidates and places',
    alt: 'A square of nine cells with a circle, a triangle and a star. The last cell is empty.',
    paragraphs: [
      'There are two questions. Which symbols can stand in this cell? And where in this row can this symbol stand?',
      'When either question has one answer, you have a move. Ask them in turn.',
      'Two cells of a row with the same two candidates keep these two for themselves. Remove them elsewhere.',
      'You never need to guess here. If you feel like guessing, you have missed a row, a column or a box.',
    ],
  },
  'adult-partial-orders': {
    title: 'From links to a line',
    alt: 'Three fir trees from low to tall with arrows between them.',
    paragraphs: [
      'A comparison gives one link. Two links that share a member give a third for free.',
      'Draw an arrow for every clue. The one that no arrow enters stands first.',
      'Put it down, remove it with its arrows, and repeat. A negative clue is an arrow the other way.',
    ],
  },
  'adult-substitution': {
    title: 'Scales are equations',
    alt: 'Level scales: a pear and an apple on the left, three apples on the right. One apple on each side is crossed out.',
    paragraphs: [
      'Every level pair of pans is an equation. What you may do with an equation, you may do with the scales.',
      'Remove the same from both pans. Replace a group by what it is known to weigh. Add two scales together.',
      'Begin with the scales that hold the fewest kinds of things.',
    ],
  },
  'adult-loops': {
    title: 'What one turn of a loop does',
    alt: 'Two commands, up and right, in a frame that says three times.',
    paragraphs: [
      'Do not trace a loop command by command. Find what one turn of it does as a whole: a shift and a rotation.',
      'Then repeat the whole as often as the loop says.',
      'When a program fails, compare where it should stand and where it stands after each turn.',
    ],
  },
  'adult-tables': {
    title: 'A table for what cannot be',
    alt: 'A table of three houses and three animals. Crosses leave the mouse for the red house.',
    paragraphs: [
      'A logic puzzle is a table with one tick in each row and each column. Clues are crosses and ticks in it.',
      'A tick crosses out the rest of its row and column. A row with one free cell gets a tick.',
      'Clues about neighbours rule out the ends first. Read every clue again after each tick.',
    ],
  },
};
