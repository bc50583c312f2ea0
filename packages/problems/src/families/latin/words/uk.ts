import { speak } from '../../../lang/speak.ts';
import type { Size } from '../params.ts';
import type { CellSaid, Sign, Told, UnitSaid, Words } from './shape.ts';

const { counted, noun, capital } = speak('uk');

export const uk: Words = {
  title: { pictures: 'Без повторів', digits: 'Числовий квадрат' },
  fill: { pictures: 'Заповни порожні клітинки.', digits: 'Заповни порожні клітинки числами.' },
  ask: { pictures: 'Що сховалося в позначеній клітинці?', digits: 'Яке число сховалося в позначеній клітинці?' },
  find: { pictures: 'Дізнайся, що сховалося в позначеній клітинці.', digits: 'Дізнайся число в позначеній клітинці.' },
  rule: {
    pictures: 'У кожному рядку, стовпці та блоці всі малюнки різні.',
    digits: 'У кожному рядку, стовпці та блоці всі числа різні.',
  },
  alt: (size, rows) => `Квадрат ${size} на ${counted(size, 'cell')}. ${rows}`,
  row: (row, cells) => `Рядок ${row}: ${cells.map(inCell).join(', ')}.`,
  sign,
  cell: (cell) => capital(at(cell)),
  hints: {
    fill: 'Почни там, де порожніх клітинок найменше.',
    around: 'Подивися на рядок, стовпець і блок позначеної клітинки.',
    first: 'Почни звідси. Тут щось можна дізнатися точно.',
  },
  feedback: {
    'latin.in-row': both('уже є в цьому рядку. Подивися вздовж рядка.'),
    'latin.in-column': both('уже є в цьому стовпці. Подивися вниз стовпцем.'),
    'latin.in-block': both('уже є в цьому блоці. Подивися на весь блок.'),
    'latin.breaks-elsewhere': both('поки нікому не заважає. Та що тоді лишиться сусідам?'),
  },
  steps: {
    last: ({ unit, symbol }) =>
      `${capital(inUnit(unit).replace('в', 'у'))} лишилася одна порожня клітинка. Там те, чого бракує: ${sign(symbol)}.`,
    'only-place': ({ unit, symbol, cell }) =>
      `Шукаймо місце ${inUnit(unit)}: де тут ${sign(symbol)}? Вільна лише одна клітинка — ${at(cell)}.`,
    'only-symbol': ({ cell, symbol }) =>
      `${capital(at(cell))}: усе інше вже є в цьому рядку, стовпці чи блоці. Лишається одне: ${sign(symbol)}.`,
    locked: ({ unit, symbol }) =>
      `Шукаймо ${inUnit(unit)}: ${sign(symbol)}. Усі вільні місця лежать на одній лінії чи в одному блоці, отже, далі там такого бути не може.`,
    pair: ({ unit, symbol, second }) =>
      `Дві клітинки ${inUnit(unit)} ділять між собою ${sign(symbol)} і ${sign(second)}. Іншим клітинкам там це не дістанеться.`,
    suppose: ({ cell, symbol }) =>
      `Нехай ${at(cell)} — ${sign(symbol)}. Тоді одній із клітинок скоро нічого не лишиться, отже, це не так.`,
    same: (found) => `Так само: ${found.map(({ cell, symbol }) => `${at(cell)} — ${sign(symbol)}`).join('; ')}.`,
    here: (symbol) => `Отже, у позначеній клітинці: ${sign(symbol)}.`,
    done: (rows) =>
      `Усе разом: ${rows.map((row, index) => `рядок ${index + 1}: ${row.map(sign).join(', ')}`).join('; ')}.`,
  },
  praise: (symbol) => `Так! У позначеній клітинці ${sign(symbol)}.`,
  praiseAll: 'Так! В усьому квадраті немає повторів.',
};

function sign(symbol: Sign): string {
  return typeof symbol === 'number' ? String(symbol) : noun(symbol);
}

function inCell(cell: Sign | 'asked' | null): string {
  return cell === null ? 'порожньо' : cell === 'asked' ? 'позначена клітинка' : sign(cell);
}

function at({ row, column }: CellSaid): string {
  return `рядок ${row}, стовпець ${column}`;
}

function inUnit(unit: UnitSaid | null): string {
  if (unit === null) return '';
  const { kind, place, size } = unit;
  return {
    row: `в рядку ${place}`,
    column: `в стовпці ${place}`,
    block: `в ${blocks[size][place - 1] ?? ''} блоці`,
  }[kind];
}

function both(text: string): Told {
  return { pictures: `Такий малюнок ${text}`, digits: `Таке число ${text.replace(/^у/, 'в')}` };
}

const blocks: Readonly<Record<Size, readonly string[]>> = {
  4: ['верхньому лівому', 'верхньому правому', 'нижньому лівому', 'нижньому правому'],
  6: [
    'верхньому лівому',
    'верхньому правому',
    'середньому лівому',
    'середньому правому',
    'нижньому лівому',
    'нижньому правому',
  ],
};
