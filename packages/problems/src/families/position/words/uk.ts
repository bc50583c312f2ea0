import type { NounId } from '../../../lang/lexicon.ts';
import { speak } from '../../../lang/speak.ts';
import type { Clue, Leg, Near, Side } from '../params.ts';
import type { Task, Words } from './shape.ts';

const { noun, counted, spelled, list, capital } = speak('uk');

const ways: Readonly<Record<Side, string>> = { left: 'ліворуч', right: 'праворуч', above: 'вгору', below: 'вниз' };

function beside({ side, toy }: Near): string {
  switch (side) {
    case 'left':
      return `одразу ліворуч від ${noun(toy, { case: 'genitive' })}`;
    case 'right':
      return `одразу праворуч від ${noun(toy, { case: 'genitive' })}`;
    case 'above':
      return `просто над ${noun(toy, { case: 'instrumental' })}`;
    case 'below':
      return `просто під ${noun(toy, { case: 'instrumental' })}`;
  }
}

const between = ([one, two]: readonly [NounId, NounId]): string =>
  `між ${noun(one, { case: 'instrumental' })} і ${noun(two, { case: 'instrumental' })}`;
const put = (toy: NounId): string => `Постав ${noun(toy, { case: 'accusative' })}`;
/** "2 кроки вгору", but after a consonant "5 кроків угору". */
const walked = (steps: string, side: Side): string =>
  `${steps} ${/[аеєиіїоуюя]$/.test(steps) ? ways[side] : ways[side].replace(/^в/, 'у')}`;
const route = (legs: readonly Leg[], count: typeof counted): string =>
  legs.map(({ side, steps }) => walked(count(steps, 'step'), side)).join(', ');

function order(task: Task, where: string): string {
  if (task.do === 'put') return `${put(task.toy)} ${where}.`;
  return task.do === 'tap' ? `Натисни на іграшку ${where}.` : `Знайди іграшку ${where}.`;
}

function say(task: Task, clue: Clue, how: { readonly ask: boolean; readonly count: typeof counted }): string {
  switch (clue.kind) {
    case 'near':
    case 'between': {
      const where = clue.kind === 'near' ? beside(clue.near) : between(clue.toys);
      return how.ask && task.do === 'choose' ? `Яка іграшка стоїть ${where}?` : order(task, where);
    }
    case 'both':
      if (task.do === 'put') return `${put(task.toy)} ${beside(clue.near)}. Це місце ще й ${beside(clue.also)}.`;
      return `${order(task, beside(clue.near))} Вона ж стоїть ${beside(clue.also)}.`;
    case 'walk': {
      const start = `Іди від ${noun(clue.from, { case: 'genitive' })}: ${route(clue.legs, how.count)}.`;
      if (task.do === 'put') return `${start} ${put(task.toy)} туди.`;
      if (task.do === 'tap') return `${start} Натисни на іграшку, яка там стоїть.`;
      return how.ask ? `${start} Яка іграшка там стоїть?` : `${start} Знайди іграшку, яка там стоїть.`;
    }
  }
}

export const uk: Words = {
  title: 'Полиця з іграшками',
  question: (task, clue) => say(task, clue, { ask: true, count: counted }),
  narration: (task, clue) => say(task, clue, { ask: false, count: spelled }),
  shelf: (shelf, toys) => `Полиця ${shelf}: ${toys.map((toy) => (toy === null ? 'порожньо' : noun(toy))).join(', ')}.`,
  spot: ({ shelf, place }, toy) => `Полиця ${shelf}, місце ${place}${toy === null ? '' : `: ${noun(toy)}`}`,
  toy: (toy) => capital(noun(toy)),
  hints: {
    near: ['Спершу знайди іграшку, яку названо.', 'Тепер подивися зовсім поруч. З якого боку?'],
    between: ['Спершу знайди обидві іграшки, які названо.', 'Тепер подивися на місце посередині.'],
    both: ['Мають виконуватися обидві умови.', 'Знайди всі місця для першого. Потім перевір друге.'],
    walk: ['Постав палець на першу іграшку.', 'Веди палець крок за кроком і лічи.'],
  },
  feedback: {
    'position.other-side': 'Це інший бік. Покажи потрібний бік рукою.',
    'position.other-direction': 'Угору, вниз чи вбік? Послухай ще раз.',
    'position.the-named-one': 'Ця іграшка лише підказує. Подивися поруч із нею.',
    'position.too-far': 'Це на крок далі. Подивися зовсім поруч.',
    'position.beside-not-between': 'Це поруч з однією з них. Подивися посередині.',
    'position.one-half-only': 'Це лише половина завдання. Прочитай до кінця.',
    'position.miscounts-steps': 'Зовсім близько! Полічи кроки ще раз.',
  },
  steps: {
    locate: (toy) => `Ось ${noun(toy)}.`,
    locateTwo: (one, two) => `Ось ${noun(one)}, а ось ${noun(two)}.`,
    look: {
      left: 'Подивися одразу ліворуч.',
      right: 'Подивися одразу праворуч.',
      above: 'Подивися просто вгору.',
      below: 'Подивися просто вниз.',
    },
    middle: 'Подивися на місце посередині.',
    fits: (near, toys) => `${capital(beside(near))} стоять: ${list(toys.map((toy) => noun(toy)))}.`,
    free: (near, count) => `Порожні місця ${beside(near)}: ${count}.`,
    leg: (side, steps) => `Пройди ${walked(counted(steps, 'step'), side)}.`,
    answer: (toy) => `Відповідь: ${noun(toy)}.`,
    put: (toy, { shelf, place }) => `${put(toy)} сюди: полиця ${shelf}, місце ${place}.`,
  },
  praise: (toy) => `Так! Там стоїть ${noun(toy)}.`,
  praisePut: 'Так! Це потрібне місце.',
};
