import type { Letter } from '../params.ts';
import type { Place, Words } from './shape.ts';

/** Ukrainian letters that look like the Latin ones in the picture. */
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

export const uk: Words = {
  title: 'Літери замість цифр',
  rules: 'За літерами сховано цифри. Різні літери — різні цифри. Числа не починаються з нуля.',
  ask: (letter) => `Яку цифру сховано за літерою ${alike[letter]}?`,
  find: (letter) => `Знайди цифру, яку сховано за літерою ${alike[letter]}.`,
  alt: (addends, total) => `Додавання стовпчиком: ${addends.map(written).join(' + ')} = ${written(total)}.`,
  hints: {
    ones: 'Іди стовпчиками справа наліво.',
    carry: 'Згадай, що переноситься в наступний стовпчик.',
    begin: 'Почни з цього стовпчика.',
  },
  feedback: {
    'crypt.forgets-the-carry': 'Близько! А чи полічено перенесення?',
    'crypt.begins-with-zero': 'Числа не починаються з нуля. Де стоїть ця літера?',
    'crypt.another-letter': 'Перевір стовпчики ще раз. Ця цифра може бути за іншою літерою.',
    'crypt.takes-a-shown-digit': 'Постав цю цифру в стовпчики. Чи виходить сума?',
  },
  steps: {
    only: (place, letter, digit) =>
      `Подивися на ${places[place]}. Підходить лише одна цифра: ${alike[letter]} = ${digit}.`,
    left: (place, letter, digits) =>
      `Подивися на ${places[place]}. Для літери ${alike[letter]} лишаються цифри: ${digits.join(', ')}.`,
    tried: (letter, wrong) =>
      `Спробуй цифри, що лишилися для літери ${alike[letter]}. Не підходять: ${wrong.join(', ')}.`,
    fits: (sum) => `Перевір. Сума виходить так: ${sum}.`,
    answer: (letter, digit) => `Відповідь: ${alike[letter]} = ${digit}.`,
  },
  praise: (letter, digit) => `Так! ${alike[letter]} = ${digit}.`,
};

const places: Readonly<Record<Place, string>> = {
  0: 'одиниці',
  1: 'десятки',
  2: 'сотні',
  3: 'тисячі',
  4: 'десятки тисяч',
};

function written(row: string): string {
  return row.replace(/[A-Z]/g, (letter) => alike[letter as Letter]);
}
