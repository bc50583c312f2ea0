import { speak } from '../../../lang/speak.ts';
import type { Direction } from '../params.ts';
import type { Run, Words } from './shape.ts';

const { noun, capital, counted, spelled, list } = speak('uk');

const directions: Readonly<Record<Direction, string>> = { 0: 'вгору', 1: 'праворуч', 2: 'вниз', 3: 'ліворуч' };
const along = (runs: readonly Run[]): string =>
  runs.map(({ count, direction }) => `${count} ${directions[direction]}`).join(', ');
const ways = (open: readonly Direction[]): string => list(open.map((direction) => directions[direction]));

export const uk: Words = {
  title: { walk: 'Крізь лабіринт', gate: 'Яка брама?' },
  lead: (hero, goal) => `Проведи ${noun(hero, { case: 'accusative' })} до ${noun(goal, { case: 'genitive' })}.`,
  collect: {
    one: (item) => `Дорогою візьми ${noun(item, { case: 'accusative' })}.`,
    many: (item) => `Дорогою збери всі ${noun(item, { case: 'accusative', number: 'many' })}.`,
  },
  doors: 'Стрілка пропускає лише в один бік.',
  limit: (steps) => `Ти маєш ${counted(steps, 'step')}.`,
  limitSpoken: (steps) => `Ти маєш ${spelled(steps, 'step')}.`,
  which: (goal) => `Яка брама веде до ${noun(goal, { case: 'genitive' })}?`,
  find: (goal) => `Знайди браму, яка веде до ${noun(goal, { case: 'genitive' })}.`,
  alt: {
    garden: (side) => `Лабіринт ${side} на ${counted(side, 'cell')}.`,
    thing: (thing, row, column) => `${capital(noun(thing))}: рядок ${row}, стовпець ${column}.`,
    gate: (sign, row, column) => `Брама зі знаком: ${noun(sign)}. Вона тут: рядок ${row}, стовпець ${column}.`,
    open: (row, column, open) => `Рядок ${row}, стовпець ${column}: можна ${ways(open)}.`,
    cell: (row, column, { ways: open, things }) =>
      [`Рядок ${row}, стовпець ${column}`, ...things.map((thing) => noun(thing)), `можна: ${ways(open)}`].join(', '),
    sign: (sign) => `Брама: ${noun(sign)}`,
  },
  hints: {
    back: (goal) => `Почни від ${noun(goal, { case: 'genitive' })} і йди назад.`,
    end: 'Глухий кут? Повернися до останньої розвилки.',
    items: 'Спершу подивися, що треба зібрати.',
    doors: 'Подивися, куди показують стрілки.',
    limit: 'Тут не одна дорога. Порівняй їх.',
    cover: 'Проведи пальцем по кожній стежці.',
  },
  feedback: {
    'maze.through-wall': 'Зовсім поруч! Але між ними стіна.',
    'maze.nearest-gate': 'Ця брама близько. Та чи доходить стежка?',
    'maze.dead-end': 'Проведи пальцем по цій стежці. Її перепиняє стіна.',
  },
  steps: {
    go: (thing, runs) => `Іди до ${noun(thing, { case: 'genitive' })}: ${along(runs)}.`,
    on: (runs) => `Іди далі: ${along(runs)}.`,
    arrived: (steps) => `Ось і кінець шляху. Усього ${counted(steps, 'step')}.`,
    shortest: (steps) => `Усього ${counted(steps, 'step')}, і коротшого шляху немає.`,
    back: (goal, runs) => `Почни від ${noun(goal, { case: 'genitive' })} і йди назад: ${along(runs)}.`,
    others: 'За іншими брамами кожна стежка впирається в стіну.',
    gate: (sign, goal) => `${capital(noun(sign))}: ця брама веде до ${noun(goal, { case: 'genitive' })}.`,
  },
  praise: {
    walk: (hero, goal) => `Так! ${capital(noun(hero))} і ${noun(goal)} тепер поруч.`,
    gate: (goal) => `Так! Ця брама веде до ${noun(goal, { case: 'genitive' })}.`,
  },
};
