import type { ColourId } from '../../../draw/palette.ts';
import { speak } from '../../../lang/speak.ts';
import type { Move } from '../params.ts';
import type { CellName, Words } from './shape.ts';

const { adjective, capital, colour, list } = speak('de');

/** A move in a row of moves. */
const orders: Readonly<Record<Move, string>> = {
  across: 'spiegle es von links nach rechts',
  down: 'spiegle es von oben nach unten',
  half: 'dreh es halb herum',
  clockwise: 'dreh es um ein Viertel im Uhrzeigersinn',
  counter: 'dreh es um ein Viertel gegen den Uhrzeigersinn',
};

/** One move alone. */
const alone: Readonly<Record<Move, string>> = {
  across: 'Spiegle das Muster von links nach rechts.',
  down: 'Spiegle das Muster von oben nach unten.',
  half: 'Dreh das Muster halb herum.',
  clockwise: 'Dreh das Muster um ein Viertel im Uhrzeigersinn.',
  counter: 'Dreh das Muster um ein Viertel gegen den Uhrzeigersinn.',
};

const colourWord = (id: ColourId | null): string =>
  id === null ? 'leer' : adjective(colour(id), { gender: 'common' });
const cell = ({ row, column }: CellName): string => `Reihe ${row}, Spalte ${column}`;

/** What is done with the pattern. */
function deed(moves: readonly Move[]): string {
  const [first = 'across'] = moves;
  if (moves.length > 1) return `Nimm das Muster: ${capital(moves.map((move) => orders[move]).join('; dann '))}.`;
  return alone[first];
}

const isMirror = (moves: readonly Move[]): boolean =>
  moves.length === 1 && (moves[0] === 'across' || moves[0] === 'down');

export const de: Words = {
  title: { mirror: 'Im Spiegel', turn: 'Dreh das Muster', chain: 'Spiegeln und drehen' },
  question: (task, moves) => {
    if (task === 'mark' && isMirror(moves)) return 'Markiere die Felder, die der Spiegel zeigt.';
    if (task === 'mark') return `${deed(moves)} Markiere die Felder des neuen Bildes.`;
    return isMirror(moves) ? 'Welches Bild zeigt der Spiegel?' : `${deed(moves)} Welches Bild entsteht?`;
  },
  narration: (task, moves) => {
    if (task === 'mark' && isMirror(moves)) return 'Markiere die Felder, die der Spiegel zeigt.';
    if (task === 'mark') return `${deed(moves)} Markiere die Felder des neuen Bildes.`;
    return isMirror(moves) ? 'Finde das Bild, das der Spiegel zeigt.' : `${deed(moves)} Finde das Bild, das entsteht.`;
  },
  setting: {
    across: 'Rechts neben dem Muster steht ein Spiegel.',
    down: 'Unter dem Muster liegt ein Spiegel.',
    half: 'Ein Pfeil dreht sich halb herum.',
    clockwise: 'Ein Pfeil dreht sich um ein Viertel im Uhrzeigersinn.',
    counter: 'Ein Pfeil dreht sich um ein Viertel gegen den Uhrzeigersinn.',
  },
  row: (row, colours) => `Reihe ${row}: ${colours.map(colourWord).join(', ')}.`,
  cell: (name) => capital(cell(name)),
  hints: {
    mirror: ['Was nah am Spiegel ist, bleibt nah am Spiegel.', 'Beginne mit den Feldern direkt am Spiegel.'],
    turn: ['Dreh den Kopf oder das Blatt.', 'Verfolge eine Ecke. Wohin kommt sie?'],
    chain: ['Mach einen Schritt nach dem anderen.', 'Verfolge eine Ecke durch alle Schritte.'],
  },
  feedback: {
    'mirror.copied': 'Das ist noch einmal dasselbe Bild. Was ändert sich?',
    'mirror.other-line': 'Das ist ein anderer Spiegel. Wo steht der Spiegel?',
    'mirror.turned-not-mirrored': 'Das ist gedreht. Ein Spiegel vertauscht zwei Seiten.',
    'mirror.slanted': 'Das ist umgekippt. Im Spiegel bleibt alles aufrecht.',
    'mirror.mirrored-not-turned': 'Das ist ein Spiegelbild. Dreh nur, klapp nicht um.',
    'mirror.wrong-turn': 'Gedreht, aber nicht so. Wohin zeigt der Pfeil?',
    'mirror.one-move-only': 'Das ist nur einer der Schritte. Mach alle.',
    'mirror.detail': 'Fast! Vergleiche die Bilder Feld für Feld.',
  },
  steps: {
    rule: {
      across: 'Der Spiegel vertauscht links und rechts. Reihen bleiben Reihen.',
      down: 'Der Spiegel vertauscht oben und unten. Spalten bleiben Spalten.',
      half: 'Eine halbe Drehung: Die oberste Reihe kommt nach unten und läuft andersherum.',
      clockwise: 'Ein Viertel im Uhrzeigersinn: Die oberste Reihe wird zur rechten Spalte.',
      counter: 'Ein Viertel gegen den Uhrzeigersinn: Die oberste Reihe wird zur linken Spalte.',
    },
    follow: ({ from, to, colour: id }) => `Verfolge ein Feld (${colourWord(id)}): von ${cell(from)} zu ${cell(to)}.`,
    choose: (known) =>
      `Die Antwort ist das Bild mit diesen Feldern: ${known.map(({ to, colour: id }) => `${cell(to)} – ${colourWord(id)}`).join('; ')}.`,
    mark: (rows) =>
      `Markiere diese: ${rows.map(({ row, columns }) => `Reihe ${row} – ${list(columns.map(String))}`).join('; ')}.`,
  },
  praise: {
    mirror: 'Ja! Genau das zeigt der Spiegel.',
    turn: 'Ja! So sieht es gedreht aus.',
    chain: 'Ja! Du hast jeden Schritt verfolgt.',
  },
};
