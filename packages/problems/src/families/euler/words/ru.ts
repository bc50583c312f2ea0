import { speak } from '../../../lang/speak.ts';
import type { Words } from './shape.ts';

const { adjective, capital, colour, list } = speak('ru');

export const ru: Words = {
  title: { stroke: 'Одним росчерком', one: 'Что одним росчерком?', several: 'Что одним росчерком?' },
  draw: 'Нарисуй фигуру одним росчерком.',
  begin: (point) => `Начни с точки ${point}, ни одну линию не веди дважды.`,
  which: {
    one: 'Какую фигуру можно нарисовать одним росчерком?',
    several: 'Выбери все фигуры, которые можно нарисовать одним росчерком.',
  },
  find: {
    one: 'Найди фигуру, которую можно нарисовать одним росчерком.',
    several: 'Выбери все фигуры, которые можно нарисовать одним росчерком.',
  },
  rule: 'Ни одну линию нельзя вести дважды.',
  alt: {
    figure: (points, lines, pairs) => `Фигура. Точки: ${points}, линии: ${lines}. ${pairs.join(', ')}.`,
    start: (point) => `Росчерк начинается в точке ${point}.`,
    set: (figures) => `Фигуры на выбор: ${figures}. Они состоят из точек и линий.`,
    coloured: (name, { points, lines, pairs }) =>
      `${capital(adjective(colour(name), { noun: 'shape' }))} фигура. Точки: ${points}, линии: ${lines}. ${pairs.join(', ')}.`,
    point: (point, joined) => `Точка ${point}, линии к точкам: ${list(joined)}`,
  },
  hints: {
    finger: 'Сначала попробуй пальцем.',
    wayBack: 'В каждой точке оставляй линию, чтобы уйти.',
    end: 'Подумай, где росчерк может закончиться.',
    odd: 'Посчитай, сколько линий сходится в каждой точке.',
  },
  feedback: {
    'euler.four-odd-points': 'Посчитай линии у каждой точки. Где их нечётное число?',
    'euler.many-odd-points': 'Здесь палец застрянет. Посчитай линии у каждой точки.',
  },
  steps: {
    odd: (points, start) =>
      `Нечётное число линий сходится в точках ${list(points)}. Начни в ${start}, закончишь в другой.`,
    even: 'В каждой точке сходится чётное число линий: росчерк закончится там, где начался.',
    begin: (stroke) => `Веди так: ${stroke}.`,
    on: (stroke) => `Веди дальше: ${stroke}.`,
    done: (lines) => `Все линии проведены, каждая один раз. Всего линий: ${lines}.`,
    law: 'Посчитай точки, где сходится нечётное число линий. У росчерка их не больше 2: это его концы.',
    figure: (name, odd) =>
      `У ${adjective(colour(name), { noun: 'shape', case: 'genitive' })} фигуры таких точек: ${odd}.`,
    answer: (names) => `Одним росчерком: ${list(names.map((name) => adjective(colour(name), { noun: 'shape' })))}.`,
  },
  praise: { stroke: 'Да! Всё одним росчерком.', choice: 'Да! Это рисуется одним росчерком.' },
};
