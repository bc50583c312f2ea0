import type { ColourId } from '../../../draw/palette.ts';
import { speak } from '../../../lang/speak.ts';
import type { Move } from '../params.ts';
import type { CellName, Words } from './shape.ts';

const { adjective, capital, colour, list } = speak('cs');

/** What is done with the pattern, as an order without its object. */
const orders: Readonly<Record<Move, string>> = {
  across: 'převrať zleva doprava',
  down: 'převrať shora dolů',
  half: 'otoč o půl otáčky',
  clockwise: 'otoč o čtvrt otáčky po směru hodin',
  counter: 'otoč o čtvrt otáčky proti směru hodin',
};

const colourWord = (id: ColourId | null): string => (id === null ? 'prázdné' : adjective(colour(id), { noun: 'cell' }));
const cell = ({ row, column }: CellName): string => `řádek ${row}, sloupec ${column}`;

function deed(moves: readonly Move[]): string {
  const [first = 'across'] = moves;
  if (moves.length > 1) return `Vzor nejdřív ${moves.map((move) => orders[move]).join('; pak ')}.`;
  return `Vzor ${orders[first]}.`;
}

const isMirror = (moves: readonly Move[]): boolean =>
  moves.length === 1 && (moves[0] === 'across' || moves[0] === 'down');

export const cs: Words = {
  title: { mirror: 'V zrcadle', turn: 'Otoč vzor', chain: 'Převracej a otáčej' },
  question: (task, moves) => {
    if (task === 'mark' && isMirror(moves)) return 'Označ políčka, která ukáže zrcadlo.';
    if (task === 'mark') return `${deed(moves)} Označ políčka nového obrázku.`;
    return isMirror(moves) ? 'Který obrázek ukazuje zrcadlo?' : `${deed(moves)} Který obrázek vznikne?`;
  },
  narration: (task, moves) => {
    if (task === 'mark' && isMirror(moves)) return 'Označ políčka, která ukáže zrcadlo.';
    if (task === 'mark') return `${deed(moves)} Označ políčka nového obrázku.`;
    return isMirror(moves) ? 'Najdi obrázek, který ukazuje zrcadlo.' : `${deed(moves)} Najdi obrázek, který vznikne.`;
  },
  setting: {
    across: 'Vpravo od vzoru stojí zrcadlo.',
    down: 'Pod vzorem leží zrcadlo.',
    half: 'Šipka jde o půl otáčky.',
    clockwise: 'Šipka jde o čtvrt otáčky po směru hodin.',
    counter: 'Šipka jde o čtvrt otáčky proti směru hodin.',
  },
  row: (row, colours) => `Řádek ${row}: ${colours.map(colourWord).join(', ')}.`,
  cell: (name) => capital(cell(name)),
  hints: {
    mirror: ['Co je blízko zrcadla, zůstane blízko zrcadla.', 'Začni políčky hned vedle zrcadla.'],
    turn: ['Otoč hlavu nebo papír.', 'Sleduj jeden roh. Kam se dostane?'],
    chain: ['Dělej jednu věc po druhé.', 'Sleduj jeden roh od začátku do konce.'],
  },
  feedback: {
    'mirror.copied': 'To je znovu stejný obrázek. Co se změní?',
    'mirror.other-line': 'To je jiné zrcadlo. Kde stojí to naše?',
    'mirror.turned-not-mirrored': 'Tenhle je otočený. Zrcadlo prohodí dvě strany.',
    'mirror.slanted': 'Tenhle je převalený na bok. Zrcadlo nic nepřevalí.',
    'mirror.mirrored-not-turned': 'To je obraz v zrcadle. Otoč vzor bez převracení.',
    'mirror.wrong-turn': 'Otočený, ale ne takhle. Kam ukazuje šipka?',
    'mirror.one-move-only': 'To je jen jedna část úkolu. Udělej všechny.',
    'mirror.detail': 'Skoro! Porovnej obrázky políčko po políčku.',
  },
  steps: {
    rule: {
      across: 'Zrcadlo prohodí levou a pravou stranu. Řádky zůstanou řádky.',
      down: 'Zrcadlo prohodí horní a dolní část. Sloupce zůstanou sloupci.',
      half: 'Půl otáčky: horní řádek přijde dolů a pozpátku.',
      clockwise: 'Čtvrt otáčky po směru hodin: z horního řádku bude pravý sloupec.',
      counter: 'Čtvrt otáčky proti směru hodin: z horního řádku bude levý sloupec.',
    },
    follow: ({ from, to, colour: id }) =>
      `Sleduj jedno políčko (${colourWord(id)}). Odkud: ${cell(from)}. Kam: ${cell(to)}.`,
    choose: (known) =>
      `Správný je obrázek s těmito políčky: ${known.map(({ to, colour: id }) => `${cell(to)} – ${colourWord(id)}`).join('; ')}.`,
    mark: (rows) =>
      `Označ tato políčka: ${rows.map(({ row, columns }) => `řádek ${row} – ${list(columns.map(String))}`).join('; ')}.`,
  },
  praise: {
    mirror: 'Ano! Právě to zrcadlo ukazuje.',
    turn: 'Ano! Takhle to po otočení vypadá.',
    chain: 'Ano! Žádný krok ti neutekl.',
  },
};
