import type { Letter } from '../params.ts';
import type { Place, Words } from './shape.ts';

/** Russian letters that look like the Latin ones in the picture. */
const alike: Readonly<Record<Letter, string>> = {
  A: 'А',
  B: 'В',
  C: 'С',
  E: 'Е',
  H: 'Н',
  K: 'К',
  M: 'М',
  P: 'Р',
  T: 'Т',
  X: 'Х',
};

export const ru: Words = {
  title: 'Буквы вместо цифр',
  rules: 'За буквами спрятаны цифры. Разные буквы — разные цифры. Числа не начинаются с нуля.',
  ask: (letter) => `Какая цифра спрятана за буквой ${alike[letter]}?`,
  find: (letter) => `Найди цифру, которая спрятана за буквой ${alike[letter]}.`,
  alt: (addends, total) => `Сложение столбиком: ${addends.map(written).join(' + ')} = ${written(total)}.`,
  hints: {
    ones: 'Иди по столбцам справа налево.',
    carry: 'Вспомни, что переносится в следующий столбец.',
    begin: 'Начни с этого столбца.',
  },
  feedback: {
    'crypt.forgets-the-carry': 'Близко! А перенос посчитан?',
    'crypt.begins-with-zero': 'Числа не начинаются с нуля. Где стоит эта буква?',
    'crypt.another-letter': 'Проверь столбцы ещё раз. Эта цифра может быть за другой буквой.',
    'crypt.takes-a-shown-digit': 'Поставь эту цифру в столбцы. Получается ли сумма?',
  },
  steps: {
    only: (place, letter, digit) =>
      `Посмотри на ${places[place]}. Подходит только одна цифра: ${alike[letter]} = ${digit}.`,
    left: (place, letter, digits) =>
      `Посмотри на ${places[place]}. Для буквы ${alike[letter]} остаются цифры: ${digits.join(', ')}.`,
    tried: (letter, wrong) =>
      `Попробуй цифры, которые остались для буквы ${alike[letter]}. Не подходят: ${wrong.join(', ')}.`,
    fits: (sum) => `Проверь. Сумма получается так: ${sum}.`,
    answer: (letter, digit) => `Ответ: ${alike[letter]} = ${digit}.`,
  },
  praise: (letter, digit) => `Да! ${alike[letter]} = ${digit}.`,
};

const places: Readonly<Record<Place, string>> = {
  0: 'единицы',
  1: 'десятки',
  2: 'сотни',
  3: 'тысячи',
  4: 'десятки тысяч',
};

function written(row: string): string {
  return row.replace(/[A-Z]/g, (letter) => alike[letter as Letter]);
}
