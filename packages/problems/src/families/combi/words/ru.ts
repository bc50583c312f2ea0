import { speak } from '../../../lang/speak.ts';
import type { Spelling, Words } from './shape.ts';

const { list, noun, numeral } = speak('ru');

const number = (value: number, spelling: Spelling): string => (spelling === 'digits' ? String(value) : numeral(value));
const times = (factors: readonly number[]): string => factors.join(' × ');

export const ru: Words = {
  title: {
    shelves: 'По одной с полки',
    roads: 'Сколько путей?',
    row: 'Сколько порядков?',
    groups: 'Сколько групп?',
    digits: 'Сколько чисел?',
    streets: 'Пути по городу',
  },
  ask: {
    shelves: 'Возьми по одной вещи с каждой полки. Сколько есть вариантов?',
    roads: (from, to) => `Ты идёшь из ${from} в ${to} и никогда назад. Сколько всего путей?`,
    row: (rule, one, other) => {
      const said = {
        none: '',
        'at-end': ` С краю должен быть такой зверь: ${noun(one)}.`,
        'not-first': ` Первым не должен быть такой зверь: ${noun(one)}.`,
        together: ` Эти двое должны стоять рядом: ${list([noun(one), noun(other)])}.`,
      }[rule];
      return `Звери встают в ряд.${said} Сколько есть порядков?`;
    },
    groups: (size, spelling) =>
      `Из этих зверей выбирают группу. Зверей в группе: ${number(size, spelling)}. Сколько разных групп?`,
    digits: ({ digits, length, canRepeat }, spelling) => {
      const given = list(digits.map((digit) => number(digit, spelling)));
      const repeat = canRepeat ? 'Цифры могут повторяться.' : 'Цифры не повторяются.';
      return `Даны цифры ${given}. ${repeat} Сколько чисел, где цифр ровно ${number(length, spelling)}?`;
    },
    streets: (isClosed) =>
      `Идти можно только вправо и вверх.${isClosed ? ' Один перекрёсток закрыт.' : ''} Сколько путей ведёт к цели?`,
  },
  alt: {
    shelves: (sizes) => sizes.map((size, index) => `Полка ${index + 1}, вещей: ${size}.`).join(' '),
    roads: (roads) => `Дороги. ${roads.map(({ from, to, count }) => `Из ${from} в ${to}: ${count}`).join('. ')}.`,
    things: (things) => `Звери: ${list(things.map((thing) => noun(thing)))}.`,
    digits: (digits) => `Карточки с цифрами: ${list(digits.map(String))}.`,
    streets: ({ wide, high, closed }) =>
      `Город с прямыми улицами. До цели кварталов вправо: ${wide}, вверх: ${high}.${closed === null ? '' : ` Закрыт перекрёсток, до него вправо: ${closed[0]}, вверх: ${closed[1]}.`}`,
  },
  hints: {
    shelves: ['Возьми одну вещь с первой полки. Что к ней подходит?', 'С каждой другой вещью будет так же.'],
    roads: ['Сначала посчитай пути до соседнего города.', 'Каждый такой путь продолжается по каждой дороге.'],
    row: ['Кто может стоять на первом месте?', 'Кто остаётся на следующее место?'],
    groups: ['Возьми одного зверя. Кто может быть с ним?', 'Та же группа в другом порядке не новая.'],
    digits: ['Какие цифры могут стоять впереди?', 'Что остаётся для следующего места?'],
    streets: ['Подпиши у каждого перекрёстка, сколько путей туда ведёт.', 'Туда приходят слева или снизу.'],
  },
  feedback: {
    'combi.adds': 'Не складывай. Каждое сочетается с каждым.',
    'combi.counts-twice': 'Не посчитана ли группа дважды? Порядок в ней не важен.',
    'combi.forgets-the-rule': 'Прочитай правило ещё раз. Не всё здесь разрешено.',
    'combi.misses-some': 'Чего-то не хватает. Выпиши всё по порядку.',
    'combi.too-many': 'Что-то посчитано лишний раз. Выпиши всё по порядку.',
  },
  steps: {
    product: (factors, result) => `Варианты один за другим: ${times(factors)} = ${result}.`,
    divide: (all, by, result) => `Каждая группа посчитана вот сколько раз: ${by}. Значит, ${all} : ${by} = ${result}.`,
    zero: (count) => `Ноль не может стоять впереди. Цифр для первого места: ${count}.`,
    town: (town, terms, result) =>
      `Путей в ${town}: ${terms.map(([ways, roads]) => `${ways} × ${roads}`).join(' + ')} = ${result}.`,
    first: (who, factors, result) =>
      `Нельзя, чтобы впереди был этот зверь (${noun(who)}): ${times(factors)} = ${result}.`,
    minus: (all, bad, result) => `Убери их: ${all} − ${bad} = ${result}.`,
    tied: (factors, result) => `Считай двух соседей за одного: ${times(factors)} = ${result}.`,
    ends: (who, factors, result) => `Слева стоит ${noun(who)}, а дальше все остальные: ${times(factors)} = ${result}.`,
    double: (all, result) => `Можно и наоборот: ${all} × 2 = ${result}.`,
    street: (street, ways) => `Улица ${street} снизу, пути к каждому перекрёстку: ${ways.join(', ')}.`,
    answer: (total) => `Ответ: ${total}.`,
  },
  praise: (total) => `Да! Всего ${total}.`,
};
