import type { NounId } from '../../../lang/lexicon.ts';
import { speak } from '../../../lang/speak.ts';
import type { Clue, Leg, Near, Side } from '../params.ts';
import type { Task, Words } from './shape.ts';

const { noun, counted, spelled, list, capital } = speak('ru');

const ways: Readonly<Record<Side, string>> = { left: 'влево', right: 'вправо', above: 'вверх', below: 'вниз' };

function beside({ side, toy }: Near): string {
  switch (side) {
    case 'left':
      return `сразу слева от ${noun(toy, { case: 'genitive' })}`;
    case 'right':
      return `сразу справа от ${noun(toy, { case: 'genitive' })}`;
    case 'above':
      return `прямо над ${noun(toy, { case: 'instrumental' })}`;
    case 'below':
      return `прямо под ${noun(toy, { case: 'instrumental' })}`;
  }
}

const between = ([one, two]: readonly [NounId, NounId]): string =>
  `между ${noun(one, { case: 'instrumental' })} и ${noun(two, { case: 'instrumental' })}`;
const put = (toy: NounId): string => `Поставь ${noun(toy, { case: 'accusative' })}`;
const route = (legs: readonly Leg[], count: typeof counted): string =>
  legs.map(({ side, steps }) => `${count(steps, 'step')} ${ways[side]}`).join(', ');

function order(task: Task, where: string): string {
  if (task.do === 'put') return `${put(task.toy)} ${where}.`;
  return task.do === 'tap' ? `Нажми на игрушку ${where}.` : `Найди игрушку ${where}.`;
}

function say(task: Task, clue: Clue, how: { readonly ask: boolean; readonly count: typeof counted }): string {
  switch (clue.kind) {
    case 'near':
    case 'between': {
      const where = clue.kind === 'near' ? beside(clue.near) : between(clue.toys);
      return how.ask && task.do === 'choose' ? `Какая игрушка стоит ${where}?` : order(task, where);
    }
    case 'both':
      if (task.do === 'put') return `${put(task.toy)} ${beside(clue.near)}. Это место ещё и ${beside(clue.also)}.`;
      return `${order(task, beside(clue.near))} Она же стоит ${beside(clue.also)}.`;
    case 'walk': {
      const start = `Иди от ${noun(clue.from, { case: 'genitive' })}: ${route(clue.legs, how.count)}.`;
      if (task.do === 'put') return `${start} ${put(task.toy)} туда.`;
      if (task.do === 'tap') return `${start} Нажми на игрушку, которая там стоит.`;
      return how.ask ? `${start} Какая игрушка там стоит?` : `${start} Найди игрушку, которая там стоит.`;
    }
  }
}

export const ru: Words = {
  title: 'Полка с игрушками',
  question: (task, clue) => say(task, clue, { ask: true, count: counted }),
  narration: (task, clue) => say(task, clue, { ask: false, count: spelled }),
  shelf: (shelf, toys) => `Полка ${shelf}: ${toys.map((toy) => (toy === null ? 'пусто' : noun(toy))).join(', ')}.`,
  spot: ({ shelf, place }, toy) => `Полка ${shelf}, место ${place}${toy === null ? '' : `: ${noun(toy)}`}`,
  toy: (toy) => capital(noun(toy)),
  hints: {
    near: ['Сначала найди игрушку, которую назвали.', 'Теперь посмотри совсем рядом. С какой стороны?'],
    between: ['Сначала найди обе игрушки, которые назвали.', 'Теперь посмотри на место посередине.'],
    both: ['Должно быть верно сразу и то и другое.', 'Найди все места для первого. Потом проверь второе.'],
    walk: ['Поставь палец на первую игрушку.', 'Веди палец шаг за шагом и считай.'],
  },
  feedback: {
    'position.other-side': 'Это другая сторона. Покажи нужную сторону рукой.',
    'position.other-direction': 'Вверх, вниз или вбок? Послушай ещё раз.',
    'position.the-named-one': 'Эта игрушка только подсказывает. Посмотри рядом с ней.',
    'position.too-far': 'Это на шаг дальше. Посмотри совсем рядом.',
    'position.beside-not-between': 'Это рядом с одной из них. Посмотри посередине.',
    'position.one-half-only': 'Это только половина задания. Прочитай до конца.',
    'position.miscounts-steps': 'Совсем близко! Посчитай шаги ещё раз.',
  },
  steps: {
    locate: (toy) => `Вот ${noun(toy)}.`,
    locateTwo: (one, two) => `Вот ${noun(one)}, а вот ${noun(two)}.`,
    look: {
      left: 'Посмотри сразу слева.',
      right: 'Посмотри сразу справа.',
      above: 'Посмотри прямо сверху.',
      below: 'Посмотри прямо снизу.',
    },
    middle: 'Посмотри на место посередине.',
    fits: (near, toys) => `${capital(beside(near))} стоят: ${list(toys.map((toy) => noun(toy)))}.`,
    free: (near, count) => `Пустые места ${beside(near)}: ${count}.`,
    leg: (side, steps) => `Пройди ${counted(steps, 'step')} ${ways[side]}.`,
    answer: (toy) => `Ответ: ${noun(toy)}.`,
    put: (toy, { shelf, place }) => `${put(toy)} сюда: полка ${shelf}, место ${place}.`,
  },
  praise: (toy) => `Да! Там стоит ${noun(toy)}.`,
  praisePut: 'Да! Это нужное место.',
};
