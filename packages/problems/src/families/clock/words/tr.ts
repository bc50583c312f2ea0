import { speak } from '../../../lang/speak.ts';
import type { Time, Words } from './shape.ts';

const { counted, numeral, spelled } = speak('tr');

const plate = ({ hour, minutes }: Time): string => `${hour}:${String(minutes).padStart(2, '0')}`;
const spoken = ({ hour, minutes }: Time): string => {
  if (minutes === 0) return `${numeral(hour)} o’clock`;
  return minutes < 10 ? `${numeral(hour)} oh ${numeral(minutes)}` : `${numeral(hour)} ${numeral(minutes)}`;
};
const hands = ({ hour, minutes }: Time): string =>
  minutes === 0
    ? `the short hand points at ${hour}, the long hand at 12`
    : `the short hand is past ${hour}, the long hand points at ${minutes / 5}`;

export const tr: Words = {
  title: 'Clock and calendar',
  question: {
    hour: () => 'Which hour does the clock show?',
    minutes: () => 'How many minutes past the full hour is it?',
    'later-hour': ({ by }) => `What will the hour be ${counted(by, 'hour')} later?`,
    'hours-between': () => 'How many hours pass from clock to clock?',
    'minutes-between': () => 'How many minutes pass from clock to clock?',
    date: ({ by }) => `Today is the yellow day. Which date is ${counted(by, 'day')} later?`,
    find: ({ time }) => `Which clock shows ${plate(time)}?`,
    'find-later': ({ time, by }) => `It is ${plate(time)}. Which clock is right ${counted(by, 'minute')} later?`,
    set: ({ time }) => `Turn the hands. Let the clock show ${plate(time)}.`,
    'set-later': ({ time, by }) => `It is ${plate(time)}. Set the clock ${counted(by, 'minute')} later.`,
  },
  narration: {
    hour: () => 'Find the hour that the clock shows.',
    minutes: () => 'Find out how many minutes it is past the full hour.',
    'later-hour': ({ by }) => `Find out what the hour will be ${spelled(by, 'hour')} later.`,
    'hours-between': () => 'Find out how many hours pass from clock to clock.',
    'minutes-between': () => 'Find out how many minutes pass from clock to clock.',
    date: ({ by }) => `Today is the yellow day. Find the date ${spelled(by, 'day')} later.`,
    find: ({ time }) => `Find the clock that shows ${spoken(time)}.`,
    'find-later': ({ time, by }) =>
      `It is ${spoken(time)}. Find the clock that is right ${spelled(by, 'minute')} later.`,
    set: ({ time }) => `Turn the hands. Let the clock show ${spoken(time)}.`,
    'set-later': ({ time, by }) => `It is ${spoken(time)}. Set the clock ${spelled(by, 'minute')} later.`,
  },
  alt: {
    face: (time) => `A clock: ${hands(time)}.`,
    two: (first, second) => `First clock: ${hands(first)}. Second clock: ${hands(second)}.`,
    plate: (time) => `A plate says ${plate(time)}.`,
    later: (minutes) => `Later by: ${minutes}.`,
    sheet: (days, date) => `A calendar sheet. Days in the month: ${days}. The yellow day: ${date}.`,
    variant: (time) => `A clock: ${hands(time)}`,
  },
  hints: {
    read: ['The short red hand shows the hour.', 'The long blue hand shows the minutes.'],
    set: ['Set the long blue hand first.', 'Then the short red hand: it shows the hour.'],
    pass: ['First read the earlier time.', 'Stop at the full hour, then go on.'],
    date: ['One row of the calendar is one week.', 'A week later lies right below.'],
  },
  feedback: {
    'clock.forgets-to-move-on': 'That is the time now. Let the hands go on.',
    'clock.next-hour': 'Look at the short red hand once more.',
    'clock.opposite-hour': 'The short red hand points the other way. Look again.',
    'clock.other-hour': 'Look at the short red hand once more.',
    'clock.long-hand': 'The hour fits. Look at the long blue hand.',
    'clock.both-hands': 'Look at both hands, one after the other.',
  },
  steps: {
    hourHand: (hour) => `The short hand points at ${hour}.`,
    longHand: (mark) => `The long hand points at ${mark}.`,
    fives: (mark, minutes) => `Each number is 5 minutes: ${mark} × 5 = ${minutes}.`,
    hoursOn: (hours, hour) => `Move it on by ${hours}: it comes to ${hour}.`,
    twoFaces: (from, to) => `The clocks show ${from} and ${to}.`,
    rounds: (hours) => `The long hand is back, so count full hours: ${hours}.`,
    minutesOn: (minutes) => `The long hand goes on by ${counted(minutes, 'minute')}.`,
    toFull: (minutes) => `To the full hour: ${counted(minutes, 'minute')}.`,
    fromFull: (first, second, sum) => `After the full hour: ${second}. Together: ${first} + ${second} = ${sum}.`,
    weeks: (from, plus, to) => `Whole weeks first: ${from} + ${plus} = ${to}.`,
    days: (from, plus, to) => `Then the days: ${from} + ${plus} = ${to}.`,
    later: (from, minutes, to) => `From ${from}, ${counted(minutes, 'minute')} later it is ${to}.`,
    longAt: (mark) => `The long hand points at ${mark}.`,
    shortAt: (hour) => `The short hand points at ${hour}.`,
    shortPast: (hour, next) => `The short hand is between ${hour} and ${next}.`,
    answer: {
      hour: (n) => `The answer: ${n}.`,
      minutes: (n) => `The answer: ${counted(n, 'minute')}.`,
      hours: (n) => `The answer: ${counted(n, 'hour')}.`,
      date: (n) => `The answer: ${n}.`,
    },
    answerTime: (time) => `So the clock shows ${time}.`,
  },
  praise: (answer) => `Yes! Right: ${answer}.`,
  strings: {
    hour: 'Short red hand',
    minute: 'Long blue hand',
    mark: (mark) => `points at ${mark}`,
  },
};
