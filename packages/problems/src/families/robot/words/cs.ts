import { speak } from '../../../lang/speak.ts';
import type { Command, Direction, Program } from '../params.ts';
import type { CellName, Words } from './shape.ts';

const { noun, counted, spelled, list, capital } = speak('cs');

/** Up, right, down, left. */
const directions = ['nahoru', 'doprava', 'dolů', 'doleva'] as const;
const turns = { forward: 'dopředu', left: 'otoč se doleva', right: 'otoč se doprava' } as const;

const cellName = ({ row, column }: CellName): string => `řádek ${row}, sloupec ${column}`;
const commandWord = (command: Command): string =>
  command.do === 'to' ? directions[command.direction] : turns[command.do];
const wayWords = (way: readonly Direction[]): string => way.map((direction) => directions[direction]).join(', ');

function programWords(program: Program): string {
  const items = program.map((item) =>
    item.do === 'repeat' ? `${item.times}krát (${list(item.body.map(commandWord))})` : commandWord(item),
  );
  return items.join(', ');
}

export const cs: Words = {
  title: { walk: 'Cesta k vlajce', choice: 'Který program?', trace: 'Stopa robota' },
  question: {
    walk: 'Doveď robota k vlajce.',
    choice: 'Který program dovede robota k vlajce?',
    trace: 'Přes která políčka robot projede? Označ je všechna.',
  },
  narration: {
    walk: 'Doveď robota k vlajce.',
    choice: 'Najdi program, který dovede robota k vlajce.',
    trace: 'Označ všechna políčka, přes která robot projede.',
  },
  collect: { one: 'Cestou seber baterii.', many: 'Cestou seber všechny baterie.' },
  limit: (steps) => `Máš ${counted(steps, 'step')}.`,
  limitSpelled: (steps) => `Máš ${spelled(steps, 'step')}.`,
  nose: 'Žlutá šipka ukazuje, kam se robot dívá.',
  yard: (side) => `Dvůr z políček, na šířku ${side}, na délku ${side}.`,
  looks: (direction) => `Robot se dívá ${directions[direction]}.`,
  program: (program) => `Program: ${programWords(program)}.`,
  hints: {
    walk: ['V cestě jsou stromy: obejdi je.', 'Nejdřív si rozmysli, kam dojít jako první.'],
    choice: ['Dej prst na robota: jeden příkaz, jeden pohyb.', 'Najdi první místo, kde se programy liší.'],
    trace: ['Dej prst na robota: jeden příkaz, jeden pohyb.', 'Každé nové políčko hned označ.'],
  },
  feedback: {
    'robot.turns-wrong-way': 'Jeden příkaz tu míří na špatnou stranu. Jdi pomalu.',
    'robot.swaps-commands': 'Dva příkazy jsou tu prohozené. Sleduj jejich pořadí.',
    'robot.misses-a-step': 'Chybí tu jeden krok. Počítej kroky na dvoře.',
    'robot.has-an-extra-step': 'Jeden krok je tu navíc. Počítej kroky na dvoře.',
    'robot.counts-repeats-wrong': 'Spočítej znovu, kolikrát se to má opakovat.',
    'robot.slips-twice': 'Takhle robot zabloudí. Začni znovu, příkaz po příkazu.',
  },
  praise: {
    walk: 'Ano! Robot je u vlajky.',
    choice: 'Ano! Tenhle program vede k vlajce.',
    trace: 'Ano! To je celá stopa.',
  },
  cell: (name, things) => {
    const cell = capital(cellName(name));
    return things.length > 0 ? `${cell}: ${things.map((thing) => noun(thing)).join(', ')}` : cell;
  },
  standing: (thing, cell) => `${capital(noun(thing))}: ${cellName(cell)}.`,
  programName: (program) => capital(programWords(program)),
  steps: {
    battery: (way) => `Jdi k baterii: ${wayWords(way)}.`,
    flag: (way) => `Jdi k vlajce: ${wayWords(way)}.`,
    run: (commands, cell) => `Udělej: ${commands.map(commandWord).join(', ')}. Teď je robot tady: ${cellName(cell)}.`,
    steps: (steps) => `Celkem ${counted(steps, 'step')} a kratší cesta není.`,
    program: (program) => `K vlajce vede tento program: ${programWords(program)}.`,
    cells: (cells) => `Robot projede přes tato políčka: ${cells.map(cellName).join('; ')}.`,
  },
};
