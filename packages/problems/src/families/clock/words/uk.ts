import { speak } from '../../../lang/speak.ts';
import type { Time, Words } from './shape.ts';
import { ordinal } from '../../../lang/words.ts';

const { counted, described, noun, numeral, spelled } = speak('uk');

const plate = ({ hour, minutes }: Time): string => `${hour}:${String(minutes).padStart(2, '0')}`;
/** "сьома година п’ять хвилин". */
const spoken = ({ hour, minutes }: Time): string => {
  const oclock = described({ noun: 'hour', adjectives: [ordinal(hour)] });
  return minutes === 0 ? oclock : `${oclock} ${spelled(minutes, 'minute')}`;
};
const hands = ({ hour, minutes }: Time): string =>
  minutes === 0 ? `коротка стрілка на ${hour}, довга на 12` : `коротка стрілка після ${hour}, довга на ${minutes / 5}`;

type Unit = 'hour' | 'minute' | 'day';
const isOne = (n: number): boolean => n % 10 === 1 && n % 100 !== 11;
/** The accusative after "через": "через 1 годину", "через 21 хвилину". */
const passed = (n: number, unit: Unit): string =>
  isOne(n) ? `${n} ${noun(unit, { case: 'accusative' })}` : counted(n, unit);
const passedSpoken = (n: number, unit: Unit): string =>
  isOne(n) && unit !== 'day'
    ? `${numeral(n, 'feminine').replace(/одна$/, 'одну')} ${noun(unit, { case: 'accusative' })}`
    : spelled(n, unit);

export const uk: Words = {
  title: 'Годинник і календар',
  question: {
    hour: () => 'Котра година на годиннику?',
    minutes: () => 'Скільки хвилин минуло від початку години?',
    'later-hour': ({ by }) => `Котра година буде через ${passed(by, 'hour')}?`,
    'hours-between': () => 'Скільки годин мине від першого годинника до другого?',
    'minutes-between': () => 'Скільки хвилин мине від першого годинника до другого?',
    date: ({ by }) => `Сьогодні жовтий день. Яке число буде через ${passed(by, 'day')}?`,
    find: ({ time }) => `На якому годиннику ${plate(time)}?`,
    'find-later': ({ time, by }) => `Зараз ${plate(time)}. Що покаже годинник через ${passed(by, 'minute')}?`,
    set: ({ time }) => `Поверни стрілки. Нехай на годиннику буде ${plate(time)}.`,
    'set-later': ({ time, by }) => `Зараз ${plate(time)}. Постав час, який буде через ${passed(by, 'minute')}.`,
  },
  narration: {
    hour: () => 'Дізнайся, котра година на годиннику.',
    minutes: () => 'Дізнайся, скільки хвилин минуло від початку години.',
    'later-hour': ({ by }) => `Дізнайся, котра година буде через ${passedSpoken(by, 'hour')}.`,
    'hours-between': () => 'Дізнайся, скільки годин мине від першого годинника до другого.',
    'minutes-between': () => 'Дізнайся, скільки хвилин мине від першого годинника до другого.',
    date: ({ by }) => `Сьогодні жовтий день. Дізнайся, яке число буде через ${passedSpoken(by, 'day')}.`,
    find: ({ time }) => `Знайди годинник, на якому ${spoken(time)}.`,
    'find-later': ({ time, by }) =>
      `Зараз ${spoken(time)}. Знайди, що покаже годинник через ${passedSpoken(by, 'minute')}.`,
    set: ({ time }) => `Поверни стрілки. Нехай на годиннику буде ${spoken(time)}.`,
    'set-later': ({ time, by }) => `Зараз ${spoken(time)}. Постав час, який буде через ${passedSpoken(by, 'minute')}.`,
  },
  alt: {
    face: (time) => `Годинник: ${hands(time)}.`,
    two: (first, second) => `Перший годинник: ${hands(first)}. Другий годинник: ${hands(second)}.`,
    plate: (time) => `На табло ${plate(time)}.`,
    later: (minutes) => `Через стільки хвилин: ${minutes}.`,
    sheet: (days, date) => `Аркуш календаря. Днів у місяці: ${days}. Жовтий день: ${date}.`,
    variant: (time) => `Годинник: ${hands(time)}`,
  },
  hints: {
    read: ['Коротка червона стрілка показує годину.', 'Довга блакитна стрілка показує хвилини.'],
    set: ['Спершу постав довгу блакитну стрілку.', 'Потім коротку червону: вона показує годину.'],
    pass: ['Спершу дізнайся, що показує перший годинник.', 'Зупинися на цілій годині, потім іди далі.'],
    date: ['Один ряд календаря — один тиждень.', 'Той самий день через тиждень стоїть просто під ним.'],
  },
  feedback: {
    'clock.forgets-to-move-on': 'Стільки часу зараз. Нехай стрілки підуть далі.',
    'clock.next-hour': 'Подивися ще раз на коротку червону стрілку.',
    'clock.opposite-hour': 'Коротка червона стрілка дивиться в інший бік. Перевір.',
    'clock.other-hour': 'Подивися ще раз на коротку червону стрілку.',
    'clock.long-hand': 'Година підходить. Подивися на довгу блакитну стрілку.',
    'clock.both-hands': 'Подивися на обидві стрілки по черзі.',
  },
  steps: {
    hourHand: (hour) => `Коротка стрілка стоїть на ${hour}.`,
    longHand: (mark) => `Довга стрілка стоїть на ${mark}.`,
    fives: (mark, minutes) => `Кожне число — це 5 хвилин: ${mark} · 5 = ${minutes}.`,
    hoursOn: (hours, hour) => `Пересунь її вперед: ${hours}. Тепер вона на ${hour}.`,
    twoFaces: (from, to) => `На годинниках ${from} і ${to}.`,
    rounds: (hours) => `Довга стрілка на тому самому місці, лічи цілі години: ${hours}.`,
    minutesOn: (minutes) => `Довга стрілка проходить далі: ${counted(minutes, 'minute')}.`,
    toFull: (minutes) => `До цілої години: ${counted(minutes, 'minute')}.`,
    fromFull: (first, second, sum) => `Після цілої години: ${second}. Разом: ${first} + ${second} = ${sum}.`,
    weeks: (from, plus, to) => `Спершу цілі тижні: ${from} + ${plus} = ${to}.`,
    days: (from, plus, to) => `Потім дні: ${from} + ${plus} = ${to}.`,
    later: (from, minutes, to) => `Було ${from}, через ${passed(minutes, 'minute')} буде ${to}.`,
    longAt: (mark) => `Довга стрілка стоїть на ${mark}.`,
    shortAt: (hour) => `Коротка стрілка стоїть на ${hour}.`,
    shortPast: (hour, next) => `Коротка стрілка між ${hour} і ${next}.`,
    answer: {
      hour: (n) => `Відповідь: ${n}.`,
      minutes: (n) => `Відповідь: ${counted(n, 'minute')}.`,
      hours: (n) => `Відповідь: ${counted(n, 'hour')}.`,
      date: (n) => `Відповідь: ${n}.`,
    },
    answerTime: (time) => `Отже, на годиннику ${time}.`,
  },
  praise: (answer) => `Так! Правильно: ${answer}.`,
  strings: {
    hour: 'Коротка червона стрілка',
    minute: 'Довга блакитна стрілка',
    mark: (mark) => `стоїть на ${mark}`,
  },
};
