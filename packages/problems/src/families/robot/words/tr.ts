import { speak } from '../../../lang/speak.ts';
import type { Command, Direction, Program } from '../params.ts';
import type { CellName, Words } from './shape.ts';

const { noun, counted, spelled, list, capital } = speak('tr');

/** Up, right, down, left. */
const directions = ['up', 'to the right', 'down', 'to the left'] as const;
const turns = { forward: 'forward', left: 'turn left', right: 'turn right' } as const;

const cellName = ({ row, column }: CellName): string => `row ${row}, column ${column}`;
const commandWord = (command: Command): string =>
  command.do === 'to' ? directions[command.direction] : turns[command.do];
const wayWords = (way: readonly Direction[]): string => way.map((direction) => directions[direction]).join(', ');

function programWords(program: Program): string {
  const items = program.map((item) =>
    item.do === 'repeat' ? `${item.times} times (${list(item.body.map(commandWord))})` : commandWord(item),
  );
  return items.join(', ');
}

export const tr: Words = {
  title: { walk: 'The way to the flag', choice: 'Which program?', trace: "The robot's trail" },
  question: {
    walk: 'Lead the robot to the flag.',
    choice: 'Which program leads the robot to the flag?',
    trace: 'Which cells does the robot drive over? Mark them all.',
  },
  narration: {
    walk: 'Lead the robot to the flag.',
    choice: 'Find the program that leads the robot to the flag.',
    trace: 'Mark every cell that the robot drives over.',
  },
  collect: { one: 'Collect the battery on the way.', many: 'Collect all batteries on the way.' },
  limit: (steps) => `You have ${counted(steps, 'step')}.`,
  limitSpelled: (steps) => `You have ${spelled(steps, 'step')}.`,
  nose: 'The yellow arrow shows where the robot looks.',
  yard: (side) => `A yard of ${side} by ${side} cells.`,
  looks: (direction) => `The robot looks ${directions[direction]}.`,
  program: (program) => `The program: ${programWords(program)}.`,
  hints: {
    walk: ['Trees are in the way: go around them.', 'Think first what to reach first.'],
    choice: ['Put your finger on the robot: one command, one move.', 'Find the first place where the programs differ.'],
    trace: ['Put your finger on the robot: one command, one move.', 'Mark each new cell at once.'],
  },
  feedback: {
    'robot.turns-wrong-way': 'One command points the wrong way here. Go slowly.',
    'robot.swaps-commands': 'Two commands have changed places here. Watch their order.',
    'robot.misses-a-step': 'One step is missing here. Count along the yard.',
    'robot.has-an-extra-step': 'There is one step too many. Count along the yard.',
    'robot.counts-repeats-wrong': 'Count once more how often it must repeat.',
    'robot.slips-twice': 'That leads far away. Begin again, command by command.',
  },
  praise: {
    walk: 'Yes! The robot is at the flag.',
    choice: 'Yes! That program leads to the flag.',
    trace: 'Yes! That is the whole trail.',
  },
  cell: (name, things) => {
    const cell = capital(cellName(name));
    return things.length > 0 ? `${cell}: ${things.map((thing) => noun(thing)).join(', ')}` : cell;
  },
  standing: (thing, cell) => `${capital(noun(thing))}: ${cellName(cell)}.`,
  programName: (program) => capital(programWords(program)),
  steps: {
    battery: (way) => `Go to a battery: ${wayWords(way)}.`,
    flag: (way) => `Go to the flag: ${wayWords(way)}.`,
    run: (commands, cell) => `Do this: ${commands.map(commandWord).join(', ')}. Now the robot is in ${cellName(cell)}.`,
    steps: (steps) => `Together: ${counted(steps, 'step')}, and there is no shorter way.`,
    program: (program) => `This program leads to the flag: ${programWords(program)}.`,
    cells: (cells) => `The robot drives over these cells: ${list(cells.map(cellName))}.`,
  },
};
