import type { NounId } from '../../../lang/lexicon.ts';
import { speak } from '../../../lang/speak.ts';
import type { Mark, Row, Seen, Words } from './shape.ts';

const { noun, list } = speak('uk');

const feet = { down: 'низом униз', left: 'низом ліворуч', up: 'низом угору', right: 'низом праворуч' } as const;
const of = (id: NounId): string => noun(id, { case: 'genitive' });
const marked = ({ mark, foot }: Mark): string => (foot === null ? noun(mark) : `${noun(mark)} (${feet[foot]})`);
const seen = ({ top, left, right }: Seen): string =>
  `згори ${marked(top)}, ліворуч ${marked(left)}, праворуч ${marked(right)}`;
const rowsOf = (rows: readonly Row[]): string =>
  rows.map(({ row, columns }) => `рядок ${row} – ${columns.join(', ')}`).join('; ');

export const uk: Words = {
  title: { opposite: 'Грані навпроти', cube: 'Склади куб', cubes: 'Склади куби', shapes: 'Що складеться в куб?' },
  question: (task, ask) => {
    switch (task) {
      case 'opposite':
        return `Склади куб. Який знак опиниться навпроти ${of(ask ?? 'star')}?`;
      case 'cube':
        return 'Який куб можна скласти з цієї розгортки?';
      case 'cubes':
        return 'Які куби можна скласти з цієї розгортки? Знайди всі.';
      case 'shapes':
        return 'Які фігури складаються в куб? Знайди всі.';
    }
  },
  narration: (task, ask) => {
    switch (task) {
      case 'opposite':
        return `Склади куб. Знайди знак, який опиниться навпроти ${of(ask ?? 'star')}.`;
      case 'cube':
        return 'Знайди куб, який можна скласти з цієї розгортки.';
      case 'cubes':
        return 'Знайди всі куби, які можна скласти з цієї розгортки.';
      case 'shapes':
        return 'Знайди всі фігури, які складаються в куб.';
    }
  },
  intro: 'Розгортка куба, знаки ззовні.',
  netRow: (row, squares) =>
    `Рядок ${row}: ${squares.map(({ column, mark }) => `стовпець ${column} – ${marked(mark)}`).join('; ')}.`,
  shapes: (count) => `Фігури із шести квадратів: ${count}.`,
  mark: (mark) => noun(mark),
  cube: (view) => `Куб: ${seen(view)}.`,
  shape: (rows) => `Квадрати за рядками й стовпцями: ${rowsOf(rows)}.`,
  hints: {
    opposite: ['Подумки постав куб на цю грань.', 'Які грані стануть довкола неї? Викресли їх.'],
    cube: ['Знайди кут, де сходяться три знаки.', 'Обійди цей кут на розгортці й на кубі.'],
    cubes: ['Перевіряй куби по одному.', 'Знайди кут, де сходяться його три знаки.'],
    shapes: ['Вибери дно й загинай решту квадратів.', 'Два квадрати не мають потрапити на одну грань.'],
  },
  feedback: {
    'nets.touches-in-the-net': 'Ці два квадрати мають спільний край. Вони лишаться сусідами.',
    'nets.touches-on-the-cube': 'Складай повільно: ці дві грані зустрінуться на ребрі.',
    'nets.mirrored': 'Знаки ті, а порядок інший. Обійди кут за годинниковою стрілкою.',
    'nets.opposite-together': 'Два із цих знаків лежать навпроти. Перевір кожну пару.',
    'nets.mark-turned': 'Один знак тут повернуто. Що лежить під ним?',
    'nets.block': 'Чотири квадрати впритул не складуться. Подивися ще раз.',
    'nets.long-line': 'У поясі довкола куба лише чотири квадрати.',
    'nets.overlap': 'Складай повільно. Чи не потраплять два квадрати на одну грань?',
  },
  steps: {
    line: (ask) => `В одному ряду навпроти лежить кожен другий квадрат. Пропусти один після ${of(ask)}.`,
    beside: (ask, marks) => `На розгортці поруч (${noun(ask)}): ${list(marks.map((mark) => noun(mark)))}.`,
    folded: (ask, marks) => `Після складання теж поруч (${noun(ask)}): ${list(marks.map((mark) => noun(mark)))}.`,
    corner: (marks) => `Довкола одного кута за годинниковою стрілкою: ${marks.map((mark) => noun(mark)).join(', ')}.`,
    foot: (mark, under) => `Дивися на низ знака «${noun(mark)}». Під ним буде ${noun(under)}.`,
    blocks: (count) => `Фігури з чотирма квадратами впритул: ${count}. Вони не складаються.`,
    long: (count) => `Фігури, де в ряду більше ніж чотири квадрати: ${count}. Грані ляжуть одна на одну.`,
    overlaps: (count) => `Фігури, де два квадрати потраплять на одну грань: ${count}.`,
    opposite: (ask, mark) => `Відповідь: навпроти ${of(ask)} буде ${noun(mark)}.`,
    cubes: (views) => `Відповідь: ${views.map(seen).join('; ')}.`,
    right: (shapes) =>
      `Складаються ці, за рядками й стовпцями: ${shapes.map((rows) => `(${rowsOf(rows)})`).join(' ')}.`,
  },
  praise: {
    opposite: 'Так! Ці дві грані ніколи не зустрінуться.',
    cube: 'Так! Саме так він складається.',
    cubes: 'Так! Усі куби знайдено.',
    shapes: 'Так! Усі ці фігури складаються в куб.',
  },
};
