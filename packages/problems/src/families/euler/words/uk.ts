import { speak } from '../../../lang/speak.ts';
import type { Words } from './shape.ts';

const { adjective, capital, colour, list } = speak('uk');

export const uk: Words = {
  title: { stroke: 'Одним розчерком', one: 'Що одним розчерком?', several: 'Що одним розчерком?' },
  draw: 'Намалюй фігуру одним розчерком.',
  begin: (point) => `Почни з точки ${point}, жодної лінії не веди двічі.`,
  which: {
    one: 'Яку фігуру можна намалювати одним розчерком?',
    several: 'Вибери всі фігури, які можна намалювати одним розчерком.',
  },
  find: {
    one: 'Знайди фігуру, яку можна намалювати одним розчерком.',
    several: 'Вибери всі фігури, які можна намалювати одним розчерком.',
  },
  rule: 'Жодної лінії не можна вести двічі.',
  alt: {
    figure: (points, lines, pairs) => `Фігура. Точки: ${points}, лінії: ${lines}. ${pairs.join(', ')}.`,
    start: (point) => `Розчерк починається в точці ${point}.`,
    set: (figures) => `Фігури на вибір: ${figures}. Вони складаються з точок і ліній.`,
    coloured: (name, { points, lines, pairs }) =>
      `${capital(adjective(colour(name), { noun: 'shape' }))} фігура. Точки: ${points}, лінії: ${lines}. ${pairs.join(', ')}.`,
    point: (point, joined) => `Точка ${point}, лінії до точок: ${list(joined)}`,
  },
  hints: {
    finger: 'Спершу спробуй пальцем.',
    wayBack: 'У кожній точці лишай лінію, щоб вийти.',
    end: 'Подумай, де розчерк може закінчитися.',
    odd: 'Полічи, скільки ліній сходиться в кожній точці.',
  },
  feedback: {
    'euler.four-odd-points': 'Полічи лінії біля кожної точки. Де їх непарна кількість?',
    'euler.many-odd-points': 'Тут палець застрягне. Полічи лінії біля кожної точки.',
  },
  steps: {
    odd: (points, start) =>
      `Непарна кількість ліній сходиться в точках ${list(points)}. Почни в ${start}, закінчиш в іншій.`,
    even: 'У кожній точці сходиться парна кількість ліній: розчерк закінчиться там, де почався.',
    begin: (stroke) => `Веди так: ${stroke}.`,
    on: (stroke) => `Веди далі: ${stroke}.`,
    done: (lines) => `Усі лінії проведено, кожну один раз. Усього ліній: ${lines}.`,
    law: 'Полічи точки, де сходиться непарна кількість ліній. У розчерку їх не більше ніж 2: це його кінці.',
    figure: (name, odd) => `${capital(adjective(colour(name), { noun: 'shape' }))} фігура, таких точок: ${odd}.`,
    answer: (names) => `Одним розчерком: ${list(names.map((name) => adjective(colour(name), { noun: 'shape' })))}.`,
  },
  praise: { stroke: 'Так! Усе одним розчерком.', choice: 'Так! Це малюють одним розчерком.' },
};
