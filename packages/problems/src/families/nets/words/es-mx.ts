import { speak } from '../../../lang/speak.ts';
import type { Mark, Row, Seen, Words } from './shape.ts';

const { noun, list } = speak('es-mx');

const feet = { down: 'foot down', left: 'foot to the left', up: 'foot up', right: 'foot to the right' } as const;
const marked = ({ mark, foot }: Mark): string => (foot === null ? noun(mark) : `${noun(mark)} (${feet[foot]})`);
const seen = ({ top, left, right }: Seen): string =>
  `on top ${marked(top)}, on the left ${marked(left)}, on the right ${marked(right)}`;
const rowsOf = (rows: readonly Row[]): string =>
  rows.map(({ row, columns }) => `row ${row} – ${columns.join(', ')}`).join('; ');

export const esMx: Words = {
  title: { opposite: 'Opposite faces', cube: 'Fold the cube', cubes: 'Fold the cubes', shapes: 'Which net folds?' },
  question: (task, ask) => {
    switch (task) {
      case 'opposite':
        return `Fold the cube. Which mark is opposite the ${noun(ask ?? 'star')}?`;
      case 'cube':
        return 'Which cube can be folded from this net?';
      case 'cubes':
        return 'Which cubes can be folded from this net? Find all.';
      case 'shapes':
        return 'Which shapes fold into a cube? Find all.';
    }
  },
  narration: (task, ask) => {
    switch (task) {
      case 'opposite':
        return `Fold the cube. Find the mark that is opposite the ${noun(ask ?? 'star')}.`;
      case 'cube':
        return 'Find the cube that can be folded from this net.';
      case 'cubes':
        return 'Find all cubes that can be folded from this net.';
      case 'shapes':
        return 'Find all shapes that fold into a cube.';
    }
  },
  intro: 'The net of a cube, printed on the outside.',
  netRow: (row, squares) =>
    `Row ${row}: ${squares.map(({ column, mark }) => `column ${column} – ${marked(mark)}`).join('; ')}.`,
  shapes: (count) => `Shapes of six squares: ${count}.`,
  mark: (mark) => noun(mark),
  cube: (view) => `A cube: ${seen(view)}.`,
  shape: (rows) => `Squares by row and column: ${rowsOf(rows)}.`,
  hints: {
    opposite: ['Put the asked face on the table in your mind.', 'Which faces stand around it? Cross them out.'],
    cube: ['Find the corner where the three marks meet.', 'Go around that corner, first here, then on the cube.'],
    cubes: ['Check one cube at a time.', 'Find the corner where its three marks meet.'],
    shapes: ['Choose a bottom square and fold up the others.', 'No two squares may land on one side.'],
  },
  feedback: {
    'nets.touches-in-the-net': 'These two share an edge. They stay neighbours.',
    'nets.touches-on-the-cube': 'Fold slowly: these two come to meet at an edge.',
    'nets.mirrored': 'The right marks, the wrong way around. Follow them clockwise.',
    'nets.opposite-together': 'Two of these lie opposite each other. Check every pair.',
    'nets.mark-turned': 'One mark is turned here. What lies under its foot?',
    'nets.block': 'Four squares in a block cannot fold. Look again.',
    'nets.long-line': 'A belt around the cube has only four squares.',
    'nets.overlap': 'Fold it slowly. Do two squares land on one side?',
  },
  steps: {
    line: (ask) => `In one line, every second square lies opposite. Skip one from the ${noun(ask)}.`,
    beside: (ask, marks) => `These touch the ${noun(ask)} in the net: ${list(marks.map((mark) => noun(mark)))}.`,
    folded: (ask, marks) => `These come to the ${noun(ask)} by folding: ${list(marks.map((mark) => noun(mark)))}.`,
    corner: (marks) => `Clockwise around one corner: ${marks.map((mark) => noun(mark)).join(', ')}.`,
    foot: (mark, under) => `Under the foot of the ${noun(mark)} comes the ${noun(under)}.`,
    blocks: (count) => `Shapes with four squares in a block: ${count}. They do not fold.`,
    long: (count) => `Shapes with more than four squares in a line: ${count}. They overlap.`,
    overlaps: (count) => `Shapes with two squares on one side of the cube: ${count}.`,
    opposite: (ask, mark) => `The answer: opposite the ${noun(ask)} is the ${noun(mark)}.`,
    cubes: (views) => `The answer: ${views.map(seen).join('; ')}.`,
    right: (shapes) => `These fold, by row and column: ${shapes.map((rows) => `(${rowsOf(rows)})`).join(' ')}.`,
  },
  praise: {
    opposite: 'Yes! These two never meet.',
    cube: 'Yes! That is how it folds.',
    cubes: 'Yes! You folded them all.',
    shapes: 'Yes! All of these make a cube.',
  },
};
