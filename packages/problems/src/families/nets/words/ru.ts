import type { NounId } from '../../../lang/lexicon.ts';
import { speak } from '../../../lang/speak.ts';
import type { Mark, Row, Seen, Words } from './shape.ts';

const { noun, list } = speak('ru');

const feet = { down: 'низом вниз', left: 'низом влево', up: 'низом вверх', right: 'низом вправо' } as const;
const of = (id: NounId): string => noun(id, { case: 'genitive' });
const marked = ({ mark, foot }: Mark): string => (foot === null ? noun(mark) : `${noun(mark)} (${feet[foot]})`);
const seen = ({ top, left, right }: Seen): string =>
  `сверху ${marked(top)}, слева ${marked(left)}, справа ${marked(right)}`;
const rowsOf = (rows: readonly Row[]): string =>
  rows.map(({ row, columns }) => `ряд ${row} – ${columns.join(', ')}`).join('; ');

export const ru: Words = {
  title: { opposite: 'Грани напротив', cube: 'Сложи куб', cubes: 'Сложи кубы', shapes: 'Что сложится в куб?' },
  question: (task, ask) => {
    switch (task) {
      case 'opposite':
        return `Сложи куб. Какой знак окажется напротив ${of(ask ?? 'star')}?`;
      case 'cube':
        return 'Какой куб можно сложить из этой развёртки?';
      case 'cubes':
        return 'Какие кубы можно сложить из этой развёртки? Найди все.';
      case 'shapes':
        return 'Какие фигуры складываются в куб? Найди все.';
    }
  },
  narration: (task, ask) => {
    switch (task) {
      case 'opposite':
        return `Сложи куб. Найди знак, который окажется напротив ${of(ask ?? 'star')}.`;
      case 'cube':
        return 'Найди куб, который можно сложить из этой развёртки.';
      case 'cubes':
        return 'Найди все кубы, которые можно сложить из этой развёртки.';
      case 'shapes':
        return 'Найди все фигуры, которые складываются в куб.';
    }
  },
  intro: 'Развёртка куба, знаки снаружи.',
  netRow: (row, squares) =>
    `Ряд ${row}: ${squares.map(({ column, mark }) => `столбец ${column} – ${marked(mark)}`).join('; ')}.`,
  shapes: (count) => `Фигуры из шести квадратов: ${count}.`,
  mark: (mark) => noun(mark),
  cube: (view) => `Куб: ${seen(view)}.`,
  shape: (rows) => `Квадраты по рядам и столбцам: ${rowsOf(rows)}.`,
  hints: {
    opposite: ['Мысленно поставь куб на эту грань.', 'Какие грани встанут вокруг неё? Вычеркни их.'],
    cube: ['Найди угол, где встречаются три знака.', 'Обойди этот угол на развёртке и на кубе.'],
    cubes: ['Проверяй кубы по одному.', 'Найди угол, где встречаются его три знака.'],
    shapes: ['Выбери дно и загибай остальные квадраты.', 'Два квадрата не должны попасть на одну грань.'],
  },
  feedback: {
    'nets.touches-in-the-net': 'У этих двух общий край. Они останутся соседями.',
    'nets.touches-on-the-cube': 'Складывай медленно: эти двое встретятся на ребре.',
    'nets.mirrored': 'Знаки те, а порядок другой. Обойди угол по часовой стрелке.',
    'nets.opposite-together': 'Два из этих знаков лежат напротив. Проверь каждую пару.',
    'nets.mark-turned': 'Один знак здесь повёрнут. Что лежит под ним?',
    'nets.block': 'Четыре квадрата вплотную не сложатся. Посмотри ещё раз.',
    'nets.long-line': 'В поясе вокруг куба только четыре квадрата.',
    'nets.overlap': 'Складывай медленно. Два квадрата попадут на одну грань?',
  },
  steps: {
    line: (ask) => `В одном ряду напротив лежит каждый второй квадрат. Пропусти один после ${of(ask)}.`,
    beside: (ask, marks) => `На развёртке рядом (${noun(ask)}): ${list(marks.map((mark) => noun(mark)))}.`,
    folded: (ask, marks) => `После складывания тоже рядом (${noun(ask)}): ${list(marks.map((mark) => noun(mark)))}.`,
    corner: (marks) => `Вокруг одного угла по часовой стрелке: ${marks.map((mark) => noun(mark)).join(', ')}.`,
    foot: (mark, under) => `Смотри на низ знака «${noun(mark)}». Под ним будет ${noun(under)}.`,
    blocks: (count) => `Фигуры с четырьмя квадратами вплотную: ${count}. Они не складываются.`,
    long: (count) => `Фигуры, где в ряду больше четырёх квадратов: ${count}. Грани лягут друг на друга.`,
    overlaps: (count) => `Фигуры, где два квадрата попадут на одну грань: ${count}.`,
    opposite: (ask, mark) => `Ответ: напротив ${of(ask)} будет ${noun(mark)}.`,
    cubes: (views) => `Ответ: ${views.map(seen).join('; ')}.`,
    right: (shapes) => `Складываются эти, по рядам и столбцам: ${shapes.map((rows) => `(${rowsOf(rows)})`).join(' ')}.`,
  },
  praise: {
    opposite: 'Да! Эти две грани никогда не встретятся.',
    cube: 'Да! Именно так он складывается.',
    cubes: 'Да! Все кубы найдены.',
    shapes: 'Да! Все эти фигуры складываются в куб.',
  },
};
