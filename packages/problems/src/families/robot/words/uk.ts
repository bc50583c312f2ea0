import { speak } from '../../../lang/speak.ts';
import type { Command, Direction, Program } from '../params.ts';
import type { CellName, Words } from './shape.ts';

const { noun, counted, spelled, list, capital } = speak('uk');

/** Up, right, down, left. */
const directions = ['вгору', 'праворуч', 'вниз', 'ліворуч'] as const;
const turns = { forward: 'вперед', left: 'поворот ліворуч', right: 'поворот праворуч' } as const;

const cellName = ({ row, column }: CellName): string => `рядок ${row}, стовпець ${column}`;
const commandWord = (command: Command): string =>
  command.do === 'to' ? directions[command.direction] : turns[command.do];
const wayWords = (way: readonly Direction[]): string => way.map((direction) => directions[direction]).join(', ');

function programWords(program: Program): string {
  const items = program.map((item) =>
    item.do === 'repeat'
      ? `${item.times} ${item.times < 5 ? 'рази' : 'разів'} (${list(item.body.map(commandWord))})`
      : commandWord(item),
  );
  return items.join(', ');
}

export const uk: Words = {
  title: { walk: 'Шлях до прапорця', choice: 'Яка програма?', trace: 'Слід робота' },
  question: {
    walk: 'Проведи робота до прапорця.',
    choice: 'Яка програма приведе робота до прапорця?',
    trace: 'Якими клітинками проїде робот? Познач їх усі.',
  },
  narration: {
    walk: 'Проведи робота до прапорця.',
    choice: 'Знайди програму, яка приведе робота до прапорця.',
    trace: 'Познач усі клітинки, якими проїде робот.',
  },
  collect: { one: 'Дорогою візьми батарейку.', many: 'Дорогою збери всі батарейки.' },
  limit: (steps) => `Ти маєш ${counted(steps, 'step')}.`,
  limitSpelled: (steps) => `Ти маєш ${spelled(steps, 'step')}.`,
  nose: 'Жовта стрілка показує, куди дивиться робот.',
  yard: (side) => `Поле ${side} на ${counted(side, 'cell')}.`,
  looks: (direction) => `Робот дивиться ${directions[direction]}.`,
  program: (program) => `Програма: ${programWords(program)}.`,
  hints: {
    walk: ['Ялинки заважають: обходь їх.', 'Спершу подумай, куди йти найперше.'],
    choice: ['Постав палець на робота: одна команда, один рух.', 'Знайди, де програми починають різнитися.'],
    trace: ['Постав палець на робота: одна команда, один рух.', 'Кожну нову клітинку позначай одразу.'],
  },
  feedback: {
    'robot.turns-wrong-way': 'Одна команда тут веде не туди. Пройди повільно.',
    'robot.swaps-commands': 'Дві команди тут помінялися місцями. Стеж за порядком.',
    'robot.misses-a-step': 'Тут бракує одного кроку. Полічи клітинки.',
    'robot.has-an-extra-step': 'Тут є зайвий крок. Полічи клітинки.',
    'robot.counts-repeats-wrong': 'Полічи ще раз, скільки потрібно повторів.',
    'robot.slips-twice': 'Так робот заїде далеко. Почни з першої команди.',
  },
  praise: {
    walk: 'Так! Робот біля прапорця.',
    choice: 'Так! Ця програма веде до прапорця.',
    trace: 'Так! Це весь слід робота.',
  },
  cell: (name, things) => {
    const cell = capital(cellName(name));
    return things.length > 0 ? `${cell}: ${things.map((thing) => noun(thing)).join(', ')}` : cell;
  },
  standing: (thing, cell) => `${capital(noun(thing))}: ${cellName(cell)}.`,
  programName: (program) => capital(programWords(program)),
  steps: {
    battery: (way) => `Іди до батарейки: ${wayWords(way)}.`,
    flag: (way) => `Іди до прапорця: ${wayWords(way)}.`,
    run: (commands, cell) =>
      `Виконай команди: ${commands.map(commandWord).join(', ')}. Тепер робот тут: ${cellName(cell)}.`,
    steps: (steps) => `Усього ${counted(steps, 'step')}, і коротшого шляху немає.`,
    program: (program) => `До прапорця веде ця програма: ${programWords(program)}.`,
    cells: (cells) => `Робот проїжджає цими клітинками: ${list(cells.map(cellName))}.`,
  },
};
