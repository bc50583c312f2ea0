import type { CourseWords } from './shape.ts';

export const en: CourseWords = {
  courses: {
    sprouts: {
      title: 'First steps in logic',
      description: 'Look, compare, find: the first twenty minutes of thinking.',
    },
    'school-ready': {
      title: 'Getting ready for school',
      description: 'Counting, ordering and careful looking before the first bell.',
    },
    preschool: { title: 'Logic for preschoolers', description: 'From shadows and mazes to the first proofs.' },
    junior: { title: 'Logic for juniors', description: 'Twenty-seven kinds of problems, from scales to cryptograms.' },
    adult: { title: 'Logic for adults', description: 'The same ideas without the sugar, up to the hardest.' },
    'maths-facts': { title: 'Maths facts', description: 'Dots, clocks and number buildings, a little every day.' },
    spatial: { title: 'Thinking in space', description: 'Turn, fold and mirror things in your mind.' },
    coding: {
      title: 'Coding without a computer',
      description: 'Robots, mazes and plans: commands in the right order.',
    },
    olympiad: { title: 'Olympiad of the week', description: 'Twelve problems, forty minutes.' },
    tournament: { title: 'Logic tournament', description: 'Ten hard problems, forty-five minutes.' },
    festival: { title: 'Festival of little thinkers', description: 'Eight cheerful problems, and no hurry.' },
    quiz: { title: 'Test yourself', description: 'Ten problems, one try each: see what you can do already.' },
  },
  threads: {
    'junior-patterns': {
      title: 'Patterns',
      description: 'See what changes, see what stays, and find what comes next.',
    },
    'junior-first-plans': {
      title: 'First plans',
      description: 'Put things in order, fill a square, lead a robot home.',
    },
    'adult-rules': {
      title: 'Seeing the rule',
      description: 'Matrices, sequences and classes: from examples to the law behind them.',
    },
    'adult-no-guessing': { title: 'No guessing', description: 'Grids and orders in which every move can be proved.' },
  },
  sideThreads: {
    'maths-facts-1': 'First numbers',
    'maths-facts-2': 'Up to twenty',
    'maths-facts-3': 'Numbers at work',
    'spatial-1': 'Turning',
    'spatial-2': 'Building',
    'spatial-3': 'Folding',
    'coding-1': 'First commands',
    'coding-2': 'Longer plans',
    'coding-3': 'Loops and shortcuts',
  },
  blocks: {
    'harbour-of-patterns': 'Harbour of Patterns',
    'meadow-of-shapes': 'Meadow of Shapes',
    'odd-grove': 'Grove of Differences',
    'crystal-sums': 'Crystal Sums',
    'forest-of-queues': 'Forest of Queues',
    'square-fields': 'Square Fields',
    'robot-desert': 'Robot Desert',
    'matrix-harbour': 'Matrix Harbour',
    'sequence-stairs': 'Stairs of Sequences',
    'class-meadow': 'Meadow of Classes',
    'candidate-fields': 'Fields of Candidates',
    'order-forest': 'Forest of Orders',
    'table-desert': 'Desert of Tables',
  },
  checkpoint: 'Checkpoint',
  landing: {
    inside: 'What is inside',
    road: {
      title: 'How it works',
      description: 'Short problems along a road. A hint when it is hard, stars when it works, and no hurry.',
    },
    rules: {
      title: 'How it goes',
      description: 'Everybody gets the same problems and has one try for each. Lives are not lost here.',
    },
    after: {
      title: 'What counts',
      description: 'First the stars, then the time. Your result stays, and you can share it.',
    },
    next: 'Next',
    begin: 'Begin',
    join: 'Take part',
  },
  ideas: {
    pattern: {
      title: 'Rows that repeat',
      lines: [
        'Some rows repeat a little piece.',
        'Say the row aloud and listen for the piece.',
        'Then you know what comes next.',
      ],
    },
    odd: {
      title: 'The one that differs',
      lines: [
        'Look at all of them together.',
        'What do almost all of them share?',
        'The one without it is the odd one.',
      ],
    },
    shadow: {
      title: 'Whose shadow is it?',
      lines: [
        'A shadow has no colours, only an edge.',
        'Follow the edge with your finger.',
        'Look for ears, tails and corners.',
      ],
    },
    position: {
      title: 'Where is it?',
      lines: [
        'Above, below, left, right, between: these words show the way.',
        'Take the words one by one.',
        'Each word leaves fewer places.',
      ],
    },
    count: {
      title: 'Counting well',
      lines: [
        'Touch each thing once and count.',
        'Big things do not count more than small ones.',
        'Make pairs to see where there are more.',
      ],
    },
    group: {
      title: 'Putting together',
      lines: [
        'Things belong together when they share something.',
        'First find what they share.',
        'Then every thing has its place.',
      ],
    },
    order: {
      title: 'In order',
      lines: [
        'Longer, heavier, faster: such words make a chain.',
        'Put the clues one behind the other.',
        'The chain shows who is where.',
      ],
    },
    maze: {
      title: 'Finding the way',
      lines: [
        'Walk with your eyes before you walk with your finger.',
        'A dead end means: back to the last fork.',
        'Sometimes it helps to start from the goal.',
      ],
    },
    fit: {
      title: 'Pieces that fit',
      lines: ['A piece fits when no gap is left.', 'Count the cells first.', 'Then turn the piece in your mind.'],
    },
    missing: {
      title: 'The missing bit',
      lines: [
        'The picture goes on inside the hole.',
        'Follow the lines to the edge of the hole.',
        'The right bit goes on with every line.',
      ],
    },
    latin: {
      title: 'Each one once',
      lines: [
        'In every row and column each picture stands once.',
        'Look for a row with one empty cell.',
        'What is missing there?',
      ],
    },
    matrix: {
      title: 'Looking two ways',
      lines: [
        'Look along the row: what changes?',
        'Look down the column: what changes there?',
        'The answer fits both.',
      ],
    },
    dots: {
      title: 'Numbers and dots',
      lines: ['A number can be shown as dots.', 'Fill up to ten first.', 'Then see what is left.'],
    },
    mirror: {
      title: 'In the mirror',
      lines: [
        'A mirror swaps the sides and keeps the distance.',
        'What is near the mirror stays near.',
        'Check cell by cell.',
      ],
    },
    balance: {
      title: 'Scales in balance',
      lines: [
        'When the scales are level, both pans weigh the same.',
        'Take the same away on both sides.',
        'They stay level.',
      ],
    },
    cubes: {
      title: 'Towers of cubes',
      lines: [
        'Some cubes hide under or behind others.',
        'Count tower by tower.',
        'A cube in the air always stands on another.',
      ],
    },
    robot: {
      title: 'Leading a robot',
      lines: ['A robot does exactly what it is told.', 'Walk the commands one by one.', 'Mind which way it looks.'],
    },
    clock: {
      title: 'Telling the time',
      lines: [
        'The short hand shows the hour, the long one the minutes.',
        'The long hand goes round once in an hour.',
        'Then the short hand moves on by one.',
      ],
    },
    word: {
      title: 'Stories with numbers',
      lines: [
        'First tell the story in your own words.',
        'Draw it as bars: what is whole, what is a part?',
        'Then choose what to do with the numbers.',
      ],
    },
    numgrid: {
      title: 'Number buildings',
      lines: [
        'Every building of numbers has one rule.',
        'Begin where only one number is missing.',
        'Each number found helps to find the next.',
      ],
    },
    truth: {
      title: 'True or false?',
      lines: [
        'Check a sentence against the picture, word by word.',
        'All means without an exception.',
        'Not turns the sentence round.',
      ],
    },
    euler: {
      title: 'In one stroke',
      lines: [
        'Draw every line once without lifting the pencil.',
        'Count the lines that meet in each point.',
        'Begin where an odd number meets.',
      ],
    },
    venn: {
      title: 'Circles that overlap',
      lines: [
        'Each circle holds what has one property.',
        'What has both lies in the overlap.',
        'Fill in from the middle.',
      ],
    },
    series: {
      title: 'Number rows',
      lines: [
        'Write down what happens from each number to the next.',
        'Often these steps have a rule of their own.',
        'The rule must fit the whole row.',
      ],
    },
    zebra: {
      title: 'Who lives where?',
      lines: [
        'Make a table of everything that is possible.',
        'Each clue crosses something out.',
        'What is left alone is true.',
      ],
    },
    match: {
      title: 'Matchsticks',
      lines: [
        'A digit changes when one stick moves.',
        'Find out which digits become which.',
        'Both sides must be equal at the end.',
      ],
    },
    knights: {
      title: 'Who tells the truth?',
      lines: [
        'A knight always tells the truth, a liar never does.',
        'Suppose that somebody is a knight.',
        'See whether everything still fits.',
      ],
    },
    combi: {
      title: 'How many ways?',
      lines: [
        'Count in a fixed order, so that nothing is forgotten.',
        'Choices one after the other multiply.',
        'Ask whether the order matters.',
      ],
    },
    nets: {
      title: 'Folding boxes',
      lines: [
        'A net is a box laid flat.',
        'Faces in a row with one between them become opposite.',
        'Fold it in your mind, face by face.',
      ],
    },
    search: {
      title: 'The fewest moves',
      lines: [
        'Write down every position that you have seen.',
        'From each one, try every move.',
        'The first time the goal appears is the shortest way.',
      ],
    },
    gridlogic: {
      title: 'Grids without guessing',
      lines: [
        'Every cell can be proved.',
        'Look for the place with the fewest possibilities.',
        'Never guess: look for the next sure step.',
      ],
    },
    crypt: {
      title: 'Letters for digits',
      lines: [
        'Each letter is a digit, different letters are different digits.',
        'Begin with the last column and with the first letter.',
        'Mind what is carried over.',
      ],
    },
  },
};
