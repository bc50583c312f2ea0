import { speak } from '../../../lang/speak.ts';
import type { Direction } from '../params.ts';
import type { Run, Words } from './shape.ts';

const { noun, capital, counted, spelled, list } = speak('ru');

const directions: Readonly<Record<Direction, string>> = { 0: 'вверх', 1: 'вправо', 2: 'вниз', 3: 'влево' };
const along = (runs: readonly Run[]): string =>
  runs.map(({ count, direction }) => `${count} ${directions[direction]}`).join(', ');
const ways = (open: readonly Direction[]): string => list(open.map((direction) => directions[direction]));

export const ru: Words = {
  title: { walk: 'Через лабиринт', gate: 'Какие ворота?' },
  lead: (hero, goal) => `Проведи ${noun(hero, { case: 'accusative' })} к ${noun(goal, { case: 'dative' })}.`,
  collect: {
    one: (item) => `По пути возьми ${noun(item, { case: 'accusative' })}.`,
    many: (item) => `По пути собери все ${noun(item, { case: 'accusative', number: 'many' })}.`,
  },
  doors: 'Стрелка пропускает только в одну сторону.',
  limit: (steps) => `У тебя ${counted(steps, 'step')}.`,
  limitSpoken: (steps) => `У тебя ${spelled(steps, 'step')}.`,
  which: (goal) => `Какие ворота ведут к ${noun(goal, { case: 'dative' })}?`,
  find: (goal) => `Найди ворота, которые ведут к ${noun(goal, { case: 'dative' })}.`,
  alt: {
    garden: (side) => `Лабиринт ${side} на ${side} клеток.`,
    thing: (thing, row, column) => `${capital(noun(thing))}: ряд ${row}, столбец ${column}.`,
    gate: (sign, row, column) => `Ворота со знаком: ${noun(sign)}. Они здесь: ряд ${row}, столбец ${column}.`,
    open: (row, column, open) => `Ряд ${row}, столбец ${column}: можно ${ways(open)}.`,
    cell: (row, column, { ways: open, things }) =>
      [`Ряд ${row}, столбец ${column}`, ...things.map((thing) => noun(thing)), `можно: ${ways(open)}`].join(', '),
    sign: (sign) => `Ворота: ${noun(sign)}`,
  },
  hints: {
    back: (goal) => `Начни от ${noun(goal, { case: 'genitive' })} и иди обратно.`,
    end: 'Тупик? Вернись к последней развилке.',
    items: 'Сначала посмотри, что нужно собрать.',
    doors: 'Посмотри, куда показывают стрелки.',
    limit: 'Здесь не одна дорога. Сравни их.',
    cover: 'Проведи пальцем по каждой дорожке.',
  },
  feedback: {
    'maze.through-wall': 'Совсем рядом! Но между ними стена.',
    'maze.nearest-gate': 'Эти ворота близко. Но доходит ли дорожка?',
    'maze.dead-end': 'Проведи пальцем по этой дорожке. Её останавливает стена.',
  },
  steps: {
    go: (thing, runs) => `Иди к ${noun(thing, { case: 'dative' })}: ${along(runs)}.`,
    on: (runs) => `Иди дальше: ${along(runs)}.`,
    arrived: (steps) => `Вот и конец пути. Всего ${counted(steps, 'step')}.`,
    shortest: (steps) => `Всего ${counted(steps, 'step')}, и короче пути нет.`,
    back: (goal, runs) => `Начни от ${noun(goal, { case: 'genitive' })} и иди обратно: ${along(runs)}.`,
    others: 'За другими воротами каждая дорожка кончается стеной.',
    gate: (sign, goal) => `${capital(noun(sign))}: эти ворота ведут к ${noun(goal, { case: 'dative' })}.`,
  },
  praise: {
    walk: (hero, goal) => `Да! ${capital(noun(hero))} и ${noun(goal)} теперь рядом.`,
    gate: (goal) => `Да! Эти ворота ведут к ${noun(goal, { case: 'dative' })}.`,
  },
};
