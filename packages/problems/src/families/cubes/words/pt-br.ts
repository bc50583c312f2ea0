import { speak } from '../../../lang/speak.ts';
import type { PlaceName, Words } from './shape.ts';

const { counted, list, numeral } = speak('pt-br');

const facesWord = (faces: number): string => (faces === 1 ? 'painted face' : 'painted faces');
const place = ({ row, column }: PlaceName): string => `Row ${row}, column ${column}`;
const sum = (numbers: readonly number[], total: number): string =>
  numbers.length > 1 ? `${numbers.join(' + ')} = ${total}` : String(total);

export const ptBr: Words = {
  title: {
    count: 'How many cubes?',
    missing: 'Fill the box',
    painted: 'Painted cubes',
    above: 'From above',
    side: 'What the eye sees',
    plan: 'Plan and building',
  },
  question: (task, faces) => {
    switch (task) {
      case 'count':
        return 'How many cubes are in this building? No cube floats.';
      case 'missing':
        return 'How many cubes are missing to fill the box?';
      case 'painted':
        return `The building is painted on all sides, underneath too. How many cubes have exactly ${faces} ${facesWord(faces)}?`;
      case 'above':
        return 'How does the building look from above?';
      case 'side':
        return 'Which picture does the eye see?';
      case 'plan':
        return 'The numbers say how many cubes stand there. Which building is it?';
    }
  },
  narration: (task, faces) => {
    switch (task) {
      case 'count':
        return 'Count the cubes in this building. No cube floats.';
      case 'missing':
        return 'Find out how many cubes are missing to fill the box.';
      case 'painted':
        return `The building is painted on all sides, underneath too. Count the cubes with exactly ${numeral(faces)} ${facesWord(faces)}.`;
      case 'above':
        return 'Find the picture of the building from above.';
      case 'side':
        return 'Find the picture that the eye sees.';
      case 'plan':
        return 'The numbers say how many cubes stand there. Find the building.';
    }
  },
  intro: {
    building: 'A building of cubes. How many stand on each place, from the back row:',
    plan: 'A plan. How many cubes stand on each place, from the back row:',
    box: 'A building of cubes in a box. How many stand on each place, from the back row:',
  },
  row: (row, heights) => `Row ${row}: ${heights.join(', ')}.`,
  eye: { left: 'The eye looks at it from the left side.', right: 'The eye looks at it from the right side.' },
  footprint: (row, filled) => `Row ${row}: ${filled.map((is) => (is ? 'cube' : 'empty')).join(', ')}.`,
  outline: (heights) => `Heights from left to right: ${heights.join(', ')}.`,
  hints: {
    count: ['Some cubes hide under others. Count those too.', 'Count tower by tower, row by row.'],
    missing: ['First think how many cubes fill the whole box.', 'Then take away the cubes that are there.'],
    painted: ['Which faces of a cube touch another cube?', 'Go layer by layer, from below.'],
    above: ['From above you see only the tops.', 'Which places are empty?'],
    side: ['The eye sees the highest tower of each line.', 'Begin with the line at the left of the eye.'],
    plan: ['Look at the front corner first.', 'Compare the towers one by one with the numbers.'],
  },
  feedback: {
    'cubes.mirrored': 'Left and right are swapped here. Compare one corner.',
    'cubes.one-place': 'Nearly! Look at every place: is a cube there?',
    'cubes.one-height': 'Nearly! Count the cubes of every tower.',
  },
  steps: {
    row: (row, heights, total) => `Row ${row}: ${sum(heights, total)}.`,
    count: (sums, total) => `All rows together: ${sum(sums, total)}.`,
    box: ({ rows, columns, floors, full }) => `The whole box holds ${rows} × ${columns} × ${floors} = ${full}.`,
    built: (cubes) => `In the building: ${counted(cubes, 'cube')}.`,
    missing: (full, cubes, missing) => `Missing: ${full} − ${cubes} = ${missing}.`,
    floor: (floor, cubes) => `Layer ${floor} from below: ${counted(cubes, 'cube')} like that.`,
    painted: (counts, total) => `All layers together: ${sum(counts, total)}.`,
    above: (at, isFilled) => `${place(at)}: ${isFilled ? 'there is a cube' : 'nothing stands there'}.`,
    side: (line, height) => `Line ${line} from the left: the highest tower is ${height}.`,
    plan: (at, height) => `${place(at)}: ${counted(height, 'cube')}.`,
    chooseAbove: (rows) =>
      `The answer is the picture with cubes here: ${rows.map(({ row, columns }) => `row ${row} – ${list(columns.map(String))}`).join('; ')}.`,
    chooseSide: (heights) => `The answer is the picture with these heights: ${heights.join(', ')}.`,
    choosePlan: (rows) =>
      `The answer is the building with these towers: ${rows.map((row) => row.join(', ')).join('; ')}.`,
  },
  praise: (task, answer) =>
    task === 'count' || task === 'missing' || task === 'painted'
      ? `Yes! ${counted(answer, 'cube')}.`
      : 'Yes! It looks just like that.',
};
