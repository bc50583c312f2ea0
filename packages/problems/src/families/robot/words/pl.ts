import { speak } from '../../../lang/speak.ts';
import type { Command, Direction, Program } from '../params.ts';
import type { CellName, Words } from './shape.ts';

const { noun, counted, spelled, list, capital } = speak('pl');

/** Up, right, down, left. */
const directions = ['w górę', 'w prawo', 'w dół', 'w lewo'] as const;
const turns = { forward: 'naprzód', left: 'obrót w lewo', right: 'obrót w prawo' } as const;

const cellName = ({ row, column }: CellName): string => `rząd ${row}, kolumna ${column}`;
const commandWord = (command: Command): string =>
  command.do === 'to' ? directions[command.direction] : turns[command.do];
const wayWords = (way: readonly Direction[]): string => way.map((direction) => directions[direction]).join(', ');

function programWords(program: Program): string {
  const items = program.map((item) =>
    item.do === 'repeat' ? `${item.times} razy (${list(item.body.map(commandWord))})` : commandWord(item),
  );
  return items.join(', ');
}

export const pl: Words = {
  title: { walk: 'Droga do flagi', choice: 'Który program?', trace: 'Ślad robota' },
  question: {
    walk: 'Zaprowadź robota do flagi.',
    choice: 'Który program prowadzi robota do flagi?',
    trace: 'Po których kratkach przejedzie robot? Zaznacz je wszystkie.',
  },
  narration: {
    walk: 'Zaprowadź robota do flagi.',
    choice: 'Znajdź program, który prowadzi robota do flagi.',
    trace: 'Zaznacz wszystkie kratki, po których przejedzie robot.',
  },
  collect: { one: 'Po drodze zabierz baterię.', many: 'Po drodze zbierz wszystkie baterie.' },
  limit: (steps) => `Masz ${counted(steps, 'step')}.`,
  limitSpelled: (steps) => `Masz ${spelled(steps, 'step')}.`,
  nose: 'Żółta strzałka pokazuje, w którą stronę patrzy robot.',
  yard: (side) => `Plansza ${side} na ${side} kratek.`,
  looks: (direction) => `Robot patrzy ${directions[direction]}.`,
  program: (program) => `Program: ${programWords(program)}.`,
  hints: {
    walk: ['Choinki stoją na drodze: omijaj je.', 'Najpierw pomyśl, dokąd iść na początku.'],
    choice: [
      'Połóż palec na robocie: jedno polecenie, jeden ruch.',
      'Znajdź miejsce, gdzie programy zaczynają się różnić.',
    ],
    trace: ['Połóż palec na robocie: jedno polecenie, jeden ruch.', 'Każdą nową kratkę zaznaczaj od razu.'],
  },
  feedback: {
    'robot.turns-wrong-way': 'Jedno polecenie prowadzi tu w złą stronę. Idź powoli.',
    'robot.swaps-commands': 'Dwa polecenia zamieniły się tu miejscami. Pilnuj kolejności.',
    'robot.misses-a-step': 'Brakuje tu jednego kroku. Policz kratki.',
    'robot.has-an-extra-step': 'Jest tu o krok za dużo. Policz kratki.',
    'robot.counts-repeats-wrong': 'Policz jeszcze raz, ile ma być powtórzeń.',
    'robot.slips-twice': 'Tak robot zabłądzi. Zacznij od pierwszego polecenia.',
  },
  praise: {
    walk: 'Tak! Robot jest przy fladze.',
    choice: 'Tak! Ten program prowadzi do flagi.',
    trace: 'Tak! To cały ślad robota.',
  },
  cell: (name, things) => {
    const cell = capital(cellName(name));
    return things.length > 0 ? `${cell}: ${things.map((thing) => noun(thing)).join(', ')}` : cell;
  },
  standing: (thing, cell) => `${capital(noun(thing))}: ${cellName(cell)}.`,
  programName: (program) => capital(programWords(program)),
  steps: {
    battery: (way) => `Idź do baterii: ${wayWords(way)}.`,
    flag: (way) => `Idź do flagi: ${wayWords(way)}.`,
    run: (commands, cell) =>
      `Wykonaj polecenia: ${commands.map(commandWord).join(', ')}. Teraz robot jest tutaj: ${cellName(cell)}.`,
    steps: (steps) => `Razem: ${counted(steps, 'step')}. Krótszej drogi nie ma.`,
    program: (program) => `Do flagi prowadzi ten program: ${programWords(program)}.`,
    cells: (cells) => `Robot przejeżdża po tych kratkach: ${list(cells.map(cellName))}.`,
  },
};
