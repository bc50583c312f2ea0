import { count, spelledIn } from '../../../lang/phrases/de.ts';
import { speak } from '../../../lang/speak.ts';
import type { Time, Words } from './shape.ts';

const { counted, numeral } = speak('de');

const plate = ({ hour, minutes }: Time): string => `${hour}:${String(minutes).padStart(2, '0')}`;
/** "ein Uhr", "sieben Uhr fünf". */
const spoken = ({ hour, minutes }: Time): string =>
  minutes === 0 ? `${numeral(hour)} Uhr` : `${numeral(hour)} Uhr ${numeral(minutes, 'common')}`;
const hands = ({ hour, minutes }: Time): string =>
  minutes === 0
    ? `Der kurze Zeiger steht auf ${hour}, der lange auf 12`
    : `Der kurze Zeiger steht hinter ${hour}, der lange auf ${minutes / 5}`;

export const de: Words = {
  title: 'Uhr und Kalender',
  question: {
    hour: () => 'Wie viel Uhr ist es?',
    minutes: () => 'Wie viele Minuten nach der vollen Stunde ist es?',
    'later-hour': ({ by }) => `Wie viel Uhr ist es in ${count(by, 'hour', 'dative')}?`,
    'hours-between': () => 'Wie viele Stunden vergehen von Uhr zu Uhr?',
    'minutes-between': () => 'Wie viele Minuten vergehen von Uhr zu Uhr?',
    date: ({ by }) => `Heute ist der gelbe Tag. Welches Datum ist in ${count(by, 'day', 'dative')}?`,
    find: ({ time }) => `Welche Uhr zeigt ${plate(time)}?`,
    'find-later': ({ time, by }) =>
      `Es ist ${plate(time)} Uhr. Welche Uhr stimmt ${count(by, 'minute', 'accusative')} später?`,
    set: ({ time }) => `Dreh die Zeiger. Stell die Uhr auf ${plate(time)}.`,
    'set-later': ({ time, by }) =>
      `Es ist ${plate(time)} Uhr. Stell die Uhr ${count(by, 'minute', 'accusative')} weiter.`,
  },
  narration: {
    hour: () => 'Finde heraus, wie viel Uhr es ist.',
    minutes: () => 'Finde heraus, wie viele Minuten es nach der vollen Stunde ist.',
    'later-hour': ({ by }) => `Finde heraus, wie viel Uhr es in ${spelledIn(by, 'hour', 'dative')} ist.`,
    'hours-between': () => 'Finde heraus, wie viele Stunden von Uhr zu Uhr vergehen.',
    'minutes-between': () => 'Finde heraus, wie viele Minuten von Uhr zu Uhr vergehen.',
    date: ({ by }) => `Heute ist der gelbe Tag. Finde heraus, welches Datum in ${spelledIn(by, 'day', 'dative')} ist.`,
    find: ({ time }) => `Finde die Uhr, die ${spoken(time)} zeigt.`,
    'find-later': ({ time, by }) =>
      `Es ist ${spoken(time)}. Finde die Uhr, die ${spelledIn(by, 'minute', 'accusative')} später stimmt.`,
    set: ({ time }) => `Dreh die Zeiger. Stell die Uhr auf ${spoken(time)}.`,
    'set-later': ({ time, by }) =>
      `Es ist ${spoken(time)}. Stell die Uhr ${spelledIn(by, 'minute', 'accusative')} weiter.`,
  },
  alt: {
    face: (time) => `Eine Uhr: ${hands(time)}.`,
    two: (first, second) => `Erste Uhr: ${hands(first)}. Zweite Uhr: ${hands(second)}.`,
    plate: (time) => `Auf einem Schild steht ${plate(time)}.`,
    later: (minutes) => `Minuten später: ${minutes}.`,
    sheet: (days, date) => `Ein Kalenderblatt. Tage im Monat: ${days}. Der gelbe Tag: ${date}.`,
    variant: (time) => `Eine Uhr: ${hands(time)}`,
  },
  hints: {
    read: ['Der kurze rote Zeiger zeigt die Stunde.', 'Der lange blaue Zeiger zeigt die Minuten.'],
    set: ['Stell zuerst den langen blauen Zeiger.', 'Dann den kurzen roten Zeiger: Er zeigt die Stunde.'],
    pass: ['Lies zuerst die frühere Zeit ab.', 'Geh bis zur vollen Stunde und dann weiter.'],
    date: ['Eine Reihe im Kalender ist eine Woche.', 'Eine Woche später steht direkt darunter.'],
  },
  feedback: {
    'clock.forgets-to-move-on': 'So spät ist es jetzt. Lass die Zeiger weitergehen.',
    'clock.next-hour': 'Schau noch einmal auf den kurzen roten Zeiger.',
    'clock.opposite-hour': 'Der kurze rote Zeiger zeigt woanders hin. Schau noch einmal.',
    'clock.other-hour': 'Schau noch einmal auf den kurzen roten Zeiger.',
    'clock.long-hand': 'Die Stunde passt. Schau auf den langen blauen Zeiger.',
    'clock.both-hands': 'Schau auf beide Zeiger, einen nach dem anderen.',
  },
  steps: {
    hourHand: (hour) => `Der kurze Zeiger steht auf ${hour}.`,
    longHand: (mark) => `Der lange Zeiger steht auf ${mark}.`,
    fives: (mark, minutes) => `Jede Zahl bedeutet 5 Minuten: ${mark} · 5 = ${minutes}.`,
    hoursOn: (hours, hour) => `Rücke ihn so weit vor: ${hours}. Dann steht er auf ${hour}.`,
    twoFaces: (from, to) => `Die Uhren zeigen ${from} und ${to}.`,
    rounds: (hours) => `Der lange Zeiger steht wieder gleich, also zähl volle Stunden: ${hours}.`,
    minutesOn: (minutes) => `Der lange Zeiger geht ${count(minutes, 'minute', 'accusative')} weiter.`,
    toFull: (minutes) => `Bis zur vollen Stunde: ${counted(minutes, 'minute')}.`,
    fromFull: (first, second, sum) => `Nach der vollen Stunde: ${second}. Zusammen: ${first} + ${second} = ${sum}.`,
    weeks: (from, plus, to) => `Zuerst ganze Wochen: ${from} + ${plus} = ${to}.`,
    days: (from, plus, to) => `Dann die Tage: ${from} + ${plus} = ${to}.`,
    later: (from, minutes, to) => `Von ${from} Uhr sind es ${counted(minutes, 'minute')} bis ${to} Uhr.`,
    longAt: (mark) => `Der lange Zeiger steht auf ${mark}.`,
    shortAt: (hour) => `Der kurze Zeiger steht auf ${hour}.`,
    shortPast: (hour, next) => `Der kurze Zeiger steht zwischen ${hour} und ${next}.`,
    answer: {
      hour: (n) => `Die Antwort: ${n}.`,
      minutes: (n) => `Die Antwort: ${counted(n, 'minute')}.`,
      hours: (n) => `Die Antwort: ${counted(n, 'hour')}.`,
      date: (n) => `Die Antwort: ${n}.`,
    },
    answerTime: (time) => `Die Uhr zeigt also ${time}.`,
  },
  praise: (answer) => `Ja! Richtig: ${answer}.`,
  strings: {
    hour: 'Kurzer roter Zeiger',
    minute: 'Langer blauer Zeiger',
    mark: (mark) => `steht auf ${mark}`,
  },
};
