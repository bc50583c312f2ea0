import { speak } from '../../../lang/speak.ts';
import type { Gender } from '../../../lang/grammar.ts';
import type { Spelling, Trip, Words } from './shape.ts';

const { capital, counted, list, noun, numeral, spelled } = speak('ru');

const numbers = (values: readonly number[], spelling: Spelling): string =>
  list(values.map((value) => number(value, spelling)));
const number = (value: number, spelling: Spelling, gender: Gender = 'masculine'): string =>
  spelling === 'digits' ? String(value) : numeral(value, gender);

const trip = ({ isBack, crew }: Trip): string => `${isBack ? 'обратно' : 'туда'} ${list(crew.map((one) => noun(one)))}`;

export const ru: Words = {
  title: { pour: 'Отмерь воду', ferry: 'Через реку', flip: 'Переверни монеты', pay: 'Меньше монет' },
  ask: {
    pour: ({ jugs, target, hasTap }, spelling) => {
      const litres = spelling === 'digits' ? counted(target, 'litre') : spelled(target, 'litre');
      const size = `Объём кувшинов в литрах: ${numbers(jugs, spelling)}.`;
      const given = hasTap
        ? `${size} Один ход: наполнить кувшин, вылить его или перелить.`
        : `${size} Самый большой полон. Один ход: перелить из одного кувшина в другой.`;
      const stop = 'Лей, пока один не опустеет или не наполнится.';
      return `${given} ${stop} За сколько ходов, самое меньшее, можно получить ${litres}?`;
    },
    ferry: ({ weights, limit }, spelling) =>
      `Всем нужно на другой берег. Вес зверей: ${numbers(weights, spelling)}. Лодка выдерживает не больше ${spelling === 'digits' ? String(limit) : `чем ${numeral(limit)}`}. Кто-то всегда должен грести. Сколько раз, самое меньшее, лодка переплывёт реку?`,
    flip: (width, spelling) =>
      `За один ход переворачивают ${number(width, spelling, 'feminine')} соседние монеты. За сколько ходов, самое меньшее, все покажут звезду?`,
    pay: ({ values, sum }, spelling) =>
      `Есть много монет: ${numbers(values, spelling)}. Заплати ровно ${number(sum, spelling)}. Сколько монет нужно, самое меньшее?`,
  },
  alt: {
    pour: ({ jugs, target, hasTap }) =>
      `Кувшины, объём в литрах: ${list(jugs.map(String))}. ${hasTap ? 'Есть кран, все кувшины пустые.' : 'Самый большой полон, остальные пустые.'} Нужно: ${counted(target, 'litre')}.`,
    ferry: (herd, limit) =>
      `Звери на левом берегу реки: ${herd.map(({ animal, weight }) => `${noun(animal)} ${weight}`).join(', ')}. Лодка выдерживает ${limit}.`,
    flip: (coins) =>
      `Ряд монет: ${coins.map((isUp, index) => `${index + 1} ${isUp ? 'звезда' : 'оборот'}`).join(', ')}.`,
    pay: (values, sum) => `Монеты: ${list(values.map(String))}. Цена: ${sum}.`,
  },
  hints: {
    pour: ['После каждого хода записывай, сколько воды в кувшинах.', 'Что могло быть в кувшинах прямо перед концом?'],
    ferry: ['Кто-то должен вернуть лодку. Кто лёгкий?', 'Загружай лодку как можно лучше.'],
    flip: ['Посмотри на первую монету. Её меняет только один ход.', 'Один и тот же ход дважды ничего не меняет.'],
    pay: ['Начать с самой большой монеты не всегда лучше.', 'Попробуй взять несколько средних монет.'],
  },
  feedback: {
    'search.one-move-forgotten': 'Совсем близко! Пройди всё ход за ходом и посчитай.',
    'search.one-move-too-many': 'Совсем близко! Часть пути можно сделать короче.',
    'search.too-few': 'Проверь: всё ли готово за столько ходов?',
    'search.detour': 'Так получится, но это крюк. Поищи путь короче.',
    'search.largest-first': 'Это если начать с самой большой. Попробуй начать иначе.',
  },
  steps: {
    pour: (states) => `В кувшинах по очереди: ${states.join('; ')}.`,
    ferry: (trips) => `${capital(trips.map(trip).join('; '))}.`,
    flip: (turns) => `Переверни монеты ${list(turns)}.`,
    greedy: (coins, sum) => `Сначала самые большие: ${coins.join(' + ')} = ${sum}. Монет: ${coins.length}.`,
    pay: (coins, sum) => `Лучше так: ${coins.join(' + ')} = ${sum}.`,
    answer: {
      pour: (moves) => `Короче никак не получится. Наименьшее число ходов: ${moves}.`,
      ferry: (moves) => `Теперь все на том берегу, и быстрее нельзя. Переправ: ${moves}.`,
      flip: (moves) => `Все звёзды видны, и меньше ходов не хватит. Ходов: ${moves}.`,
      pay: (moves) => `Меньшим числом монет эту сумму не собрать. Монет: ${moves}.`,
    },
  },
  praise: 'Да! Короче нельзя.',
};
