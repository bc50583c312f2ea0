import { speak } from '../../../lang/speak.ts';
import type { Command, Direction, Program } from '../params.ts';
import type { CellName, Words } from './shape.ts';

const { noun, counted, spelled, list, capital } = speak('ru');

/** Up, right, down, left. */
const directions = ['вверх', 'вправо', 'вниз', 'влево'] as const;
const turns = { forward: 'вперёд', left: 'поворот налево', right: 'поворот направо' } as const;

const cellName = ({ row, column }: CellName): string => `ряд ${row}, столбец ${column}`;
const commandWord = (command: Command): string =>
  command.do === 'to' ? directions[command.direction] : turns[command.do];
const wayWords = (way: readonly Direction[]): string => way.map((direction) => directions[direction]).join(', ');

function programWords(program: Program): string {
  const items = program.map((item) =>
    item.do === 'repeat' ? `${item.times} раза (${list(item.body.map(commandWord))})` : commandWord(item),
  );
  return items.join(', ');
}

export const ru: Words = {
  title: { walk: 'Путь к флажку', choice: 'Какая программа?', trace: 'След робота' },
  question: {
    walk: 'Проведи робота к флажку.',
    choice: 'Какая программа приведёт робота к флажку?',
    trace: 'По каким клеткам проедет робот? Отметь их все.',
  },
  narration: {
    walk: 'Проведи робота к флажку.',
    choice: 'Найди программу, которая приведёт робота к флажку.',
    trace: 'Отметь все клетки, по которым проедет робот.',
  },
  collect: { one: 'По пути забери батарейку.', many: 'По пути собери все батарейки.' },
  limit: (steps) => `У тебя ${counted(steps, 'step')}.`,
  limitSpelled: (steps) => `У тебя ${spelled(steps, 'step')}.`,
  nose: 'Жёлтая стрелка показывает, куда смотрит робот.',
  yard: (side) => `Поле ${side} на ${side} клеток.`,
  looks: (direction) => `Робот смотрит ${directions[direction]}.`,
  program: (program) => `Программа: ${programWords(program)}.`,
  hints: {
    walk: ['Ёлки мешают: обходи их.', 'Сначала подумай, куда идти раньше.'],
    choice: ['Поставь палец на робота: одна команда, одно движение.', 'Найди, где программы начинают отличаться.'],
    trace: ['Поставь палец на робота: одна команда, одно движение.', 'Каждую новую клетку отмечай сразу.'],
  },
  feedback: {
    'robot.turns-wrong-way': 'Одна команда здесь ведёт не туда. Пройди медленно.',
    'robot.swaps-commands': 'Две команды здесь поменялись местами. Следи за порядком.',
    'robot.misses-a-step': 'Здесь не хватает одного шага. Посчитай клетки.',
    'robot.has-an-extra-step': 'Здесь есть лишний шаг. Посчитай клетки.',
    'robot.counts-repeats-wrong': 'Посчитай ещё раз, сколько нужно повторов.',
    'robot.slips-twice': 'Так робот уедет далеко. Начни с первой команды.',
  },
  praise: {
    walk: 'Да! Робот у флажка.',
    choice: 'Да! Эта программа ведёт к флажку.',
    trace: 'Да! Это весь след робота.',
  },
  cell: (name, things) => {
    const cell = capital(cellName(name));
    return things.length > 0 ? `${cell}: ${things.map((thing) => noun(thing)).join(', ')}` : cell;
  },
  standing: (thing, cell) => `${capital(noun(thing))}: ${cellName(cell)}.`,
  programName: (program) => capital(programWords(program)),
  steps: {
    battery: (way) => `Иди к батарейке: ${wayWords(way)}.`,
    flag: (way) => `Иди к флажку: ${wayWords(way)}.`,
    run: (commands, cell) =>
      `Выполни команды: ${commands.map(commandWord).join(', ')}. Теперь робот здесь: ${cellName(cell)}.`,
    steps: (steps) => `Всего ${counted(steps, 'step')}, и короче пути нет.`,
    program: (program) => `К флажку ведёт эта программа: ${programWords(program)}.`,
    cells: (cells) => `Робот проезжает по этим клеткам: ${list(cells.map(cellName))}.`,
  },
};
