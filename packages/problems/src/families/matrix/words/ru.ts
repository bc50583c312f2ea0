import { speak } from '../../../lang/speak.ts';
import type { NounId } from '../../../lang/lexicon.ts';
import type { Line, Words } from './shape.ts';

const { adjective, colour, counted, described, genderOf, noun, spelled } = speak('ru');

const compared = (thing: NounId): string => noun(thing, { case: 'accusative', number: 'many' });
const ofMany = (thing: NounId): string => noun(thing, { case: 'genitive', number: 'many' });
const inEach = (line: Line): string => (line === 'row' ? 'В каждом ряду' : 'В каждом столбце');
const inThis = (line: Line): string => (line === 'row' ? 'в этом ряду' : 'в этом столбце');

export const ru: Words = {
  title: { boat: 'Следующий кораблик', house: 'Следующий домик', kite: 'Воздушный змей', card: 'Пропавшая карточка' },
  question: {
    boat: 'Какой кораблик следующий?',
    house: 'Какой домик следующий?',
    kite: 'Какой воздушный змей следующий?',
    card: 'Какой карточки не хватает?',
  },
  narration: {
    boat: 'Посмотри на ряды. Найди следующий кораблик.',
    house: 'Посмотри на ряды. Найди следующий домик.',
    kite: 'Посмотри на ряды. Найди следующего воздушного змея.',
    card: 'Посмотри на ряды и столбцы. Найди недостающую карточку.',
  },
  praise: (cell) => `Да! ${cell}.`,
  hints: {
    firstLook: 'Посмотри на верхний ряд. Что меняется, а что нет?',
    downLook: 'Теперь посмотри на последний столбец. Что меняется там?',
    look: (thing, line) => `Сравни ${compared(thing)} в каждом ${line === 'row' ? 'ряду' : 'столбце'}.`,
  },
  feedback: {
    'matrix.copies-left': 'Такая картинка уже стоит рядом. Что меняется в ряду?',
    'matrix.copies-above': 'Такая картинка уже стоит сверху. Что меняется в столбце?',
    'matrix.nothing-fits': 'Сначала посмотри вдоль ряда. Потом вниз по столбцу.',
    'matrix.two-wrong': 'Кое-что уже подходит. Проверь остальное по порядку.',
  },
  number: (thing, line) => `Остальное подходит. А теперь посчитай ${compared(thing)} ${inThis(line)}.`,
  almost: (thing, line) => `Остальное подходит. А теперь сравни ${compared(thing)} ${inThis(line)}.`,
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
  board: { row: (row, cells) => `Ряд ${row}: ${cells.join('; ')}.`, missing: 'пусто' },
  rules: {
    named: {
      same: (attribute, line) =>
        `${inEach(line)} ${genderOf(attribute) === 'feminine' ? 'одна и та же' : 'один и тот же'} ${noun(attribute)}.`,
      set: (attribute, line) => `${inEach(line)} одни и те же ${noun(attribute, { number: 'many' })}.`,
    },
    counted: {
      same: (thing, line) => `${inEach(line)} поровну ${ofMany(thing)}.`,
      step: (thing, line) =>
        `${line === 'row' ? 'Вдоль каждого ряда' : 'В каждом столбце'} число ${ofMany(thing)} меняется одинаково.`,
      set: (thing, line) => `${inEach(line)} повторяются одни и те же числа ${ofMany(thing)}.`,
      sum: (thing, line) => `${inEach(line)} сложи числа ${ofMany(thing)} на первых двух карточках.`,
      difference: (thing, line) => `${inEach(line)} вычти второе число ${ofMany(thing)} из первого.`,
    },
  },
  so: (value) => `Значит, здесь: ${value}.`,
  answer: (cell) => `Ответ: ${cell}.`,
};
