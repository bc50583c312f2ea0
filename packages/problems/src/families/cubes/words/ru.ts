import { speak } from '../../../lang/speak.ts';
import type { PlaceName, Words } from './shape.ts';

const { counted, list, numeral } = speak('ru');

const place = ({ row, column }: PlaceName): string => `Ряд ${row}, столбец ${column}`;
const sum = (numbers: readonly number[], total: number): string =>
  numbers.length > 1 ? `${numbers.join(' + ')} = ${total}` : String(total);

export const ru: Words = {
  title: {
    count: 'Сколько кубиков?',
    missing: 'Заполни коробку',
    painted: 'Крашеные кубики',
    above: 'Вид сверху',
    side: 'Что видит глаз',
    plan: 'План и постройка',
  },
  question: (task, faces) => {
    switch (task) {
      case 'count':
        return 'Сколько кубиков в этой постройке? Ни один не висит в воздухе.';
      case 'missing':
        return 'Сколько кубиков не хватает, чтобы заполнить всю коробку?';
      case 'painted':
        return `Постройку покрасили со всех сторон, и снизу тоже. У скольких кубиков крашеных граней ровно ${faces}?`;
      case 'above':
        return 'Как эта постройка выглядит сверху?';
      case 'side':
        return 'Какую картинку видит глаз?';
      case 'plan':
        return 'Числа говорят, сколько кубиков где стоит. Какая это постройка?';
    }
  },
  narration: (task, faces) => {
    switch (task) {
      case 'count':
        return 'Посчитай кубики в этой постройке. Ни один не висит в воздухе.';
      case 'missing':
        return 'Узнай, сколько кубиков не хватает, чтобы заполнить всю коробку.';
      case 'painted':
        return `Постройку покрасили со всех сторон, и снизу тоже. Посчитай кубики, у которых крашеных граней ровно ${numeral(faces, 'feminine')}.`;
      case 'above':
        return 'Найди, как эта постройка выглядит сверху.';
      case 'side':
        return 'Найди картинку, которую видит глаз.';
      case 'plan':
        return 'Числа говорят, сколько кубиков где стоит. Найди эту постройку.';
    }
  },
  intro: {
    building: 'Постройка из кубиков. Сколько их стоит на каждом месте, начиная с дальнего ряда:',
    plan: 'План. Сколько кубиков стоит на каждом месте, начиная с дальнего ряда:',
    box: 'Постройка из кубиков в коробке. Сколько их стоит на каждом месте, начиная с дальнего ряда:',
  },
  row: (row, heights) => `Ряд ${row}: ${heights.join(', ')}.`,
  eye: { left: 'Глаз смотрит с левой стороны.', right: 'Глаз смотрит с правой стороны.' },
  footprint: (row, filled) => `Ряд ${row}: ${filled.map((is) => (is ? 'кубик' : 'пусто')).join(', ')}.`,
  outline: (heights) => `Высота слева направо: ${heights.join(', ')}.`,
  hints: {
    count: ['Одни кубики прячутся под другими. Посчитай и их.', 'Считай башню за башней, ряд за рядом.'],
    missing: ['Сначала подумай, сколько кубиков во всей коробке.', 'Потом убери те кубики, что уже есть.'],
    painted: ['Какие грани кубика прижаты к другим кубикам?', 'Иди слой за слоем, начиная снизу.'],
    above: ['Сверху видны только верхние грани.', 'Какие места пустые?'],
    side: ['Глаз видит самую высокую башню в каждой линии.', 'Начни с линии слева от глаза.'],
    plan: ['Сначала посмотри на ближний угол.', 'Сравни башни с числами по очереди.'],
  },
  feedback: {
    'cubes.mirrored': 'Здесь лево и право поменялись местами. Сравни один угол.',
    'cubes.one-place': 'Почти! Проверь каждое место: есть ли там кубик?',
    'cubes.one-height': 'Почти! Посчитай кубики в каждой башне.',
  },
  steps: {
    row: (row, heights, total) => `Ряд ${row}: ${sum(heights, total)}.`,
    count: (sums, total) => `Все ряды вместе: ${sum(sums, total)}.`,
    box: ({ rows, columns, floors, full }) => `Вся коробка вмещает ${rows} × ${columns} × ${floors} = ${full}.`,
    built: (cubes) => `В постройке ${counted(cubes, 'cube')}.`,
    missing: (full, cubes, missing) => `Не хватает: ${full} − ${cubes} = ${missing}.`,
    floor: (floor, cubes) => `Слой ${floor} снизу, таких кубиков: ${cubes}.`,
    painted: (counts, total) => `Все слои вместе: ${sum(counts, total)}.`,
    above: (at, isFilled) => `${place(at)}: ${isFilled ? 'тут есть кубик' : 'тут пусто'}.`,
    side: (line, height) => `Линия ${line} слева: высота самой высокой башни ${height}.`,
    plan: (at, height) => `${place(at)}: ${counted(height, 'cube')}.`,
    chooseAbove: (rows) =>
      `Ответ: картинка, где кубики стоят так: ${rows.map(({ row, columns }) => `ряд ${row} – ${list(columns.map(String))}`).join('; ')}.`,
    chooseSide: (heights) => `Ответ: картинка с такой высотой: ${heights.join(', ')}.`,
    choosePlan: (rows) => `Ответ: постройка с такими башнями: ${rows.map((row) => row.join(', ')).join('; ')}.`,
  },
  praise: (task, answer) =>
    task === 'count' || task === 'missing' || task === 'painted'
      ? `Да! ${counted(answer, 'cube')}.`
      : 'Да! Именно так она и выглядит.',
};
