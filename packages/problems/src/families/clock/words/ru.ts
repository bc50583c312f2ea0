import { speak } from '../../../lang/speak.ts';
import type { Time, Words } from './shape.ts';

const { counted, spelled } = speak('ru');

const plate = ({ hour, minutes }: Time): string => `${hour}:${String(minutes).padStart(2, '0')}`;
const spoken = ({ hour, minutes }: Time): string =>
  minutes === 0 ? spelled(hour, 'hour') : `${spelled(hour, 'hour')} ${spelled(minutes, 'minute')}`;
const hands = ({ hour, minutes }: Time): string =>
  minutes === 0
    ? `короткая стрелка на ${hour}, длинная на 12`
    : `короткая стрелка после ${hour}, длинная на ${minutes / 5}`;

export const ru: Words = {
  title: 'Часы и календарь',
  question: {
    hour: () => 'Который час на часах?',
    minutes: () => 'Сколько минут прошло после целого часа?',
    'later-hour': ({ by }) => `Который час будет через ${counted(by, 'hour')}?`,
    'hours-between': () => 'Сколько часов пройдёт от первых часов до вторых?',
    'minutes-between': () => 'Сколько минут пройдёт от первых часов до вторых?',
    date: ({ by }) => `Сегодня жёлтый день. Какое число будет через ${counted(by, 'day')}?`,
    find: ({ time }) => `На каких часах ${plate(time)}?`,
    'find-later': ({ time, by }) => `Сейчас ${plate(time)}. Что покажут часы через ${counted(by, 'minute')}?`,
    set: ({ time }) => `Поверни стрелки. Пусть на часах будет ${plate(time)}.`,
    'set-later': ({ time, by }) => `Сейчас ${plate(time)}. Поставь время через ${counted(by, 'minute')}.`,
  },
  narration: {
    hour: () => 'Узнай, который час на часах.',
    minutes: () => 'Узнай, сколько минут прошло после целого часа.',
    'later-hour': ({ by }) => `Узнай, который час будет через ${spelled(by, 'hour')}.`,
    'hours-between': () => 'Узнай, сколько часов пройдёт от первых часов до вторых.',
    'minutes-between': () => 'Узнай, сколько минут пройдёт от первых часов до вторых.',
    date: ({ by }) => `Сегодня жёлтый день. Узнай, какое число будет через ${spelled(by, 'day')}.`,
    find: ({ time }) => `Найди часы, на которых ${spoken(time)}.`,
    'find-later': ({ time, by }) => `Сейчас ${spoken(time)}. Найди, что покажут часы через ${spelled(by, 'minute')}.`,
    set: ({ time }) => `Поверни стрелки. Пусть на часах будет ${spoken(time)}.`,
    'set-later': ({ time, by }) => `Сейчас ${spoken(time)}. Поставь время через ${spelled(by, 'minute')}.`,
  },
  alt: {
    face: (time) => `Часы: ${hands(time)}.`,
    two: (first, second) => `Первые часы: ${hands(first)}. Вторые часы: ${hands(second)}.`,
    plate: (time) => `На табло ${plate(time)}.`,
    later: (minutes) => `Прибавить: ${minutes}.`,
    sheet: (days, date) => `Лист календаря. Дней в месяце: ${days}. Жёлтый день: ${date}.`,
    variant: (time) => `Часы: ${hands(time)}`,
  },
  hints: {
    read: ['Короткая красная стрелка показывает час.', 'Длинная голубая стрелка показывает минуты.'],
    set: ['Сначала поставь длинную голубую стрелку.', 'Потом короткую красную: она показывает час.'],
    pass: ['Сначала узнай, что показывают первые часы.', 'Остановись на целом часе, потом иди дальше.'],
    date: ['Один ряд календаря — одна неделя.', 'Тот же день через неделю стоит прямо под ним.'],
  },
  feedback: {
    'clock.forgets-to-move-on': 'Столько времени сейчас. Пусть стрелки пойдут дальше.',
    'clock.next-hour': 'Посмотри ещё раз на короткую красную стрелку.',
    'clock.opposite-hour': 'Короткая красная стрелка смотрит в другую сторону. Проверь.',
    'clock.other-hour': 'Посмотри ещё раз на короткую красную стрелку.',
    'clock.long-hand': 'Час подходит. Посмотри на длинную голубую стрелку.',
    'clock.both-hands': 'Посмотри на обе стрелки по очереди.',
  },
  steps: {
    hourHand: (hour) => `Короткая стрелка стоит на ${hour}.`,
    longHand: (mark) => `Длинная стрелка стоит на ${mark}.`,
    fives: (mark, minutes) => `Каждая цифра — это 5 минут: ${mark} · 5 = ${minutes}.`,
    hoursOn: (hours, hour) => `Передвинь её вперёд: ${hours}. Теперь она на ${hour}.`,
    twoFaces: (from, to) => `На часах ${from} и ${to}.`,
    rounds: (hours) => `Длинная стрелка на том же месте, считай целые часы: ${hours}.`,
    minutesOn: (minutes) => `Длинная стрелка проходит дальше: ${counted(minutes, 'minute')}.`,
    toFull: (minutes) => `До целого часа: ${counted(minutes, 'minute')}.`,
    fromFull: (first, second, sum) => `После целого часа: ${second}. Вместе: ${first} + ${second} = ${sum}.`,
    weeks: (from, plus, to) => `Сначала целые недели: ${from} + ${plus} = ${to}.`,
    days: (from, plus, to) => `Потом дни: ${from} + ${plus} = ${to}.`,
    later: (from, minutes, to) => `Было ${from}, через ${counted(minutes, 'minute')} будет ${to}.`,
    longAt: (mark) => `Длинная стрелка стоит на ${mark}.`,
    shortAt: (hour) => `Короткая стрелка стоит на ${hour}.`,
    shortPast: (hour, next) => `Короткая стрелка между ${hour} и ${next}.`,
    answer: {
      hour: (n) => `Ответ: ${n}.`,
      minutes: (n) => `Ответ: ${counted(n, 'minute')}.`,
      hours: (n) => `Ответ: ${counted(n, 'hour')}.`,
      date: (n) => `Ответ: ${n}.`,
    },
    answerTime: (time) => `Значит, на часах ${time}.`,
  },
  praise: (answer) => `Да! Верно: ${answer}.`,
  strings: {
    hour: 'Короткая красная стрелка',
    minute: 'Длинная голубая стрелка',
    mark: (mark) => `стоит на ${mark}`,
  },
};
