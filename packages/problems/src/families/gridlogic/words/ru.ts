import { speak } from '../../../lang/speak.ts';
import type { CellSaid, Seen, Words } from './shape.ts';

const { capital, numeral } = speak('ru');

export const ru: Words = {
  title: {
    futoshiki: 'Больше или меньше',
    tents: 'Палатки и деревья',
    lights: 'Освети все клетки',
    binary: 'Круги и квадраты',
    nonogram: 'Спрятанный рисунок',
    mines: 'Спрятанные камни',
  },
  task: {
    tents: 'Поставь палатку рядом с каждым деревом.',
    lights: 'Расставь лампы, чтобы осветить все клетки.',
    binary: 'Заполни клетки кругами и квадратами.',
    nonogram: 'Закрась клетки и найди спрятанный рисунок.',
    mines: 'Найди клетки, где спрятаны драгоценные камни.',
  },
  fill: (size) => `Заполни клетки числами от 1 до ${size}.`,
  fillSpoken: (size) => `Заполни клетки. Самое маленькое число — один, самое большое — ${numeral(size)}.`,
  ask: 'Какое число стоит в отмеченной клетке?',
  find: 'Найди число в отмеченной клетке.',
  rules: {
    futoshiki: 'В каждой строке и столбце числа разные. Знак раскрыт в сторону большего числа.',
    tents:
      'У каждого дерева своя палатка. Палатки не касаются друг друга даже углами. Числа показывают, сколько палаток в строке и столбце.',
    lights:
      'Лампа светит вдоль строки и столбца до стены. Лампы не светят друг на друга. Число на стене показывает, сколько ламп рядом.',
    binary: 'В строках и столбцах кругов и квадратов поровну. Три одинаковых подряд не стоят.',
    nonogram: 'Каждое число — длина закрашенной полоски. Полоски идут по порядку, между ними есть пустые клетки.',
    mines: 'Число показывает, сколько камней в клетках вокруг.',
  },
  count: { lights: (n) => `Лампы: ${n}.`, mines: (n) => `Камни: ${n}.` },
  countSpoken: { lights: (n) => `Лампы: ${numeral(n)}.`, mines: (n) => `Камни: ${numeral(n)}.` },
  altBoard: (size, lines) => `Поле ${size} на ${size} клеток. ${lines}`,
  altRow: (row, cells) => `Строка ${row}: ${cells.map(seen).join(', ')}.`,
  altClue: (way, number, clues) =>
    `${way === 'row' ? 'Подсказка у строки' : 'Подсказка у столбца'} ${number}: ${clues.join(', ')}.`,
  altLess: (smaller, larger) => `Меньше — ${at(smaller)}, больше — ${at(larger)}.`,
  cell: (cell) => capital(at(cell)),
  symbol: (kind, value) =>
    kind === 'futoshiki' ? String(value) : kind === 'nonogram' ? 'закрашено' : value === 1 ? 'круг' : 'квадрат',
  hints: {
    futoshiki: 'Самое большое число не бывает меньше соседа.',
    tents: 'Сначала вычеркни клетки, рядом с которыми нет дерева.',
    lights: 'Начни со стены с самым большим числом.',
    binary: 'Два одинаковых рядом? Тогда соседи известны.',
    nonogram: 'Начни с самых длинных полосок.',
    mines: 'Начни там, где у числа мало закрытых клеток.',
    first: 'Начни отсюда. Здесь что-то можно узнать точно.',
  },
  steps: {
    look: {
      row: ({ number, digit }) =>
        digit > 0 ? `В строке ${number} для числа ${digit} осталось одно место.` : `Посмотри на строку ${number}.`,
      column: ({ number, digit }) =>
        digit > 0 ? `В столбце ${number} для числа ${digit} осталось одно место.` : `Посмотри на столбец ${number}.`,
      tree: (cell) => `Этому дереву нужна палатка: ${at(cell)}.`,
      touch: () => 'Палатки не касаются друг друга.',
      number: (cell) => `Посмотри на число: ${at(cell)}.`,
      sight: () => 'Лампы не светят друг на друга.',
      lit: (cell) => `Эту клетку нужно осветить: ${at(cell)}.`,
      three: () => 'Три одинаковых подряд не стоят.',
      all: () => 'Посчитай все камни.',
      cell: (cell) => `Здесь остаётся одно число: ${at(cell)}.`,
      digit: () => 'Осталось одно место.',
      sign: () => 'Посмотри на знак.',
    },
    compare: 'Сравни две подсказки с общими клетками.',
    suppose: (cell) => `Предположи для одной клетки обратное: ${at(cell)}. Скоро нарушится правило.`,
    filled: {
      tents: (cells) => `Палатки: ${places(cells)}.`,
      lights: (cells) => `Лампы: ${places(cells)}.`,
      mines: (cells) => `Камни: ${places(cells)}.`,
      nonogram: (cells) => `Закрашено: ${places(cells)}.`,
      circles: (cells) => `Круги: ${places(cells)}.`,
      squares: (cells) => `Квадраты: ${places(cells)}.`,
    },
    empty: (cells) => `Здесь пусто: ${places(cells)}.`,
    digit: (digit, cell) => `Число ${digit} стоит здесь: ${at(cell)}.`,
    notDigit: (digit, cell) => `Числа ${digit} здесь нет: ${at(cell)}.`,
    many: {
      tents: 'Во всех отмеченных клетках палатки.',
      lights: 'Во всех отмеченных клетках лампы.',
      mines: 'Во всех отмеченных клетках камни.',
      nonogram: 'Теперь известны все отмеченные клетки.',
      circles: 'Во всех отмеченных клетках круги.',
      squares: 'Во всех отмеченных клетках квадраты.',
      empty: 'Все отмеченные клетки пустые.',
    },
    donePlaces: {
      tents: (rows) => `Продолжай так же. Палатки: ${rowsTold(rows)}.`,
      lights: (rows) => `Продолжай так же. Лампы: ${rowsTold(rows)}.`,
      mines: (rows) => `Продолжай так же. Камни: ${rowsTold(rows)}.`,
      nonogram: (rows) => `Продолжай так же. Закрашено: ${rowsTold(rows)}.`,
    },
    doneRows: (rows) =>
      `Продолжай так же. ${rows.map((row, index) => `Строка ${index + 1}: ${row.map(seen).join(', ')}.`).join(' ')}`,
    doneAsked: (digit) => `Значит, в отмеченной клетке ${digit}.`,
  },
  praise: 'Да! Все правила соблюдены.',
};

function at({ row, column }: CellSaid): string {
  return `строка ${row}, столбец ${column}`;
}

function places(cells: readonly CellSaid[]): string {
  return cells.map(at).join('; ');
}

function rowsTold(rows: readonly { readonly row: number; readonly columns: readonly number[] }[]): string {
  return rows
    .map(({ row, columns }) => `строка ${row}, ${columns.length > 1 ? 'столбцы' : 'столбец'} ${columns.join(', ')}`)
    .join('; ');
}

const names = {
  empty: 'пусто',
  asked: 'отмеченная клетка',
  tree: 'дерево',
  wall: 'стена',
  closed: 'закрыто',
  circle: 'круг',
  square: 'квадрат',
} as const;

function seen(cell: Seen): string {
  if (cell.is === 'number') return String(cell.n);
  return cell.is === 'numberedWall' ? `стена с числом ${cell.n}` : names[cell.is];
}
