import { speak } from '../../../lang/speak.ts';
import type { CellSaid, Seen, Words } from './shape.ts';

const { capital, counted, numeral } = speak('uk');

export const uk: Words = {
  title: {
    futoshiki: 'Більше чи менше',
    tents: 'Намети й дерева',
    lights: 'Освіти всі клітинки',
    binary: 'Круги й квадрати',
    nonogram: 'Схований малюнок',
    mines: 'Сховані камені',
  },
  task: {
    tents: 'Постав намет біля кожного дерева.',
    lights: 'Розстав лампи, щоб освітити всі клітинки.',
    binary: 'Заповни клітинки кругами й квадратами.',
    nonogram: 'Зафарбуй клітинки й знайди схований малюнок.',
    mines: 'Знайди клітинки, де сховано коштовні камені.',
  },
  fill: (size) => `Заповни клітинки числами від 1 до ${size}.`,
  fillSpoken: (size) => `Заповни клітинки. Найменше число — один, найбільше — ${numeral(size)}.`,
  ask: 'Яке число стоїть у позначеній клітинці?',
  find: 'Знайди число в позначеній клітинці.',
  rules: {
    futoshiki: 'У кожному рядку й стовпці числа різні. Знак розкрито в бік більшого числа.',
    tents:
      'Кожне дерево має свій намет. Намети не торкаються один одного навіть кутами. Числа показують, скільки наметів у рядку й стовпці.',
    lights:
      'Лампа світить уздовж рядка й стовпця до стіни. Лампи не світять одна на одну. Число на стіні показує, скільки ламп поруч.',
    binary: 'У рядках і стовпцях кругів і квадратів порівну. Три однакові поспіль не стоять.',
    nonogram: 'Кожне число — довжина зафарбованої смужки. Смужки йдуть за порядком, між ними є порожні клітинки.',
    mines: 'Число показує, скільки каменів у клітинках довкола.',
  },
  count: { lights: (n) => `Лампи: ${n}.`, mines: (n) => `Камені: ${n}.` },
  countSpoken: { lights: (n) => `Лампи: ${numeral(n)}.`, mines: (n) => `Камені: ${numeral(n)}.` },
  altBoard: (size, lines) => `Поле ${size} на ${counted(size, 'cell')}. ${lines}`,
  altRow: (row, cells) => `Рядок ${row}: ${cells.map(seen).join(', ')}.`,
  altClue: (way, number, clues) =>
    `${way === 'row' ? 'Підказка біля рядка' : 'Підказка біля стовпця'} ${number}: ${clues.join(', ')}.`,
  altLess: (smaller, larger) => `Менше — ${at(smaller)}, більше — ${at(larger)}.`,
  cell: (cell) => capital(at(cell)),
  symbol: (kind, value) =>
    kind === 'futoshiki' ? String(value) : kind === 'nonogram' ? 'зафарбовано' : value === 1 ? 'круг' : 'квадрат',
  hints: {
    futoshiki: 'Найбільше число не буває меншим за сусіда.',
    tents: 'Спершу викресли клітинки, біля яких немає дерева.',
    lights: 'Почни зі стіни з найбільшим числом.',
    binary: 'Два однакові поруч? Тоді сусіди відомі.',
    nonogram: 'Почни з найдовших смужок.',
    mines: 'Почни там, де біля числа мало закритих клітинок.',
    first: 'Почни звідси. Тут щось можна дізнатися точно.',
  },
  steps: {
    look: {
      row: ({ number, digit }) =>
        digit > 0 ? `У рядку ${number} для числа ${digit} лишилося одне місце.` : `Подивися на рядок ${number}.`,
      column: ({ number, digit }) =>
        digit > 0 ? `У стовпці ${number} для числа ${digit} лишилося одне місце.` : `Подивися на стовпець ${number}.`,
      tree: (cell) => `Цьому дереву потрібен намет: ${at(cell)}.`,
      touch: () => 'Намети не торкаються один одного.',
      number: (cell) => `Подивися на число: ${at(cell)}.`,
      sight: () => 'Лампи не світять одна на одну.',
      lit: (cell) => `Цю клітинку треба освітити: ${at(cell)}.`,
      three: () => 'Три однакові поспіль не стоять.',
      all: () => 'Полічи всі камені.',
      cell: (cell) => `Тут лишається одне число: ${at(cell)}.`,
      digit: () => 'Лишилося одне місце.',
      sign: () => 'Подивися на знак.',
    },
    compare: 'Порівняй дві підказки зі спільними клітинками.',
    suppose: (cell) => `Припусти для однієї клітинки протилежне: ${at(cell)}. Скоро порушиться правило.`,
    filled: {
      tents: (cells) => `Намети: ${places(cells)}.`,
      lights: (cells) => `Лампи: ${places(cells)}.`,
      mines: (cells) => `Камені: ${places(cells)}.`,
      nonogram: (cells) => `Зафарбовано: ${places(cells)}.`,
      circles: (cells) => `Круги: ${places(cells)}.`,
      squares: (cells) => `Квадрати: ${places(cells)}.`,
    },
    empty: (cells) => `Тут порожньо: ${places(cells)}.`,
    digit: (digit, cell) => `Число ${digit} стоїть тут: ${at(cell)}.`,
    notDigit: (digit, cell) => `Числа ${digit} тут немає: ${at(cell)}.`,
    many: {
      tents: 'В усіх позначених клітинках намети.',
      lights: 'В усіх позначених клітинках лампи.',
      mines: 'В усіх позначених клітинках камені.',
      nonogram: 'Тепер відомі всі позначені клітинки.',
      circles: 'В усіх позначених клітинках круги.',
      squares: 'В усіх позначених клітинках квадрати.',
      empty: 'Усі позначені клітинки порожні.',
    },
    donePlaces: {
      tents: (rows) => `Продовжуй так само. Намети: ${rowsTold(rows)}.`,
      lights: (rows) => `Продовжуй так само. Лампи: ${rowsTold(rows)}.`,
      mines: (rows) => `Продовжуй так само. Камені: ${rowsTold(rows)}.`,
      nonogram: (rows) => `Продовжуй так само. Зафарбовано: ${rowsTold(rows)}.`,
    },
    doneRows: (rows) =>
      `Продовжуй так само. ${rows.map((row, index) => `Рядок ${index + 1}: ${row.map(seen).join(', ')}.`).join(' ')}`,
    doneAsked: (digit) => `Отже, у позначеній клітинці ${digit}.`,
  },
  praise: 'Так! Усіх правил дотримано.',
};

function at({ row, column }: CellSaid): string {
  return `рядок ${row}, стовпець ${column}`;
}

function places(cells: readonly CellSaid[]): string {
  return cells.map(at).join('; ');
}

function rowsTold(rows: readonly { readonly row: number; readonly columns: readonly number[] }[]): string {
  return rows
    .map(({ row, columns }) => `рядок ${row}, ${columns.length > 1 ? 'стовпці' : 'стовпець'} ${columns.join(', ')}`)
    .join('; ');
}

const names = {
  empty: 'порожньо',
  asked: 'позначена клітинка',
  tree: 'дерево',
  wall: 'стіна',
  closed: 'закрито',
  circle: 'круг',
  square: 'квадрат',
} as const;

function seen(cell: Seen): string {
  if (cell.is === 'number') return String(cell.n);
  return cell.is === 'numberedWall' ? `стіна з числом ${cell.n}` : names[cell.is];
}
