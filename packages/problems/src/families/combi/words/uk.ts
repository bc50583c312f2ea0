import { speak } from '../../../lang/speak.ts';
import type { Spelling, Words } from './shape.ts';

const { list, noun, numeral } = speak('uk');

const number = (value: number, spelling: Spelling): string => (spelling === 'digits' ? String(value) : numeral(value));
const times = (factors: readonly number[]): string => factors.join(' · ');

export const uk: Words = {
  title: {
    shelves: 'По одній з полиці',
    roads: 'Скільки шляхів?',
    row: 'Скільки способів стати в ряд?',
    groups: 'Скільки груп?',
    digits: 'Скільки чисел?',
    streets: 'Шляхи містом',
  },
  ask: {
    shelves: 'Візьми по одній речі з кожної полиці. Скільки є варіантів?',
    roads: (from, to) => `Ти йдеш з ${from} до ${to} і ніколи назад. Скільки всього шляхів?`,
    row: (rule, one, other) => {
      const said = {
        none: '',
        'at-end': ` Скраю має бути такий звір: ${noun(one)}.`,
        'not-first': ` Першим не має бути такий звір: ${noun(one)}.`,
        together: ` Ці двоє мають стояти поруч: ${list([noun(one), noun(other)])}.`,
      }[rule];
      return `Звірі стають у ряд.${said} Скількома способами вони можуть стати?`;
    },
    groups: (size, spelling) =>
      `Із цих звірів вибирають групу. Звірів у групі: ${number(size, spelling)}. Скільки різних груп?`,
    digits: ({ digits, length, canRepeat }, spelling) => {
      const given = list(digits.map((digit) => number(digit, spelling)));
      const repeat = canRepeat ? 'Цифри можуть повторюватися.' : 'Цифри не повторюються.';
      return `Дано цифри ${given}. ${repeat} Скільки чисел, де цифр рівно ${number(length, spelling)}?`;
    },
    streets: (isClosed) =>
      `Іти можна тільки праворуч і вгору.${isClosed ? ' Одне перехрестя закрито.' : ''} Скільки шляхів веде до мети?`,
  },
  alt: {
    shelves: (sizes) => sizes.map((size, index) => `Полиця ${index + 1}, речей: ${size}.`).join(' '),
    roads: (roads) => `Дороги. ${roads.map(({ from, to, count }) => `З ${from} до ${to}: ${count}`).join('. ')}.`,
    things: (things) => `Звірі: ${list(things.map((thing) => noun(thing)))}.`,
    digits: (digits) => `Картки з цифрами: ${list(digits.map(String))}.`,
    streets: ({ wide, high, closed }) =>
      `Місто з прямими вулицями. До мети кварталів праворуч: ${wide}, угору: ${high}.${closed === null ? '' : ` Закрито перехрестя, до нього праворуч: ${closed[0]}, угору: ${closed[1]}.`}`,
  },
  hints: {
    shelves: ['Візьми одну річ із першої полиці. Що до неї пасує?', 'З кожною іншою річчю буде так само.'],
    roads: ['Спершу полічи шляхи до сусіднього міста.', 'Кожен такий шлях можна продовжити кожною дорогою.'],
    row: ['Хто може стояти на першому місці?', 'Хто лишається на наступне місце?'],
    groups: ['Візьми одного звіра. Хто може бути з ним?', 'Та сама група в іншому порядку не нова.'],
    digits: ['Які цифри можуть стояти попереду?', 'Що лишається для наступного місця?'],
    streets: ['Підпиши біля кожного перехрестя, скільки шляхів туди веде.', 'Туди приходять зліва або знизу.'],
  },
  feedback: {
    'combi.adds': 'Не додавай. Кожне поєднується з кожним.',
    'combi.counts-twice': 'Чи не полічено групу двічі? Порядок у ній не важливий.',
    'combi.forgets-the-rule': 'Прочитай правило ще раз. Не все тут дозволено.',
    'combi.misses-some': 'Чогось бракує. Випиши все за порядком.',
    'combi.too-many': 'Щось полічено зайвий раз. Випиши все за порядком.',
  },
  steps: {
    product: (factors, result) => `Варіанти один за одним: ${times(factors)} = ${result}.`,
    divide: (all, by, result) => `Кожну групу полічено ось скільки разів: ${by}. Отже, ${all} : ${by} = ${result}.`,
    zero: (count) => `Нуль не може стояти попереду. Цифр для першого місця: ${count}.`,
    town: (town, terms, result) =>
      `Шляхів до ${town}: ${terms.map(([ways, roads]) => `${ways} · ${roads}`).join(' + ')} = ${result}.`,
    first: (who, factors, result) =>
      `Не можна, щоб попереду був цей звір (${noun(who)}): ${times(factors)} = ${result}.`,
    minus: (all, bad, result) => `Прибери їх: ${all} − ${bad} = ${result}.`,
    tied: (factors, result) => `Вважай двох сусідів за одного: ${times(factors)} = ${result}.`,
    ends: (who, factors, result) => `Ліворуч стоїть ${noun(who)}, а далі всі інші: ${times(factors)} = ${result}.`,
    double: (all, result) => `Можна й навпаки: ${all} · 2 = ${result}.`,
    street: (street, ways) => `Вулиця ${street} знизу, шляхи до кожного перехрестя: ${ways.join(', ')}.`,
    answer: (total) => `Відповідь: ${total}.`,
  },
  praise: (total) => `Так! Усього ${total}.`,
};
