import type { ColourId } from '../../../draw/palette.ts';
import { speak } from '../../../lang/speak.ts';
import type { Move } from '../params.ts';
import type { CellName, Words } from './shape.ts';

const { adjective, capital, colour, list } = speak('pl');

/** A move in a row of moves. */
const orders: Readonly<Record<Move, string>> = {
  across: 'odbij go z lewej na prawą',
  down: 'odbij go z góry na dół',
  half: 'obróć go o pół obrotu',
  clockwise: 'obróć go o ćwierć obrotu w prawo',
  counter: 'obróć go o ćwierć obrotu w lewo',
};

/** One move alone. */
const alone: Readonly<Record<Move, string>> = {
  across: 'Odbij wzór z lewej na prawą.',
  down: 'Odbij wzór z góry na dół.',
  half: 'Obróć wzór o pół obrotu.',
  clockwise: 'Obróć wzór o ćwierć obrotu w prawo.',
  counter: 'Obróć wzór o ćwierć obrotu w lewo.',
};

const colourWord = (id: ColourId | null): string => (id === null ? 'pusta' : adjective(colour(id), { noun: 'cell' }));
const cell = ({ row, column }: CellName): string => `rząd ${row}, kolumna ${column}`;

function deed(moves: readonly Move[]): string {
  const [first = 'across'] = moves;
  if (moves.length > 1) return `Weź wzór: ${moves.map((move) => orders[move]).join('; potem ')}.`;
  return alone[first];
}

const isMirror = (moves: readonly Move[]): boolean =>
  moves.length === 1 && (moves[0] === 'across' || moves[0] === 'down');

export const pl: Words = {
  title: { mirror: 'W lustrze', turn: 'Obróć wzór', chain: 'Odbij i obróć' },
  question: (task, moves) => {
    if (task === 'mark' && isMirror(moves)) return 'Zaznacz kratki, które pokaże lustro.';
    if (task === 'mark') return `${deed(moves)} Zaznacz kratki nowego obrazka.`;
    return isMirror(moves) ? 'Który obrazek pokaże lustro?' : `${deed(moves)} Który obrazek powstanie?`;
  },
  narration: (task, moves) => {
    if (task === 'mark' && isMirror(moves)) return 'Zaznacz kratki, które pokaże lustro.';
    if (task === 'mark') return `${deed(moves)} Zaznacz kratki nowego obrazka.`;
    return isMirror(moves) ? 'Znajdź obrazek, który pokaże lustro.' : `${deed(moves)} Znajdź obrazek, który powstanie.`;
  },
  setting: {
    across: 'Lustro stoi na prawo od wzoru.',
    down: 'Lustro leży pod wzorem.',
    half: 'Strzałka robi pół obrotu.',
    clockwise: 'Strzałka robi ćwierć obrotu w prawo.',
    counter: 'Strzałka robi ćwierć obrotu w lewo.',
  },
  row: (row, colours) => `Rząd ${row}: ${colours.map(colourWord).join(', ')}.`,
  cell: (name) => capital(cell(name)),
  hints: {
    mirror: ['Co jest blisko lustra, w lustrze też jest blisko.', 'Zacznij od kratek tuż przy lustrze.'],
    turn: ['Obróć głowę albo kartkę.', 'Śledź jeden róg. Dokąd trafi?'],
    chain: ['Rób jeden ruch naraz.', 'Śledź jeden róg przez wszystkie ruchy.'],
  },
  feedback: {
    'mirror.copied': 'To ten sam obrazek. A co się zmieni?',
    'mirror.other-line': 'Tak byłoby z innym lustrem. Gdzie stoi nasze?',
    'mirror.turned-not-mirrored': 'Ten obrazek jest obrócony. Lustro zamienia strony miejscami.',
    'mirror.slanted': 'Ten obrazek leży na boku. Lustro niczego nie przewraca.',
    'mirror.mirrored-not-turned': 'To obrazek z lustra. Obróć wzór, ale go nie odbijaj.',
    'mirror.wrong-turn': 'Obrócony, ale nie tak. Dokąd wskazuje strzałka?',
    'mirror.one-move-only': 'To tylko jeden z ruchów. Zrób wszystkie.',
    'mirror.detail': 'Prawie! Porównaj obrazki kratka po kratce.',
  },
  steps: {
    rule: {
      across: 'Lustro zamienia lewą stronę z prawą. Rzędy zostają rzędami.',
      down: 'Lustro zamienia górę z dołem. Kolumny zostają kolumnami.',
      half: 'Pół obrotu: górny rząd trafia na dół i biegnie od końca.',
      clockwise: 'Ćwierć obrotu w prawo: górny rząd staje się prawą kolumną.',
      counter: 'Ćwierć obrotu w lewo: górny rząd staje się lewą kolumną.',
    },
    follow: ({ from, to, colour: id }) =>
      `Śledź jedną kratkę (${colourWord(id)}): najpierw ${cell(from)}, potem ${cell(to)}.`,
    choose: (known) =>
      `Odpowiedź: obrazek z takimi kratkami: ${known.map(({ to, colour: id }) => `${cell(to)} – ${colourWord(id)}`).join('; ')}.`,
    mark: (rows) =>
      `Zaznacz te kratki: ${rows.map(({ row, columns }) => `rząd ${row} – ${list(columns.map(String))}`).join('; ')}.`,
  },
  praise: {
    mirror: 'Tak! Właśnie to pokazuje lustro.',
    turn: 'Tak! Tak wygląda wzór po obrocie.',
    chain: 'Tak! Wszystkie ruchy się zgadzają.',
  },
};
