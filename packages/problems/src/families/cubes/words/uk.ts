import { speak } from '../../../lang/speak.ts';
import type { PlaceName, Words } from './shape.ts';

const { counted, list, numeral } = speak('uk');

const place = ({ row, column }: PlaceName): string => `Ряд ${row}, стовпець ${column}`;
const sum = (numbers: readonly number[], total: number): string =>
  numbers.length > 1 ? `${numbers.join(' + ')} = ${total}` : String(total);

export const uk: Words = {
  title: {
    count: 'Скільки кубиків?',
    missing: 'Заповни коробку',
    painted: 'Пофарбовані кубики',
    above: 'Вигляд згори',
    side: 'Що бачить око',
    plan: 'План і будова',
  },
  question: (task, faces) => {
    switch (task) {
      case 'count':
        return 'Скільки кубиків у цій будові? Жоден не висить у повітрі.';
      case 'missing':
        return 'Скількох кубиків бракує, щоб заповнити всю коробку?';
      case 'painted':
        return `Будову пофарбували з усіх боків, і знизу теж. Скільки кубиків мають рівно ${faces} ${faces === 1 ? 'пофарбовану грань' : faces < 5 ? 'пофарбовані грані' : 'пофарбованих граней'}?`;
      case 'above':
        return 'Який вигляд має ця будова згори?';
      case 'side':
        return 'Який малюнок бачить око?';
      case 'plan':
        return 'Числа кажуть, скільки кубиків де стоїть. Яка це будова?';
    }
  },
  narration: (task, faces) => {
    switch (task) {
      case 'count':
        return 'Полічи кубики в цій будові. Жоден не висить у повітрі.';
      case 'missing':
        return 'Дізнайся, скількох кубиків бракує, щоб заповнити всю коробку.';
      case 'painted':
        return `Будову пофарбували з усіх боків, і знизу теж. Полічи кубики, у яких пофарбованих граней рівно ${numeral(faces, 'feminine')}.`;
      case 'above':
        return 'Знайди вигляд цієї будови згори.';
      case 'side':
        return 'Знайди малюнок, який бачить око.';
      case 'plan':
        return 'Числа кажуть, скільки кубиків де стоїть. Знайди цю будову.';
    }
  },
  intro: {
    building: 'Будова з кубиків. Скільки їх стоїть на кожному місці, починаючи з дальнього ряду:',
    plan: 'План. Скільки кубиків стоїть на кожному місці, починаючи з дальнього ряду:',
    box: 'Будова з кубиків у коробці. Скільки їх стоїть на кожному місці, починаючи з дальнього ряду:',
  },
  row: (row, heights) => `Ряд ${row}: ${heights.join(', ')}.`,
  eye: { left: 'Око дивиться з лівого боку.', right: 'Око дивиться з правого боку.' },
  footprint: (row, filled) => `Ряд ${row}: ${filled.map((is) => (is ? 'кубик' : 'порожньо')).join(', ')}.`,
  outline: (heights) => `Висота зліва направо: ${heights.join(', ')}.`,
  hints: {
    count: ['Одні кубики ховаються під іншими. Полічи й ті.', 'Лічи вежу за вежею, ряд за рядом.'],
    missing: ['Спершу подумай, скільки кубиків в усій коробці.', 'Потім прибери ті кубики, що вже є.'],
    painted: ['Які грані кубика притулені до інших кубиків?', 'Іди шар за шаром, починаючи знизу.'],
    above: ['Згори видно тільки верхні грані.', 'Які місця порожні?'],
    side: ['Око бачить найвищу вежу в кожній лінії.', 'Почни з лінії ліворуч від ока.'],
    plan: ['Спершу подивися на ближній кут.', 'Порівняй вежі з числами по черзі.'],
  },
  feedback: {
    'cubes.mirrored': 'Тут ліве й праве помінялися місцями. Порівняй один кут.',
    'cubes.one-place': 'Майже! Перевір кожне місце: чи є там кубик?',
    'cubes.one-height': 'Майже! Полічи кубики в кожній вежі.',
  },
  steps: {
    row: (row, heights, total) => `Ряд ${row}: ${sum(heights, total)}.`,
    count: (sums, total) => `Усі ряди разом: ${sum(sums, total)}.`,
    box: ({ rows, columns, floors, full }) => `Уся коробка вміщує ${rows} · ${columns} · ${floors} = ${full}.`,
    built: (cubes) => `У будові ${counted(cubes, 'cube')}.`,
    missing: (full, cubes, missing) => `Бракує: ${full} − ${cubes} = ${missing}.`,
    floor: (floor, cubes) => `Шар ${floor} знизу, таких кубиків: ${cubes}.`,
    painted: (counts, total) => `Усі шари разом: ${sum(counts, total)}.`,
    above: (at, isFilled) => `${place(at)}: ${isFilled ? 'тут є кубик' : 'тут порожньо'}.`,
    side: (line, height) => `Лінія ${line} зліва: висота найвищої вежі ${height}.`,
    plan: (at, height) => `${place(at)}: ${counted(height, 'cube')}.`,
    chooseAbove: (rows) =>
      `Відповідь: малюнок, де кубики стоять так: ${rows.map(({ row, columns }) => `ряд ${row} – ${list(columns.map(String))}`).join('; ')}.`,
    chooseSide: (heights) => `Відповідь: малюнок із такою висотою: ${heights.join(', ')}.`,
    choosePlan: (rows) => `Відповідь: будова з такими вежами: ${rows.map((row) => row.join(', ')).join('; ')}.`,
  },
  praise: (task, answer) =>
    task === 'count' || task === 'missing' || task === 'painted'
      ? `Так! ${counted(answer, 'cube')}.`
      : 'Так! Саме такий вона має вигляд.',
};
