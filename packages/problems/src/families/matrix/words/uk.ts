import { speak } from '../../../lang/speak.ts';
import type { NounId } from '../../../lang/lexicon.ts';
import type { Line, Words } from './shape.ts';

const { adjective, colour, counted, described, genderOf, noun, spelled } = speak('uk');

const compared = (thing: NounId): string => noun(thing, { case: 'accusative', number: 'many' });
const ofMany = (thing: NounId): string => noun(thing, { case: 'genitive', number: 'many' });
const inEach = (line: Line): string => (line === 'row' ? 'У кожному ряду' : 'У кожному стовпці');
const inThis = (line: Line): string => (line === 'row' ? 'в цьому ряду' : 'в цьому стовпці');

export const uk: Words = {
  title: { boat: 'Наступний кораблик', house: 'Наступний будиночок', kite: 'Повітряний змій', card: 'Зникла картка' },
  question: {
    boat: 'Який кораблик наступний?',
    house: 'Який будиночок наступний?',
    kite: 'Який повітряний змій наступний?',
    card: 'Якої картки бракує?',
  },
  narration: {
    boat: 'Подивися на ряди. Знайди наступний кораблик.',
    house: 'Подивися на ряди. Знайди наступний будиночок.',
    kite: 'Подивися на ряди. Знайди наступного повітряного змія.',
    card: 'Подивися на ряди й стовпці. Знайди картку, якої бракує.',
  },
  praise: (cell) => `Так! ${cell}.`,
  hints: {
    firstLook: 'Подивися на верхній ряд. Що змінюється, а що ні?',
    downLook: 'Тепер подивися на останній стовпець. Що змінюється там?',
    look: (thing, line) => `Порівняй ${compared(thing)} у кожному ${line === 'row' ? 'ряду' : 'стовпці'}.`,
  },
  feedback: {
    'matrix.copies-left': 'Такий малюнок уже стоїть поруч. Що змінюється в ряду?',
    'matrix.copies-above': 'Такий малюнок уже стоїть вище. Що змінюється в стовпці?',
    'matrix.nothing-fits': 'Спершу подивися вздовж ряду. Потім униз стовпцем.',
    'matrix.two-wrong': 'Дещо вже підходить. Перевір решту за порядком.',
  },
  number: (thing, line) => `Решта підходить. А тепер полічи ${compared(thing)} ${inThis(line)}.`,
  almost: (thing, line) => `Решта підходить. А тепер порівняй ${compared(thing)} ${inThis(line)}.`,
  cell: {
    boat: (sails, name) => spelled(sails, { noun: 'sail', adjectives: [colour(name)] }),
    house: (windows, name) =>
      `${described({ noun: 'roof', adjectives: [colour(name)] })}, ${counted(windows, 'window')}`,
    kite: (bows, name) => `${described({ noun: 'kite', adjectives: [colour(name)] })}, ${counted(bows, 'bow')}`,
    card: ({ shape, colour: name, size, dots }) => {
      const figure = described({ noun: shape, adjectives: [...(size === null ? [] : [size]), colour(name)] });
      return dots === null ? figure : `${figure}, ${counted(dots, 'dot')}`;
    },
  },
  value: {
    shape: (shape) => noun(shape),
    colour: (name) => adjective(colour(name), { noun: 'colour' }),
    size: (size) => adjective(size, { noun: 'size' }),
    number: (n, thing) => counted(n, thing),
  },
  board: { row: (row, cells) => `Ряд ${row}: ${cells.join('; ')}.`, missing: 'порожньо' },
  rules: {
    named: {
      same: (attribute, line) =>
        `${inEach(line)} ${genderOf(attribute) === 'feminine' ? 'та сама' : 'той самий'} ${noun(attribute)}.`,
      set: (attribute, line) => `${inEach(line)} ті самі ${noun(attribute, { number: 'many' })}.`,
    },
    counted: {
      same: (thing, line) => `${inEach(line)} порівну ${ofMany(thing)}.`,
      step: (thing, line) =>
        `${line === 'row' ? 'Уздовж кожного ряду' : 'У кожному стовпці'} кількість ${ofMany(thing)} змінюється однаково.`,
      set: (thing, line) => `${inEach(line)} повторюється та сама кількість ${ofMany(thing)}.`,
      sum: (thing, line) => `${inEach(line)} додай кількість ${ofMany(thing)} на перших двох картках.`,
      difference: (thing, line) => `${inEach(line)} відніми другу кількість ${ofMany(thing)} від першої.`,
    },
  },
  so: (value) => `Отже, тут: ${value}.`,
  answer: (cell) => `Відповідь: ${cell}.`,
};
