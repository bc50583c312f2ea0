import type { ColourId } from '../../../draw/palette.ts';
import { speak } from '../../../lang/speak.ts';
import type { Move } from '../params.ts';
import type { CellName, Words } from './shape.ts';

const { adjective, capital, colour, list } = speak('de');

/** A move in a row of moves. */
const orders: Readonly<Record<Move, string>> = {
  across: 'mirror it left to right',
  down: 'mirror it top to bottom',
  half: 'give it half a turn',
  clockwise: 'give it a quarter turn clockwise',
  counter: 'give it a quarter turn counterclockwise',
};

/** One move alone. */
const alone: Readonly<Record<Move, string>> = {
  across: 'Mirror the pattern left to right.',
  down: 'Mirror the pattern top to bottom.',
  half: 'Give the pattern half a turn.',
  clockwise: 'Give the pattern a quarter turn clockwise.',
  counter: 'Give the pattern a quarter turn counterclockwise.',
};

const colourWord = (id: ColourId | null): string => (id === null ? 'empty' : adjective(colour(id), { noun: 'cell' }));
const cell = ({ row, column }: CellName): string => `row ${row}, column ${column}`;

/** What is done with the pattern. */
function deed(moves: readonly Move[]): string {
  const [first = 'across'] = moves;
  if (moves.length > 1) return `Take the pattern: ${moves.map((move) => orders[move]).join('; then ')}.`;
  return alone[first];
}

const isMirror = (moves: readonly Move[]): boolean =>
  moves.length === 1 && (moves[0] === 'across' || moves[0] === 'down');

export const de: Words = {
  title: { mirror: 'In the mirror', turn: 'Turn the pattern', chain: 'Mirror and turn' },
  question: (task, moves) => {
    if (task === 'mark' && isMirror(moves)) return 'Mark the cells that the mirror will show.';
    if (task === 'mark') return `${deed(moves)} Mark the cells of the new picture.`;
    return isMirror(moves) ? 'Which picture does the mirror show?' : `${deed(moves)} Which picture do you get?`;
  },
  narration: (task, moves) => {
    if (task === 'mark' && isMirror(moves)) return 'Mark the cells that the mirror will show.';
    if (task === 'mark') return `${deed(moves)} Mark the cells of the new picture.`;
    return isMirror(moves)
      ? 'Find the picture that the mirror shows.'
      : `${deed(moves)} Find the picture that you get.`;
  },
  setting: {
    across: 'A mirror stands to the right of the pattern.',
    down: 'A mirror lies below the pattern.',
    half: 'An arrow goes half around.',
    clockwise: 'An arrow goes a quarter around, clockwise.',
    counter: 'An arrow goes a quarter around, counterclockwise.',
  },
  row: (row, colours) => `Row ${row}: ${colours.map(colourWord).join(', ')}.`,
  cell: (name) => capital(cell(name)),
  hints: {
    mirror: ['What is near the mirror stays near the mirror.', 'Begin with the cells beside the mirror.'],
    turn: ['Turn your head, or the sheet.', 'Follow one corner. Where does it go?'],
    chain: ['Do one move at a time.', 'Follow one corner through all the moves.'],
  },
  feedback: {
    'mirror.copied': 'This is the same picture once more. What changes?',
    'mirror.other-line': 'This is another mirror. Where does the mirror stand?',
    'mirror.turned-not-mirrored': 'This one is turned. A mirror swaps two sides.',
    'mirror.slanted': 'This one is tipped over. The mirror keeps things upright.',
    'mirror.mirrored-not-turned': 'This is a mirror picture. Turn it without flipping it.',
    'mirror.wrong-turn': 'Turned, but not like this. Where does the arrow point?',
    'mirror.one-move-only': 'That is only one of the moves. Do them all.',
    'mirror.detail': 'Nearly! Compare the pictures cell by cell.',
  },
  steps: {
    rule: {
      across: 'The mirror swaps left and right. Rows stay rows.',
      down: 'The mirror swaps top and bottom. Columns stay columns.',
      half: 'Half a turn: the top row comes to the bottom, back to front.',
      clockwise: 'A quarter turn clockwise: the top row becomes the right column.',
      counter: 'A quarter turn counterclockwise: the top row becomes the left column.',
    },
    follow: ({ from, to, colour: id }) => `Follow one cell (${colourWord(id)}): from ${cell(from)} to ${cell(to)}.`,
    choose: (known) =>
      `The answer is the picture with these cells: ${known.map(({ to, colour: id }) => `${cell(to)} – ${colourWord(id)}`).join('; ')}.`,
    mark: (rows) =>
      `Mark these: ${rows.map(({ row, columns }) => `row ${row} – ${list(columns.map(String))}`).join('; ')}.`,
  },
  praise: {
    mirror: 'Yes! The mirror shows just that.',
    turn: 'Yes! That is how it looks when turned.',
    chain: 'Yes! You followed every move.',
  },
};
