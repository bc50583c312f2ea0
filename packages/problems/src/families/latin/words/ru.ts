import { speak } from '../../../lang/speak.ts';
import type { Size } from '../params.ts';
import type { CellSaid, Sign, Told, UnitSaid, Words } from './shape.ts';

const { noun, capital } = speak('ru');

export const ru: Words = {
  title: { pictures: 'Без повторов', digits: 'Числовой квадрат' },
  fill: { pictures: 'Заполни пустые клетки.', digits: 'Заполни пустые клетки числами.' },
  ask: { pictures: 'Что спряталось в отмеченной клетке?', digits: 'Какое число спряталось в отмеченной клетке?' },
  find: { pictures: 'Узнай, что спряталось в отмеченной клетке.', digits: 'Узнай число в отмеченной клетке.' },
  rule: {
    pictures: 'В каждом ряду, столбце и блоке все картинки разные.',
    digits: 'В каждом ряду, столбце и блоке все числа разные.',
  },
  alt: (size, rows) => `Квадрат ${size} на ${size} клеток. ${rows}`,
  row: (row, cells) => `Ряд ${row}: ${cells.map(inCell).join(', ')}.`,
  sign,
  cell: (cell) => capital(at(cell)),
  hints: {
    fill: 'Начни там, где пустых клеток меньше всего.',
    around: 'Посмотри на ряд, столбец и блок отмеченной клетки.',
    first: 'Начни отсюда. Здесь что-то можно узнать точно.',
  },
  feedback: {
    'latin.in-row': both('уже есть в этом ряду. Посмотри вдоль ряда.'),
    'latin.in-column': both('уже есть в этом столбце. Посмотри вниз по столбцу.'),
    'latin.in-block': both('уже есть в этом блоке. Посмотри на блок целиком.'),
    'latin.breaks-elsewhere': both('пока никому не мешает. Но что тогда останется соседям?'),
  },
  steps: {
    last: ({ unit, symbol }) =>
      `${capital(inUnit(unit))} осталась одна пустая клетка. Там то, чего не хватает: ${sign(symbol)}.`,
    'only-place': ({ unit, symbol, cell }) =>
      `Ищем место ${inUnit(unit)}: где здесь ${sign(symbol)}? Свободна только одна клетка — ${at(cell)}.`,
    'only-symbol': ({ cell, symbol }) =>
      `${capital(at(cell))}: всё остальное уже есть в этом ряду, столбце или блоке. Остаётся одно: ${sign(symbol)}.`,
    locked: ({ unit, symbol }) =>
      `Посмотри ${inUnit(unit)}: ${sign(symbol)}. Все свободные места лежат на одной линии или в одном блоке, значит, дальше там такого быть не может.`,
    pair: ({ unit, symbol, second }) =>
      `Две клетки ${inUnit(unit)} делят между собой ${sign(symbol)} и ${sign(second)}. Другим клеткам там это не достанется.`,
    suppose: ({ cell, symbol }) =>
      `Пусть ${at(cell)} — ${sign(symbol)}. Тогда одной из клеток скоро ничего не останется, значит, это не так.`,
    same: (found) => `Так же: ${found.map(({ cell, symbol }) => `${at(cell)} — ${sign(symbol)}`).join('; ')}.`,
    here: (symbol) => `Значит, в отмеченной клетке: ${sign(symbol)}.`,
    done: (rows) =>
      `Всё вместе: ${rows.map((row, index) => `ряд ${index + 1}: ${row.map(sign).join(', ')}`).join('; ')}.`,
  },
  praise: (symbol) => `Да! В отмеченной клетке ${sign(symbol)}.`,
  praiseAll: 'Да! Во всём квадрате ни одного повтора.',
};

function sign(symbol: Sign): string {
  return typeof symbol === 'number' ? String(symbol) : noun(symbol);
}

function inCell(cell: Sign | 'asked' | null): string {
  return cell === null ? 'пусто' : cell === 'asked' ? 'отмеченная клетка' : sign(cell);
}

function at({ row, column }: CellSaid): string {
  return `ряд ${row}, столбец ${column}`;
}

function inUnit(unit: UnitSaid | null): string {
  if (unit === null) return '';
  const { kind, place, size } = unit;
  return {
    row: `в ряду ${place}`,
    column: `в столбце ${place}`,
    block: `в ${blocks[size][place - 1] ?? ''} блоке`,
  }[kind];
}

function both(text: string): Told {
  return { pictures: `Такая картинка ${text}`, digits: `Такое число ${text}` };
}

const blocks: Readonly<Record<Size, readonly string[]>> = {
  4: ['верхнем левом', 'верхнем правом', 'нижнем левом', 'нижнем правом'],
  6: ['верхнем левом', 'верхнем правом', 'среднем левом', 'среднем правом', 'нижнем левом', 'нижнем правом'],
};
